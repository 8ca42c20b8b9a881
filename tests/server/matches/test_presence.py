"""People at a table know of each other: who is here, who has left, who has chosen; and each by one name."""

from __future__ import annotations

from random import Random

from regna.games import load
from regna.kernel import Setup

from ..api.test_api import together
from ..api.test_hidden import Party
from ..visitor import Visitor


async def pair(address: str) -> tuple[Visitor, Visitor, str]:
    ada, bob = await Visitor.at(address).come_in("Ada"), await Visitor.at(address).come_in("Bob")
    return ada, bob, await together(ada, bob)


async def test_everybody_sees_who_has_the_match_open(address: str) -> None:
    ada, bob, match = await pair(address)
    async with ada.live(match) as live:
        assert [seat["here"] for seat in (await live.next("state"))["match"]["seats"]] == [True, False]
        async with bob.live(match, "seat=1"):
            while not (await live.next("state"))["match"]["seats"][1]["here"]:
                pass
        while (await live.next("state"))["match"]["seats"][1]["here"]:
            pass


async def test_leaving_and_returning_are_remembered(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    await bob.post(f"/matches/{match}/leave")
    changed = (await bob.post(f"/matches/{match}/return")).json()
    assert [(change["seat"], change["what"]) for change in changed["seat_log"]] == [(1, "left"), (1, "returned")]
    assert changed["seats"][1]["name"] == "Bob"


async def test_people_are_called_by_their_names(ada: Visitor, bob: Visitor) -> None:
    """Also in sentences about them."""
    texts = await told_after(12, await together(ada, bob), ada, bob)
    assert all(text.startswith(("Ada", "Bob")) for text in texts), texts


async def test_two_of_one_name_are_told_apart(ada: Visitor) -> None:
    match = (await ada.set_up([{"kind": "me"}, {"kind": "here"}], start=True))["id"]
    texts = await told_after(12, match, ada, ada)
    assert all(text.startswith(("Ada (Yellow)", "Ada (Red)")) for text in texts), texts


async def told_after(moves: int, match: str, *people: Visitor) -> list[str]:
    """What is told of anybody after so many moves."""
    for _ in range(moves):
        waiting = (await people[0].get(f"/matches/{match}")).json()["waiting"]
        await people[waiting[0]].move_any(match, waiting[0])
    entries = (await people[0].get(f"/matches/{match}/events", seat=0)).json()
    texts = [event["text"] for entry in entries for event in entry["events"] if event["player"] is not None]
    assert texts
    return texts


def test_a_secret_choice_shows_who_is_ready_and_nothing_of_what_was_chosen() -> None:
    """Whatever a seat chooses, and however often it changes its mind, the others are sent the same bytes."""
    sent = []
    for option in (0, 1):
        party = Party(Setup.of(load("architects"), 3, {}, 5), (None, 0, 1, 2))
        match = party.room.match
        ask = match.ask_for(1)
        assert ask is not None
        party.play(match.write(ask, ask.options[option]))
        party.play("red undo 1")
        party.play(match.write(ask, ask.options[option]))
        assert (match.ready, party.room.waiting) == ([1], [0, 2])
        sent.append(party.sent)
    for seat in (None, 0, 2):
        assert sent[0][seat] == sent[1][seat]
    assert sent[0][1] != sent[1][1]


async def test_a_secret_answer_is_shown_to_its_own_seat_until_all_are_ready(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    asked = (await ada.state(match))["question"]
    chosen = Random(1).choice(asked["options"])
    seq = (await ada.move(match, chosen["move"], 0)).json()["seq"]
    state = await ada.state(match)
    assert [answer["text"] for answer in state["answers"]] == [chosen["text"]]
    assert (await bob.state(match, 1))["answers"] == []
    assert (await ada.post(f"/matches/{match}/undo", seat=0, moves=1, seq=seq)).json()["done"]
    state = await ada.state(match)
    assert (state["answers"], state["question"]) == ([], asked)
