"""Routes for Web Push: browsers that are to be notified when it is somebody's turn."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from typing import Annotated

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from fastapi import APIRouter, Request
from pydantic import AfterValidator, Field

from ..errors import Declined
from .deps import Body, Data, ServerDep, SessionAccount
from .language import language

ROUTER = APIRouter(prefix="/push")
MAX_ENDPOINT = 1000


def point(text: str) -> str:
    """A public key of a browser."""
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(text))
    return text


def secret(text: str) -> str:
    if len(decoded(text)) != 16:
        raise ValueError("not 16 bytes")
    return text


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "replace") + b"=" * (-len(text) % 4))


class Keys(Body):
    """What a message to a browser is sealed with."""

    p256dh: Annotated[str, Field(max_length=100), AfterValidator(point)]
    auth: Annotated[str, Field(max_length=40), AfterValidator(secret)]


class Endpoint(Body):
    """Where a browser can be reached."""

    endpoint: Annotated[str, Field(max_length=MAX_ENDPOINT)]


class Subscription(Endpoint):
    """A browser that wants to be notified, as its own `PushSubscription` describes it."""

    keys: Keys


@ROUTER.get("")
async def key(server: ServerDep) -> Data:
    """The key that a browser needs to subscribe, and whether this server sends e-mail too."""
    return {"key": server.push.key, "letters": server.notifier.mailer is not None}


@ROUTER.post("", status_code=204)
async def subscribe(body: Subscription, request: Request, account: SessionAccount, server: ServerDep) -> None:
    """Notify this browser when it is my turn and I am away."""
    server.rates.count("matches", account.id)
    if not server.push.http_client.may_call(body.endpoint):
        raise Declined("server-no-endpoint")
    row = {"account": account.id, "lang": language(request), "created": server.registry.now()}
    await server.push.add(body.endpoint, row | body.keys.model_dump())


@ROUTER.delete("", status_code=204)
async def unsubscribe(body: Endpoint, account: SessionAccount, server: ServerDep) -> None:
    """Stop notifying this browser."""
    await server.push.remove(body.endpoint, account.id)
