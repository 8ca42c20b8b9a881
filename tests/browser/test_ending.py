"""What ends a match, how near that is, and how it ended for me; and the rules before a match."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from regna.games import load
from regna.kernel import Match
from regna.texts import speaker_for

from .person import GAME, Person

SAY = speaker_for(GAME, "en")


def points(ada: Person) -> Locator:
    return ada.see("dialog", "match-points")


def test_the_end_is_in_sight_and_tells_me_how_i_did(ada: Person) -> None:
    ada.start_alone()
    expect(ada.page.get_by_role("banner").get_by_text("Guildhall 0 of")).to_be_visible()
    ada.play_on()
    expect(points(ada)).to_be_visible()
    place = ada.page.get_by_text("You came 2nd of 2.").or_(ada.read("ending-won"))
    expect(place.first).to_be_visible()
    identifier = ada.page.url.rsplit("/", 1)[1]
    record = ada.page.request.get(f"/api/v1/matches/{identifier}/record").text()
    for card in Match.replay(record, load).card_points()[0]:
        name = SAY.message(f"card-{GAME.cards[card.card].key}")
        expect(points(ada).get_by_role("listitem").filter(has_text=name).first).to_contain_text(str(abs(card.points)))
    expect(ada.see("link", "replay-title", points(ada))).to_be_visible()
    ada.press("ending-board")
    expect(points(ada)).to_be_hidden()
    ada.press("rematch")
    ada.wait()
    assert not ada.problems


def test_the_rules_can_be_read_before_a_match(ada: Person) -> None:
    """From the lobby and from the page on which a table is set up."""
    for path in ("/", f"/play/{GAME.name}"):
        ada.arrive(path)
        ada.page.get_by_role("button", name=f"{ada.say('rules-title')} {SAY.message(f'game-{GAME.name}')}").click()
        rules = ada.see("dialog", "rules-title")
        expect(rules.get_by_role("heading", level=3).first).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(rules).to_be_hidden()
