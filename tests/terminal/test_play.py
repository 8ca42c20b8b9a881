"""Playing at the table: by keys, by mouse, by text; undo, rules, languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from regna.terminal.panes import Choices
from regna.terminal.wording import KEYS, RESERVED
from regna.texts import speaker_for

from .table import LARGE, MIDDLE, SMALL, key_for, plain, scene, screen, seated, sit, words


@pytest.mark.parametrize(("size", "language"), [(SMALL, "fr"), (SMALL, "en"), (MIDDLE, "en"), (LARGE, "fr")], ids=str)
async def test_one_screen_shows_the_whole_table(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = sit(tmp_path, "me", "random", moves=60, language=language)
    async with seated(app, size):
        seen = screen(app)
        say = app.say
        assert app.shown is not None
        assert plain(app.shown.prompt) in words(app, "#ask")
        for seat in (0, 1):
            assert say.message(f"seat-{app.match.setup.game.colours[seat]}") in seen
        for card in app.match.view(0)["players"][0]["hand"]:
            assert say.message(f"card-{app.match.setup.cards[card].key}") in seen
        assert say.message("terminal-architects-prison") in seen
        assert say.message("terminal-architects-cathedral") in seen
        for place in ("quarry", "guildhall", "black-market-right"):
            short = say.message(f"terminal-architects-place-{place}")
            assert short in seen or say.message(f"place-{place}") in seen
        assert "F1" in seen
        assert max(map(len, seen.splitlines())) <= size[0]


async def test_a_key_chooses_the_option_that_carries_it(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"forest": 2})
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place forest"))
        assert app.match.moves == [(0, 1)]
        assert app.match.view(0)["players"][0]["goods"][1] == 3


async def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press("down", "down", "up", "enter")
        assert app.match.moves[0] == (0, 1)


async def test_what_an_option_points_at_can_be_clicked(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, MIDDLE) as pilot:
        await pilot.click("#drawing", offset=(3, 1))
        assert app.match.moves[0] == (0, 1)


async def test_several_decisions_in_a_row(tmp_path: Path) -> None:
    """A visit to the Storehouse: the place, the exchange, the price."""
    app = scene(tmp_path, "me", "me", yellow={"wood": 2, "stone": 3})
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        for move in ("place kings-storehouse", "exchange virtue", "pay 1-wood+1-stone"):
            await pilot.press(key_for(app, f"yellow {move}"))
        player = app.match.view(0)["players"][0]
        assert player["virtue"] == 8
        assert player["goods"] == [0, 1, 2, 0, 0]


async def test_refused_options_say_why_and_where_it_is_written(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", tax=0)
    async with seated(app, LARGE):
        assert "× Tax Stand: There is no tax to steal (p. 12)" in words(app, "#ask")


def test_the_keys_that_mean_something_else_choose_nothing() -> None:
    assert not set(KEYS) & set(RESERVED)
    assert len(set(KEYS)) == len(KEYS) > 45


# Typed moves


async def enter(pilot: Pilot[None], text: str) -> None:
    """Type a whole line."""
    await pilot.press("colon")
    pilot.app.query_one(Input).value = text
    await pilot.press("enter")


async def test_a_move_can_be_typed(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await enter(pilot, "place forest")
        assert app.match.moves[0] == (0, 1)
        assert not app.screen.has_class("typing")


async def test_a_typed_move_is_completed(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press("colon", *"place", "space", *"si", "tab")
        assert app.query_one(Input).value == "place silversmith"


async def test_a_wrong_text_is_answered_with_what_is_offered(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await enter(pilot, "place moon")
        seen = words(app, "#notice")
        assert "“place moon” is not possible now" in seen
        assert "place quarry, place forest, place mines" in seen
        assert app.match.moves == []
        await pilot.press("escape")
        assert "place moon" not in words(app)
        assert isinstance(app.focused, Choices)


async def test_somebody_elses_move_is_refused(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await enter(pilot, "red place forest")
        assert app.match.moves == []
        assert "cannot move now" in words(app)


# Undo


async def test_undo_is_free_while_nothing_new_was_learned(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "me", yellow={"wood": 2})
    async with seated(app, SMALL) as pilot:
        await pilot.press("enter")
        await pilot.press(key_for(app, "yellow place kings-storehouse"), "u")
        assert app.match.moves == []
        assert "One move taken back" in words(app)
        assert "Yellow places" not in words(app, "#log")


async def test_undo_past_something_new_asks_first(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press(key_for(app, "yellow place forest"))
        moves = len(app.match.moves)
        await pilot.press("u")
        assert "Does everybody agree" in words(app, "#page")
        await pilot.press("n")
        assert len(app.match.moves) == moves
        await pilot.press("u", "y")
        assert app.match.moves == []


async def test_undo_with_nothing_played_says_so(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press("u")
        assert "nothing to take back" in words(app)


# Reading


async def test_the_rule_behind_the_question(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press("question_mark")
        seen = words(app)
        assert "Placing a worker" in seen
        assert "Rulebook, p. 7" in seen
        await pilot.press("escape")
        assert "Rulebook, p. 7" not in words(app)


async def test_points_by_category(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", yellow={"built": ["well"], "unpaid": 2, "virtue": 12})
    async with seated(app, SMALL) as pilot:
        await pilot.press("s")
        seen = words(app, "#page")
        assert "Buildings 3 0" in seen
        assert "Unpaid debts -4 0" in seen
        assert "Virtue 3 0" in seen
        assert "Total 2 0" in seen


async def test_a_card_that_is_pointed_at_is_shown_in_full(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", yellow={"hand": ["keep", "well"]})
    async with seated(app, MIDDLE) as pilot:
        await pilot.press("tab", "right")
        seen = words(app, "#detail")
        assert "Keep · Building" in seen
        assert "12 VP" in seen
        assert "From the rulebook" in seen
        await pilot.press("right")
        assert "Well · Building" in words(app, "#detail")


async def test_the_mouse_over_a_card_on_the_board_shows_it_in_full(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", top_row=["labourer"])
    async with seated(app, SMALL) as pilot:
        await pilot.hover("#drawing", offset=(4, 7))
        assert "Labourer · Apprentice" in words(app, "#detail")
        await pilot.hover("#drawing", offset=(4, 0))
        assert "Labourer" not in words(app, "#side")


async def test_pages(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        for key, text in (("f1", "Keys"), ("f2", "King’s Storehouse"), ("f3", "Reserve"), ("f5", "Log")):
            await pilot.press(key)
            assert text in words(app)
            await pilot.press("escape")
            assert len(app.screen_stack) == 1


async def test_every_card_in_sight_can_be_read(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", yellow={"hand": ["keep"]}, top_row=["labourer"])
    async with seated(app, (80, 60)) as pilot:
        await pilot.press("f4")
        assert "Keep · Building" in words(app)
        assert "Labourer · Apprentice" in words(app)


async def test_languages_change_at_any_time(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random", language="fr")
    async with seated(app, SMALL) as pilot:
        assert "Où placez-vous un ouvrier ?" in words(app)
        await pilot.press("l")
        assert "Where do you place a worker?" in words(app)
        await pilot.press(key_for(app, "yellow place forest"))
        assert "Yellow places a worker" in words(app, "#log")
        await pilot.press("l")
        assert "Jaune place un ouvrier" in words(app, "#log")
        assert "Yellow" not in words(app)


async def test_light_and_dark(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "random")
    async with seated(app, SMALL) as pilot:
        await pilot.press("f6")
        assert app.theme == "candlelight"
        await pilot.press("f6")
        assert app.theme == "parchment"


async def test_the_window_can_change_its_size(tmp_path: Path) -> None:
    """Small to large and back; the end of the log stays in sight, broken into lines anew."""
    app = sit(tmp_path, "me", "random", name="paladins", moves=60)
    async with seated(app, SMALL) as pilot:
        for size in (SMALL, LARGE, SMALL, MIDDLE):
            await pilot.resize_terminal(*size)
            assert app.is_broad == (size != SMALL)
            assert words(app, "#log").endswith(plain(app.lines[-1].text.plain))
        await pilot.resize_terminal(40, 12)
        assert max(map(len, screen(app).splitlines())) <= 40


# Whole matches


async def test_a_solo_match_to_its_end(tmp_path: Path) -> None:
    """Driven by keys alone; the opponent's schemes are in the log, marked as what they are."""
    app = sit(tmp_path, "me", seed=9)
    random = Random(7)
    async with seated(app, SMALL) as pilot:
        with app.batch_update():
            while not app.match.over:
                assert app.shown is not None
                await pilot.press(random.choice(KEYS[: len(app.shown.options)]))
        await pilot.pause()
        log = "\n".join(line.text.plain for line in app.lines)
        assert "Constantine reveals a scheme" in log
        assert "[reconstructed card]" in log
        assert "The match is over" in words(app)
        assert app.shown is None


async def test_bots_play_on_by_themselves(tmp_path: Path) -> None:
    app = sit(tmp_path, "random", "random", "random", seed=2, moves=500)
    assert not app.match.over
    async with seated(app, LARGE):
        assert app.match.over
        assert "The match is over" in words(app)


async def test_a_bot_that_thinks_leaves_the_table_usable(tmp_path: Path) -> None:
    app = scene(tmp_path, "me", "greedy")
    app.pause = 60
    async with seated(app, SMALL) as pilot:
        await pilot.press(key_for(app, "yellow place forest"))
        assert "Red: thinking" in words(app, "#ask")
        await pilot.press("s", "escape", "u", "y")
        assert app.match.moves == []
        assert "Where do you place a worker?" in words(app)


def test_what_is_shown_is_what_the_seat_may_answer(tmp_path: Path) -> None:
    app = sit(tmp_path, "me", "random", moves=40)
    shown = app.match.present(0, speaker_for(app.match.setup.game, "en", "regna.terminal"))
    ask = app.match.ask_for(0)
    assert shown is not None
    assert ask is not None
    assert len(shown.options) == len(ask.options)
