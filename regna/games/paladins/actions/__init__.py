"""The actions of a player's board, a file each; pairs that are alike share one (p. 13 to 21)."""
