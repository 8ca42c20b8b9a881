"""Who knows which card, and what a seat imagines of the rest."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from regna.kernel import Chance, Match, Setup, SmallNumbers
from regna.kernel.imagine import deal, deal_anew, find_alike, rename_cards, unknown_cards

from .toy import TOY, ToyTable


def table(seats: int = 3) -> ToyTable:
    return TOY.setup(Setup.of(TOY, seats, seed=2))


def knows(t: ToyTable, seat: int, card: int) -> bool:
    return bool(t.known[card] >> seat & 1)


def could_be(t: ToyTable, seat: int, zone: object, card: int) -> bool:
    return bool(t.maybe[zone.spot.number * 3 + seat] >> card & 1)  # type: ignore[attr-defined]


def test_a_hand_is_known_to_its_owner_and_a_pile_to_nobody() -> None:
    t = table()
    card = t.players[0].hand[0]
    assert [knows(t, seat, card) for seat in range(3)] == [True, False, False]
    assert not any(knows(t, seat, card) for seat in range(3) for card in t.deck)


def test_who_buries_a_card_knows_where_it_lies() -> None:
    t = table()
    card = t.players[0].hand[0]
    t.bury(card, t.players[0].hand, t.deck)
    assert t.deck[0] == card
    assert knows(t, 0, card)
    assert t.view(0, t)["deck"]["known"] == [[0, card]]
    assert "known" not in t.view(1, t)["deck"]


def test_a_shuffle_forgets_the_place_but_not_the_pile() -> None:
    t = table()
    card = t.players[0].hand[0]
    t.bury(card, t.players[0].hand, t.deck)
    t.shuffle(t.deck)
    assert not knows(t, 0, card)
    assert could_be(t, 0, t.deck, card)
    assert not could_be(t, 0, t.players[1].hand, card)
    assert could_be(t, 2, t.players[0].hand, card)


def test_a_pile_that_does_not_remind_shows_its_size_alone_to_whoever_saw_its_cards() -> None:
    t = table()
    me, card = t.players[0], t.players[0].hand[0]
    t.move(card, me.hand, me.won)
    t.move(card, me.won, me.kept)
    assert knows(t, 1, card)
    assert t.view(1, t)["players"][0]["kept"] == {"size": 1}
    assert t.view(0, t)["players"][0]["kept"] == [card]


def test_a_look_remembers() -> None:
    t = table()
    top = t.deck[-1]
    t.look(1, [top])
    assert knows(t, 1, top)
    t.draw(t.deck, t.players[0].hand)
    assert knows(t, 1, top), "and follows the card that it saw drawn"


def test_a_secret_choice_blurs_what_was_known_of_the_hand() -> None:
    t = table()
    seen, other = t.players[0].hand[:2]
    t.look(1, [seen])
    t.bury(other, t.players[0].hand, t.deck)
    assert not knows(t, 1, seen), "it may have been the one that went"
    assert could_be(t, 1, t.deck, seen)
    assert could_be(t, 1, t.players[0].hand, seen)
    assert not could_be(t, 1, t.players[2].hand, seen)
    assert knows(t, 0, other)


def test_passing_hands_on_shows_them_to_the_next() -> None:
    t = table()
    hands = [list(player.hand) for player in t.players]
    t.pass_on([player.hand for player in t.players])
    assert [list(player.hand) for player in t.players] == [hands[2], hands[0], hands[1]]
    assert knows(t, 1, hands[0][0])
    assert knows(t, 0, hands[0][0]), "who passed a card knows it still"
    assert not knows(t, 2, hands[0][0])


def test_only_cards_that_look_alike_can_lie_where_a_face_shows() -> None:
    t = table()
    face = t.shown[0] % 2
    assert t.view(None, t)["shown"] == {"size": 1, "faces": [face]}
    assert [could_be(t, 0, t.shown, card) for card in range(12)] == [card % 2 == face for card in range(12)]


def test_imagined_worlds_keep_to_what_could_be() -> None:
    """White buries a card and the deck is shuffled: in no world of white's it is in somebody's hand."""
    match = Match(Setup.of(TOY, 3, seed=2))
    for ask in match.pending:
        match.apply(ask.seat, ask.options[0])
    t: ToyTable = match.table  # type: ignore[assignment]
    buried = t.players[0].hand[0]
    t.bury(buried, t.players[0].hand, t.deck)
    t.shuffle(t.deck)
    match.keep(t.freeze())
    chance = Chance()
    worlds = [match.perspective(0).imagine(chance) for _ in range(60)]
    places = {tuple(world.table.deck).index(buried) for world in worlds}  # type: ignore[attr-defined]
    assert len(places) > 1
    shown = {world.table.shown[0] % 2 for world in worlds}  # type: ignore[attr-defined]
    assert shown == {t.shown[0] % 2}


def test_anothers_sealed_answer_is_asked_again_in_an_imagined_world() -> None:
    match = Match(Setup.of(TOY, 3, seed=2))
    match.apply(1, match.pending[1].options[0])
    match.apply(0, match.pending[0].options[2])
    world = match.perspective(0).imagine(Chance())
    assert [ask.seat for ask in world.pending] == [1, 2]
    assert [ask.seat for ask in match.pending] == [2]


def test_the_future_of_an_imagined_world_is_its_own() -> None:
    match = Match(Setup.of(TOY, 2, seed=3))
    for ask in match.pending:
        match.apply(ask.seat, ask.options[0])
    chance = Chance()
    rolls = set()
    for _ in range(40):
        world = match.perspective(1).imagine(chance)
        world.play("black act roll")
        again = world.fork()
        assert again.table == world.table, "and a fork of it has the same"
        rolls.add(world.table.players[1].points)
    assert len(rolls) > 3


def deals(places: list[int], number: int) -> Counter[tuple[int, ...]]:
    numbers, unknown = SmallNumbers(Chance()), find_alike(list(range(len(places))), places)
    return Counter(tuple(deal(unknown, numbers)) for _ in range(number))


def test_all_deals_are_equally_likely_where_what_fits_is_nested() -> None:
    dealt = deals([0b1111, 0b0011, 0b1111, 0b0111], 8000)
    assert set(dealt) == {
        (a, b, c, d) for a, b, c, d in permutations(range(4)) if b in (0, 1) and d in (0, 1, 2)
    }  # fmt: skip
    assert min(dealt.values()) > 850


def test_cards_change_places_where_none_of_those_left_fits() -> None:
    """Whichever card the first place takes, the others get what they can take."""
    assert set(deals([0b011, 0b110, 0b101], 60)) == {(0, 1, 2), (1, 2, 0)}


def test_a_deal_does_not_tell_how_the_cards_truly_lie() -> None:
    one, other = table(), table()
    rename_cards(other, {other.deck[0]: other.players[2].hand[0], other.players[2].hand[0]: other.deck[0]})
    for seat in (0, 1):
        assert imagined_cards(one, seat) == imagined_cards(other, seat)


def imagined_cards(t: ToyTable, seat: int) -> list[list[int]]:
    swaps = deal_anew(unknown_cards(t, seat), Chance())
    return [[swaps.get(card, card) for card in zone] for zone in t.zones()]
