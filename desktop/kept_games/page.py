"""The games kept on this computer: go on with one, look at one again, bring one in, put one into the trash.

Each is read whole in its turn, while one looks at the list, so that damage is said before anything is opened.
"""

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.arranging import Column, Wrapping
from desktop.cabinet.buttons import Button, Pressable
from desktop.cabinet.drawers import wall
from desktop.cabinet.kept import Kept, all_kept, day_of, looked_into, seat_name, sentences, title_of
from desktop.cabinet.labels import Label, heading, note, rule_line
from desktop.cabinet.look import Look
from desktop.cabinet.opening import open_table, resumed
from desktop.cabinet.panels import Board, Page
from desktop.cabinet.rows import draw_patch
from desktop.fonts import height_of, width_of
from desktop.paint.colours import mix, with_alpha
from desktop.paint.marks import no_entry, seat_badge
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.program import Program
from desktop.screen import Screen
from desktop.theme import Style
from desktop.widgets.dressing import dress
from desktop.widgets.top_line import Now, TopLine
from rules.core import durable, places
from rules.core.journal import read, shown
from rules.core.places import EXTENSION
from rules.core.types import phrase

if TYPE_CHECKING:
    from desktop.shell import Shell
    from rules.core.journal import Opened

FULL, LARGEST_UNIT = (1600, 1000), 1.4
LIST_WIDTH, DETAIL_WIDTH = 720, 420
NAMES_TRIED = 1000


class KeptGames(Screen):
    """Opened with the file to choose, if there is one."""

    def __init__(self, program: Program, shell: "Shell", chosen: Path | None = None, game: str = "") -> None:
        super().__init__(program)
        self.shell = shell
        self.look = Look(program.art, self.style_now)
        self.games = all_kept(program)
        self.chosen = chosen
        self.thrown: tuple[Path, Path] | None = None
        """What was put into the trash last: where it was, and where it is."""
        self.rows: list[KeptRow] = []
        self.reading = QTimer(self, interval=0)
        self.reading.timeout.connect(self._look_into_next)
        self._build()
        self.draw_again()
        self.say_again()
        self.reading.start()

    # Building

    def _build(self) -> None:
        look = self.look
        self.top = TopLine(self.program)
        self.top.menu_asked.connect(self.shell.back)
        self.notice = Notice(look)
        self.notice.undone.connect(self._take_back)
        self.list = QVBoxLayout()
        self.list.setSpacing(2)
        self.group = QButtonGroup(self)
        self.empty = note(look, on="board", size=17)
        self.bring_in = Button(look, icon_name="open", on="board")
        self.bring_in.clicked.connect(self._ask_for_file)
        self.detail = Detail(look)
        self.detail.opened.connect(self.open_chosen)
        self.detail.thrown.connect(self._throw_away)
        self._arrange()
        self._fill()

    def _arrange(self) -> None:
        board = Board(self.look)
        self.title = heading(self.look, on="board", size=24)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.bring_in)
        board.column.addLayout(head)
        board.column.addWidget(self.empty)
        board.column.addLayout(self.list)
        board.column.addStretch(1)
        content = QWidget()
        self.centre = Wrapping(content, fills=True)
        left, right = Column(), Column()
        left.column.addWidget(self.notice)
        left.column.addWidget(board, 1)
        right.column.addWidget(self.detail)
        right.column.addStretch(1)
        self.centre.add(left, 5)
        self.centre.add(right, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(Page(self.look, content), 1)

    def _fill(self) -> None:
        for row in self.rows:
            self.group.removeButton(row)
            self.list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [KeptRow(self.look) for _ in self.games]
        for kept, row in zip(self.games, self.rows, strict=True):
            self.group.addButton(row)
            self.list.addWidget(row)
            row.clicked.connect(lambda _=False, path=kept.path: self._choose(path))
            row.opened.connect(self.open_chosen)
        if self.chosen not in [kept.path for kept in self.games]:
            self.chosen = self.games[0].path if self.games else None

    # Words

    def say_again(self) -> None:
        say = self.program.say
        self.title.setText(say("kept-games"))
        self.bring_in.say(say("kept-bring-in"))
        self.empty.setText(say("kept-none"))
        self.empty.setVisible(not self.games)
        self.top.show_title(say("cabinet-replays"))
        self.top.menu.say(say("new-leave"))
        self.top.show_now(Now(ask=say("kept-ask") if self.games else say("kept-none-short")))
        self.notice.say_undo(say("kept-take-back"))
        for number in range(len(self.games)):
            self._say_row(number)
        self._say_detail()

    def _say_row(self, number: int) -> None:
        kept, row = self.games[number], self.rows[number]
        when = self.program.say_phrase(day_of(kept.changed, datetime.now()))
        row.show_game(kept, self._title(kept), " · ".join(self._parts(kept)), when)
        row.setChecked(kept.path == self.chosen)

    def _title(self, kept: Kept) -> str:
        if kept.is_lost:
            return shown(kept.path)
        return title_of(kept, self.program)

    def _parts(self, kept: Kept) -> Iterator[str]:
        """What a row says below its title: how it is played, how far it is, what is wrong."""
        if kept.is_lost:
            yield self.program.say("kept-lost")
            return
        if len(kept.names) == 1:
            yield self.mode_words(kept)
        if kept.standing is None:
            return
        yield self._standing_words(kept)
        if kept.problems:
            yield self.program.say("kept-damaged")

    def mode_words(self, kept: Kept) -> str:
        game = self.program.library.named(kept.game)
        title = self.program.texts(game).say_if_there
        return title(phrase(f"mode-{kept.game}-{kept.mode}")) or ""

    def _standing_words(self, kept: Kept) -> str:
        standing = kept.standing
        assert standing is not None
        if standing.is_over:
            names = [seat_name(kept, seat, self.program) for seat in standing.winners]
            return self.program.say("kept-over", count=len(names), winners=tuple(names))
        name = seat_name(kept, standing.asked or 0, self.program)
        return self.program.say(
            "kept-going-on", round=standing.round, last=standing.last_round, moves=standing.moves, name=name
        )

    def _say_detail(self) -> None:
        kept = self.chosen_game
        self.detail.setVisible(kept is not None)
        if kept is None:
            return
        say = self.program.say
        facts = [say("kept-file", file=kept.path.name)]
        if kept.names:
            names = [seat_name(kept, seat, self.program) for seat in range(len(kept.names))]
            facts.insert(0, say("kept-players", names=tuple(names)))
        if kept.standing is not None:
            facts.append(say("kept-moves", moves=kept.standing.moves))
            facts.append(say("kept-whole" if not kept.problems else "kept-not-whole", moves=kept.standing.moves))
        troubles = tuple(sentences(kept.problems, self.program))
        action = "" if kept.is_lost else say(self._action(kept))
        title = " · ".join(each for each in (self._title(kept),) if each)
        self.detail.show_game(kept, title, facts, troubles, action, say("kept-throw-away"))

    def _action(self, kept: Kept) -> str:
        if kept.problems:
            return "kept-open-so-far"
        return "kept-look" if kept.standing and kept.standing.is_over else "kept-go-on"

    # Reading one game after another

    def _look_into_next(self) -> None:
        at = next((n for n, kept in enumerate(self.games) if kept.standing is None and not kept.problems), None)
        if at is None:
            self.reading.stop()
            return
        self.games[at] = looked_into(self.program, self.games[at])
        self._say_row(at)
        if self.games[at].path == self.chosen:
            self._say_detail()

    def look_into_all(self) -> None:
        """At once: for those who cannot wait."""
        while self.reading.isActive():
            self._look_into_next()

    # Choosing and opening

    @property
    def chosen_game(self) -> Kept | None:
        return next((kept for kept in self.games if kept.path == self.chosen), None)

    def _choose(self, path: Path) -> None:
        self.chosen = path
        self._say_detail()

    def open_chosen(self) -> None:
        """Goes on with the game, up to its last good move; a file that cannot be opened says why."""
        kept = self.chosen_game
        if kept is None or kept.is_lost:
            return
        opened = self._opened(kept)
        troubles = [self.program.say_phrase(each.sentence) for each in opened.problems]
        self.notice.tell(" ".join(troubles), can_undo=False)
        if not open_table(self.shell, opened):
            self.say_again()

    def _opened(self, kept: Kept) -> "Opened":
        """A game in progress goes on in its file; a save is looked at, and goes on in a new one."""
        if kept.path.parent == places.games_in_progress():
            return resumed(self.program, kept.path)
        copy = brought_in(kept.path, places.games_in_progress())
        return resumed(self.program, copy)

    # The trash

    def _throw_away(self) -> None:
        """Into the trash, from which it can be taken back at once."""
        kept = self.chosen_game
        if kept is None:
            return
        bin_place = thrown_away(kept.path)
        if bin_place is None:
            self.notice.tell(self.program.say("kept-not-thrown", file=kept.path.name), can_undo=False)
            return
        self.thrown = kept.path, bin_place
        self.notice.tell(self.program.say("kept-thrown", title=self._title(kept)), can_undo=True)
        self._read_again()

    def _take_back(self) -> None:
        if self.thrown is None:
            return
        was, is_now = self.thrown
        try:
            shutil.move(is_now, was)
        except OSError:
            return
        self.thrown, self.chosen = None, was
        self.notice.tell("", can_undo=False)
        self._read_again()

    def _read_again(self) -> None:
        self.games = all_kept(self.program)
        self._fill()
        self.say_again()
        self.reading.start()

    # Bringing in

    def _ask_for_file(self) -> None:
        said = self.program.say
        file, _ = QFileDialog.getOpenFileName(self, said("kept-bring-in"), "", f"{said('kept-files')} (*{EXTENSION})")
        if file:
            self.bring(Path(file))

    def bring(self, file: Path) -> None:
        """A copy of the file among the saves; what is no game is refused in words."""
        reading = read(file, self.program.library)
        if reading.timeline is None:
            self.notice.tell(
                " ".join(self.program.say_phrase(each.sentence) for each in reading.problems), can_undo=False
            )
            return
        try:
            self.chosen = brought_in(file, places.saves())
        except OSError:
            self.notice.tell(self.program.say("kept-not-brought", file=file.name), can_undo=False)
            return
        self.notice.tell(self.program.say("kept-brought", file=self.chosen.name), can_undo=False)
        self._read_again()

    # Looks and keys

    @property
    def style_now(self) -> Style:
        unit = min(self.width() / FULL[0], self.height() / FULL[1])
        style = super().style_now
        return style if unit <= 1 else replace(style, unit=min(LARGEST_UNIT, unit))

    def draw_again(self) -> None:
        style = self.style_now
        self.look.wear(style, self.devicePixelRatioF())
        dress(self.top, style)
        side = max(18, (self.width() - self.look.px(1320)) // 2)
        self.centre.setContentsMargins(side, self.look.px(26), side, self.look.px(26))
        self.centre.setSpacing(self.look.px(18))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw = partial(wall, style=self.look.style)
        self.look.art.draw(painter, QRectF(self.rect()), ("wall",), draw)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() == Qt.Key.Key_Delete:
            self._throw_away()
        else:
            super().keyPressEvent(event)


def brought_in(file: Path, folder: Path) -> Path:
    """A copy under a name that is free there. Raises `OSError`."""
    data = file.read_bytes()
    places.made(folder)
    names = (file.stem if number == 1 else f"{file.stem}-{number}" for number in range(1, NAMES_TRIED))
    for name in names:
        path = folder / (name + EXTENSION)
        try:
            durable.write_new(path, data)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(file.name)


def thrown_away(path: Path) -> Path | None:
    """Where the file is in the trash now. None: it stays where it is.

    Who carries the program on a stick finds the trash there too; so does a system without one of its own.
    """
    if not os.environ.get(places.HOME_VARIABLE):
        file = QFile(str(path))
        if file.moveToTrash():
            return Path(file.fileName())
    try:
        folder = places.made(places.home() / "trash")
        moved = folder / f"{datetime.now():%Y%m%d-%H%M%S}-{path.name}"
        shutil.move(path, moved)
    except OSError:
        return None
    return moved


class KeptRow(Pressable):
    """A kept game in the list. Signal: `opened` when it is pressed twice."""

    opened = Signal()
    radius = 8

    def __init__(self, look: Look) -> None:
        self.kept: Kept | None = None
        self.below, self.when = "", ""
        super().__init__(look, "", "board")
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mouseDoubleClickEvent(self, event: object) -> None:
        self.opened.emit()

    def show_game(self, kept: Kept, words: str, below: str, when: str) -> None:
        self.kept, self.below, self.when = kept, below, when
        self.say(words)
        self.setAccessibleDescription(f"{below} · {when}")

    def sizeHint(self) -> QSize:
        width = self.look.grown(420)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.grown(260), 0)

    def _heights(self, width: float) -> tuple[float, float]:
        style, room = self.look.style, self._room(width)
        title = height_of(self.words, room, style.text_size(18), "semibold")
        return title, height_of(self.below, room, style.text_size(15)) if self.below else 0.0

    def _room(self, width: float) -> float:
        day = width_of(self.when, self.look.style.text_size(15))
        return width - self.look.grown(72) - day - 34

    def heightForWidth(self, width: int) -> int:
        return round(max(sum(self._heights(width)), self.look.grown(40))) + 18

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.look.style, self.look.inks("board")
        body = rect.adjusted(2, 1, -2, -1)
        if self.isChecked() or self.is_hovered:
            painter.fillPath(rounded(body, self.radius), with_alpha(style.accent, 0.16 if self.isChecked() else 0.07))
        painter.fillRect(QRectF(body.x() + 8, rect.bottom() - 1, body.width() - 16, 1), with_alpha(inks.line, 0.7))
        patch = QRectF(body.x() + 12, body.center().y() - self.look.grown(17), self.look.grown(46), self.look.grown(34))
        game = self.kept.game if self.kept else ""
        draw_patch(painter, patch, game)
        if self.kept and self.kept.problems:
            no_entry(painter, patch.bottomRight(), 9, style)
        title, below = self._heights(rect.width())
        x, room = rect.x() + self.look.grown(72), self._room(rect.width())
        top = rect.center().y() - (title + below) / 2
        text_block(painter, QRectF(x, top, room, title + 2), self.words, style.text_size(18), inks.text, "semibold")
        ink = inks.refuse if self.kept and self.kept.problems else inks.quiet
        text_block(painter, QRectF(x, top + title, room, below + 2), self.below, style.text_size(15), ink)
        day = QRectF(rect.x(), top, rect.width() - 14, title)
        text_line(painter, day, self.when, style.text_size(15), inks.quiet, across="right")


class Detail(Board):
    """What is known of the chosen game, what is wrong with its file, what can be done. Signals: `opened`, `thrown`."""

    opened = Signal()
    thrown = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, gap=8)
        self.title = heading(look, on="board", size=22)
        self.seats = Seats(look)
        self.facts = Label(look, on="board", size=16, wraps=True)
        self.trouble = Label(look, on="board", size=16, ink="refuse", weight="semibold", wraps=True)
        self.open = Button(look, icon_name="play", on="board", size=18)
        self.throw = Button(look, icon_name="trash", on="board")
        for widget in (
            self.title,
            self.seats,
            self.facts,
            rule_line(look, on="board"),
            self.trouble,
            self.open,
            self.throw,
        ):
            self.column.addWidget(widget)
        self.open.clicked.connect(self.opened)
        self.throw.clicked.connect(self.thrown)

    def show_game(
        self, kept: Kept, title: str, facts: list[str], troubles: tuple[str, ...], action: str, throw: str
    ) -> None:
        self.title.setText(title)
        self.seats.show_seats(kept.colours)
        self.facts.setText("\n".join(facts))
        self.trouble.setText("\n".join(troubles))
        self.trouble.setVisible(bool(troubles))
        self.open.setVisible(bool(action))
        self.open.say(action)
        self.throw.say(throw)


class Seats(QWidget):
    """The badges of the seats, in order."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.colours: tuple[str, ...] = ()
        look.changed.connect(self.updateGeometry)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_seats(self, colours: tuple[str, ...]) -> None:
        self.colours = colours
        self.setVisible(bool(colours))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.grown(34) * 4, self.look.grown(34))

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.look.grown(34)
        for number, colour in enumerate(self.colours):
            place = QRectF(number * side, 0, side, side)
            seat_badge(painter, place.center(), side * 0.40, colour, self.look.style)
        painter.end()


class Notice(QWidget):
    """A line above the list that says what happened, and takes it back where that is possible. Signal: `undone`."""

    undone = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.words = Label(look, size=16, weight="semibold", wraps=True)
        self.undo = Button(look, icon_name="undo")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.addWidget(self.words, 1)
        row.addWidget(self.undo)
        self.undo.clicked.connect(self.undone)
        self.hide()

    def say_undo(self, words: str) -> None:
        self.undo.say(words)

    def tell(self, words: str, *, can_undo: bool) -> None:
        self.words.setText(words)
        self.undo.setVisible(can_undo)
        self.setVisible(bool(words))

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, body = self.look.style.theme, rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9)
        painter.fillPath(body, mix(theme.panel, theme.rim, 0.12))
        painter.strokePath(body, pen(theme.line, 1.2))
        painter.end()
