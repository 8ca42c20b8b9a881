"""Two matches of Pact with the Devil that one seat must not be able to tell apart, played side by side.

In one world the others have other roles; in another one all roles are the same, but the chests go other ways. Whatever
is secret differs: offers that the seat never sees, who takes which chest, which cards somebody keeps, drops or passes
on to others, how often somebody thinks again. Whatever the seat sees is done in both worlds, wherever both allow it.

What all would see is not done where it could go well in one world only: whoever has other goods there plans and pays
carefully, and no two guesses are alike of which only one world says that they are right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from regna.games.devil.constants import ACT, BUILD, COIN, COLOURS, CULTIST, DEVIL, SEATS, USE, WHEAT
from regna.games.devil.deals import owner_seen_by
from regna.games.devil.evidence import ways
from regna.games.devil.state import Ruler
from regna.kernel import Match, Option

from .worlds import World, choices, icons, moved, other_roles, words_of

BY_ROLE = ("offer", "answer", "mass")
"""What others see of these by icon, if they see it at all."""
CARDS = ("keep ", "pass ", "discard ")
"""Choices of cards that nobody sees, or only whoever gets them."""
FEW_COINS = 3
Pick = Callable[[str, list[str], Any], str]
"""Chooses among the words of a question, by its prompt and the tables where it is asked."""


def cards_among(words: Iterable[str]) -> list[str]:
    return [each for each in words if each.startswith(CARDS) and not each.endswith(" supply")]


def is_as_rich(rulers: Sequence[Ruler]) -> bool:
    """Whether somebody has the same goods and shards in both worlds."""
    one, other = rulers
    return (one.goods, one.shards, one.pardons) == (other.goods, other.shards, other.pardons)


class Twins:
    """Both worlds, and how they are kept alike in one seat's eyes."""

    def __init__(self, first: World, second: World, eyes: int, random: Random) -> None:
        self.worlds = (first, second)
        self.eyes = eyes
        self.random = random
        self.guessed: set[str] = set()
        self.dropped: set[int] = set()
        self.differences = 0

    @property
    def table(self) -> Any:
        return self.worlds[0].table

    @property
    def icon(self) -> int:
        return self.worlds[0].layout[self.eyes]

    @property
    def same_ways(self) -> bool:
        """Whether every role sees the chests of the same roles in both worlds."""
        return self.worlds[0].layout != self.worlds[1].layout

    def run(self, compare: Callable[[], None]) -> None:
        """Play as long as the seat cannot tell; `compare` after everything that is done in both."""
        while self.worlds[0].match.pending:
            if self.worlds[0].match.sealed_at is None:
                seat = self.worlds[0].match.pending[0].seat
                words = self.common([world.match for world in self.worlds], (seat, seat), self.pick_public)
                if self.ends(seat, words):
                    return
                for world in self.worlds:
                    world.play(seat, words)
                compare()
            elif not self.sealed(compare):
                return

    def ends(self, seat: int, words: str) -> bool:
        """Whether a move ends the match: then everything may be known."""
        trial = self.worlds[0].match.fork()
        trial.play(f"{COLOURS[seat]} {words}")
        return trial.over

    # Choices that all make in secret

    def sealed(self, compare: Callable[[], None]) -> bool:
        """A sealed choice, seat by seat; False where it would reveal all roles, or ends the match."""
        table, phase = self.table, self.table.phase
        seats = [ask.seat for ask in self.worlds[0].match.pending]
        self.random.shuffle(seats)
        lines = self.by_role(seats) if phase in BY_ROLE else self.by_seat(seats)
        last = table.round == 5 and phase == "mass" and self.same_ways
        for seat in seats[:-1] if last else seats:
            for number, world in enumerate(self.worlds):
                for words in self.with_second_thoughts(lines[number][seat], number, seat):
                    world.play(seat, words)
            if self.worlds[0].match.over:
                return False
            compare()
        return not last

    def with_second_thoughts(self, lines: list[str], world: int, seat: int) -> list[str]:
        """In the other world somebody else now and then begins anew."""
        if not world or seat == self.eyes or len(lines) < 2 or self.random.random() < 0.6:
            return lines
        self.differences += 1
        return [lines[0], "undo 1", *lines]

    def by_seat(self, seats: Sequence[int]) -> list[dict[int, list[str]]]:
        """Cards by chance in each world, where the seat does not get them; all else alike."""
        forks, sealed_at = [world.match.fork() for world in self.worlds], self.worlds[0].match.sealed_at
        found: list[dict[int, list[str]]] = [{}, {}]
        self.dropped = set()
        for seat in seats:
            cards = [self.choose_cards(fork, seat) for fork in forks] if self.is_unseen(seat) else [[], []]
            if cards[0] != cards[1]:
                self.differences += 1
                self.dropped.add(seat)
            is_done = forks[0].sealed_at != sealed_at
            alike = [] if is_done else self.together(forks, (seat, seat), self.pick_secret)
            for number in range(2):
                found[number][seat] = cards[number] + alike
        return found

    def is_unseen(self, seat: int) -> bool:
        """Whether the cards that somebody chooses never come to the seat."""
        to_the = 1 if self.table.round % 2 == 0 else -1
        gets_them = self.table.phase == "pass" and (seat + to_the) % SEATS == self.eyes
        return seat != self.eyes and not gets_them

    def choose_cards(self, fork: Match, seat: int) -> list[str]:
        lines: list[str] = []
        sealed_at = fork.sealed_at
        while fork.sealed_at == sealed_at and (words := cards_among(choices(fork, seat))):
            lines.append(self.random.choice(words))
            fork.apply(seat, choices(fork, seat)[lines[-1]])
        return lines

    def by_role(self, seats: Sequence[int]) -> list[dict[int, list[str]]]:
        """What every role does, wherever it sits."""
        forks, phase = [world.match.fork() for world in self.worlds], self.table.phase
        found: list[dict[int, list[str]]] = [{}, {}]
        if phase == "mass":
            self.guessed = set()
        if phase == "answer":
            return self.answers(forks)
        for seat in seats:
            role = self.worlds[0].layout[seat]
            pair = (seat, self.worlds[1].with_role(role))
            alike = seat == self.eyes or phase == "mass" or role in (DEVIL, CULTIST) or self.will_see(role)
            if alike:
                lines = [self.together(forks, pair, self.pick_secret)] * 2
            else:
                lines = [
                    self.together([fork] * 2, (one, one), self.pick_secret, once=True)
                    for fork, one in zip(forks, pair, strict=True)
                ]
                self.differences += lines[0] != lines[1]
            for number in range(2):
                found[number][pair[number]] = lines[number]
        return found

    def will_see(self, role: int) -> bool:
        """Whether the seat will be shown the chest of a role in this round."""
        table = self.table
        return any(table.players[owner_seen_by(table, self.eyes, n)].role == role for n in (1, 2))

    def together(
        self,
        forks: Sequence[Match],
        pair: tuple[int, int],
        pick: Pick,
        *,
        once: bool = False,
    ) -> list[str]:
        """A seat's whole part of a sealed choice, the same in both worlds, or in one of them."""
        lines: list[str] = []
        sealed_at = forks[0].sealed_at
        while forks[0].sealed_at == sealed_at and forks[0].ask_for(pair[0]) is not None:
            words = self.common(forks, pair, pick)
            lines.append(words)
            for fork, seat in zip(forks[:1] if once else forks, pair, strict=False):
                fork.apply(seat, choices(fork, seat)[words])
        assert forks[1].sealed_at != sealed_at or forks[1].ask_for(pair[1]) is None
        return lines

    def common(self, forks: Sequence[Match], pair: tuple[int, int], pick: Pick) -> str:
        """An answer that both worlds allow."""
        found = [choices(fork, seat) for fork, seat in zip(forks, pair, strict=True)]
        both = [words for words in found[0] if words in found[1]]
        prompts = [words.partition(" ")[0] for words in (*found[0], *found[1])]
        assert both, (found, pair)
        assert len(set(prompts)) == 1, (found, pair)
        rulers = [fork.table.players[seat] for fork, seat in zip(forks, pair, strict=True)]
        return pick(prompts[0], both, (forks, rulers))

    # What is chosen

    def pick_public(self, prompt: str, words: list[str], where: Any) -> str:
        """Those with other goods do not spend what their plans reckon with, nor begin to give what may run out."""
        if is_as_rich(where[1]):
            return self.random.choice(words)
        if "ransom refuse" in words:
            return "ransom refuse"
        quiet = [each for each in words if not each.endswith((" supply", " buy"))] or words
        is_bold = self.table.phase != "resolve" and self.random.random() < 0.2
        return self.random.choice(words if is_bold else quiet)

    def pick_secret(self, prompt: str, words: list[str], where: Any) -> str:
        chosen = {"plan": self.pick_plan, "offer": self.pick_offer, "mass": self.pick_mass, "guess": self.pick_guess}
        if prompt in chosen:
            return chosen[prompt](words, where)
        quiet = [each for each in words if not each.endswith(" supply")] or words
        return self.random.choice(quiet if self.random.random() < 0.9 else words)

    def pick_offer(self, words: list[str], where: Any) -> str:
        things = [each for each in words if not each.endswith(("done", "supply"))]
        return self.random.choice(things) if things and self.random.random() < 0.5 else "offer done"

    def pick_mass(self, words: list[str], where: Any) -> str:
        things = [each for each in words if not each.endswith(("done", "supply"))]
        return self.random.choice(things) if things and self.random.random() < 0.5 else "mass done"

    def pick_guess(self, words: list[str], where: Any) -> str:
        """Nobody guesses what another does if the truth, which would come out, differs."""
        free = [each for each in words if not each.endswith(("done", "supply"))]
        new = [each for each in free if each not in self.guessed or self.is_as_true(each)]
        if not new or self.random.random() < 0.4:
            return "guess done"
        self.guessed.add(found := self.random.choice(new))
        return found

    def is_as_true(self, words: str) -> bool:
        """Whether the one who is guessed has the same role in both worlds."""
        who = COLOURS.index(words.rpartition("-")[2])
        return self.worlds[0].layout[who] == self.worlds[1].layout[who]

    def pick_plan(self, words: list[str], where: Any) -> str:
        """Whoever has other goods plans what needs no money that may be lacking there: all would see what is not paid.

        No event is played that is another one there.
        """
        forks, rulers = where
        seat: int = rulers[0].seat
        same_event = seat not in self.dropped and list(rulers[0].events) == list(rulers[1].events)
        if same_event and is_as_rich(rulers):
            return self.random.choice(words)
        ask = forks[0].ask_for(seat)
        wanted = [
            words_of(forks[0], ask, option)
            for option in ask.options
            if all(self.is_affordable(fork, fork.table.players[seat], option) for fork in forks)
        ]
        wanted = [each for each in wanted if each in words and (same_event or each != "plan left")]
        return self.random.choice(wanted) if wanted and self.random.random() < 0.8 else "plan done"

    def is_affordable(self, match: Match, me: Ruler, option: Option) -> bool:
        table: Any = match.table
        if option == "left":
            return True
        spent = [0] * (COIN + 1)
        for card in me.draft.builds:
            if card >= 0:
                spent = [a + b for a, b in zip(spent, table.building(card).cost, strict=False)]
        spent[COIN] += FEW_COINS * me.draft.recruits
        spent[WHEAT] += max(0, me.draft.tokens + 1 - me.free)
        if option == "recruit":
            spent[COIN] += FEW_COINS
        elif not isinstance(option, tuple) or (
            option[0] in (USE, ACT) and table.building(option[1]).effect.what not in ("gain", "rents")
        ):
            return False
        elif option[0] == BUILD:
            spent = [a + b for a, b in zip(spent, table.building(option[1]).cost, strict=False)]
        return all(a <= b for a, b in zip(spent, me.goods, strict=True))

    # Chests that are taken or left

    def answers(self, forks: Sequence[Match]) -> list[dict[int, list[str]]]:
        """What the seat can see happens in both worlds, all other things by chance in each."""
        found: list[dict[int, list[str]]] = [{}, {}]
        mine = self.together(forks, (self.eyes, self.eyes), self.pick_secret)
        found[0][self.eyes] = found[1][self.eyes] = mine
        for role in range(SEATS):
            pair = [self.viewer_of(world, role) for world in self.worlds]
            if self.eyes in pair:
                continue
            chosen = (
                self.answer_alike(forks, pair, role)
                if self.is_told(role, forks, pair)
                else self.answer_freely(forks, pair)
            )
            for number, words in enumerate(chosen):
                found[number][pair[number]] = [words]
        return found

    def viewer_of(self, world: World, role: int) -> int:
        owner = world.with_role(role)
        return next(seat for seat in range(SEATS) if owner_seen_by(world.table, seat) == owner)

    def is_told(self, role: int, forks: Sequence[Match], pair: Sequence[int]) -> bool:
        """Whether the seat learns what becomes of a chest; of shards all is alike, since all will see them."""
        return role == self.icon or self.will_see(role) or self.opened(forks[0], pair[0]).price < 0

    def opened(self, match: Match, seat: int) -> Any:
        table: Any = match.table
        return table.players[seat].opened

    def answer_alike(self, forks: Sequence[Match], pair: Sequence[int], role: int) -> tuple[str, str]:
        left = [self.leaving(fork, seat) for fork, seat in zip(forks, pair, strict=True)]
        taking = [self.taking(fork, seat) for fork, seat in zip(forks, pair, strict=True)]
        both = [words for words in taking[0] if words in taking[1]]
        alike = self.same_ways or self.opened(forks[0], pair[0]).price > 0
        if both and alike and self.random.random() < 0.6:
            words = self.random.choice(both)
            return words, words
        return left[0], left[1]

    def answer_freely(self, forks: Sequence[Match], pair: Sequence[int]) -> tuple[str, str]:
        chosen = [
            self.random.choice([*self.taking(fork, seat), self.leaving(fork, seat)])
            for fork, seat in zip(forks, pair, strict=True)
        ]
        self.differences += chosen[0] != chosen[1]
        return chosen[0], chosen[1]

    def leaving(self, match: Match, seat: int) -> str:
        return next(words for words in choices(match, seat) if words in ("answer reject", "answer close"))

    def taking(self, match: Match, seat: int) -> list[str]:
        """The ways to take a chest without having to raise money, which all would hear of."""
        table: Any = match.table
        seen, me = table.players[seat].opened, table.players[seat]
        if seen.price > me.goods[COIN] + seen.offer[COIN]:
            return []
        return [words for words in choices(match, seat) if words.startswith("answer accept")]


def twins(seat: int, layout: Sequence[int], *, roles: bool, options: dict[str, str], seed: int) -> Twins:
    """A match, and one that a seat cannot tell from it: with other roles, or with other ways of the chests."""
    random = Random(seed)
    schedule = random.choice(ways(tuple(layout)))
    other = other_roles(layout, seat) if roles else tuple(layout)
    if roles:
        there = moved(layout, schedule, other)
    else:
        seen = icons(layout, schedule, seat)
        fits = [each for each in ways(other) if each != schedule and icons(other, each, seat) == seen]
        there = random.choice(fits)
    assert there in ways(other)
    worlds = [World(*given, seat, options, seed) for given in ((layout, schedule), (other, there))]
    return Twins(worlds[0], worlds[1], seat, random)
