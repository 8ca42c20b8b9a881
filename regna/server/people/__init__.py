"""People: accounts, and the ways to reach them."""
