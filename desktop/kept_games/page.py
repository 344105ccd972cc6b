"""The games kept on this computer: go on with one, look at one again, bring one in, put one into the trash.

Each is read whole in its turn, while one looks at the list, so that damage is said before anything is opened.
"""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.kept_games import words
from desktop.kept_games.collection import Collection
from desktop.kept_games.detail import Detail
from desktop.kept_games.kept import day_of, sentences
from desktop.kept_games.opening import open_review, open_table
from desktop.kept_games.row import KeptRow
from desktop.paint.grounds import wall
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
from rules.core.folders import EXTENSION

if TYPE_CHECKING:
    from desktop.shell import Shell
    from rules.core.journal import Opened

WIDEST = 1320
LIST_SHARE, DETAIL_SHARE = 5, 3


class KeptGames(Screen):
    """Opened with the file to choose, if there is one, and with what came of opening it, if that was tried already; or
    with a file to bring in."""

    largest_unit = 1.4

    def __init__(
        self,
        program: Program,
        shell: "Shell",
        chosen: Path | None = None,
        game: str = "",
        told: "Opened | None" = None,
        brought: Path | None = None,
    ) -> None:
        super().__init__(program)
        self.shell = shell
        self.collection = Collection(self, program, chosen, told)
        self.rows: list[KeptRow] = []
        self._build()
        self._arrange()
        self._connect()
        self._fill()
        self.draw_again()
        self.say_again()
        if brought is not None:
            self.collection.bring(brought)

    # Building

    def _build(self) -> None:
        self.top = TopLine(self.program)
        self.notice = Notice("undo", "eye")
        self.look = self.notice.buttons[1]
        self.list = QVBoxLayout()
        self.list.setSpacing(2)
        self.group = QButtonGroup(self)
        self.empty = note(size=17, on="board")
        self.bring_in = Button(icon_name="open", on="board")
        self.detail = Detail(self.program.art)

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

    def _connect(self) -> None:
        collection = self.collection
        self.top.menu_asked.connect(self.shell.back)
        self.notice.acted.connect(lambda number: (collection.take_back, self._look)[number]())
        self.bring_in.clicked.connect(self._ask_for_file)
        self.detail.opened.connect(self.open_chosen)
        self.detail.reviewed.connect(self.review_chosen)
        self.detail.thrown.connect(collection.throw_away)
        collection.changed.connect(self._show_again)
        collection.looked_into.connect(self._say_looked_into)
        collection.told.connect(self.notice.tell)

    def _fill(self) -> None:
        for row in self.rows:
            self.group.removeButton(row)
            self.list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [KeptRow() for _ in self.collection.games]
        for kept, row in zip(self.collection.games, self.rows, strict=True):
            self.group.addButton(row)
            self.list.addWidget(row)
            wear_all(row, self.style_now)
            row.clicked.connect(lambda _=False, path=kept.path: self.choose(path))
            row.opened.connect(self.open_chosen)

    def _show_again(self) -> None:
        self._fill()
        self.say_again()

    @property
    def first_stop(self) -> QWidget | None:
        """What can be looked at though another window plays it; else the chosen game, else what brings games in."""
        if self.collection.elsewhere is not None:
            return self.look
        return next((row for row in self.rows if row.isChecked()), next(iter(self.rows), self.bring_in))

    # Words

    def say_again(self) -> None:
        say, games = self.program.say, self.collection.games
        self.title.setText(say("kept-games"))
        self.bring_in.say(say("kept-bring-in"))
        self.empty.setText(say("kept-none"))
        self.empty.setVisible(not games)
        self.top.show_title(say("cabinet-replays"))
        self.top.menu.say(say("new-leave"))
        self.top.show_now(Now(ask=say("kept-ask") if games else say("kept-none-short")))
        self._say_notice()
        for number in range(len(games)):
            self._say_row(number)
        self._say_detail()

    def _say_notice(self) -> None:
        """What can still be taken back or looked at; of all else the words stay as they are."""
        say, thrown, elsewhere = self.program.say, self.collection.thrown, self.collection.elsewhere
        if thrown is not None:
            self.notice.tell(say("kept-thrown", title=words.title(thrown[0], self.program)), say("kept-take-back"))
        elif elsewhere is not None:
            why = self.program.say_phrase(elsewhere.problems[0].sentence)
            self.notice.tell(why, "", say("kept-look-at-it") if elsewhere.timeline else "")

    def _say_row(self, number: int) -> None:
        kept, program = self.collection.games[number], self.program
        when = program.say_phrase(day_of(kept.changed, datetime.now()))
        below = " · ".join(words.below_title(kept, program))
        self.rows[number].show_game(kept, words.title(kept, program), below, when)
        self.rows[number].setChecked(kept.path == self.collection.chosen)

    def _say_detail(self) -> None:
        kept, program = self.collection.chosen_game, self.program
        self.detail.setVisible(kept is not None)
        if kept is not None:
            facts, troubles = list(words.facts(kept, program)), tuple(sentences(kept.problems, program))
            title, action = words.title(kept, program), words.action(kept, program)
            self.detail.show_game(kept, title, facts, troubles, action, program.say("kept-throw-away"))
            self.detail.offer_review(program.say("review-open"), words.why_no_review(kept, program))

    def _say_looked_into(self, number: int) -> None:
        self._say_row(number)
        if self.collection.games[number].path == self.collection.chosen:
            self._say_detail()

    # What people do

    def choose(self, path: Path) -> None:
        self.collection.chosen = path
        self._say_detail()

    def open_chosen(self) -> None:
        """Goes on with the game; where another window plays it, offers to look at it."""
        opened = self.collection.go_on()
        if opened is None:
            return
        if opened.is_played_elsewhere:
            self.say_again()
            self.look.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not open_table(self.shell, opened):
            self.say_again()

    def review_chosen(self) -> None:
        """Review the chosen game."""
        kept = self.collection.chosen_game
        objection = open_review(self.shell, self.program, kept.path) if kept is not None else ""
        if objection:
            self.notice.tell(self.program.say(objection))

    def _look(self) -> None:
        """Look at a game that another window plays."""
        if self.collection.elsewhere is not None:
            open_table(self.shell, self.collection.elsewhere)

    def _ask_for_file(self) -> None:
        said = self.program.say
        file, _ = QFileDialog.getOpenFileName(self, said("kept-bring-in"), "", f"{said('kept-files')} (*{EXTENSION})")
        if file:
            self.collection.bring(Path(file))

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
            self.collection.throw_away()
        else:
            super().keyPressEvent(event)
