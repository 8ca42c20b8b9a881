"""Whole matches on file: the rules must tell them again to the last hash."""
