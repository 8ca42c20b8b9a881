"""What a table plays with: the variants and options, chosen once, so that rules ask the box and never an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...kernel import Flow, Setup
from .job_well_done import reward_army, reward_devotion, reward_farmers, reward_workers
from .state import Latium


def nobody_recovers(t: Latium) -> Flow:
    yield from ()


def no_reward(t: Latium) -> None:
    pass


class Rewards(NamedTuple):
    """What is done for whoever has most at a job; without A Job Well Done nothing."""

    army: Callable[[Latium], Flow] = nobody_recovers
    workers: Callable[[Latium], None] = no_reward
    devotion: Callable[[Latium], None] = no_reward
    farmers: Callable[[Latium], None] = no_reward


class Box(NamedTuple):
    """The base game, unless it says otherwise."""

    rewards: Rewards = Rewards()
    captives_farm: bool = False
    spoils_of_war: bool = False
    assisi: bool = False
    loot_every_season: bool = True
    opens_together: bool = False
    rounds_at_a_price: int = 1
    worship_track: int = 10


JOB_WELL_DONE = Rewards(reward_army, reward_workers, reward_devotion, reward_farmers)


def choose_box(setup: Setup) -> Box:
    """Two kings always play with Assisi (p. 13), and for them alone the price of a call may rise more slowly (A32)."""
    options, two_kings = setup.options, setup.seats == 2
    job_well_done = options["job-well-done"] == "on"
    return Box(
        rewards=JOB_WELL_DONE if job_well_done else Rewards(),
        captives_farm=job_well_done,
        spoils_of_war=options["spoils-of-war"] == "on",
        assisi=two_kings or options["assisi"] == "on",
        loot_every_season=options["loot"] == "every-season",
        opens_together=options["openings"] == "together",
        rounds_at_a_price=2 if two_kings and options["two-kings-price"] == "four-calls" else 1,
        worship_track=int(options["worship-track"]),
    )
