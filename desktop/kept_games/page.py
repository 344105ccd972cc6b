"""The games kept on this computer: go on with one, look at one again, bring one in, put one into the trash.

Each is read whole in its turn, while one looks at the list, so that damage is said before anything is opened.
"""

from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.cabinet.drawers import wall
from desktop.kept_games.detail import Detail
from desktop.kept_games.files import brought_in, taken_back, thrown_away
from desktop.kept_games.kept import (
    Kept,
    all_kept,
    day_of,
    looked_into,
    mode_words,
    seat_name,
    sentences,
    standing_words,
    title_of,
)
from desktop.kept_games.opening import open_table, resumed
from desktop.kept_games.row import KeptRow
from desktop.program import Program
from desktop.screen import Screen
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.notice import Notice
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.top_line import Now, TopLine
from desktop.widgets.words import heading, note
from desktop.widgets.wrapping import Column, Wrapping
from rules.core import folders
from rules.core.folders import EXTENSION
from rules.core.journal import is_in_use, read, shown

if TYPE_CHECKING:
    from desktop.shell import Shell
    from rules.core.journal import Opened

WIDEST = 1320
LIST_SHARE, DETAIL_SHARE = 5, 3


class KeptGames(Screen):
    """Opened with the file to choose, if there is one, and with what came of opening it, if that was tried already."""

    largest_unit = 1.4

    def __init__(
        self,
        program: Program,
        shell: "Shell",
        chosen: Path | None = None,
        game: str = "",
        told: "Opened | None" = None,
    ) -> None:
        super().__init__(program)
        self.shell = shell
        self.games = all_kept(program)
        self.chosen = chosen
        self.thrown: tuple[Kept, Path] | None = None
        """What was put into the trash last, and where it is there."""
        self.elsewhere = told
        """What was opened last, while another window plays it."""
        self.rows: list[KeptRow] = []
        self.reading = QTimer(self, interval=0)
        self.reading.timeout.connect(self._look_into_next)
        self._build()
        self.draw_again()
        self.say_again()
        self.reading.start()

    # Building

    def _build(self) -> None:
        self.top = TopLine(self.program)
        self.top.menu_asked.connect(self.shell.back)
        self.notice = Notice("undo", "eye")
        self.notice.acted.connect(lambda number: (self._take_back, self._look)[number]())
        self.look = self.notice.buttons[1]
        if self.elsewhere is not None:
            self.begins_at = self.look
        self.list = QVBoxLayout()
        self.list.setSpacing(2)
        self.group = QButtonGroup(self)
        self.empty = note(size=17, on="board")
        self.bring_in = Button(icon_name="open", on="board")
        self.bring_in.clicked.connect(self._ask_for_file)
        self.detail = Detail(self.program.art)
        self.detail.opened.connect(self.open_chosen)
        self.detail.thrown.connect(self._throw_away)
        self._arrange()
        self._fill()

    def _arrange(self) -> None:
        board = Board(self.program.art)
        self.title = heading(size=24, on="board")
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
        self.centre.add(left, LIST_SHARE)
        self.centre.add(right, DETAIL_SHARE)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        self.page = ScrollingColumn(content)
        whole.addWidget(self.page, 1)

    def _fill(self) -> None:
        for row in self.rows:
            self.group.removeButton(row)
            self.list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [KeptRow() for _ in self.games]
        for kept, row in zip(self.games, self.rows, strict=True):
            self.group.addButton(row)
            self.list.addWidget(row)
            wear_all(row, self.style_now)
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
        if self.thrown is not None:
            self.notice.tell(say("kept-thrown", title=self._title(self.thrown[0])), say("kept-take-back"))
        elif self.elsewhere is not None:
            told = self.elsewhere.problems[0].sentence
            self.notice.tell(
                self.program.say_phrase(told), "", say("kept-look-at-it") if self.elsewhere.timeline else ""
            )
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
        if kept.people == 1:
            yield mode_words(kept, self.program)
        if kept.standing is None:
            return
        yield standing_words(kept, self.program)
        if kept.problems:
            yield self.program.say("kept-damaged")

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
        self.detail.show_game(kept, self._title(kept), facts, troubles, action, say("kept-throw-away"))

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
        opened = resumed(self.program, kept.path)
        self._tell(" ".join(self.program.say_phrase(each.sentence) for each in opened.problems))
        if opened.is_played_elsewhere:
            self.elsewhere = opened
            self.say_again()
            self.look.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not open_table(self.shell, opened):
            self.say_again()

    def _look(self) -> None:
        """At a game that another window plays."""
        if self.elsewhere is not None:
            open_table(self.shell, self.elsewhere)

    # The trash

    def _throw_away(self) -> None:
        """Into the trash, from which it can be taken back at once."""
        kept = self.chosen_game
        if kept is None:
            return
        if is_in_use(kept.path):
            self._tell(self.program.say("journal-in-use", path=shown(kept.path)))
            return
        bin_place = thrown_away(kept.path)
        if bin_place is None:
            self._tell(self.program.say("kept-not-thrown", file=kept.path.name))
            return
        self._tell("")
        self.thrown = kept, bin_place
        self._read_again()

    def _take_back(self) -> None:
        if self.thrown is None:
            return
        was, is_now = self.thrown
        try:
            taken_back(is_now, was.path)
        except OSError:
            self._tell(self.program.say("kept-not-taken-back", file=was.path.name))
            return
        self.chosen = was.path
        self._tell("")
        self._read_again()

    def _tell(self, words: str) -> None:
        """What happened now; what happened before can no longer be taken back here."""
        self.thrown = self.elsewhere = None
        self.notice.tell(words)

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
        """A copy of the file among the games in progress, where it goes on; what is no game is refused in words."""
        reading = read(file, self.program.library)
        if reading.timeline is None:
            self._tell(" ".join(self.program.say_phrase(each.sentence) for each in reading.problems))
            return
        try:
            self.chosen = brought_in(file, folders.games_in_progress())
        except OSError:
            self._tell(self.program.say("kept-not-brought", file=file.name))
            return
        self._tell(self.program.say("kept-brought", file=self.chosen.name))
        self._read_again()

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.page):
            dress(self.top, self.style_now)
        side = max(18, (self.width() - self.px(WIDEST)) // 2)
        self.centre.setContentsMargins(side, self.px(26), side, self.px(26))
        self.centre.setSpacing(self.px(18))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        style = self.style_now
        art = self.program.art.worn(style, self.devicePixelRatioF())
        art.draw(painter, QRectF(self.rect()), ("wall",), partial(wall, style=style))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() == Qt.Key.Key_Delete:
            self._throw_away()
        else:
            super().keyPressEvent(event)
