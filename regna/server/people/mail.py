"""E-mail through the server that `REGNA_SMTP_URL` names, with links to the address that `REGNA_URL` names."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from ...kernel import RegnaError

PATIENCE = 20
PORTS = {"smtp": 587, "smtps": 465}


def public_url(url: str) -> str:
    """The address of this server, as the beginning of links."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise RegnaError("server-bad-url")
    return url.rstrip("/")


class SmtpServer(NamedTuple):
    """A mail server, and the sender of what it sends."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def at(cls, url: str) -> SmtpServer:
        """`smtp://user:password@host:587?from=regna@example.org`; with `smtps` encrypted from the first byte."""
        try:
            parts = urlsplit(url)
            sender = parse_qs(parts.query).get("from", [unquote(parts.username or "")])[0]
            port = parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):
            raise RegnaError("server-bad-smtp") from None
        if not parts.hostname or "@" not in sender:
            raise RegnaError("server-bad-smtp")
        user, password = (unquote(word) if word else None for word in (parts.username, parts.password))
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password, sender)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a message; any failure raises `OSError`."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await aiosmtplib.send(
                letter, hostname=self.host, port=self.port, use_tls=self.tls, username=self.user,
                password=self.password, timeout=PATIENCE,
            )  # fmt: skip
        except aiosmtplib.SMTPException as error:
            raise OSError(type(error).__name__) from error


class Mailer(NamedTuple):
    """How mail is sent, and where its links lead: never to a host that a request has named."""

    post: SmtpServer
    url: str

    async def send(self, to: str, subject: str, text: str) -> None:
        await self.post.send(to, subject, f"{text}\n")

    def link(self, path: str) -> str:
        return f"{self.url}/{path}"
