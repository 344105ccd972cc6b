"""An owner's data, in every game: each kind of datum is edited by real keys and pointer, undone, taken back, kept on
the disk, and there again when the window is opened anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.own_box.cell_field import CellField
from desktop.own_box.letters import LettersGrid
from desktop.own_box.sections import DataLine, Place, inside_of, sections_of, value_at
from rules.boxes.fields import Field
from rules.boxes.kept import read
from rules.boxes.own import MISSING
from rules.boxes.typed import line_of
from rules.core.types import Json
from rules.games import GAME_IDS
from rules.reference.values import is_plan
from tests.desktop.own_box.at_the_box import PLAIN, AtBox, Open, here, opening, settle
from tests.desktop.windows import library

pytestmark = pytest.mark.usefixtures("unpainted")

each_game = pytest.mark.parametrize("game", GAME_IDS)


@pytest.fixture
def open_box(tmp_path: Path) -> Iterator[Open]:
    yield from opening(tmp_path)


def kind_of(field: Field, value: Json, depth: int = 0) -> str:
    """What makes one place another to edit than the next."""
    inside = [each for each in (field.each, *field.places, *(part.field for part in field.parts)) if each is not None]
    kinds = sorted({kind_of(each, None, depth + 1) for each in inside}) if depth < 2 else []
    return f"{field.kind}{'?' * field.is_optional}{'#' * is_plan(value)}{kinds or ''}"


def one_of_each(at: AtBox) -> list[tuple[DataLine, Place]]:
    """A place of each kind, reconstructed where there is one."""
    own = at.draft.own
    found: dict[Any, tuple[int, DataLine, Place]] = {}
    for sheet in at.screen.showing.sheets:
        for section in sections_of(sheet, own, at.screen.words):
            for line in section.data:
                for place in line.places:
                    if place.field is None:
                        continue
                    value = value_at(own, place)
                    rank = (own.source(place.path) == "rulebook") + 2 * (value is MISSING or value in (None, [], ""))
                    key = kind_of(place.field, value), place.is_line
                    if key not in found or rank < found[key][0]:
                        found[key] = rank, line, place
    return [(line, place) for _, line, place in found.values()]


def other(field: Field, value: Json) -> Json:
    """Another value that can be typed."""
    match field.kind:
        case "number":
            return (value or 0) + 1
        case "measure":
            return round((value or 0.0) + 0.25, 3)
        case "flag":
            return value is not True
        case "choice":
            return next(each for each in field.choices if each not in ("", value))
        case "word":
            return "X9" if value != "X9" else "X8"
        case "list" if field.places:
            values = value if isinstance(value, list) else [None for _ in field.places]
            return [other(each, one) for each, one in zip(field.places, values, strict=True)]
        case "list":
            assert field.each is not None
            return [*(value or []), other(field.each, None)]
        case _:
            parts = value if isinstance(value, dict) else {}
            return {part.name: other(part.field, parts.get(part.name)) for part in field.parts}


def go(at: AtBox, place: Place) -> None:
    """Point at a place, and agree that it may be changed if the rulebook prints it."""
    at.click(place.path, place.inside[-1] if place.inside else "")
    if not at.screen.editing.is_open(place):
        at.press(Qt.Key.Key_Return)
        assert at.screen.editing.asked == place
        at.press(Qt.Key.Key_Return)
        assert at.screen.editing.is_open(place)
    elif place.is_line:
        at.press(Qt.Key.Key_Return)


@each_game
def test_each_kind_of_line_is_typed_undone_and_taken_back(game: str, open_box: Open) -> None:
    at = open_box(game)
    places = [(line, place) for line, place in one_of_each(at) if place.is_line]
    assert len(places) > 4
    for _, place in places:
        assert place.field is not None
        before = at.draft.own
        wanted = other(place.field, value_at(before, place))
        go(at, place)
        assert at.field is not None, place.key
        at.field.clear()
        at.type(line_of(place.field, wanted, at.screen.words.word))
        at.press(Qt.Key.Key_Return)
        assert value_at(at.draft.own, place) == wanted, place.key
        assert at.draft.own.source(place.path) == "owner"
        changed = at.draft.own
        assert kept(game) == changed.corrections
        at.undo()
        assert at.draft.own == before
        at.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert at.draft.own == changed
        at.cell(place.path, place.inside[-1] if place.inside else "")
        at.click(place.path, place.inside[-1] if place.inside else "")
        if before.published_value(place.path) is not MISSING:
            at.press(Qt.Key.Key_Delete)
        else:
            at.draft.change(at.draft.own.bare())
        assert at.draft.own.corrections == (), place.key
    assert kept(game) == ()


def kept(game: str) -> object:
    """What the disk has."""
    found = library().named(game)
    assert found is not None
    own, problems = read(found, library().edition(found))
    assert not problems
    return own.corrections


@each_game
def test_each_kind_of_form_is_filled_in(game: str, open_box: Open) -> None:
    at = open_box(game)
    places = [(line, place) for line, place in one_of_each(at) if not place.is_line]
    for _, place in places:
        before = at.draft.own
        go(at, place)
        at.table.setFocus()
        at.press(Qt.Key.Key_Return)
        card = next((each for each in at.screen.row.cards if each.cell.path == place.path), None)
        assert card is not None, place.key
        assert card.field is not None, place.key
        assert card.isAncestorOf(here()), place.key
        fill_in(card.field)
        now = inside_of(at.value(place.path), place)
        assert now != value_at(before, place), place.key
        at.undo()
        assert at.draft.own == before, place.key


def fill_in(form: object) -> None:
    """Change the first thing in a form that can be changed by typing or choosing."""
    grids = form.findChildren(LettersGrid)  # type: ignore[attr-defined]
    fields = [each for each in form.findChildren(CellField) if each.isVisible()]  # type: ignore[attr-defined]
    figures = [each for each in fields if each.field.kind in ("number", "measure")]
    if grids:
        letter = next(each for each in grids[0].letters if each != grids[0].rows[0][0])
        QTest.keyClicks(grids[0], letter)
    elif figures or fields:
        line = (figures or fields)[0]
        line.setFocus()
        line.setText(line.line_of(other(line.field, line.reading.value)))
        QTest.keyClick(line, Qt.Key.Key_Return)
    else:
        buttons = list(form.more.parentWidget().findChildren(type(form.more)))  # type: ignore[attr-defined]
        QTest.mouseClick(buttons[-1], Qt.MouseButton.LeftButton, PLAIN)
    settle()


@each_game
def test_what_was_corrected_is_there_again(game: str, open_box: Open) -> None:
    at = open_box(game)
    _, place = next(each for each in one_of_each(at) if each[1].field is not None and each[1].field.kind == "number")
    go(at, place)
    assert at.field is not None
    at.field.clear()
    at.type("7")
    at.press(Qt.Key.Key_Return)
    again = open_box(game)
    assert value_at(again.draft.own, place) == 7
    again.screen.open_changes()
    settle()
    paths = {each.path for line in again.screen.shown.data for each in line.places}
    assert place.path in paths
