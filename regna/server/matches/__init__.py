"""Matches in play: rooms, seats, clocks, bots and history."""
