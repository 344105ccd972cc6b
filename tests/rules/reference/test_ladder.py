"""The figures of the ladder of levels: read from a file, checked, with the interval in which the truth lies."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from rules.bots.mind import mind_of
from rules.bots.registry import MEASURED
from rules.games import GAME_IDS
from rules.reference.ladder import RUNGS, UNKNOWN, below_of, ladder_of, read, wilson

PAIR = {"level": "novice", "below": "random", "seats": 2, "won": 198.5, "games": 200}


def written(folder: Path, **said: object) -> Path:
    file = folder / MEASURED
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"rules_version": 2, "games": 200, **said}), encoding="utf-8")
    return file


def test_what_was_measured_is_found_by_level(tmp_path: Path) -> None:
    at_three = {**PAIR, "level": "expert", "below": "regular", "seats": 3}
    against_zu = {**PAIR, "level": "master", "below": "", "setting": "hard", "won": 90}
    ladder = read(written(tmp_path, pairs=[PAIR, at_three, against_zu], milliseconds={"novice": [40, 95]}))
    pair = ladder.beats("novice")
    assert pair is not None
    assert pair.share == pytest.approx(0.9925)
    assert ladder.milliseconds["novice"] == (40, 95)
    assert ladder.beats("random") is None, "there is nothing below"
    assert ladder.beats("expert") is None, "the ladder is told of tables of two"
    assert ladder.beats("master") is None, "nor of what the rules play"
    alone = ladder.alone("master", "hard")
    assert alone is not None
    assert (alone.won, alone.games) == (90, 200)
    assert ladder.alone("master", "easy") is None
    assert ladder.alone("novice", "") is None, "that is a table of levels"


def test_without_a_file_nothing_was_measured(tmp_path: Path) -> None:
    assert read(tmp_path / MEASURED) is UNKNOWN


def test_figures_of_other_rules_say_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "hoyuk", pairs=[PAIR])
    monkeypatch.setattr("rules.core.resources.assets", lambda: tmp_path)
    assert ladder_of("hoyuk", 2).beats("novice") is not None
    assert ladder_of("hoyuk", 3) is UNKNOWN
    assert ladder_of("marajoara", 2) is UNKNOWN


@pytest.mark.parametrize("wrong", [{"won": 201}, {"won": -1}, {"games": 0}, {"seats": 0}, {"level": 4}])
def test_what_cannot_have_been_measured_is_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        read(written(tmp_path, pairs=[PAIR | wrong]))


def test_intervals_are_those_of_wilson() -> None:
    even = wilson(100, 200)
    assert even.least == pytest.approx(0.4313, abs=1e-4)
    assert even.most == pytest.approx(0.5687, abs=1e-4)
    assert even.margin == pytest.approx(0.0687, abs=1e-4)
    nearly_all = wilson(200, 200)
    assert nearly_all.least == pytest.approx(0.9812, abs=1e-4)
    assert nearly_all.most == 1.0


def test_each_rung_stands_on_the_one_below() -> None:
    assert [below_of(level) for level in RUNGS] == ["", *RUNGS[:-1]]


@pytest.mark.parametrize("game", GAME_IDS)
def test_levels_do_what_their_descriptions_say(game: str) -> None:
    """Misjudging plans, seldom missing the best one, putting several to the test, then more of them and each more
    thoroughly: in every game."""
    novice, apprentice, regular, expert, master = mind_of(game).levels
    assert novice.unsteady > apprentice.unsteady > 2 * regular.unsteady
    assert not regular.looks_ahead
    assert regular.worlds == 1
    assert expert.width > 1
    assert expert.unsteady <= regular.unsteady
    assert expert.looks_ahead or expert.worlds > 1
    assert master.width > expert.width
    assert master.worlds >= expert.worlds
    assert master.replies > expert.replies or master.worlds > expert.worlds
