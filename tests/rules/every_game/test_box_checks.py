"""What an owner of any game is told of data that make a box and yet are wrong or odd; each finding is tried once."""

from importlib import import_module

import pytest

from tests.each_game import IDS, given_by_each
from tests.rules.boxes.finding import Case, findings_in, found, named, places


def cases_of(name: str) -> list[object]:
    """Every case of every game, with the game that it is of."""
    given: tuple[tuple[Case, ...], ...] = given_by_each(name, "rules", "box_cases")
    return [
        pytest.param(game, case, id=f"{game}-{named(case)}")
        for game, cases in zip(IDS, given, strict=True)
        for case in cases
    ]


@pytest.mark.parametrize(("game", "case"), cases_of("ERRORS"))
def test_what_cannot_be_played_is_an_error(game: str, case: Case) -> None:
    said, path, edit = case
    assert (said, path) in places(found(game, edit))[0]


@pytest.mark.parametrize(("game", "case"), cases_of("REMARKS"))
def test_what_is_odd_is_a_remark(game: str, case: Case) -> None:
    said, path, edit = case
    errors, remarks = places(found(game, edit))
    assert (errors, (said, path) in remarks) == ([], True)


@pytest.mark.parametrize("game", IDS)
def test_each_finding_is_tried(game: str) -> None:
    cases = import_module(f"tests.rules.{game}.box_cases")
    tried = {said for said, _, _ in (*cases.ERRORS, *cases.REMARKS)}
    assert tried == findings_in(import_module(f"rules.{game}.box_checks"))
