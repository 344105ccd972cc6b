"""What may stand in a cell or a field is offered below it, in every game: whatever names something and each choice has
its list, its names, its pictures; real keys and the pointer lay what is meant."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.named import Draw
from desktop.own_box.choosing import Choosing, Names
from desktop.own_box.draft import BoxDraft
from desktop.own_box.offered import Offered
from desktop.own_box.saying import BoxWords
from desktop.program import Program
from desktop.style.theme import Style
from rules.boxes.fields import Field, field_of
from rules.boxes.typed import read
from rules.core.correcting import joined
from rules.core.types import Json
from rules.games import GAME_IDS, game_named
from rules.text.localise import LANGUAGES, Language
from tests.desktop.own_box.at_the_box import PLAIN, AtBox, Open, here, opening, settle

pytestmark = pytest.mark.usefixtures("unpainted")

NamesOf = Callable[[str], Names]
each_game = pytest.mark.parametrize("id", GAME_IDS)
IN_WORDS = {
    "excavation_earth": {"price"},
    "hoyuk": {"power", "rules"},
    "marajoara": set[str](),
    "council_of_shadows": {"rule", "people", "extra_zone", "colour"},
    "magnastorm": {
        "rows", "columns", "row", "column", "federations", "calm", "sectors", "leads", "board",
    },
}  # fmt: skip
"""The parts whose names have no picture: nothing of them is printed."""
TYPED = {
    "excavation_earth": ("symbols.markets.0", "", "tri", "SC"),
    "hoyuk": ("clans.EGUOR.colour", "", "vio", "purple"),
    "marajoara": ("tracks.blue.3", "kind", "jet", "token"),
    "council_of_shadows": ("galaxies.2.station", "", "expl", "ST-EXP"),
    "magnastorm": ("board_large.spaces.0.colour", "", "bru", "brown"),
}
"""A cell, the first letters of what it may hold, and what they mean."""


class At(NamedTuple):
    """A line in which something is chosen or named."""

    path: str
    field: Field
    part: str
    value: Json

    def choosing(self, names: Names) -> Choosing:
        return Choosing(names, self.field, self.path, part=self.part)


@pytest.fixture
def names_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> NamesOf:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    program = Program()

    def of(id: str) -> Names:
        game = game_named(id)
        assert game is not None
        return Names(BoxDraft(program, game), BoxWords(program, game))

    return of


@pytest.fixture
def open_box(tmp_path: Path) -> Iterator[Open]:
    yield from opening(tmp_path)


def lines_in(field: Field, value: Json, path: str, part: str = "") -> Iterator[At]:
    """All words, choices and effects in some data."""
    match field.kind, value:
        case "word" | "choice", _:
            yield At(path, field, part, value)
        case "list" | "table", list() | dict():
            for step, each in value.items() if isinstance(value, dict) else enumerate(value):
                inner = field.places[int(step)] if field.places else field.each
                if inner is not None:
                    yield from lines_in(inner, each, joined(path, step), part)
        case "record" | "variant", dict():
            record = field.variant(value) if field.kind == "variant" else field
            if field.kind == "variant":
                tags = Field("choice", choices=tuple(tag for tag, _ in field.variants))
                yield At(joined(path, field.tag), tags, "op", value[field.tag])
            for each in record.parts if record is not None else ():
                if each.name in value and each.name != field.tag:
                    yield from lines_in(each.field, value[each.name], joined(path, each.name), each.name)


def one_of_each(names: Names) -> Iterator[tuple[str, At]]:
    """The part, and a line, for each choice and each thing that can be named."""
    seen = set[object]()
    for each in lines_in(field_of(names.game.edition_type), names.own.edition.plain(), ""):
        naming = names.naming(each.path) if each.field.kind == "word" else None
        part = each.part or next(step for step in reversed(each.path.split(".")) if not step.isdecimal())
        key = naming or (each.field.choices, part)
        if key not in seen and (naming is not None or each.field.kind == "choice"):
            seen.add(key)
            yield part, each


# What is offered


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_entry_has_a_name_and_is_read_again(id: str, language: Language, names_of: NamesOf) -> None:
    names = names_of(id)
    names.words.program.set_language(language)
    for _, at in one_of_each(names):
        choosing = at.choosing(names)
        entries = choosing.entries(0)
        assert entries, at.path
        assert len({each.said for each in entries}) == len(entries), at.path
        assert all(each.said for each in entries), at.path
        if choosing.form(0) == "one":
            known = choosing.all_known
            found = [read(at.field, each.text, choosing.word, known).value for each in entries]
            assert len(set(map(str, found))) == len(found), at.path
            assert at.value in (*found, ""), at.path


@each_game
def test_what_is_printed_has_its_picture(id: str, names_of: NamesOf) -> None:
    names = names_of(id)
    style = names.words.program.style(id)
    pictured, bare = set[str](), set[str]()
    for part, at in one_of_each(names):
        drawn = [each.draw for each in at.choosing(names).entries(0)[:12] if each.draw is not None]
        assert [each for each in drawn if not paints(each, style)] == [], at.path
        (pictured if drawn else bare).add(part)
    assert bare - pictured == IN_WORDS[id]
    assert pictured


def paints(draw: Draw, style: Style) -> bool:
    """Whether something is to be seen in a small square."""
    image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw(painter, QRectF(2, 2, 28, 28), style)
    painter.end()
    return len({image.pixel(x, y) for x in range(0, 32, 3) for y in range(0, 32, 3)}) > 1


# Keys and pointer


def offered_over(window: QWidget) -> Offered | None:
    return next((each for each in window.findChildren(Offered) if each.isVisible()), None)


def go(at: AtBox, path: str, inside: str) -> None:
    """Point at a cell, and agree that it may be changed."""
    at.click(path, inside)
    at.press(Qt.Key.Key_Return)
    if at.screen.editing.asked is not None:
        at.press(Qt.Key.Key_Return)
    settle()


def value_of(at: AtBox, path: str, inside: str) -> Json:
    found = at.value(path)
    return found[inside] if inside else found


@each_game
def test_first_letters_and_enter_lay_what_is_meant(id: str, open_box: Open) -> None:
    path, inside, letters, meant = TYPED[id]
    at = open_box(id)
    go(at, path, inside)
    before = value_of(at, path, inside)
    everything = offered_over(at.shell)
    assert everything is not None
    whole = len(everything.entries)
    at.type(letters)
    fewer = offered_over(at.shell)
    assert fewer is not None
    assert 0 < len(fewer.entries) < whole
    at.press(Qt.Key.Key_Return)
    assert value_of(at, path, inside) == meant != before
    assert offered_over(at.shell) is None
    at.undo()
    assert value_of(at, path, inside) == before


@each_game
def test_arrows_and_tab_lay_another_and_go_on(id: str, open_box: Open) -> None:
    path, inside, _, _ = TYPED[id]
    at = open_box(id)
    go(at, path, inside)
    before, stood = value_of(at, path, inside), at.place
    at.press(Qt.Key.Key_Down)
    at.press(Qt.Key.Key_Tab)
    assert value_of(at, path, inside) != before
    assert at.place != stood
    assert offered_over(at.shell) is None, "who walks on by Tab is not in the way of a list"


@each_game
def test_a_click_lays_an_entry(id: str, open_box: Open) -> None:
    path, inside, _, _ = TYPED[id]
    at = open_box(id)
    go(at, path, inside)
    before, offered = value_of(at, path, inside), offered_over(at.shell)
    assert offered is not None
    row = next(row for row in range(3) if row != offered.marked)
    spot = offered.list.visualRect(offered.list.row_model.index(row, 0)).center()
    QTest.mouseClick(offered.list.viewport(), Qt.MouseButton.LeftButton, PLAIN, spot)
    settle()
    assert value_of(at, path, inside) != before
    assert at.field is None
    assert here() is at.table, "the keyboard is in the table again"


def test_escape_closes_the_list_and_then_the_line(open_box: Open) -> None:
    path, inside, letters, _ = TYPED["magnastorm"]
    at = open_box("magnastorm")
    go(at, path, inside)
    before = value_of(at, path, inside)
    at.type(letters)
    at.press(Qt.Key.Key_Escape)
    assert offered_over(at.shell) is None
    assert at.field is not None
    assert at.field.text() == letters
    at.press(Qt.Key.Key_Escape)
    assert at.field is None
    assert value_of(at, path, inside) == before


def test_what_names_nothing_yet_is_taken_as_it_is_typed(open_box: Open) -> None:
    """A zone may be named before its row is added; until then the checks say so."""
    at = open_box("magnastorm")
    go(at, "planet.lines.0", "")
    assert at.field is not None
    at.field.clear()
    at.type("XX.a, SW.b")
    at.press(Qt.Key.Key_Return)
    assert at.value("planet.lines.0") == ["XX.a", "SW.b"]
    at.check()
    assert at.draft.errors
