"""The review of a game: the curve of the expected lead, fate and decisions, the moments to learn from."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.analysis.offering import seats_to_review
from desktop.analysis.work import Work
from desktop.docks.formatting import Formatter
from desktop.program import Program
from desktop.review.arranging import Need, Plan, beside, list_width, stacked
from desktop.review.curve_panel import CurvePanel
from desktop.review.exporting import ReviewExports
from desktop.review.face import MomentFace
from desktop.review.filters import BY, TOLD, By, Filters, fitting, values
from desktop.review.foot import Foot
from desktop.review.list_panel import ListPanel
from desktop.review.picture import table_before
from desktop.review.saying import Saying, choice_of
from desktop.review.split_panel import SplitPanel
from desktop.review.table_panel import TablePanel
from desktop.review.ways import Ways
from desktop.score.files import AskPath, ask_path
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.widgets.dressing import dress, wear_all
from desktop.widgets.menu import Menu
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.top_line import Now, TopLine
from rules.bots.review import Judgement, Review
from rules.core.journal import Journal
from rules.core.types import Seat, SeatName, phrase

SHOWN_AFTER_MS = 150
"""What is found in so short a time is shown at once: hundreds of moves are judged."""


class ReviewScreen(Screen):
    """Opened through the shell as `review`, with the table of a game, and its file where that table is not open."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        table: Table,
        file: Path | None = None,
        seat: Seat | None = None,
        ask: AskPath = ask_path,
    ) -> None:
        super().__init__(program)
        self.shell, self.table, self.game_id = shell, table, table.game.id
        self.formatter = Formatter(program, table)
        self.file = file
        self.line = table.timeline.line()
        self.seats = seats_to_review(table.timeline, table.looking) or (0,)
        wanted = seat if seat is not None else table.looking
        self.seat = wanted if wanted in self.seats and wanted is not None else self.seats[0]
        self.saying = Saying(self.formatter, self.seat)
        self.work: Work = self._work_of(self.seat)
        self.at = 0
        """The move that is looked at."""
        self.filters: Filters | None = None
        """As somebody set them; None: as fits what was found."""
        self._chose = False
        """Whether somebody chose what is looked at."""
        self._faces: dict[int, tuple[Judgement, MomentFace]] = {}
        self.ways = Ways(self, shell, self.formatter, file)
        self.exports = ReviewExports(self, ask)
        self._show_soon = QTimer(self, interval=SHOWN_AFTER_MS, singleShot=True)
        self._show_soon.timeout.connect(self.show_again)
        self._build()
        self._connect()
        self.say_again()
        self.draw_again()
        self.begins_at = self.curve
        program.analyses.start(self.work)

    def _build(self) -> None:
        art = self.program.art
        self.top = TopLine(self.program)
        self.top.setParent(self)
        self.page, self.scroller = QWidget(), QScrollArea(self)
        self.curve, self.split = CurvePanel(art), SplitPanel(art)
        self.picture, self.list = TablePanel(art), ListPanel(art)
        self.who = Switch(on="board", focus=Qt.FocusPolicy.TabFocus)
        self.panels = (self.curve, self.list, self.split, self.picture)
        for each in self.panels:
            each.setParent(self.page)
        self.scroller.setWidget(self.page)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.viewport().setAutoFillBackground(False)
        self.page.setAutoFillBackground(False)
        self.foot = Foot(self, self.style_now)
        self.who.setParent(self.top)
        self.picture.painted = self._paint_table

    def _connect(self) -> None:
        curve, listed = self.curve, self.list
        curve.chosen.connect(self.choose)
        curve.walked.connect(self.walk)
        curve.leapt.connect(self.leap)
        curve.opened.connect(self.open_table)
        curve.pressed.connect(self.toggle_work)
        self.picture.opened.connect(self.open_table)
        listed.pointed.connect(self._point)
        listed.opened.connect(self._open_moment)
        listed.filtered.connect(self.filter)
        self.foot.wanted.connect(self.do)
        self.top.menu_asked.connect(self.shell.back)
        self.who.chosen.connect(self.review_seat)
        self.work.changed.connect(self._hear)
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            leap = QShortcut(QKeySequence(Qt.KeyboardModifier.ControlModifier | key), self)
            leap.activated.connect(lambda step=step: self.leap(step))

    # Whose review

    def _work_of(self, seat: Seat) -> Work:
        return self.program.analyses.of(self.table.timeline, seat, self._file)

    @property
    def _file(self) -> Path | None:
        if self.file is not None:
            return self.file
        keeper = self.table.timeline.keeper
        return keeper.path if isinstance(keeper, Journal) and keeper.has_file else None

    def review_seat(self, seat: Seat) -> None:
        """Review the decisions of another person."""
        self.work.changed.disconnect(self._hear)
        self.seat, self.saying = seat, Saying(self.formatter, seat)
        self.work = self._work_of(seat)
        self.work.changed.connect(self._hear)
        self.at, self.filters, self._chose = 0, None, False
        self._faces.clear()
        self.picture.forget()
        self.program.analyses.start(self.work)
        self.say_again()

    @property
    def review(self) -> Review | None:
        return self.work.review

    # The analysis

    def toggle_work(self) -> None:
        """Stop, or go on; what broke off begins again."""
        if self.work.has_failed:
            self.review_seat(self.seat)
        elif self.work.is_running:
            self.work.stop()
        else:
            self.program.analyses.start(self.work)
        self.show_again()

    def _hear(self) -> None:
        if not self._show_soon.isActive():
            self._show_soon.start()

    # What is looked at

    def choose(self, at: int) -> None:
        """Look at a move."""
        self._chose = True
        self.at = max(1, min(len(self.line) - 1, at))
        self._show_chosen()

    def walk(self, steps: int) -> None:
        self.choose(self.at + steps)

    def leap(self, steps: int) -> None:
        """Go to the next mark, or to the one before."""
        face = self.curve.face
        marks = [each.at for each in face.marks] if face is not None else []
        further = [at for at in marks if (at > self.at if steps > 0 else at < self.at)]
        if further:
            self.choose(min(further) if steps > 0 else max(further))

    def _point(self, number: int) -> None:
        if self.review is not None:
            self.choose(choice_of(self.review, number).at)

    def open_table(self) -> None:
        """The table at this moment of the past."""
        if self.at:
            self._go(self.ways.look_at)

    def _open_moment(self, number: int) -> None:
        self._point(number)
        self.open_table()

    def _go(self, way: Callable[[int], None]) -> None:
        objection = self.ways.objection(self.point)
        if objection:
            self.foot.tell(objection)
            self._arrange()
            return
        way(self.point)

    @property
    def point(self) -> int:
        """The point of the game just before the move that is looked at."""
        return self.line[max(0, self.at - 1)]

    def filter(self, filters: Filters) -> None:
        self.filters = filters
        self.show_again()

    # What is shown

    def say_again(self) -> None:
        say = self.formatter.say_id
        self._faces.clear()
        table = self.table
        is_over = not table.game.deciding(table.timeline.state_at(self.line[-1]))
        self.top.show_title(self.program.say_phrase(phrase(f"game-{self.game_id}"), table.game))
        step = say("review-game-over" if is_over else "review-game-so-far")
        colour, seat = self.formatter.colour(self.seat), self.formatter.seat(self.seat)
        self.top.show_now(Now(colour, seat, step, say("review-ask")))
        self.top.menu.say(say("review-back"))
        self.who.setVisible(len(self.seats) > 1)
        names = [Choice(each, say("review-name", seat=SeatName(each))) for each in self.seats]
        self.who.offer(names, self.seat, say("review-seat"))
        menus: dict[By, str] = {
            "round": say(self.saying.counted.replace("review-", "review-filter-")),
            "phase": say("review-filter-phase"),
            "rule": say("review-filter-rule"),
        }
        grades = {grade: say(f"grade-{grade}") for grade in TOLD}
        self.list.say(say("review-learn"), grades, menus, say("review-filter-all"))
        self.list.say_value = self._say_value
        self.foot.back.say(say("review-back"))
        self.foot.buttons["export"].say(say("review-export"))
        self.foot.tell(self._remark())
        self.show_again()

    def _remark(self) -> str:
        problem = self.work.problem
        return self.formatter.say(problem.sentence) if problem else self.formatter.say_id("review-known-then")

    def _say_value(self, by: By, value: Any) -> str:
        if by == "round":
            return self.saying.round(value)
        if by == "phase":
            number = next(each.number for each in self.moments if each.phase == value)
            return self.saying.phase(value, number)
        return str(value)

    @property
    def moments(self) -> list[MomentFace]:
        """All moments in words, the dearest first; what was said once is said again."""
        review = self.review
        if review is None:
            return []
        found: list[MomentFace] = []
        for each in review.moments("inexact"):
            judged, face = self._faces.get(each.number, (None, None))
            if judged is not each or face is None:
                face = self.saying.moment(review, each)
                self._faces[each.number] = each, face
            found.append(face)
        return found

    def show_again(self) -> None:
        """Show the newest of what is known."""
        review, saying, say = self.review, self.saying, self.formatter.say_id
        moments = self.moments
        filters = self.filters or fitting(moments)
        self._shown = [each for each in moments if filters.passes(each)]
        offered: dict[By, Any] = {by: values(moments, by) for by in BY}
        none = say("review-nothing-here" if moments else self._nothing)
        aside = say("review-learn-aside", count=len(self._shown))
        self.list.show_moments(self._shown, filters, aside, none, offered)
        if not self._chose:
            self.at = self._shown[0].at if self._shown else 0
        self._curve = saying.curve(review, len(self.line) - 1)
        self.curve.show_progress(saying.progress(self.work))
        self.split.show_face(saying.split(review))
        learn = self.foot.buttons["learn"]
        count = len(review.moments()) if review is not None else 0
        learn.say(say("review-learn-from", count=count))
        learn.set_kind("primary" if count else "off")
        self.foot.buttons["export"].set_kind("quiet" if review is not None and review.judged else "off")
        if self.work.problem is not None:
            self.foot.tell(self._remark())
        self._show_chosen()
        self._arrange()

    @property
    def _nothing(self) -> str:
        return "review-nothing-lost" if self.work.is_finished else "review-nothing-yet"

    def _show_chosen(self) -> None:
        review, say, at = self.review, self.formatter.say_id, self.at
        told = self.saying.readout(review, at) if review is not None and at else None
        self.curve.show_curve(self._curve, {each.number for each in self._shown}, at, told)
        chosen = next((each.number for each in self._shown if each.at == at), -1)
        self.list.choose(chosen)
        title = say("review-table", at=at) if at else say("review-table", at=1)
        self.picture.show_table(at or 1, title, say("review-table-tip"), say("review-table-said", at=at or 1))
        branch = self.foot.buttons["branch"]
        branch.say(say("review-branch", at=at or 1))
        branch.set_kind("quiet" if at and not self.ways.objection(self.point) else "off")

    def _paint_table(self, at: int, size: QSizeF, sharpness: float) -> Iterator[QPixmap | None]:
        return table_before(self.formatter, self.seat, self.line[at - 1], size, sharpness, self.style_now)

    # What people want

    def do(self, action: str) -> None:
        actions: dict[str, Callable[[], object]] = {
            "back": self.shell.back,
            "branch": lambda: self._go(self.ways.play_on),
            "export": self._open_exports,
            "learn": self.learn,
        }
        actions[action]()

    def learn(self) -> None:
        """Find better moves at the table, moment after moment."""
        review = self.review
        if review is not None and review.moments():
            self.shell.open("moments", table=self.table, review=review, file=self.file)

    def exports_menu(self) -> Menu:
        menu, say = Menu(self, self.style_now), self.formatter.say_id
        for id, does in (("review-export-pdf", self.exports.pdf), ("review-export-text", self.exports.text)):
            menu.addAction(say(id)).triggered.connect(lambda _=False, does=does: self._tell(does()))
        return menu

    def _open_exports(self) -> None:
        menu, button = self.exports_menu(), self.foot.buttons["export"]
        menu.popup(button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))

    def _tell(self, words: str) -> None:
        if words:
            self.foot.tell(words)
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif step is not None:
            self.walk(step)
        else:
            super().keyPressEvent(event)

    # Looks

    def draw_again(self) -> None:
        dress(self, self.style_now)
        for each in self.panels:
            wear_all(each, self.style_now)
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def _arrange(self) -> None:
        wide, top = self.width(), self.top.height_wanted
        self.top.setGeometry(0, 0, wide, top)
        foot = self.foot.arrange(wide)
        self.foot.setGeometry(0, self.height() - foot, wide, foot)
        high = self.height() - top - foot
        self.scroller.setGeometry(0, top, wide, high)
        plan = self._plan(wide, high)
        if plan.height > high:
            plan = self._plan(wide - self.scroller.verticalScrollBar().sizeHint().width(), high)
        self.page.resize(wide, max(high, plan.height))
        self.curve.setGeometry(plan.curve)
        self.split.setGeometry(plan.split)
        self.list.setGeometry(plan.list)
        self.picture.setVisible(plan.table is not None)
        if plan.table is not None:
            self.picture.setGeometry(plan.table)
        if self.who.isVisibleTo(self.top):
            hint = self.who.sizeHint()
            right = self.top.language.x() - 16
            self.who.setGeometry(right - hint.width(), (top - hint.height()) // 2, hint.width(), hint.height())
            self.who.raise_()

    def _plan(self, wide: int, high: int) -> Plan:
        style = self.style_now
        scale = (0.4 + 0.6 * style.unit) * style.text_scale
        listed = list_width(wide, scale)
        if listed is None:
            return stacked(wide, self._need(wide - 20, wide - 20))
        left = wide - 24 - listed
        half = (left - 4) // 2
        need = self._need(left, half, left)
        has_table = need.split + need.curve + 24 <= high
        if not has_table:
            need = Need(need.curve, self.split.needed_height(left), 0.0, need.list)
        return beside(wide, high, listed, need, has_table=has_table)

    def _need(self, wide: int, split: int, curve: int | None = None) -> Need:
        return Need(
            self.curve.needed_height(curve or wide),
            self.split.needed_height(split),
            self.picture.needed_height(split),
            self.list.needed_height(wide),
        )
