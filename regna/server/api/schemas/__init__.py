"""The shapes of the API's answers, for its description and its tests; nothing is checked on the way out."""
