"""What a seat can and cannot imagine at this table."""

from __future__ import annotations

from regna.kernel import Chance
from regna.scenario import Scene, seat, table


def worlds(g: Scene, number: int = 80) -> list[Scene]:
    chance = Chance()
    return [Scene(g.match.perspective(0).imagine(chance)) for _ in range(number)]


def test_a_future_scheme_may_lie_anywhere_among_the_others() -> None:
    """It is shuffled in unseen, so no imagined world may know where it is."""
    g = table(seats=1, options={"opponent": "helena"}, schemes=["s01", "s02", "s03", "s05", "s08"], future=["f01"])
    g.play("yellow place forest")
    names = [[g.table.cards[card].slug for card in world.table.schemes] for world in worlds(g)]
    futures = {tuple(name.startswith("f") for name in pile).index(True) for pile in names}
    assert futures == {0, 1, 2, 3, 4}


def test_the_future_schemes_lie_in_any_order() -> None:
    """Other cards cannot lie there, but that keeps none of them in its place."""
    g = table(seats=1, options={"opponent": "helena"})
    seen = worlds(g, 120)
    for place in range(len(g.table.future)):
        assert {world.table.future[place] for world in seen} == set(g.table.future)


def test_the_market_card_on_show_has_its_face_and_any_back() -> None:
    g = table(market_small=["market-2"])
    backs = {world.table.cards[world.table.market_small[0]].slug for world in worlds(g)}
    assert backs == {"market-2", "market-7"}, "both show two gold"


def test_a_plan_given_up_stays_at_the_bottom_of_the_own_worlds() -> None:
    g = table(yellow=seat(gold=1, hand=["well", "keep"]), rewards=["reward-virtue"])
    g.play("yellow place guildhall", "yellow build cathedral", "yellow give-up well")
    assert {world.table.cards[world.table.buildings[0]].slug for world in worlds(g)} == {"well"}


def test_a_rivals_hand_changes_and_the_own_does_not() -> None:
    g = table(yellow=seat(hand=["well"]), red=seat(hand=["keep", "tavern"]))
    seen = worlds(g)
    assert {tuple(world.player("yellow").hand) for world in seen} == {tuple(g.player("yellow").hand)}
    assert len({tuple(world.player("red").hand) for world in seen}) > 30
