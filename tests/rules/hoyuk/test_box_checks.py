"""What an owner of Höyük is told of data that make a box and yet are wrong or odd."""

import pytest

from rules.hoyuk import box_checks
from tests.rules.boxes.finding import Case, Edit, findings_in, found, named, places, written

GAME = "hoyuk"

PILES = {"aspects.piles.intermediate": ["NUMBER", "CATTLE"], "aspects.piles.expert": ["HEIGHT", "VILLAGER"]}
FEW = {"aspects.symbols.expert.cattle": 4, "aspects.symbols.expert.villager": 16}
CLASSIC = [f"CA-{number:02}" for number in (1, 2, 7, 8, 9, 10, 13, 14, 17, 18, 19)]


ERRORS: tuple[Case, ...] = (
    ("hk-box-no-pieces", "box.pieces.oven", written({"box.pieces.oven": 0})),
    ("hk-box-pile", "aspects.piles.intermediate", written(PILES)),
)
REMARKS: tuple[Case, ...] = (
    ("hk-box-houses", "tiles.elements.CT-02", written({"tiles.elements.CT-02": ["house", "oven", "shrine"]})),
    ("hk-box-catastrophes", "catastrophes.classic", written({"catastrophes.classic": CLASSIC})),
    ("hk-box-few-cards", "aspects.symbols.expert.cattle", written(FEW)),
)


@pytest.mark.parametrize(("said", "path", "edit"), ERRORS, ids=map(named, ERRORS))
def test_what_cannot_be_played_is_an_error(said: str, path: str, edit: Edit) -> None:
    assert (said, path) in places(found(GAME, edit))[0]


@pytest.mark.parametrize(("said", "path", "edit"), REMARKS, ids=map(named, REMARKS))
def test_what_is_odd_is_a_remark(said: str, path: str, edit: Edit) -> None:
    errors, remarks = places(found(GAME, edit))
    assert (errors, (said, path) in remarks) == ([], True)


def test_each_finding_is_tried() -> None:
    assert {said for said, _, _ in (*ERRORS, *REMARKS)} == findings_in(box_checks)
