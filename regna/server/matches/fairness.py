"""Fairness: the seed is settled and committed to by its hash before the first move, and shown after the last."""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256

BITS = 128
REMARK = "# commitment "
"""What the line of a downloaded record begins with that repeats what was shown at the start."""


def new_seed() -> int:
    """A seed from the operating system, too long to be guessed from its hash."""
    return secrets.randbits(BITS)


@lru_cache(10_000)
def commitment(seed: int | str) -> str:
    """What is shown of a seed at the start: the SHA-256 of its decimal digits, as the record has them."""
    return sha256(str(seed).encode()).hexdigest()


def with_commitment(record: str, seed: int | str) -> str:
    """A record that carries what was shown of its seed."""
    first, _, rest = record.partition("\n")
    return f"{first}\n{REMARK}{commitment(seed)}\n{rest}"


def commitment_in(record: str) -> str | None:
    """What a record says was shown of its seed."""
    found = [line.removeprefix(REMARK).strip() for line in record.splitlines() if line.startswith(REMARK)]
    return found[0] if found else None
