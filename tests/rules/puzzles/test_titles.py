"""Titles tell puzzles of a theme apart: by as little as does it, and by a number only where nothing else does."""

import pytest

from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.puzzles.model import Puzzle, Setting, shelf_of
from rules.puzzles.opening import opened
from rules.puzzles.titles import Title, setting_of, titles_of
from tests.rules.puzzles.samples import box_of, sample_of

SAMPLE = sample_of("marajoara").puzzles[0]


def puzzle(number: int, setting: Setting | None, theme: str = "tracks") -> Puzzle:
    return SAMPLE.model_copy(update={"id": f"mj-{number:08x}", "theme": theme, "setting": setting})


def titles(*puzzles: Puzzle) -> list[Title]:
    found = titles_of(puzzles)
    return [found[each.id] for each in puzzles]


def test_a_theme_that_stands_alone_says_enough() -> None:
    assert titles(puzzle(1, Setting(round=2)), puzzle(2, Setting(round=2), "vases")) == [Title(()), Title(())]


def test_as_little_is_said_as_tells_it_from_others() -> None:
    one, two, three = Setting(round=2, lead=4, choices=9), Setting(round=3, lead=4), Setting(round=3, lead=-1)
    assert titles(*(puzzle(at, each) for at, each in enumerate((one, two, three)))) == [
        Title(("round",)),
        Title(("round", "lead")),
        Title(("lead",)),
    ]


def test_what_nothing_tells_apart_is_numbered() -> None:
    same = Setting(round=3, choices=12)
    both = Title(("round", "choices"), 1), Title(("round", "choices"), 2)
    assert titles(puzzle(1, same), puzzle(2, same)) == list(both)
    assert titles(puzzle(1, None), puzzle(2, None)) == [Title((), 1), Title((), 2)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_puzzle_of_a_shelf_needs_a_number(game: AnyGame) -> None:
    shelf = shelf_of(game.id, game.rules_version)
    assert not any(title.number for title in titles_of(shelf.puzzles).values())
    for each in shelf.puzzles[:1]:
        assert each.setting == setting_of(opened(game, box_of(game), each).asked)
