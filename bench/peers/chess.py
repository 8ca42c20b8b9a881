"""python-chess: chess in Python, whose copy takes the moves along that can be taken back."""

from __future__ import annotations

from random import Random

from chess import Board

from .peer import Peer, Steps


def play(chance: Random) -> Steps:
    """Until `Board.is_game_over` would say so, which would look for the legal moves again."""
    board = Board()
    while moves := list(board.legal_moves):
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            return
        yield len(moves), board
        board.push(chance.choice(moves))


CHESS = Peer("python-chess", "Python", play, Board.copy)
