"""Somebody at the position editor, with a mouse or a keyboard and nothing else."""

from itertools import product
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from desktop.app import built
from desktop.board.sprite import Key
from desktop.editor.hand import BOX, GROUP
from desktop.editor.screen import EditorScreen
from desktop.editor.table import EditedTable
from rules.core.contract import AnyGame, Seating
from tests.desktop.at_the_table import LEFT, NAMES, PLAIN, RIGHT, AtTable, program, settle
from tests.desktop.windows import library

MOST_HEADINGS, MOST_PAGES = 12, 9


class AtEditor(AtTable):
    screen: EditorScreen  # type: ignore[assignment]

    @property
    def table(self) -> EditedTable:  # type: ignore[override]
        return self.screen.table

    @property
    def state(self) -> Any:
        return self.screen.table.state

    def keys(self) -> set[Key]:
        return set(self.screen.area.scene.places())

    def left(self, id: str) -> int:
        return next(each.count for each in self.table.editing.spares(self.state) if each.id == id)

    def show_spare(self, id: str) -> None:
        """Open headings and pages of the box until the spare is seen."""
        for number, _ in product(range(MOST_HEADINGS), range(MOST_PAGES)):
            heading = f"{GROUP}{number}"
            if id not in self.keys() and heading in self.keys():
                self.click(heading)
        assert id in self.keys(), id

    def put_back(self, thing: Key) -> None:
        """Drag it into the box."""
        place = self.screen.area.scene.place_of(BOX)
        assert place is not None
        corner = self.screen.area.view.mapFromScene(place.rect.bottomLeft()) + QPoint(12, -8)
        start = self.pointed_at(thing)
        self.press(start)
        self.move((start + corner) / 2)
        self.move(corner)
        self.release(corner)

    def is_on_top(self, thing: Key) -> bool:
        """Whether it is seen, and lies under no other."""
        area = self.screen.area
        if area.scene.place_of(thing) is None:
            return False
        return area.scene.key_at(area.view.mapToScene(self.pointed_at(thing))) == thing

    def pointed_at(self, thing: Key) -> QPoint:
        """Point at it, and say where it lies then: what it is part of may have unfolded."""
        self.move(self.spot(thing))
        settle()
        self.move(self.spot(thing))
        return self.spot(thing)

    def carry(self, piece: Key, place: Key) -> None:
        start = self.pointed_at(piece)
        self.press(start)
        self.move((start + self.spot(place)) / 2)
        self.move(self.spot(place))

    def double_click(self, key: Key) -> None:
        """Click twice, as fast as people do."""
        spot = self.spot(key)
        self.press(spot)
        self.release(spot)
        QTest.mouseDClick(self.view, LEFT, PLAIN, spot)
        settle()

    def ask_menu(self, key: Key) -> None:
        QTest.mousePress(self.view, RIGHT, PLAIN, self.spot(key))
        QTest.mouseRelease(self.view, RIGHT, PLAIN, self.spot(key))


def opened(folder: Path, game: AnyGame, state: Any, size: tuple[int, int] = (1600, 1000), **settings: Any) -> AtEditor:
    shell = built(program(folder, **settings))
    shell.resize(*size)
    seated = zip(game.seated(state), NAMES, strict=False)
    seating = [Seating(each.automa or "person", name, each.colour) for each, name in seated]
    screen = shell.open("editor", game=game, state=state, seating=seating)
    assert isinstance(screen, EditorScreen)
    shell.show()
    shell.activateWindow()
    settle()
    return AtEditor(shell, screen)  # type: ignore[arg-type]


def box_of(game: AnyGame) -> Any:
    return library().box(game)
