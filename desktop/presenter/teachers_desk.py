"""The teacher's side of a presentation: the picture of the class, and cards around it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.presenter.classroom import Classroom
from desktop.presenter.controls import right_ink
from desktop.presenter.session_side import UNSEEN, SessionSide, unseen_words
from desktop.presenter.tool_cards import MarksCard, ScreenCard, VoteCard
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.widgets.dressing import Drawn

if TYPE_CHECKING:
    from desktop.presenter.screen import PresenterScreen

EDGE, GAP = 16, 12
LEFT_SHARE, LEAST_PICTURE = 0.645, 240
VOTE_SHARE = 0.54
BAR_OUT = 8
"""How far a scroll bar of the side stands into the edge."""
WIDE_ENOUGH = 900
"""Vote and screen of the class stand side by side from this width on."""


class TeachersDesk(Drawn):
    def __init__(self, parent: QWidget, classroom: Classroom) -> None:
        super().__init__(parent)
        self.classroom = classroom
        style = self.style_now
        self.marks = MarksCard(self, style, classroom)
        self.vote = VoteCard(self, style, classroom)
        self.screen_card = ScreenCard(self, style, classroom)
        self.side = SessionSide(self, style, classroom)
        self.picture_at = QRect()
        self.heading = self.where = self.hint = ""

    def connect_to(self, screen: "PresenterScreen") -> None:
        self.side.went.connect(screen.subject.go)
        self.side.wanted.connect(screen.subject.go_to)
        self.screen_card.exchanged.connect(screen.exchange)
        self.screen_card.ended.connect(screen.shell.back)

    # What it says

    def say(self, screen: "PresenterScreen") -> None:
        say = self.classroom.program.say
        self.heading, self.hint = say("class-sees"), say("class-acts-there")
        self.where = ""
        if screen.projecting.window is not None:
            size = screen.projecting.window.size()
            self.where = say("class-where", wide=str(size.width()), high=str(size.height()))
        self.marks.say()
        self.vote.say()
        self.screen_card.say()
        self.side.offer_edit(screen)
        self.side.say(screen)
        self.update()

    @property
    def unseen(self) -> str:
        """What the class sees in place of what goes on."""
        return unseen_words(self.classroom)

    # How it is laid out

    def arrange(self, shape: float) -> QRect:
        """Places all cards; returns where the picture of the class stands."""
        wide, high = self.width(), self.height()
        left = round((wide - 2 * EDGE) * LEFT_SHARE)
        head = self.style_now.grown(36)
        foot = self._foot_high(left)
        room = max(LEAST_PICTURE, high - foot - head - 3 * GAP)
        picture_wide = min(left, round(room / max(0.1, shape)))
        picture_high = round(picture_wide * shape)
        x = EDGE + (left - picture_wide) // 2
        self.picture_at = QRect(x, GAP + head, picture_wide, picture_high)
        self._put_foot(left, self.picture_at.bottom() + GAP + 2)
        self.side.stand(EDGE + left + GAP, GAP, wide - left - GAP - 2 * EDGE + BAR_OUT, high - 2 * GAP)
        self.update()
        return self.picture_at

    def _foot_high(self, width: int) -> int:
        return self.marks.arrange(width) + GAP + self._lower_high(width)

    def _lower_high(self, width: int) -> int:
        vote, screen = self._shares(width)
        highs = self.vote.arrange(vote), self.screen_card.arrange(screen)
        return max(highs) if vote < width else sum(highs) + GAP

    def _shares(self, width: int) -> tuple[int, int]:
        """How wide both lower cards are."""
        if width < WIDE_ENOUGH * self.style_now.text_scale * self.style_now.unit:
            return width, width
        vote = round((width - GAP) * VOTE_SHARE)
        return vote, width - GAP - vote

    def _put_foot(self, width: int, y: int) -> None:
        y = self.marks.put(EDGE, y, width) + GAP
        vote, screen = self._shares(width)
        end = self.vote.put(EDGE, y, vote)
        if vote < width:
            self.screen_card.put(EDGE + vote + GAP, y, screen)
            high = max(self.vote.height(), self.screen_card.height())
            self.vote.resize(vote, high)
            self.screen_card.resize(screen, high)
        else:
            self.screen_card.put(EDGE, end + GAP, screen)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme, at = self.style_now, self.style_now.theme, QRectF(self.picture_at)
        head = style.grown(36)
        frame = at.adjusted(-1.5, -head, 1.5, 1.5)
        painter.fillPath(rounded(frame, 8), solid(theme.panel))
        colour = UNSEEN if self.unseen else right_ink(style)
        painter.fillPath(circle(frame.topLeft() + QRectF(0, 0, 40, head).center(), 6), solid(colour))
        size = style.text_size(16)
        words = self.unseen or self.heading
        x = frame.x() + 36
        line = QRectF(x, frame.y(), frame.right() - x - 8, head)
        x += text_line(painter, line, words, size, theme.text, "bold") + 16
        small, end = style.text_size(15), frame.right() - 12
        for said, is_last in ((self.where, False), (self.hint, True)):
            wide = width_of(said, small)
            if x + wide < end:
                spot = QRectF(end - wide - 2 if is_last else x, frame.y(), wide + 2, head)
                text_line(painter, spot, said, small, theme.muted)
                x += wide + 20
        painter.strokePath(rounded(frame, 8), pen(colour if self.unseen else theme.line, 3 if self.unseen else 1))
        painter.end()
