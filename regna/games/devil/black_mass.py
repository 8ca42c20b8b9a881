"""The inquisition's first part: wings for coins, the black mass, and the guesses (p. 16 and 17)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Ask, Flow, Option, Parallel, Reason
from .constants import (
    BLACK_MASS,
    BRIBED,
    COIN,
    CULTIST,
    DEVIL,
    DOWN,
    FIRST,
    GLASS,
    GOODS,
    GUESSES,
    MARBLE,
    NOBODY,
    PLEBEIAN,
    PREPARATION,
    PURE,
    SEATS,
    SECOND,
    STONE,
    TAINTED,
    THIRD,
    UP,
    WHEAT,
    WOOD,
)
from .ledger import SELLING, enter_debts, gain
from .market import TRADED, Visit, also_market, in_public, public_visit, with_market
from .prompts import BUY_WING, GUESS_ROLE, MASS
from .reputation import add_angels, change_reputation
from .state import Mass, Realm, Ruler

WING_PRICE, BRIBE, GUESS_COINS = 5, 5, 2
FOUND = {DEVIL: -4, CULTIST: -3}
"""The reputation that it costs to be found out in round 3."""
SOULS = (((GLASS, 1), (MARBLE, 1)), ((WOOD, 1), (STONE, 1)), ((COIN, 2),))
"""What the Devil gets in round 3 for no shard, one shard, two shards, all together."""
TAINTED_SOULS = (((WHEAT, 1), (COIN, 1)), ((COIN, 3),))
"""What the Cultist gets for one and for two tainted shards."""
GUESS_POINTS, WRONG_GUESS = 2, 1
MASS_WIDTH = len(GOODS) + 4
"""What is noted of a chest: goods, shards of both kinds, and who is taken for the Devil and for the Cultist."""


# Preparation


def buy_wings(t: Realm) -> Flow:
    """Clockwise, as long as anybody buys; everybody is asked, with coins or without (A19, A64)."""
    me = t.in_order()[t.turn]
    price, visit = wing_price(t, me), public_visit(t, repays=True)
    ask = me.choose(
        BUY_WING,
        ("buy",),
        lambda _: why_not_wing(me, price),
        also=lambda: ("pass", *also_market(me, visit)),
        n=price,
    )
    answer = yield from in_public(t, me, visit, ask)
    if answer == TRADED:
        return
    t.passes = 0 if answer == "buy" else t.passes + 1
    if answer == "buy":
        gain(t, me, COIN, -price)
        t.tell("buy-wing", me, n=price)
        add_angels(t, me, 1)
    t.turn = (t.turn + 1) % SEATS
    if t.passes == SEATS:
        t.turn = t.passes = 0
        t.phase = "mass"


def wing_price(t: Realm, me: Ruler) -> int:
    return min([WING_PRICE, *(effect.n for effect in t.powers(me, "shrine"))])


def why_not_wing(me: Ruler, price: int) -> Reason | None:
    return Reason("coins", PREPARATION, {"have": me.coins, "need": price}) if me.coins < price else None


# Filling the chest


def celebrate(t: Realm) -> Flow:
    """All fill their chests in secret; then they are opened, in round 3 without a name."""
    yield Parallel({me.seat: fill(t, me) for me in t.players})
    enter_debts(t)
    if t.round < 5:
        open_unnamed(t)
    else:
        open_named(t)
    t.phase = "face"


def fill(t: Realm, me: Ruler) -> Flow:
    """Coins, for the Devil shards; then the guesses. Everybody goes through both questions (A64)."""
    visit, mass = Visit(repays=True), me.mass
    if me.role == DEVIL and t.round < 5:
        mass.shards[TAINTED], me.shards[TAINTED] = me.shards[TAINTED], 0
    while True:
        thing = yield from with_market(t, me, visit, lambda: ask_mass(t, me, visit))
        if thing == "done":
            break
        lay_in(me, thing)
    while True:
        guess = yield from with_market(t, me, visit, lambda: ask_guess(t, me, visit))
        if guess == "done":
            return
        mass.guesses[guess[0]] = guess[1]


def ask_mass(t: Realm, me: Ruler, visit: Visit) -> Ask:
    return me.choose(
        MASS, range(len(GOODS)), lambda good: why_not_bribe(t, me, good), also=lambda: also_laid_in(me, visit)
    )


def also_laid_in(me: Ruler, visit: Visit) -> Sequence[Option]:
    shards = [word for kind, word in enumerate(("pure", "tainted")) if me.role == DEVIL and me.shards[kind]]
    return (*shards, "done", *also_market(me, visit))


def why_not_bribe(t: Realm, me: Ruler, good: int) -> Reason | None:
    """Coins only, unless the table lets goods bribe, too."""
    if good != COIN and t.setup.options["bribes"] == "coins":
        return Reason("coins-only", BLACK_MASS)
    return None if me.goods[good] else Reason("none-of-it", BLACK_MASS, {"good": good})


def lay_in(me: Ruler, thing: Option) -> None:
    if thing in ("pure", "tainted"):
        kind = PURE if thing == "pure" else TAINTED
        me.shards[kind] -= 1
        me.mass.shards[kind] += 1
    else:
        me.goods[thing] -= 1
        me.mass.goods[thing] += 1


ALL_GUESSES = [(role, seat) for role in (DEVIL, CULTIST) for seat in range(SEATS)]


def ask_guess(t: Realm, me: Ruler, visit: Visit) -> Ask:
    return me.choose(
        GUESS_ROLE,
        ALL_GUESSES,
        lambda guess: why_not_guess(t, me, guess),
        also=lambda: ("done", *also_market(me, visit)),
    )


def why_not_guess(t: Realm, me: Ruler, guess: tuple[int, int]) -> Reason | None:
    """A token for the role and a ring of the colour, neither of them used or locked; nobody has a ring of their own."""
    role, seat = guess
    if seat == me.seat:
        return Reason("yourself", GUESSES)
    if me.role == DEVIL or (me.role == CULTIST and role == CULTIST):
        return Reason("no-token", GUESSES)
    if role == DEVIL and t.devil_found:
        return Reason("devil-found", GUESSES)
    taken = [*me.mass.guesses, *locked_guesses(t, me.role)]
    if me.mass.guesses[role] != NOBODY or locked_guesses(t, me.role)[role] != NOBODY:
        return Reason("token-used", GUESSES)
    return Reason("ring-used", GUESSES) if seat in taken else None


def locked_guesses(t: Realm, role: int) -> Sequence[int]:
    """Whom the owner of an icon took for Devil and Cultist in round 3, if that is locked."""
    return mass_of(t, role)[-2:] if t.locked else (NOBODY, NOBODY)


def mass_of(t: Realm, role: int) -> list[int]:
    """What lay in the chest of an icon in round 3."""
    return t.opened_mass[role * MASS_WIDTH : (role + 1) * MASS_WIDTH]


# Opening the chests in round 3, by icon


def open_unnamed(t: Realm) -> None:
    """Bribes, souls, the Cultist's reward, guesses; then everything goes back to its owner."""
    by_icon = sorted(t.players, key=lambda me: me.role)
    t.opened_mass = [n for me in by_icon for n in (*me.mass.goods, *me.mass.shards, *me.mass.guesses)]
    for me in by_icon:
        mass = me.mass
        t.tell("mass", icon=me.role, goods=tuple(mass.goods), pure=mass.shards[PURE], tainted=mass.shards[TAINTED])
        for role, who in enumerate(mass.guesses):
            if who != NOBODY:
                t.tell("guess", icon=me.role, role=role, who=who)
    bribe(t, sum(worth(me.mass.goods) for me in t.players))
    take_out(t)
    devil, cultist = by_icon[DEVIL], by_icon[CULTIST]
    reward_souls(t, devil, cultist)
    judge_guesses(t, by_icon)
    for me in t.players:
        put_back(me)


def worth(goods: Sequence[int]) -> int:
    """Coins, and goods at what they bring in the supply (an option)."""
    return goods[COIN] + sum(price * n for price, n in zip(SELLING, goods, strict=False))


def take_out(t: Realm) -> None:
    """The bribes are nobody's any more."""
    for me in t.players:
        for good, n in enumerate(me.mass.goods):
            t.stock[good] -= n
            t.extras[me.role * len(GOODS) + good] -= n


def bribe(t: Realm, coins: int) -> None:
    """Every five coins send the next of A, B and C away; the rest stays on the row (A45)."""
    t.bribes += coins
    if coins:
        t.tell("bribe", n=coins)
    for place in range(PLEBEIAN + 1):
        if t.inquisitors[place] != BRIBED and t.bribes >= BRIBE:
            t.bribes -= BRIBE
            t.inquisitors[place] = BRIBED
            t.tell("bribed", place=place)


def turn_up(t: Realm, place: int) -> None:
    if t.inquisitors[place] == DOWN:
        t.inquisitors[place] = UP
        t.tell("turn-up", place=place)


def reward_souls(t: Realm, devil: Ruler, cultist: Ruler) -> None:
    shards = devil.mass.shards
    give(t, devil, [each for row in SOULS[: 1 + sum(shards)] for each in row])
    for place, needed in ((FIRST, 2), (SECOND, 3)):
        if sum(shards) >= needed:
            turn_up(t, place)
    give(t, cultist, [each for row in TAINTED_SOULS[: shards[TAINTED]] for each in row])


def give(t: Realm, me: Ruler, amounts: Sequence[tuple[int, int]]) -> None:
    """Goods into a chest: all see how many and which icon, not whose it is."""
    goods = [0] * len(GOODS)
    for good, n in amounts:
        goods[good] += n
        me.goods[good] += n
        t.stock[good] += n
        t.extras[me.role * len(GOODS) + good] += n
    if amounts:
        t.tell("reward", icon=me.role, goods=tuple(goods))


def judge_guesses(t: Realm, by_icon: Sequence[Ruler]) -> None:
    """Two guesses alike lock all of them and have the accused tell the truth."""
    for role in (DEVIL, CULTIST):
        named = [me.mass.guesses[role] for me in by_icon]
        for seat in range(SEATS):
            if named.count(seat) > 1:
                t.locked = True
                announce(t, by_icon, role, seat)


def announce(t: Realm, by_icon: Sequence[Ruler], role: int, seat: int) -> None:
    accused = t.players[seat]
    if accused.role != role:
        t.cleared += [seat, role]
        t.tell("cleared", accused, role=role)
        return
    accused.revealed = role
    t.tell("found", accused, role=role)
    change_reputation(t, accused, FOUND[role])
    if role == DEVIL:
        t.devil_found = True
        turn_up(t, THIRD)
    for me in by_icon:
        if me.mass.guesses[role] == seat:
            give(t, me, ((COIN, GUESS_COINS),))


def put_back(me: Ruler) -> None:
    """Shards go back behind the screen; the Devil may still show them."""
    me.shards = [have + more for have, more in zip(me.shards, me.mass.shards, strict=True)]
    me.mass = Mass()


# Opening the chests in round 5, by name


def open_named(t: Realm) -> None:
    """Everybody's role is known; bribes, souls for points, and all guesses are scored."""
    for me in t.players:
        me.revealed = me.role
        mass = me.mass
        t.tell("revealed", me, role=me.role)
        t.tell("own-mass", me, goods=tuple(mass.goods), pure=mass.shards[PURE], tainted=mass.shards[TAINTED])
    bribe(t, sum(worth(me.mass.goods) for me in t.players))
    take_out(t)
    by_icon = sorted(t.players, key=lambda me: me.role)
    score_souls(t, by_icon[DEVIL])
    score_guesses(t, by_icon)
    for me in t.players:
        put_back(me)


def score_souls(t: Realm, devil: Ruler) -> None:
    """Points for shards; the first inquisitor, and the second or else the third, come (A04, A68)."""
    summary, n = t.summary, sum(devil.mass.shards)
    t.souls = list(devil.mass.shards)
    devil.score += summary.points_for(n)
    t.tell("souls", devil, n=n, points=summary.points_for(n))
    if n >= summary.first:
        turn_up(t, FIRST)
    if n >= summary.second:
        turn_up(t, SECOND if t.inquisitors[SECOND] == DOWN else THIRD)


def score_guesses(t: Realm, by_icon: Sequence[Ruler]) -> None:
    """Those of round 3 that were locked, and new ones."""
    for me in by_icon:
        for role in (DEVIL, CULTIST):
            for who in (me.mass.guesses[role], locked_guesses(t, me.role)[role]):
                if who != NOBODY:
                    score_guess(t, me, by_icon[role], who)


def score_guess(t: Realm, me: Ruler, truth: Ruler, who: int) -> None:
    if who == truth.seat:
        me.score += GUESS_POINTS
        t.tell("guessed", me, n=GUESS_POINTS)
    else:
        truth.score += WRONG_GUESS
        t.tell("missed", truth, n=WRONG_GUESS)
