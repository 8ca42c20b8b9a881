"""The terminal: a table to play at, a way to look at past matches, and what the command line prints."""
