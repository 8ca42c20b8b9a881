"""Regna: a table for heavy board games, played in the browser, in the terminal and in code."""

__version__ = "0.1.0"
