"""The companion for the real box: games by touch, without a network, and nothing for curious eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regna.games.devil.scoring import rank
from regna.scenario import seat, table

from .conftest import NewPerson
from .person import Person
from .phone import COLOURS, MARKS, ROLES, SCANS, STAGES, STORED, Phone, left_alone, unexplained
from .test_looks import PICTURES, THEMES, WIDER, seen_by_axe, take_pictures

PLACES = {1280: 800, 360: 740}
SEATED = ("blue", "red", "green", "yellow")
"""The game's seats, with the roles in their order."""
SLEEP = """asleep => {
  Object.defineProperty(document, 'hidden', { value: asleep, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.usefixtures("phone")
def test_a_whole_game_by_touch_without_a_network(chromium: Browser, tmp_path: Path) -> None:
    """Every chest goes round as promised, and back to whom it was dealt."""
    phone = left_alone(chromium, tmp_path).prepare()
    chests = range(len(ROLES))
    owners: list[str] = []
    first: list[str] = []
    line, last = 0, 0
    for n, (kind, number) in enumerate(STAGES):
        if n:
            phone.go_on(kind, number, last)
        last = number
        if kind not in SCANS:
            continue
        line += 1
        found = phone.scan(*chests, line=line)
        assert sorted(found) == sorted(COLOURS)
        owners = owners or found
        if kind in ("first", "second"):
            assert all(found[chest] != owners[chest] for chest in chests)
        if kind == "first":
            first = found
        if kind == "second":
            assert all(found[chest] != first[chest] for chest in chests)
            assert (first if number == 3 else found)[ROLES.index("devil")] == owners[ROLES.index("cultist")]
        if kind in ("return", "mass"):
            assert found == owners
    assert line == 17
    phone.press("end").press("end-yes")
    expect(phone.button("new")).to_be_visible()
    assert "companion-game" not in phone.page.evaluate(STORED)
    assert unexplained(phone) == []
    phone.page.context.close()


def test_a_chest_shown_by_mistake_is_learned_anew(phone: Phone) -> None:
    phone.open().begin()
    phone.touch(3, 0)
    phone.press("learn-back").learn()


def test_a_scan_may_be_repeated_and_all_four_are_needed(phone: Phone) -> None:
    phone.prepare()
    first, again, other = phone.scan(0, 0, 1, line=1)
    assert first == again != other
    phone.press("next-chest").press("pause")
    expect(phone.scanned(2)).to_be_visible()
    expect(phone.page.get_by_role("button", name=re.compile(phone.say("on", stage="")))).to_have_count(0)


def test_stepping_back_gives_the_same_answers_and_shows(phone: Phone) -> None:
    phone.prepare()
    dealt = phone.scan(0, 1, 2, 3, line=1)
    phone.go_on("cards", 1, 0).press("back").press("back-yes").expect_stage("roles", 0)
    phone.go_on("cards", 1, 0).press("back").press("back-yes").expect_stage("roles", 0)
    assert phone.scan(2, line=1) == dealt[2:3]
    phone.press("next-chest").press("pause")
    expect(phone.page.get_by_text(phone.say("returns", n=1), exact=True)).to_be_visible()
    expect(phone.button("on", stage=phone.say("where", stage=phone.say("stage-cards"), round=1))).to_have_count(0)
    assert phone.scan(0, 1, 3, line=1) == [dealt[0], dealt[1], dealt[3]]
    phone.go_on("cards", 1, 0).go_on("first", 1, 1)
    phone.scan(1, line=2)
    phone.press("next-chest").press("pause")
    expect(phone.button("back")).to_have_count(0)


def test_the_game_goes_on_after_sleep_and_after_the_page_was_closed(phone: Phone) -> None:
    phone.prepare()
    dealt = phone.scan(0, 1, line=1)
    phone.page.evaluate(SLEEP, True)
    phone.expect_stage("roles", 0)
    expect(phone.button("hold-last")).to_have_count(0)
    phone.page.evaluate(SLEEP, False)
    expect(phone.scanned(2)).to_be_visible()
    phone.page.reload()
    phone.expect_stage("roles", 0)
    expect(phone.scanned(2)).to_be_visible()
    assert sorted(dealt + phone.scan(2, 3, line=1)) == sorted(COLOURS)


def test_the_browsers_back_button_leads_to_no_answer(phone: Phone) -> None:
    phone.see_labels().prepare()
    steps = phone.page.evaluate("history.length")
    phone.scan(0, 1, line=1)
    assert phone.page.evaluate("history.length") == steps
    phone.page.go_back()
    expect(phone.button("print")).to_be_visible()
    expect(phone.colour).to_have_count(0)
    phone.page.go_forward()
    phone.expect_stage("roles", 0)


def test_whoever_looks_sees_nothing_of_the_roles(phone: Phone) -> None:
    """Game after game, the same is on the page while it rests, and nothing names a role; nor does what is kept."""
    phone.prepare()
    seen = set()
    words = {phone.person.say(f"companion-role-{role}").split()[-1].lower() for role in ROLES} | set(ROLES)
    for _ in range(3):
        phone.scan(0, 1, 2, line=1)
        stored = phone.page.evaluate(STORED)
        phone.press("next-chest").press("pause").expect_stage("roles", 0)
        page = phone.page.locator("#app").inner_html() + phone.page.title() + phone.page.url
        seen.add(re.sub(r"bind:\d+|id=\"[^\"]*\"", "", page))
        assert not [word for word in words if re.search(rf"\b{word}\b", (page + stored).lower())]
        game = json.loads(json.loads(stored)[0]["regna-companion-game"])
        assert game.keys() == {"colours", "chests", "seal", "stage", "scanned", "ahead", "reached", "returns"}
        assert game["colours"] == list(COLOURS)
        assert game["chests"]["digests"] == sorted(game["chests"]["digests"])
        phone.press("end").press("end-yes")
        phone.begin().expect_stage("roles", 0)
    assert len(seen) == 1


def test_a_colour_is_seen_again_only_while_the_button_is_held(phone: Phone) -> None:
    phone.prepare()
    phone.scan(0, 1, 2, line=1)
    phone.page.clock.install()
    phone.press("next-chest").touch(3, 1)
    last = phone.answer()
    phone.page.clock.fast_forward(16_000)
    phone.expect_stage("roles", 0)
    phone.button("hold-last").hover()
    phone.page.mouse.down()
    assert phone.answer() == last
    phone.page.mouse.up()
    expect(phone.colour).to_have_count(0)


def test_wishes_show_only_under_a_finger_and_are_kept_nowhere(phone: Phone) -> None:
    phone.open()
    phone.page.get_by_role("checkbox", name=phone.say("advanced")).check()
    phone.begin()
    for chest in range(len(ROLES)):
        phone.touch(chest, 0)
    wishes = phone.page.get_by_role("radio")
    for n, colour in enumerate(COLOURS):
        expect(phone.page.get_by_role("heading", name=phone.say(f"colour-{colour}"))).to_be_visible()
        expect(wishes).to_have_count(0)
        phone.button("hold").hover()
        phone.page.mouse.down()
        expect(wishes).to_have_count(9)
        expect(phone.page.get_by_role("radio", name=phone.say("wish-1"), checked=True)).to_have_count(3)
        phone.page.get_by_role("radio", name=phone.say("wish-2")).first.dispatch_event("click")
        expect(phone.page.get_by_role("radio", name=phone.say("wish-2"), checked=True)).to_have_count(1)
        phone.page.mouse.up()
        expect(wishes).to_have_count(0)
        phone.press("wish-last" if n == 3 else "wish-next")
    phone.expect_stage("roles", 0)
    assert "wish" not in phone.page.evaluate(STORED)


def test_what_another_window_does_is_seen_in_this_one(phone: Phone) -> None:
    """Nobody looks up a chest in a second window and leaves no trace."""
    phone.prepare()
    phone.scan(0, 1, 2, 3, line=1)
    phone.go_on("cards", 1, 0)
    other = Phone(Person(phone.page.context.new_page(), "en"))
    other.person.arrive("/companion")
    other.expect_stage("cards", 1).press("back").press("back-yes").scan(1, line=1)
    phone.expect_stage("roles", 0)
    expect(phone.scanned(1)).to_be_visible()


@pytest.mark.usefixtures("phone")
def test_without_a_network_it_can_be_opened_anew(chromium: Browser, tmp_path: Path) -> None:
    """The page is closed and opened again, and the game goes on; the papers are there, too."""
    phone = left_alone(chromium, tmp_path).prepare()
    again = Phone(Person(phone.page.context.new_page(), "en"))
    phone.page.close()
    again.see_labels()
    again.person.arrive("/companion")
    again.expect_stage("roles", 0)
    again.person.arrive("/companion/scores")
    expect(again.button("clear")).to_be_visible()
    again.page.context.close()


def test_it_can_be_installed(phone: Phone) -> None:
    phone.open()
    manifest = phone.page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["start_url"] == manifest["scope"] == "/companion"
    for icon in manifest["icons"]:
        assert phone.page.request.get(icon["src"]).ok
    phone.page.get_by_role("link", name="Regna").click()
    expect(phone.person.play_now).to_be_visible()
    expect(phone.page.locator("link[rel=manifest]")).to_have_attribute("href", re.compile("/manifest.json$"))


COUNTED = {
    "track": -2,
    "debt": 3,
    "angels": 2,
    "demons": 1,
    "indulgences": 1,
    "courtiers": 1,
    "precious": 1,
    "majors": 2,
}
"""What `LEFT` comes to, but for buildings and what counts by fifths."""
LEFT = {
    "score": -2, "debt": 3, "angels": 2, "demons": 1, "indulgences": 1, "hired": ["farmer"], "glass": 1,
    "coin": 7, "wood": 2, "wheat": 2, "claimed": ["major-rural", "major-urban"],
}  # fmt: skip


def test_the_score_sheet_adds_up_as_the_game_does_and_stays(phone: Phone) -> None:
    """The Devil, the Cultist, and two mortals, one of them with the Treasury, who have the same before them."""
    rulers: list[Any] = [seat(**LEFT, built=["treasury"] if n == 3 else []) for n in range(4)]
    g = table("devil", seats=4, phase="ship", round=5, **dict(zip(SEATED, rulers, strict=True)))
    totals = []
    phone.person.arrive("/companion/scores")
    for colour in SEATED:
        me = g.player(colour)
        named = phone.say(f"colour-{colour}")
        buildings = g.points(colour)["buildings"]
        for count, number in (COUNTED | {"buildings": buildings, "tainted": me.tainted, "rest": 11}).items():
            phone.page.get_by_label(f"{phone.say(f'count-{count}')}, {named}").fill(str(number))
        points, rest = rank(g.table, me)
        totals.append(f"{points} {rest}" if rest else str(points))
    phone.page.get_by_label(f"{phone.say('rate')}, {phone.say('colour-yellow')}").select_option("3")
    phone.page.get_by_role("radio", name=phone.say("colour-blue")).check()
    shown = [totals[SEATED.index(colour)] for colour in COLOURS]
    expect(phone.page.locator("output")).to_have_text(shown)
    expect(phone.page.get_by_text(phone.say("first", who=phone.say("colour-yellow")))).to_be_visible()
    phone.page.reload()
    expect(phone.page.locator("output")).to_have_text(shown)
    phone.press("clear")
    expect(phone.page.locator("output")).to_have_text(["0"] * 4)


def test_the_lobby_leads_to_it(ada: Person) -> None:
    ada.arrive().see("link", "lobby-companion").click()
    expect(Phone(ada).button("new")).to_be_visible()


# How it looks


def screens_of(phone: Phone) -> Iterator[str]:
    phone.see_labels()
    yield "codes"
    phone.person.arrive("/companion/scores")
    expect(phone.button("clear")).to_be_visible()
    yield "scores"
    phone.open()
    yield "home"
    phone.page.get_by_role("checkbox", name=phone.say("advanced")).check()
    phone.press("new").press("colour-red")
    yield "colours"
    for colour in COLOURS[1:]:
        phone.press(f"colour-{colour}")
    phone.press("colours-done", n=4)
    expect(phone.page.get_by_role("button", name=phone.say(f"mark-{MARKS[0]}"))).to_be_visible()
    yield "learn"
    for chest in range(len(ROLES)):
        phone.touch(chest, 0)
    phone.button("hold").press("Enter")
    expect(phone.page.get_by_role("radio")).to_have_count(9)
    yield "wishes"
    for _ in COLOURS[1:]:
        phone.press("wish-next")
    phone.press("wish-last").expect_stage("roles", 0)
    phone.scan(0, 1, line=1)
    yield "answer"
    phone.press("next-chest")
    yield "scan"
    phone.scan(2, 3, line=1)
    phone.go_on("cards", 1, 0).go_on("first", 1, 1)
    yield "rest"
    phone.press("back")
    yield "back"


@pytest.mark.usefixtures("phone")
def test_screens(new_person: NewPerson, screens: Path) -> None:
    """Nothing is wider than the window, and axe finds nothing serious in any light."""
    phone = Phone(new_person("fr", width=360, height=740))
    wrong = []
    for n, name in enumerate(screens_of(phone)):
        for width, height in PLACES.items():
            phone.person.resize(width, height)
            if PICTURES:
                take_pictures(phone.person, THEMES[:2], screens / f"companion-{name}-{width}-fr")
            if phone.page.evaluate(WIDER):
                wrong.append(f"{name}, {width}: wider than the window")
        wrong += [f"{name}, {found}" for found in seen_by_axe(phone.person, n, PLACES)]
        phone.person.resize(360, 740)
    assert wrong == []
