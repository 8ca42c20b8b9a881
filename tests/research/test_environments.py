"""The environments keep what PettingZoo and Gymnasium ask of them, and tell nobody what others have answered."""

from __future__ import annotations

import subprocess
import sys
import warnings
from itertools import count
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

import regna
from regna.kernel import BadSetup, Match, NotOffered
from regna.research.actions import Actions
from regna.research.aec import RegnaEnv
from regna.research.encoder import encode
from regna.research.survey import Survey, survey_for

from ..kernel.toy import TOY

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("architects", 4, {}),
    ("paladins", 2, {"crowns": "on"}),
    ("alba-longa", 3, {}),
    ("devil", 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(regna.env(game, seats=seats, **options), num_cycles=60)  # type: ignore[no-untyped-call]
        seed_test(lambda: regna.env(game, seats=seats, **options), num_cycles=15)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_measures_it(
    game: str, seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its performance test plays for five seconds, here by a clock that is soon there."""
    monkeypatch.setattr("time.time", count().__next__)
    performance_benchmark(regna.env(game, seats=seats, **options))  # type: ignore[no-untyped-call]
    assert "turns per second" in capsys.readouterr().out


def test_gymnasium_finds_nothing_wrong() -> None:
    """The checker takes any action: one that is not offered ends the match."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(regna.gym_env("alba-longa", seats=2), skip_render_check=True)


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make("regna.research.seat_env:regna/Seat-v0", game="alba-longa", seats=3, assisi="on")
    assert env.unwrapped.setup.options["assisi"] == "on"  # type: ignore[attr-defined]


def play(env: RegnaEnv, seed: int, longest: int = 100_000) -> list[float]:
    """Random play by the masks, to the end; what everybody was rewarded with."""
    random, others, rewards = Random(seed), Random(seed), [0.0] * len(env.possible_agents)
    env.reset(seed=seed)
    for agent in env.agent_iter(longest):
        observation, reward, terminated, truncated, _ = env.last()
        rewards[env.seat_of[agent]] = reward
        if terminated or truncated:
            env.step(None)
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert sorted(env.legal_actions()) == legal
        for seen in (agent, others.choice(env.possible_agents)):
            fresh = encode(env.episode.match, env.seat_of[seen])
            assert (env.observe(seen)["observation"] == fresh).all(), "what was kept from earlier looks"
        env.step(random.choice(legal))
    return rewards


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_seen_again_is_as_if_seen_for_the_first_time(game: str, seats: int, options: dict[str, str]) -> None:
    env = regna.env(game, seats=seats, **options)
    assert max(play(env, 5)) > -1


def test_a_match_ends_with_a_winner_and_goes_the_same_way_again() -> None:
    env = regna.env("alba-longa", seats=3)
    rewards = play(env, 7)
    assert play(env, 7) == rewards
    assert max(rewards) > min(rewards) >= -1
    assert not env.agents


def test_a_match_that_goes_on_for_ever_is_broken_off() -> None:
    env = regna.env("architects", seats=2, longest=30)
    assert play(env, 1) == [0.0, 0.0]


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = regna.env("architects", seats=2)
    env.reset(seed=1)
    with pytest.raises(NotOffered):
        env.step(env.actions.size - 1)
    with pytest.raises(BadSetup):
        regna.env("architects", seats=2, boards="square")


def test_a_secret_answer_changes_nothing_for_the_others() -> None:
    """Everybody bids in secret: whoever is asked next sees the same whatever the first has chosen."""
    env = regna.env("devil", seats=4)
    env.reset(seed=3)
    first, seen = env.agent_selection, []
    for action in env.legal_actions()[:3]:
        env.reset(seed=3)
        env.step(action)
        while env.agent_selection == first:
            env.step(env.legal_actions()[0])
        seen.append([as_bytes(env.observe(agent)) for agent in env.possible_agents if agent != first])
    assert len(seen) > 1
    assert all(each == seen[0] for each in seen)


def as_bytes(observation: dict[str, Any]) -> list[bytes]:
    return [part.tobytes() for part in observation.values()]


def test_one_seat_plays_against_bots() -> None:
    env = regna.gym_env("alba-longa", seats=3, seat=1, bots=["squire", "random"])
    observation, _ = env.reset(seed=5)
    over, reward, random = False, 0.0, Random(1)
    while not over:
        assert env.episode.ask is not None
        assert env.episode.ask.seat == 1
        assert (observation["action_mask"] == env.action_masks()).all()
        observation, reward, over, _, _ = env.step(random.choice(env.episode.legal))
    assert reward in (-1.0, 1.0) or -1 < reward < 1
    assert env.episode.match.over


def test_what_an_agent_sees_is_also_there_as_plain_data() -> None:
    env = regna.env("architects", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    view = env.view(agent)
    assert view["table"] == env.episode.match.view(env.seat_of[agent])
    assert sorted(view["question"]["moves"]) == sorted(env.legal_actions())
    assert all(env.actions.texts[number] == text for number, text in view["question"]["moves"].items())


def test_a_move_has_the_same_number_whatever_stands_beside_it() -> None:
    match = Match.new(TOY, 2, seed=1)
    actions = Actions(match.setup)
    ask = match.pending[0]
    numbers = dict(zip(ask.options, actions.of(ask), strict=True))
    ask._options = list(reversed(ask.options))[:2]
    assert actions.of(ask) == [numbers[option] for option in ask.options]


def test_a_move_that_nobody_has_met_takes_a_spare_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(TOY, 2, seed=1)
    monkeypatch.setattr("regna.research.actions.survey_for", lambda _: Survey({"moves": ["bid c0", "act stop"]}))
    ask = match.pending[0]
    ask._options = [5, 0, 7]
    assert Actions(match.setup).of(ask) == [2, 0, 3]
    with pytest.raises(IndexError, match="spare"):
        Actions(match.setup, spare=1).of(ask)


def test_a_game_without_a_survey_gets_one() -> None:
    survey = survey_for(Match.new(TOY, 2).setup)
    assert {"act draw", "act stop", "bid c0"} <= set(survey.moves)
    assert survey.decks["players.hand"] == ["toy"]


def test_names_for_researchers_are_there_and_cost_nothing_before() -> None:
    assert regna.load("architects").name == "architects"
    assert regna.bots.make("random", 1)
    assert regna.Match is Match
    with pytest.raises(AttributeError):
        regna.nothing  # noqa: B018
    code = "import sys, regna; sys.exit(any(name.startswith(('regna.', 'numpy')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603


def test_without_the_packages_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "regna.research.aec", raising=False)
    with pytest.raises(ImportError, match=r"pip install .regna\[research\]"):
        regna.env("architects", seats=2)
