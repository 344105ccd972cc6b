"""How a person has fared, by level and by automa."""

from typing import Any

from desktop.kept_games.tallies import NEVER, Fared, Tally, fared
from tests.desktop.own_page.games import finished

EE: dict[str, Any] = {"game": "excavation_earth", "mode": "zu"}


def test_before_the_first_game_there_is_nothing() -> None:
    assert fared([], "marajoara", "Clara") == Fared()
    assert Fared().against("zu") == NEVER


def test_a_game_counts_at_its_strongest_level_and_only_at_its_game() -> None:
    games = [
        finished(1, "novice"),
        finished(2, "novice", "random", won=False),
        finished(3, "regular", "novice", won=False),
        finished(4, "novice", game="hoyuk"),
        finished(5, "novice", name="Malo"),
        finished(6, "Malo"),
        finished(7),
    ]
    found = fared(games, "marajoara", "clara")
    assert found.levels == {"novice": Tally(1, 2), "regular": Tally(0, 1)}
    assert not found.automas


def test_alone_each_level_of_an_automa_counts_by_itself() -> None:
    games = [
        finished(1, "zu", level="easy", **EE),
        finished(2, "zu", level="easy", won=False, **EE),
        finished(3, "zu", level="custom", **EE),
        finished(4, "zu", "Malo", level="easy", **EE),
    ]
    found = fared(games, "excavation_earth", "Clara")
    assert found.automas == {("zu", "easy"): Tally(1, 2), ("zu", "custom"): Tally(1, 1)}
    assert found.against("zu") == Tally(2, 3)
    assert not found.levels


def test_games_with_other_data_count_apart() -> None:
    games = [finished(1, "novice"), finished(2, "novice", won=False, corrected=True)]
    assert fared(games, "marajoara", "Clara").levels == {"novice": Tally(1, 1)}
    assert fared(games, "marajoara", "Clara", True).levels == {"novice": Tally(0, 1)}
