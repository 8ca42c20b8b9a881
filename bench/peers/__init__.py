"""Other engines from PyPI, measured as ours is; `BASE` is the one that ours is compared with."""

from importlib.util import find_spec

from . import catanatron, chess, rlcard
from .peer import Peer

BASE = catanatron.CATAN
PEERS: tuple[Peer, ...] = (BASE, rlcard.UNO, rlcard.GIN_RUMMY, chess.CHESS)
if find_spec("pyspiel"):
    # There is none for Macs with Intel processors.
    from . import openspiel

    PEERS += (openspiel.CHESS, openspiel.HEARTS)

__all__ = ["BASE", "PEERS", "Peer"]
