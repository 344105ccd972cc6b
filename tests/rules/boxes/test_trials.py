"""Trial games say with which correction they begin to go wrong, and how far they are."""

from dataclasses import replace
from typing import Any

from rules.boxes.own import OwnBox
from rules.boxes.trials import failures
from rules.core.contract import AnyGame
from tests.rules.boxes.finding import published, the_game

ROUNDS = 3


def with_a_loss(game: AnyGame) -> AnyGame:
    """The game, in which a component is lost where there are so many rounds."""

    def box_census(state: Any) -> Any:
        lost = {"lost": 1} if state.box.parts.box.rounds == ROUNDS else {}
        return {**game.box_census(state), **lost}

    return replace(game, box_census=box_census)


def corrected(*, rounds: int) -> OwnBox:
    own = published("marajoara")
    for at, points in enumerate((1, 2, 4, 6)):
        own = own.with_value(f"museum.case.{at + 1}", {"points": points, "token": False})
    return own.with_value("box.rounds", rounds).with_value("museum.points_per_pip", 3).with_value("solo.harder_by", 12)


def test_a_failure_names_the_correction_without_which_the_game_goes_well() -> None:
    told: list[tuple[int, int]] = []
    found = failures(
        with_a_loss(the_game("marajoara")),
        corrected(rounds=ROUNDS),
        2,
        progress=lambda played, failed: told.append((played, failed)),
    )
    assert [each.wrong is not None and each.wrong.id for each in found] == ["box-trial-lost"] * 2
    assert [each.paths for each in found] == [("box.rounds",)] * 2
    assert told == [(1, 1), (2, 2)]


def test_games_that_go_well_are_no_failures() -> None:
    told: list[tuple[int, int]] = []
    found = failures(
        with_a_loss(the_game("marajoara")),
        corrected(rounds=ROUNDS + 1),
        2,
        progress=lambda played, failed: told.append((played, failed)),
    )
    assert (found, told) == ((), [(1, 0), (2, 0)])


def test_what_goes_wrong_with_published_data_too_blames_nobody() -> None:
    game = the_game("marajoara")
    broken = replace(game, box_census=lambda state: {"lost": 1})
    (found,) = failures(broken, corrected(rounds=ROUNDS), 1)
    assert (found.wrong is None, found.paths) == (False, ())
