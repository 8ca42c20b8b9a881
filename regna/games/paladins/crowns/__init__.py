"""City of Crowns: an expansion, as a box of its own. Its numbers of pages are those of its own rulebook."""
