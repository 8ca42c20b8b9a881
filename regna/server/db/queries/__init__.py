"""Queries, by what they are about; nothing else reads or writes tables."""
