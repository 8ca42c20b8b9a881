"""What people have of one another: results, ratings, pages, friends, and order at a table."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select

from regna.kernel.log import Result
from regna.rating import FIRST, Rating, places_of, rate
from regna.server.api import profiles
from regna.server.db.tables import accounts, chat, seats, sessions
from regna.server.matches.ending import may_be_rated, standings
from regna.server.matches.seat import Seat

from ..api.test_accounts import SECRET, log_in, make_account
from ..api.test_bad_input import refused
from ..api.test_rematch import finish
from ..visitor import API, FRIENDS, Visitor, new_app, running


@pytest.fixture
async def ada(app: FastAPI) -> Visitor:
    return await somebody(app, "ada")


@pytest.fixture
async def bob(app: FastAPI) -> Visitor:
    return await somebody(app, "bob")


async def somebody(app: FastAPI, login: str) -> Visitor:
    visitor = await Visitor.at(app).come_in(login.title())
    await make_account(visitor, login)
    return visitor


async def together(host: Visitor, *others: Visitor, **more: Any) -> str:
    """A match of people that has begun."""
    chairs = [{"kind": "me"}, *({"kind": "friend"} for _ in others)]
    match = await host.set_up(chairs, **more)
    for number, other in enumerate(others, 1):
        await other.post(f"/matches/{match['id']}/join", invitation=match["invitations"][str(number)])
    assert (await host.post(f"/matches/{match['id']}/start")).status_code == 200
    return str(match["id"])


async def page_of(login: str, reader: Visitor) -> dict[str, Any]:
    answer = await reader.get(f"/people/{login}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


# Places and ratings


def test_winners_are_first_and_equal_points_an_equal_place() -> None:
    assert places_of([1], [30, 30, 12, 30]) == [2, 1, 4, 2]
    assert places_of([0, 1], [9, 9, 5]) == [1, 1, 3]


def test_whoever_wins_gains_what_the_other_loses() -> None:
    (winner, loser), (left, right) = rate([FIRST, FIRST], [1, 2]), rate([FIRST, FIRST], [1, 1])
    assert winner.mu - FIRST.mu == pytest.approx(FIRST.mu - loser.mu)
    assert winner.mu > FIRST.mu
    assert left == right
    strong, weak = Rating(35, 3, 50), Rating(20, 3, 50)
    expected, upset = rate([strong, weak], [1, 2])[0].mu - 35, rate([weak, strong], [1, 2])[0].mu - 20
    assert 0 < expected < upset


def seated(*players: str) -> list[Seat]:
    return [
        Seat(number, "bot", bot=player[4:]) if player.startswith("bot:") else Seat(number, "me", player)
        for number, player in enumerate(players)
    ]


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (("ada", "bob"), True),
        (("ada", "bot:random", "bot:random"), True),
        (("ada",), False),
        (("ada", "ada"), False),
        (("ada", "ada", "bob"), False),
        (("bot:random", "bot:greedy"), False),
    ],
)
def test_a_match_counts_if_it_says_who_is_stronger(players: tuple[str, ...], counts: bool) -> None:
    result = Result([0], [{"points": 5 - seat} for seat in range(len(players))])
    assert may_be_rated(standings(seated(*players), result)) is counts


# A match, and what is known of it afterwards


async def test_a_match_of_two_people_is_on_both_pages_and_rated(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    over = await finish(app, ada, await together(ada, bob))
    totals = [sum(sheet.values()) for sheet in over["result"]["scores"]]
    pages = [await page_of("ada", bob), await page_of("bob", bob)]
    assert [page["me"] for page in pages] == [False, True]
    for seat, page in enumerate(pages):
        won = int(seat in over["result"]["winners"])
        (result,), (rating,) = page["results"], page["ratings"]
        facts = {"played": 1, "won": won, "seats": 2, "mean": totals[seat], "best": totals[seat]}
        assert result.items() >= facts.items()
        assert (rating["matches"], rating["provisional"]) == (1, True)
    (mine,) = (await bob.get("/people/bob/matches")).json()
    assert (mine["match"], mine["players"], mine["total"]) == (over["id"], ["Ada", "Bob"], totals[1])
    assert mine["points"] == over["result"]["scores"][1]
    assert mine["rating"] == pages[1]["ratings"][0]["rating"]
    listed = (await ada.get("/games/architects/ratings")).json()
    assert {each["login"]: each["rating"] for each in listed} == {
        login: page["ratings"][0]["rating"] for login, page in zip(("ada", "bob"), pages, strict=True)
    }


async def test_a_match_that_is_not_public_tells_others_only_how_it_went(
    app: FastAPI, ada: Visitor, bob: Visitor
) -> None:
    await finish(app, ada, await together(ada, bob))
    (seen,) = (await Visitor.at(app).get("/people/ada/matches")).json()
    assert (seen["match"], seen["players"]) == (None, None)
    assert (await Visitor.at(app).get("/archive")).json() == []


async def test_a_match_with_a_guest_is_not_rated(app: FastAPI, ada: Visitor) -> None:
    guest = await Visitor.at(app).come_in("Gil")
    await finish(app, ada, await together(ada, guest))
    page = await page_of("ada", ada)
    assert (page["ratings"], page["results"][0]["played"]) == ([], 1)


async def test_what_a_guest_has_played_goes_over_to_the_account(app: FastAPI, bob: Visitor) -> None:
    guest = await Visitor.at(app).come_in("Gil")
    await finish(app, guest, await together(guest, bob))
    assert (await log_in(guest, "bob")).status_code == 200
    assert (await page_of("bob", bob))["results"][0]["played"] == 2


async def test_nobody_else_sees_the_page_of_somebody_private(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    await finish(app, ada, await together(ada, bob, public=True))
    assert (await ada.client.patch(f"{API}/me", json={"private": True})).json()["private"]
    for path in ("/people/ada", "/people/ada/matches"):
        hidden = refused(await bob.get(path), 404)
        assert hidden == refused(await bob.get(path.replace("ada", "nobody")), 404)
        assert (await ada.get(path)).status_code == 200
    refused(await bob.get("/archive", person="ada"), 404)
    assert [each["login"] for each in (await ada.get("/games/architects/ratings")).json()] == ["bob"]


async def test_whoever_is_private_takes_no_place_among_the_best(
    app: FastAPI, ada: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(app, ada, await together(ada, bob))
    monkeypatch.setattr(profiles, "PAGE", 1)
    (best,) = (await ada.get("/games/architects/ratings")).json()
    people = {"ada": ada, "bob": bob}
    await people.pop(best["login"]).client.patch(f"{API}/me", json={"private": True})
    assert [each["login"] for each in (await ada.get("/games/architects/ratings")).json()] == list(people)


async def test_nobody_reads_pages_without_end(database: str) -> None:
    async with running(new_app(database, {"looks": "4/minute"})) as app:
        paths = ("/people/ada", "/people/ada/matches", "/games/architects/ratings", "/live", "/live")
        found = [(await Visitor.at(app).get(path)).status_code for path in paths]
    assert found == [404, 404, 200, 200, 429]


async def test_public_matches_are_watched_and_found(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    secret, public = await together(ada, bob), await together(ada, bob, public=True)
    stranger = Visitor.at(app)
    assert [match["id"] for match in (await stranger.get("/live")).json()] == [public]
    best = 0
    for match in (secret, public):
        over = await finish(app, ada, match)
        best = max(sum(sheet.values()) for sheet in over["result"]["scores"])

    async def found(**query: Any) -> list[str]:
        return [match["id"] for match in (await stranger.get("/archive", **query)).json()]

    assert await found() == await found(game="architects", person="bob", least=best, most=best) == [public]
    name, value = next(iter(over["options"].items()))
    assert await found(option=f"{name}={value}") == [public]
    for wrong in (
        {"game": "paladins"},
        {"least": best + 1},
        {"most": best - 1},
        {"option": f"{name}=none"},
        {"before": 5},
    ):
        assert await found(**wrong) == []
    refused(await stranger.get("/archive", option='"=x'), 422)


# Friends


async def test_friends_are_those_who_have_named_each_other(ada: Visitor, bob: Visitor) -> None:
    assert (await ada.post("/friends", login="bob")).status_code == 204
    await bob.get("/matches")
    (asked,) = (await ada.get("/friends")).json()["friends"]
    assert (asked["mutual"], asked["here"]) == (False, False)
    assert (await bob.get("/friends")).json()["asking"] == [{"login": "ada", "name": "Ada"}]
    await bob.post("/friends", login="ada")
    (friend,) = (await ada.get("/friends")).json()["friends"]
    assert (friend["mutual"], friend["here"]) == (True, True)
    await bob.client.delete(f"{API}/friends/ada")
    assert not (await ada.get("/friends")).json()["friends"][0]["mutual"]


async def test_whom_one_blocks_cannot_ask_join_or_invite(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    await ada.post("/friends", login="bob")
    await ada.post("/blocks", login="bob")
    assert (await bob.post("/friends", login="ada")).status_code == 204
    mine = (await ada.get("/friends")).json()
    assert mine == {"friends": [], "asking": [], "blocked": [{"login": "bob", "name": "Bob"}]}
    assert (await bob.get("/friends")).json()["friends"] == []
    table = await ada.set_up([{"kind": "me"}, {"kind": "anyone"}])
    refused(await bob.post(f"/matches/{table['id']}/join"), 403)
    other = await bob.set_up(FRIENDS)
    refused(await bob.post(f"/matches/{other['id']}/invite", seat=1, login="ada"), 403)
    await ada.client.delete(f"{API}/blocks/bob")
    assert (await bob.post(f"/matches/{table['id']}/join")).status_code == 200


async def test_nobody_is_invited_by_a_guest_whom_they_could_not_block(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    """Whoever is blocked might come back as one."""
    guest = await Visitor.at(app).come_in("Gil")
    table = await guest.set_up(FRIENDS)
    refused(await guest.post(f"/matches/{table['id']}/invite", seat=1, login="ada"), 403)
    assert (await ada.get("/matches")).json() == []


@pytest.mark.parametrize("blocker", ["ada", "bob"])
async def test_a_rematch_keeps_no_seat_where_one_has_blocked_the_other(
    app: FastAPI, ada: Visitor, bob: Visitor, blocker: str
) -> None:
    """It would be an invitation, which whoever is blocked cannot make."""
    over = await finish(app, ada, await together(ada, bob))
    blocks, other = (ada, "bob") if blocker == "ada" else (bob, "ada")
    await blocks.post("/blocks", login=other)
    again = (await ada.post(f"/matches/{over['id']}/rematch")).json()
    assert (again["seats"][1]["free"], again["seats"][1]["name"]) == (True, "")
    assert [match["id"] for match in (await bob.get("/matches")).json()] == [over["id"]]


async def test_friends_take_an_account_and_another_person(app: FastAPI, ada: Visitor) -> None:
    guest = await Visitor.at(app).come_in()
    refused(await guest.post("/friends", login="ada"), 403)
    for login in ("ada", "nobody"):
        refused(await ada.post("/friends", login=login), 404)


# The host


async def test_a_seat_is_kept_for_whoever_is_invited_by_name(ada: Visitor, bob: Visitor) -> None:
    match = (await ada.set_up(FRIENDS))["id"]
    refused(await bob.post(f"/matches/{match}/invite", seat=1, login="bob"), 403)
    kept = (await ada.post(f"/matches/{match}/invite", seat=1, login="bob")).json()["seats"][1]
    assert (kept["name"], kept["reserved"]) == ("Bob", True)
    refused(await ada.post(f"/matches/{match}/invite", seat=1, login="bob"), 403)
    assert [each["id"] for each in (await bob.get("/matches")).json()] == [match]
    assert (await bob.post(f"/matches/{match}/join")).json()["status"] == "live"


async def test_a_table_says_how_strong_one_must_be(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    """Whoever is not is told why; an invitation and a seat that one has already are not asked about it."""
    chairs = [{"kind": "me"}, {"kind": "anyone"}, {"kind": "friend"}]

    async def table(**strength: int) -> dict[str, Any]:
        return await ada.set_up(chairs, strength=strength, options={"boards": "chosen"})

    await finish(app, ada, await together(ada, bob))
    mine = (await page_of("bob", bob))["ratings"][0]["rating"]
    low, high, fit = await table(least=mine + 1), await table(most=mine - 1), await table(least=mine, most=mine)
    tables = {each["id"]: each for each in (await bob.get("/tables")).json()}
    assert tables[fit["id"]]["strength"] == fit["strength"] == {"least": mine, "most": mine}
    assert tables[fit["id"]]["choices"] == ["Player boards: Characters chosen in turn"]
    assert str(mine + 1) in refused(await bob.post(f"/matches/{low['id']}/join"), 403)
    assert str(mine - 1) in refused(await bob.post(f"/matches/{high['id']}/join"), 403)
    guest, newcomer = await Visitor.at(app).come_in("Gil"), await somebody(app, "new")
    refused(await guest.post(f"/matches/{fit['id']}/join"), 403)
    assert (await guest.post(f"/matches/{fit['id']}/join", invitation=fit["invitations"]["2"])).status_code == 200
    assert (await newcomer.post(f"/matches/{(await table(least=1000))['id']}/join")).status_code == 200
    for _ in range(2):
        assert (await bob.post(f"/matches/{fit['id']}/join")).json()["mine"] == [1]
    refused(await ada.post("/matches", game="architects", seats=chairs, strength={"least": -1}), 422)


async def test_whoever_is_muted_stays_so_after_logging_in(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    guest = await Visitor.at(app).come_in("Gil")
    match = await together(ada, guest)
    await ada.post(f"/matches/{match}/mute", seat=1, muted=True)
    assert (await log_in(guest, "bob")).status_code == 200
    refused(await guest.post(f"/matches/{match}/chat", text="Hello"), 403)


# One's own data


async def test_settings_are_found_again_in_another_browser(app: FastAPI, ada: Visitor) -> None:
    await ada.client.patch(f"{API}/me", json={"settings": {"theme": "dark"}})
    elsewhere = Visitor.at(app)
    assert (await log_in(elsewhere)).json()["settings"] == {"theme": "dark"}
    refused(await ada.client.patch(f"{API}/me", json={"settings": {"x": "y" * 101}}), 422)


async def test_all_data_as_a_file_without_secrets(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    await ada.post(f"/matches/{match}/chat", text="What I said")
    await bob.post(f"/matches/{match}/chat", text="What Bob said")
    answer = await ada.get("/me/data")
    data = answer.json()
    assert data["account"][0]["login"] == "ada"
    assert [seat["match"] for seat in data["seats"]] == [match]
    assert [said["text"] for said in data["chat"]] == ["What I said"]
    stored = await app.state.server.storage.row(select(accounts.c.password).where(accounts.c.login == "ada"))
    assert stored.password not in answer.text
    (session,) = await app.state.server.storage.rows(
        select(sessions.c.hash).join(accounts).where(accounts.c.login == "ada")
    )
    assert session.hash not in answer.text


async def test_a_deleted_account_leaves_moves_and_nothing_else(app: FastAPI, ada: Visitor, bob: Visitor) -> None:
    storage = app.state.server.storage
    old, match = await together(ada, bob), await together(ada, bob)
    await finish(app, ada, old)
    await ada.post(f"/matches/{match}/chat", text="What I said")
    await bob.post("/friends", login="ada")
    refused(await ada.post("/me/delete", password="wrong"), 403)
    assert (await ada.post("/me/delete", password=SECRET)).status_code == 204
    refused(await ada.get("/me"), 401)
    refused(await log_in(ada), 401)
    refused(await bob.get("/people/ada"), 404)
    seen = (await bob.get(f"/matches/{match}")).json()["seats"][0]
    assert (seen["name"], seen["away"]) == ("", True)
    assert (await bob.get("/friends")).json()["friends"] == []
    for column in (accounts.c.name, accounts.c.login, seats.c.name, chat.c.text):
        assert not {"ada", "Ada", "What I said"} & {row[0] for row in await storage.rows(select(column))}
    assert (await bob.get(f"/matches/{old}/record")).status_code == 200
    await make_account(await Visitor.at(app).come_in("Another"), "ada")


async def test_what_a_deleted_account_said_is_gone_from_tables_in_play(ada: Visitor, bob: Visitor) -> None:
    match = await together(ada, bob)
    for who, text in ((ada, "What I said"), (bob, "What Bob said")):
        assert (await who.post(f"/matches/{match}/chat", text=text)).status_code == 201
    assert (await ada.post("/me/delete", password=SECRET)).status_code == 204
    assert [(said["name"], said["text"]) for said in (await bob.get(f"/matches/{match}/chat")).json()] == [
        ("Bob", "What Bob said")
    ]
    assert (await bob.post(f"/matches/{match}/chat", text="Still here")).json()["number"] == 3


async def test_a_deleted_account_keeps_no_seat_at_tables_that_wait(ada: Visitor, bob: Visitor) -> None:
    """A table of one's own is gone; at another's the seat is free again, also one that was kept by name."""
    own = (await ada.set_up([{"kind": "me"}, {"kind": "anyone"}]))["id"]
    joined = (await bob.set_up([{"kind": "me"}, {"kind": "anyone"}]))["id"]
    kept = (await bob.set_up(FRIENDS))["id"]
    await ada.post(f"/matches/{joined}/join")
    await bob.post(f"/matches/{kept}/invite", seat=1, login="ada")
    assert (await ada.post("/me/delete", password=SECRET)).status_code == 204
    assert [table["id"] for table in (await bob.get("/tables")).json()] == [joined]
    assert (await bob.get(f"/matches/{own}")).json()["status"] == "abandoned"
    for match in (joined, kept):
        seat = (await bob.get(f"/matches/{match}")).json()["seats"][1]
        assert (seat["free"], seat["name"], seat["reserved"]) == (True, "", False)
