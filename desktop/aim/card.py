"""The card with the aim of a game, over its table: shown once at the start, never in the way of anything."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.aim.leaf import AimLeaf
from desktop.aim.seen import name_in_settings
from desktop.aim.words import AimWords, aim_words, has_aim
from desktop.games.desks import desk_of
from desktop.games.loading import part_of
from desktop.page.leaf import Scroller
from desktop.paint.light import aslant, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.program import Program
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import held, wear_all
from rules.core.contract import AnyGame

WIDEST, MARGIN, ABOVE, PAD = 1088, 24, 12, 36
HEAD, FOOT, ROUND = 84, 66, 18
DIMMED = 0.46


def aim_leaf(parent: QWidget | None, program: Program, game: AnyGame, style: Style) -> AimLeaf:
    """Make the aim of a game, in the language in use."""
    desk = desk_of(game.id)
    loop = part_of(game.id, "aim", "LOOP") or ()
    return AimLeaf(parent, style, aim_words(program.texts(game), game), loop, desk.signs if desk is not None else {})


class AimCard(QWidget):
    """Signals: `book_wanted` when a player wants to read the rules, `guide_wanted` to be guided in a first game."""

    book_wanted = Signal()
    guide_wanted = Signal()

    def __init__(self, program: Program, game: AnyGame, area: QWidget, table: QWidget) -> None:
        """Lie over an area of the window; `table` is what has the keyboard while one plays there."""
        super().__init__(area)
        self.program, self.game, self.area, self.table = program, game, area, table
        self.words: AimWords | None = None
        self.board = QRectF()
        self.scroller = Scroller(self)
        self.scroller.gap = 8
        style = self.style_now
        self.close_ = held(self, Button(icon_name="close"), style)
        self.book = held(self, Button(icon_name="book"), style)
        self.guide = held(self, Button(), style)
        self.play = held(self, Button(kind="primary", icon_name="play"), style)
        for each in (self.close_, self.play):
            each.clicked.connect(self.put_away)
        self.book.clicked.connect(self.book_wanted)
        self.guide.clicked.connect(self.guide_wanted)
        self.guide.hide()
        program.language_changed.connect(self._write_if_open)
        program.style_changed.connect(self._write_if_open)
        area.installEventFilter(self)
        table.installEventFilter(self)
        self.hide()

    @property
    def style_now(self) -> Style:
        return self.program.style(self.game.id, self.area.window().width())

    # Whether it shows

    def open_once(self) -> None:
        """Show the card where this game has never shown it."""
        file, name = self.program.settings_file, name_in_settings(self.game.id)
        if name in file.settings.seen or not has_aim(self.program.texts(self.game), self.game):
            return
        file.change(seen={**file.settings.seen, name: True})
        self.open()

    def open(self) -> None:
        self.program.sound.play("page")
        self.setGeometry(self.area.rect())
        self._write()
        self.show()
        self.raise_()

    def put_away(self) -> bool:
        """Returns whether it was open."""
        was_open = self.isVisible()
        if was_open:
            self.hide()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        return was_open

    def _write_if_open(self) -> None:
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        style, say = self.style_now, self.program.say
        self.words = aim_words(self.program.texts(self.game), self.game)
        self.setAccessibleName(self.words.title)
        self.scroller.show_leaf(aim_leaf(None, self.program, self.game, style))
        wear_all(self, style)
        for button, name in ((self.close_, "close"), (self.book, "book"), (self.guide, "guided"), (self.play, "play")):
            button.say(say(f"aim-{name}"))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        leaf = self.scroller.leaf
        if not isinstance(leaf, AimLeaf):
            return
        grown = self.style_now.text_scale**0.5
        wide = min(self.width() - 2 * MARGIN, round(WIDEST * grown))
        head, foot = HEAD * grown, FOOT * grown
        most = self.height() - 2 * ABOVE
        across = wide - 2 * PAD + 8 - self.scroller.bar.sizeHint().width() - self.scroller.gap
        needed = leaf.fit(across, round(most - head - foot - 2 * ROUND)) + 2 * ROUND
        high = min(most, round(needed + head + foot))
        self.board = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        board = self.board
        room = QRectF(board.x() + PAD, board.y() + head + ROUND, wide - 2 * PAD + 8, high - head - foot - ROUND - 6)
        self.scroller.setGeometry(room.toRect())
        self.scroller.arrange()
        top = round(board.y() + (head - self.close_.sizeHint().height()) / 2)
        self.close_.put(round(board.right() - PAD - self.close_.wide()), top)
        x = board.right() - PAD
        for button in (self.play, self.guide, self.book):
            if not button.isHidden():
                x -= button.wide()
                button.put(round(x), round(board.bottom() - (foot + button.sizeHint().height()) / 2))
                x -= 12

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.board.contains(QPointF(event.position())):
            self.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc at the table puts the card away before it means anything else."""
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            return self.put_away()
        if event.type() == QEvent.Type.Resize and watched is self.area and self.isVisible():
            self.setGeometry(self.area.rect())
            self._write()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, board = self.style_now, self.board
        painter.fillRect(self.rect(), with_alpha("#0B0906", DIMMED))
        path = rounded(board, 14)
        shadow(painter, path, style, drop=12, blur=36, strength=0.6)
        painter.fillPath(path, solid(style.theme.panel))
        with clipped(painter, path):
            self._paint_head(painter, style)
            self._paint_foot(painter, style)
        painter.strokePath(path, pen(style.theme.line, 2 if style.theme_name == "contrast" else 1))
        painter.end()

    def _paint_head(self, painter: QPainter, style: Style) -> None:
        assert self.words is not None
        head = QRectF(self.board.x(), self.board.y(), self.board.width(), HEAD * style.text_scale**0.5)
        ground = style.ground
        if style.theme_name == "contrast":
            painter.fillRect(head, solid(style.theme.window))
        else:
            painter.fillRect(head, aslant(head, ((0, ground.felt_centre), (1, ground.felt_rim))))
            motif(painter, head, style.game, MotifInk(ground.ink, style.accent, 0.24, 60))
        painter.fillRect(QRectF(head.x(), head.bottom() - 4, head.width(), 4), solid(style.accent))
        ink = ink_on(ground.felt_centre) if style.theme_name != "contrast" else solid(style.theme.text)
        size = style.text_size(17)
        x, wide = head.x() + PAD, head.width() - 2 * PAD - self.close_.width() - 160
        title = QRectF(x, head.center().y() - size * 0.5, wide, head.height() / 2)
        text_line(painter, QRectF(x, head.y() + 10, wide, size * 1.4), self.words.game, size, ink, "semibold")
        text_line(painter, title, self.words.title, style.text_size(32), ink, "semibold", serif=True)
        time = QRectF(self.close_.x() - 200, head.y(), 184, head.height() - 4)
        said = self.program.say("aim-time")
        wide = width_of(said, size, "semibold") + 20
        behind = QRectF(time.right() - wide + 10, time.center().y() - size * 0.9, wide, size * 1.8)
        if style.theme_name != "contrast":
            painter.fillPath(rounded(behind, 8), mix(ground.felt_centre, ground.felt_rim, 0.5))
        text_line(painter, time, said, size, ink, "semibold", across="right")

    def _paint_foot(self, painter: QPainter, style: Style) -> None:
        high = FOOT * style.text_scale**0.5
        foot = QRectF(self.board.x(), self.board.bottom() - high, self.board.width(), high)
        painter.fillRect(foot, solid(style.quiet_box))
        painter.fillRect(QRectF(foot.x(), foot.y(), foot.width(), 1), solid(style.theme.line))
        size = style.text_size(15)
        cap = QRectF(foot.x() + PAD, foot.center().y() - size * 0.8, size * 2, size * 1.6)
        painter.strokePath(rounded(cap, 4), pen(style.theme.muted, 1.2))
        text_line(painter, cap, "F1", style.text_size(13), style.theme.text, "semibold", across="centre")
        shown = [each.x() for each in (self.book, self.guide, self.play) if not each.isHidden()]
        words = QRectF(cap.right() + 10, foot.y(), min(shown) - cap.right() - 24, foot.height())
        again = self.program.say("aim-again")
        if width_of(again, size) > words.width():
            size = style.text_size(SMALLEST_TEXT)
        text_block(painter, words, again, size, style.theme.muted, down="middle")
