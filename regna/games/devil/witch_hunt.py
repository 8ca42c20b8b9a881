"""The witch hunt, in rounds 2 and 3 (p. 15)."""

from __future__ import annotations

from ...kernel import Ask, Flow, Parallel, Reason
from .constants import NOBODY, WITCH_HUNT
from .ledger import enter_debts
from .market import Visit, also_market, with_market
from .prompts import QUESTIONED, VOTE
from .reputation import add_angels, add_demons, change_reputation
from .state import Realm, Ruler

ENOUGH_VOTES = 2
PROOF = 3
"""The shards that prove innocence."""


def vote(t: Realm) -> Flow:
    """Everybody points at somebody else, or at nobody, all at once."""
    yield Parallel({me.seat: vote_for(t, me) for me in t.players})
    enter_debts(t)
    for me in t.players:
        me.vote, me.ballot = me.ballot, NOBODY
        if me.vote == NOBODY:
            t.tell("abstain", me)
        else:
            t.tell("vote", me, who=me.vote)
    t.phase = "question"


def vote_for(t: Realm, me: Ruler) -> Flow:
    visit = Visit()
    answer = yield from with_market(t, me, visit, lambda: ask_vote(t, me, visit))
    me.ballot = NOBODY if answer == "nobody" else answer


def ask_vote(t: Realm, me: Ruler, visit: Visit) -> Ask:
    others = [rival.seat for rival in t.players if rival is not me]
    return me.choose(
        VOTE, others, lambda seat: why_not_accuse(t, seat), also=lambda: ("nobody", *also_market(me, visit))
    )


def why_not_accuse(t: Realm, seat: int) -> Reason | None:
    """Whoever has confessed is left alone from then on."""
    return Reason("confessed", WITCH_HUNT) if t.players[seat].mob else None


def question(t: Realm) -> Flow:
    """Whoever has two votes or more proves innocence or confesses, two of them at once (A18)."""
    accused = [me for me in t.players if votes_against(t, me) >= ENOUGH_VOTES]
    answers = yield Parallel({me.seat: be_questioned(t, me) for me in accused})
    enter_debts(t)
    for me in accused:
        if answers[me.seat] == "prove":
            me.proofs[t.round - 1] = max(me.proofs[t.round - 1], PROOF)
            t.tell("prove", me)
            add_angels(t, me, 1)
        else:
            confess(t, me)
    for me in t.players:
        me.vote = NOBODY
    t.phase = "end" if t.round == 2 else "wings"


def votes_against(t: Realm, me: Ruler) -> int:
    return sum(rival.vote == me.seat for rival in t.players)


def be_questioned(t: Realm, me: Ruler) -> Flow:
    visit = Visit()
    return (yield from with_market(t, me, visit, lambda: ask_questioned(me, visit)))


def ask_questioned(me: Ruler, visit: Visit) -> Ask:
    """Confessing is always allowed, and whoever can only confess is asked like everybody (A64)."""
    return me.choose(
        QUESTIONED, ("prove",), lambda _: why_not_prove(me), also=lambda: ("confess", *also_market(me, visit))
    )


def why_not_prove(me: Ruler) -> Reason | None:
    have = me.all_shards
    return None if have >= PROOF else Reason("shards", WITCH_HUNT, {"have": have, "need": PROOF})


def confess(t: Realm, me: Ruler) -> None:
    """A reputation less, then a demon wing (A61), and the mob before the gates."""
    me.mob = True
    t.tell("confess", me)
    change_reputation(t, me, -1)
    add_demons(t, me, 1)
