"""The review of a game: the curve of the expected lead, fate and decisions, the moments to learn from."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut

from desktop.analysis.offering import seats_to_review
from desktop.analysis.work import Work
from desktop.docks.formatting import Formatter
from desktop.program import Program
from desktop.review.chances import CurveChoice, readout_of
from desktop.review.exporting import ReviewExports
from desktop.review.filters import Filters
from desktop.review.foot import Foot
from desktop.review.listing import Listing
from desktop.review.page import PageScroller, ReviewPage
from desktop.review.picture import table_before
from desktop.review.progress import progress_of
from desktop.review.saying import Saying, choice_of
from desktop.review.top import ReviewTop
from desktop.review.ways import Ways, file_of
from desktop.score.files import AskPath, ask_path
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.table import Table
from desktop.tries.standings import Standings
from desktop.widgets.dressing import dress
from rules.bots.review import Review
from rules.core.types import Seat

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
        self._chose = False
        """Whether somebody chose what is looked at."""
        self.listing = Listing(self.saying)
        self.standings = Standings(program, table.timeline)
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
        self.top = ReviewTop(self.program)
        self.top.setParent(self)
        self.page = ReviewPage(self.program.art)
        self.scroller = PageScroller(self, self.page)
        self.curve, self.split = self.page.curve, self.page.split
        self.picture, self.list = self.page.picture, self.page.list
        self.foot = Foot(self, self.style_now)
        self.curve_choice = CurveChoice(self.curve, self.show_again)
        self.picture.painted = lambda at, size, sharpness: table_before(
            self.formatter, self.seat, self.line[at - 1], size, sharpness, self.style_now
        )

    def _connect(self) -> None:
        curve, listed = self.curve, self.list
        curve.chosen.connect(self.choose)
        curve.walked.connect(self.walk)
        curve.leapt.connect(self.leap)
        curve.opened.connect(self.open_table)
        curve.pressed.connect(self.toggle_work)
        self.picture.opened.connect(self.open_table)
        for points in (listed.pointed, listed.opened):
            points.connect(self._point)
        listed.opened.connect(self.open_table)
        listed.filtered.connect(self.filter)
        self.foot.wanted.connect(self.do)
        self.top.menu_asked.connect(self.shell.back)
        self.top.wanted.connect(self.review_seat)
        self.work.changed.connect(self._hear)
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            leap = QShortcut(QKeySequence(Qt.KeyboardModifier.ControlModifier | key), self)
            leap.activated.connect(lambda step=step: self.leap(step))

    # Whose review

    def _work_of(self, seat: Seat) -> Work:
        timeline = self.table.timeline
        return self.program.analyses.of(timeline, seat, self.file or file_of(timeline))

    def review_seat(self, seat: Seat) -> None:
        """Review the decisions of another person."""
        self.work.changed.disconnect(self._hear)
        self.seat, self.saying = seat, Saying(self.formatter, seat)
        self.work = self._work_of(seat)
        self.work.changed.connect(self._hear)
        self.listing = Listing(self.saying)
        self.at, self._chose = 0, False
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

    def open_table(self, *_: object) -> None:
        """The table at this moment of the past."""
        if self.at:
            self._tell(self.ways.look_at(self.point))

    @property
    def point(self) -> int:
        """The point of the game just before the move that is looked at."""
        return self.line[max(0, self.at - 1)]

    def filter(self, filters: Filters) -> None:
        self.listing.filters = filters
        self.show_again()

    # What is shown

    def say_again(self) -> None:
        say, table = self.formatter.say_id, self.table
        is_over = not table.game.deciding(table.timeline.state_at(self.line[-1]))
        self.top.show_review(self.formatter, self.seat, self.seats, is_over=is_over)
        self.listing.say(self.list)
        self.foot.back.say(say("review-back"))
        self.foot.buttons["export"].say(say("review-export"))
        self.foot.tell(self._remark())
        self.standings.read_again()
        self.show_again()

    def _remark(self) -> str:
        problem = self.work.problem
        return self.formatter.say(problem.sentence) if problem else self.formatter.say_id("review-known-then")

    def show_again(self) -> None:
        """Show the newest of what is known."""
        review, saying = self.review, self.saying
        self._shown = self.listing.fill(self.list, review, is_finished=self.work.is_finished)
        if not self._chose:
            self.at = self._shown[0].at if self._shown else 0
        self._curve = self.curve_choice.face(saying, review, len(self.line) - 1)
        self.curve.show_progress(progress_of(self.work, self.formatter))
        self.split.show_face(saying.split(review))
        self.foot.offer_moments(self.formatter, self.standings, review)
        self.foot.buttons["export"].set_kind("quiet" if review is not None and review.judged else "off")
        if self.work.problem is not None:
            self.foot.tell(self._remark())
        self._show_chosen()
        self._arrange()

    def _show_chosen(self) -> None:
        review, say, at = self.review, self.formatter.say_id, self.at
        told = readout_of(self._curve, self.saying, review, at) if review is not None and at else None
        self.curve.show_curve(self._curve, {each.number for each in self._shown}, at, told)
        chosen = next((each.number for each in self._shown if each.at == at), -1)
        self.list.choose(chosen)
        title = say("review-table", at=at) if at else say("review-table", at=1)
        self.picture.show_table(at or 1, title, say("review-table-tip"), say("review-table-said", at=at or 1))
        branch = self.foot.buttons["branch"]
        branch.say(say("review-branch", at=at or 1))
        branch.set_kind("quiet" if at and not self.ways.objection(self.point) else "off")

    # What people want

    def do(self, action: str) -> None:
        actions: dict[str, Callable[[], object]] = {
            "back": self.shell.back,
            "branch": lambda: self._tell(self.ways.play_on(self.point)),
            "export": self._open_exports,
            "learn": self.learn,
        }
        actions[action]()

    def learn(self) -> None:
        """Find better moves at the table, moment after moment."""
        review = self.review
        if review is not None and review.moments():
            self.shell.open("moments", table=self.table, review=review, file=self.file)

    def _open_exports(self) -> None:
        menu, button = self.exports.menu(self._tell), self.foot.buttons["export"]
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
        self.page.dress_all(self.style_now)
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
        self.page.arrange(wide, high, self.scroller.verticalScrollBar().sizeHint().width())
        self.top.place_switch()
