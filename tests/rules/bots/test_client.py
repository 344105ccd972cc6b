"""Bots in a process of their own: whatever happens there, a legal move comes back, with what went wrong."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rules.bots.advising import Advising
from rules.bots.client import BotClient, Decided
from rules.bots.parcel import packed, unpacked
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import Entry, adviser_for, entry_named, policy_named
from rules.bots.worker import Question
from rules.marajoara import GAME
from rules.marajoara.components import Box
from rules.marajoara.options import Options
from tests.rules.marajoara.random_games import beginning, choices
from tests.rules.marajoara.table import BOX

LONG = 60.0
"""Seconds that no test ever waits, unless something is broken."""
SHORT = 0.05
BUDGET = 12_000
"""Moves evaluated for advice: enough for several worlds."""
STATES = [state for state in choices(beginning(2, Options(), 4), 4) if state.stage == "before"]


def troublemaker(name: str) -> Entry:
    return Entry(name, f"tests.rules.bots.troublemakers:{name}")


def known(name: str) -> Entry:
    found = entry_named(name, "marajoara")
    assert found is not None
    return found


def question(bot: Entry, number: int = 0) -> Question:
    state = STATES[number]
    return Question("marajoara", bot, GAME.view(state, state.active), GAME.legal(state, state.active), seed=7)


def is_sound(decided: Decided, number: int = 0) -> bool:
    """The table can go on: the move is legal, and the worker answers the next question."""
    return decided.move in GAME.legal(STATES[number], STATES[number].active)


@pytest.fixture(scope="module")
def desk() -> Iterator[BotClient]:
    with BotClient() as desk:
        yield desk


def process_of(desk: BotClient) -> int | None:
    return desk.work.process.pid if desk.work else None


@pytest.mark.parametrize("name", ["random", "novice", "regular", "expert"])
def test_the_worker_chooses_what_the_bot_itself_would(desk: BotClient, name: str) -> None:
    for number in range(3):
        asked = question(known(name), number)
        bot = policy_named(name, "marajoara")
        assert bot is not None
        rng = chance_of(7, asked.legal[0].seat)
        expected = bot.choose(GAME, asked.view, asked.legal, rng, Budget(bot.usual_budget))
        assert desk.choose(asked, LONG) == Decided(expected, name)


def test_one_process_serves_all_questions(desk: BotClient) -> None:
    desk.choose(question(known("quick")), LONG)
    process = process_of(desk)
    desk.choose(question(known("quick"), 1), LONG)
    assert process_of(desk) == process


def test_a_bot_that_is_interrupted_leaves_its_place_to_the_quick_one(desk: BotClient) -> None:
    desk.ask(question(troublemaker("Dawdles")))
    assert desk.answer(SHORT) is None
    process = process_of(desk)
    decided = desk.give_up()
    assert decided.trouble is not None
    assert (decided.by, decided.trouble.kind) == ("quick", "interrupted")
    assert is_sound(decided)
    assert desk.choose(question(known("regular")), LONG).by == "regular"
    assert process_of(desk) == process, "the worker put the old question down and took the next"


def test_a_bot_that_will_not_stop_is_ended_with_its_process(desk: BotClient) -> None:
    decided = desk.choose(question(troublemaker("Sleeps")), SHORT)
    assert decided.trouble is not None
    assert (decided.by, decided.trouble.kind) == ("quick", "late")
    assert is_sound(decided)
    process = process_of(desk)
    assert desk.choose(question(known("regular")), LONG).by == "regular"
    assert process_of(desk) != process


def test_a_crash_of_the_worker_is_told_and_the_next_question_answered(desk: BotClient) -> None:
    decided = desk.choose(question(troublemaker("Dies")), LONG)
    assert decided.trouble is not None
    assert (decided.trouble.kind, decided.trouble.bot) == ("crashed", "Dies")
    assert "code 3" in decided.trouble.said
    assert is_sound(decided)
    assert desk.choose(question(known("regular")), LONG).by == "regular"


def test_a_worker_that_died_between_two_questions_is_told_too(desk: BotClient) -> None:
    desk.choose(question(known("quick")), LONG)
    assert desk.work is not None
    desk.work.process.kill()
    desk.work.process.join()
    decided = desk.choose(question(known("regular")), LONG)
    assert decided.trouble is not None
    assert decided.trouble.kind == "crashed"
    assert desk.choose(question(known("regular")), LONG).by == "regular"


def test_an_illegal_move_is_told(desk: BotClient) -> None:
    decided = desk.choose(question(troublemaker("Cheats")), LONG)
    assert decided.trouble is not None
    assert decided.trouble.kind == "illegal"
    assert "two captures" in decided.trouble.said
    assert is_sound(decided)


def test_a_failure_comes_back_with_its_place(desk: BotClient) -> None:
    decided = desk.choose(question(troublemaker("Fails")), LONG)
    assert decided.trouble is not None
    assert decided.trouble.kind == "failed"
    assert "troublemakers.py" in decided.trouble.said
    assert "I cannot decide" in decided.trouble.said


def test_the_box_travels_once() -> None:
    ours: list[Box] = []
    theirs: list[Box] = []
    first, second = (packed(state, Box, ours) for state in STATES[:2])
    assert len(second) < len(first) / 2
    read = [unpacked(parcel, theirs) for parcel in (first, second)]
    assert read == STATES[:2]
    assert read[0].box is read[1].box
    assert ours == [BOX]


def test_the_worker_imports_no_qt() -> None:
    said = "import sys, rules.bots.client; print([x for x in sys.modules if x.startswith(('PySide6', 'desktop'))])"
    root = Path(__file__).parents[3]
    ran = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True, cwd=root)
    assert ran.stdout.strip() == "[]"


def advice_wanted(number: int = 0, budget: int | None = BUDGET) -> Question:
    entry = adviser_for("marajoara", 2)
    assert entry is not None
    return replace(question(entry, number), budget=budget, wants_advice=True)


def test_an_adviser_tells_more_than_once_and_its_last_word_is_the_move(desk: BotClient) -> None:
    asked, told = advice_wanted(), []
    desk.ask(asked)
    while (decided := desk.answer(SHORT)) is None:
        told.append(desk.told)
    last = desk.told
    assert last is not None
    assert last.is_final
    assert decided == Decided(last.suggestions[0].move, "adviser")
    assert len({id(each) for each in told} - {id(None)}) > 1
    rng = chance_of(7, asked.legal[0].seat)
    *_, expected = Advising("marajoara", 2).advised(GAME, asked.view, asked.legal, rng, Budget(BUDGET))
    assert last == expected


def test_an_adviser_is_put_down_at_once_when_an_opponent_wants_to_think(desk: BotClient) -> None:
    desk.ask(advice_wanted(budget=None))
    while desk.told is None:
        assert desk.answer(SHORT) is None
    process = process_of(desk)
    decided = desk.give_up()
    assert decided.move is None
    assert decided.trouble is not None
    assert is_sound(desk.choose(question(known("quick"), 1), LONG), 1)
    assert process_of(desk) == process, "it had stopped by itself"
