"""Queries about all that is stored of one account: to give it to them, and to erase it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_, select, update

from ..storage import Storage
from ..tables import (
    accounts,
    chat,
    contacts,
    matches,
    notices,
    presence,
    push,
    ratings,
    reviews,
    seats,
    sessions,
    standings,
    tokens,
)
from ..values import LIVE, OPEN

SECRET = {"password", "confirmation", "reset", "hash", "auth", "p256dh", "endpoint"}
"""What could let somebody in who has the file."""
OWNED = {
    "account": select(accounts),
    "sessions": select(sessions),
    "tokens": select(tokens),
    "seats": select(seats),
    "hosted": select(matches.c.id, matches.c.game, matches.c.options, matches.c.status, matches.c.created),
    "results": select(standings),
    "ratings": select(ratings),
    "chat": select(chat),
    "contacts": select(contacts),
    "browsers": select(push),
    "notices": select(notices),
}
OWNER = {
    "account": accounts.c.id,
    "sessions": sessions.c.account,
    "tokens": tokens.c.account,
    "seats": seats.c.account,
    "hosted": matches.c.host,
    "results": standings.c.player,
    "ratings": ratings.c.player,
    "chat": chat.c.account,
    "contacts": contacts.c.account,
    "browsers": push.c.account,
    "notices": notices.c.account,
}


async def all_about(storage: Storage, account: str) -> dict[str, list[dict[str, Any]]]:
    """All that is stored about an account, by table, without what is secret to the account itself."""
    return {
        name: [
            {column: value for column, value in row._mapping.items() if column not in SECRET}
            for row in await storage.rows(query.where(OWNER[name] == account))
        ]
        for name, query in OWNED.items()
    }


async def unfinished_matches_of(storage: Storage, account: str) -> list[str]:
    """The matches in which somebody has a seat, or one is kept for them, and that are not over."""
    unfinished = matches.c.status.in_((OPEN, LIVE))
    query = select(matches.c.id).join(seats).where(seats.c.account == account, unfinished).distinct()
    return [row.id for row in await storage.rows(query)]


async def erase(storage: Storage, account: str) -> None:
    """Erase an account, all at once: its row stays without anything of the person, because matches refer to it."""
    played = select(seats.c.match).where(seats.c.account == account)
    touched = or_(matches.c.host == account, matches.c.id.in_(played))
    nothing = {column.name: None for column in accounts.c if column.nullable}
    await storage.execute(
        update(matches).where(touched).values(revision=matches.c.revision + 1),
        update(seats).where(seats.c.account == account).values(name=""),
        update(chat).where(chat.c.account == account).values(text=""),
        *(delete(table).where(table.c.account == account) for table in (sessions, tokens, push, notices, presence)),
        delete(contacts).where(or_(contacts.c.account == account, contacts.c.other == account)),
        delete(reviews).where(reviews.c.match.in_(played)),
        delete(ratings).where(ratings.c.player == account),
        delete(standings).where(standings.c.player == account),
        update(accounts).where(accounts.c.id == account).values(nothing | {"name": "", "guest": True, "private": True}),
    )
