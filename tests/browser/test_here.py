"""Three people who share one screen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .person import GAME, Person

PEOPLE = ("Ada", "Bob", "Cleo")


def set_up(ada: Person) -> None:
    ada.arrive("/me")
    ada.see("textbox", "people-name").fill(PEOPLE[0])
    ada.press("people-come-in")
    expect(ada.page.get_by_role("heading", name=PEOPLE[0])).to_be_visible()
    ada.arrive(f"/play/{GAME.name}").press("setup-add")
    for n, name in enumerate(PEOPLE[1:], 2):
        seat = ada.say("setup-seat", n=n)
        ada.page.get_by_role("combobox", name=seat).select_option(ada.say("setup-here"))
        ada.page.get_by_role("textbox", name=f"{seat}, {ada.say('setup-name')}").fill(name)
    ada.press("setup-start")


def curtain(ada: Person) -> Locator:
    return ada.page.get_by_role("button", name=ada.pattern("curtain-open", "name"))


def passing(ada: Person) -> Locator:
    """What hides one's hand, once one has seen what one's move brought."""
    return ada.page.get_by_role("button", name=ada.pattern("curtain-pass", "name"))


def hand(ada: Person) -> Locator:
    """The hand of whoever looks, as long as it is in the page at all."""
    return ada.page.get_by_role("region", name=ada.say("match-hand"), include_hidden=True)


def test_a_screen_that_three_share_hides_what_is_private(ada: Person) -> None:
    """One's own move is seen to its end; then the board stays, and nobody's hand."""
    set_up(ada)
    random, lifted = Random(1), set()
    for _ in range(60):
        expect(curtain(ada).or_(ada.choices).or_(passing(ada)).first).to_be_visible()
        if passing(ada).is_visible():
            expect(hand(ada)).to_have_count(1)
            passing(ada).click()
            expect(hand(ada)).to_have_count(0)
        elif curtain(ada).is_visible():
            expect(hand(ada)).to_have_count(0)
            expect(ada.see("main", "match-board")).to_be_visible()
            lifted.add(curtain(ada).inner_text())
            curtain(ada).click()
            ada.wait()
            expect(hand(ada)).to_have_count(1)
        else:
            ada.take(random.randrange(ada.choices.count()))
    assert lifted == {ada.say("curtain-open", name=name) for name in PEOPLE}
    assert not ada.problems
