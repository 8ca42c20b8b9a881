"""Lock-out: how often a login may be tried with a wrong password.

Nobody can lock somebody else out: a browser that has logged in before is counted for itself. All others are counted by
login and address, and together by login, which bounds what many addresses can try.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from ..db.server_secrets import get_or_create
from ..db.storage import Storage
from ..rates import Rates

STORED_AS = "browsers"


class Lockout:
    """Counts attempts, and recognises browsers that have logged in before by a signed cookie."""

    def __init__(self, rates: Rates, key: str) -> None:
        self.rates = rates
        self.key = key.encode()

    @classmethod
    async def open(cls, storage: Storage, rates: Rates) -> Lockout:
        return cls(rates, await get_or_create(storage, STORED_AS, secrets.token_hex))

    def count(self, login: str, address: str, proof: str | None) -> str:
        """Count one more attempt, or decline it; returns for whom it was counted."""
        if proof is not None and self.is_known(login, proof):
            self.rates.count("guesses", login, proof)
            return proof
        self.rates.count("guesses", login, address)
        self.rates.count("strangers", login)
        return address

    def forgive(self, login: str, who: str) -> None:
        """Forget the attempts of somebody who has got the password right."""
        self.rates.forget("guesses", login, who)

    def new_proof(self, login: str) -> str:
        """The proof by which a browser is recognised."""
        return self.signed(login, secrets.token_hex(16))

    def is_known(self, login: str, proof: str) -> bool:
        proof = proof.encode("utf-8", "replace").decode()
        return hmac.compare_digest(self.signed(login, proof.partition(".")[0]).encode(), proof.encode())

    def signed(self, login: str, number: str) -> str:
        return f"{number}.{hmac.new(self.key, f'{number} {login}'.encode(), sha256).hexdigest()}"
