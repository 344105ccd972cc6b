"""How the lines of the table are painted: values with one mark each, headings, where a row is added."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.editor.marks import sign
from desktop.own_box.cell_field import CellField
from desktop.own_box.cell_sizes import BAR, CODE, MOST_SIGNS, OWN, PAD, PLAN_STEP, SIGN, SMALL, TEXT, CellSizes
from desktop.own_box.choosing import Choosing, Names
from desktop.own_box.model import FindingLine, Index, QuestionLine, TakenLine, Words
from desktop.own_box.sections import AddLine, DataLine, HeadLine, Place, value_at
from desktop.own_box.typing import Typing
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, dashed, kept
from desktop.paint.paths import rounded
from desktop.paint.text import Across, struck_out, text_block, text_line
from desktop.reader.provenance import source_mark
from desktop.style.fonts import Weight, font, height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.dressing import focus_ring
from desktop.widgets.pressable import ENTER


class CellDelegate(QStyledItemDelegate):
    """Paints what `BoxTable` shows, and makes the line in which a cell is typed. Signal: `told` with what may stand
    there, or nothing."""

    told = Signal(str)

    def __init__(self, view: QWidget, sizes: CellSizes, names: Names, typing: Typing) -> None:
        super().__init__(view)
        self.model, self.sizes, self.names, self.typing = sizes.model, sizes, names, typing

    @property
    def style_now(self) -> Style:
        return self.sizes.style_now

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = self.model.line(index)
        rect = QRectF(option.rect)
        with kept(painter):
            painter.setRenderHints(SMOOTH)
            if isinstance(line, DataLine):
                self._ground(painter, rect, line, index, option)
                self._cell(painter, rect, line, index)
                if option.state & QStyle.StateFlag.State_HasFocus:
                    focus_ring(painter, rect.adjusted(1, 1, -1, -1), 5, self.style_now)
            elif isinstance(line, HeadLine):
                self._head(painter, rect, line)
            elif isinstance(line, AddLine):
                self._add(painter, rect, option)
            elif isinstance(line, (FindingLine, QuestionLine, TakenLine)):
                self._band(painter, rect, line)

    def _ground(
        self, painter: QPainter, rect: QRectF, line: DataLine, index: Index, option: QStyleOptionViewItem
    ) -> None:
        style, theme = self.style_now, self.style_now.theme
        found = self.model.findings_at(line)
        is_own = self.is_own(line)
        if any(is_error for _, is_error in found):
            painter.fillRect(rect, solid(theme.refuse_fill))
        elif is_own:
            painter.fillRect(rect, mix(theme.panel, style.owner_ink, 0.09))
        elif index.row() % 2:
            painter.fillRect(rect, mix(theme.panel, theme.text, 0.025))
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, with_alpha(style.owner_ink, 0.10))
        painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), solid(theme.line))
        if index.column() == 0 and (found or is_own):
            is_wrong = any(is_error for _, is_error in found)
            painter.fillRect(
                QRectF(rect.x(), rect.y(), BAR, rect.height()), solid(theme.refuse if is_wrong else style.owner_ink)
            )

    def is_own(self, line: DataLine) -> bool:
        own = self.model.own
        assert own is not None
        return line.state != "printed" or any(own.is_corrected(each.path) for each in line.cells)

    def _cell(self, painter: QPainter, rect: QRectF, line: DataLine, index: Index) -> None:
        style, theme, column = self.style_now, self.style_now.theme, index.column()
        inside = rect.adjusted(PAD + (BAR if column == 0 else 0), 3, -PAD, -4)
        is_taken = line.state == "taken"
        if column < self.model.first:
            is_code = self.model.section.has_codes and column == 0
            ink = theme.muted if is_code or is_taken else style.owner_ink if line.state == "added" else theme.text
            if not is_code:
                inside = self._signs(painter, inside, line)
            if is_code:
                code = inside.adjusted(0, 0, PAD, 0)
                text_line(painter, code, line.code, style.text_size(CODE), ink, "semibold")
            else:
                self._label(painter, inside, line, ink)
            return
        at = column - self.model.first
        if at < len(line.places):
            self._value(painter, inside, line, line.places[at], column)

    def _label(self, painter: QPainter, inside: QRectF, line: DataLine, ink: Tint) -> None:
        """The name of a row, and below it what the card does."""
        style, is_taken = self.style_now, line.state == "taken"
        size, high = style.text_size(TEXT), self.sizes.label_high(line, inside.width())
        top = inside.center().y() - high / 2
        name = height_of(line.label, inside.width(), size, "semibold")
        place = QRectF(inside.x(), top, inside.width(), name + 2)
        text_block(painter, place, line.label, size, ink, "semibold", struck=is_taken)
        if line.about:
            below = QRectF(inside.x(), top + name, inside.width(), high - name + 2)
            text_block(painter, below, line.about, style.text_size(SMALL), style.theme.muted, struck=is_taken)

    def _signs(self, painter: QPainter, inside: QRectF, line: DataLine) -> QRectF:
        """Draw the numbers of what is wrong at the end of the name; return what is left of the place."""
        side = self.style_now.text_size(SMALL) * SIGN
        right = inside.right()
        for number, is_error in reversed(self.model.findings_at(line)[:MOST_SIGNS]):
            place = QRectF(right - side, inside.center().y() - side / 2, side, side)
            sign(painter, place, self.style_now, number, is_error=is_error)
            right -= side + 3
        return inside.adjusted(0, 0, right - inside.right(), 0)

    def _value(self, painter: QPainter, inside: QRectF, line: DataLine, place: Place, column: int) -> None:
        style, theme = self.style_now, self.style_now.theme
        own, said = self.model.own, self.model.said(place)
        assert own is not None
        room = self.sizes.mark_room(column)
        words = inside.adjusted(0, 0, -room, 0)
        at = column - self.model.first
        is_figure = at < len(self.model.section.columns) and self.model.section.columns[at].is_figures
        across: Across = "centre" if is_figure else "left"
        wrong = [each for each in self.model.findings_at(line, place) if each[1]]
        if wrong:
            high = min(words.height() - 4, self.sizes.value_high(said, words.width()) + 12)
            frame = QRectF(words.x() - 5, words.center().y() - high / 2, words.width() + 8, high)
            painter.fillPath(rounded(frame, 6), solid(theme.raised))
            painter.strokePath(rounded(frame, 6), dashed(theme.refuse, 2.2, (2.6, 1.6)))
        if line.state == "taken":
            size = style.text_size(TEXT)
            text_block(painter, words, said.now, size, theme.muted, across=across, down="middle", struck=True)
        elif said.plan:
            self._plan(painter, words, said)
        elif said.is_own:
            self._own(painter, words, said, is_figure=is_figure)
        else:
            size = style.text_size(TEXT)
            weight: Weight = "semibold" if is_figure else "regular"
            text_block(painter, words, said.now, size, theme.text, weight, across=across, down="middle")
        source = own.source(place.path)
        if place.is_last and source is not None and line.state != "taken":
            radius = style.text_size(CODE) * 0.38
            source_mark(painter, QPointF(inside.right() - radius + 2, inside.center().y()), radius, source, style)

    def _own(self, painter: QPainter, words: QRectF, said: Words, *, is_figure: bool) -> None:
        """Write in the owner's hand, beside what it replaces, or above it where both have no room."""
        style = self.style_now
        size, small, ink = style.text_size(OWN), style.text_size(TEXT), style.owner_ink
        wide, was = width_of(said.now, size, "semibold", serif=True, italic=True), width_of(said.was, small)
        if "\n" in said.now or wide + (was + 8 if said.was else 0) > words.width() + 1:
            high = height_of(said.now, words.width(), size, serif=True)
            below = height_of(said.was, words.width(), small) if said.was else 0.0
            top = words.y() + max(0.0, (words.height() - high - below) / 2)
            now = QRectF(words.x(), top, words.width(), high + 2)
            text_block(painter, now, said.now, size, ink, "semibold", serif=True, italic=True)
            if said.was:
                old = QRectF(words.x(), top + high, words.width(), below + 2)
                text_block(painter, old, said.was, small, style.theme.muted, struck=True)
            return
        x = words.x() + (max(0.0, words.width() - wide - (was + 8 if said.was else 0)) / 2 if is_figure else 0)
        if said.was:
            with kept(painter):
                painter.setFont(struck_out(font(small)))
                painter.setPen(solid(style.theme.muted))
                painter.drawText(QRectF(x, words.y(), was + 2, words.height()), MIDDLE, said.was)
            x += was + 8
        text_line(
            painter, QRectF(x, words.y(), wide + 4, words.height()), said.now, size, ink, "semibold", serif=True,
            italic=True,
        )  # fmt: skip

    def _plan(self, painter: QPainter, words: QRectF, said: Words) -> None:
        """Draw a board made of letters."""
        style, size = self.style_now, self.style_now.text_size(TEXT)
        step = size * PLAN_STEP
        ink = style.owner_ink if said.is_own else style.theme.text
        top = words.center().y() - len(said.plan) * step / 2
        for down, letters in enumerate(said.plan):
            for across, letter in enumerate(letters):
                cell = QRectF(words.x() + across * step, top + down * step, step, step)
                text_line(painter, cell, letter, size, ink, "semibold", across="centre", serif=said.is_own)

    def _head(self, painter: QPainter, rect: QRectF, line: HeadLine) -> None:
        style = self.style_now
        painter.fillRect(rect, mix(style.theme.panel, style.theme.window, 0.6))
        size = style.text_size(CODE)
        inside = rect.adjusted(PAD + BAR, 0, -PAD, 0)
        wide = text_line(painter, inside, line.words, size, style.theme.muted, "bold")
        counted = self.model.counted(line)
        if counted:
            is_right = counted[0] == counted[1]
            said = self.model.words.say("box-census", count=counted[0], census=counted[1])
            ink = style.theme.muted if is_right else style.theme.refuse
            text_line(painter, inside.adjusted(wide + 14, 0, 0, 0), said, size, ink, "semibold")

    def _add(self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem) -> None:
        style, size = self.style_now, self.style_now.text_size(CODE)
        side = size * 0.9
        place = QRectF(rect.x() + PAD + BAR, rect.center().y() - side / 2, side, side)
        icon(painter, "plus", place, style.owner_ink)
        words = rect.adjusted(PAD + BAR + side + 8, 0, -PAD, 0)
        text_line(painter, words, self.model.words.say("box-add-row"), size, style.owner_ink, "semibold")
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(1, 1, -1, -1), 5, style)

    def _band(self, painter: QPainter, rect: QRectF, line: FindingLine | QuestionLine | TakenLine) -> None:
        """The ground of what stands there as a widget."""
        style, theme = self.style_now, self.style_now.theme
        is_error = isinstance(line, FindingLine) and line.is_error
        ground = (
            mix(theme.panel, style.owner_ink, 0.09)
            if isinstance(line, TakenLine)
            else mix(theme.panel, theme.rim, 0.16)
        )
        painter.fillRect(rect, solid(theme.refuse_fill) if is_error else ground)
        painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), solid(theme.line))
        painter.fillRect(
            QRectF(rect.x(), rect.y(), BAR, rect.height()), solid(theme.refuse if is_error else style.owner_ink)
        )

    # Typing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget | None:  # type: ignore[override]
        place, own = self.model.place(index), self.model.own
        if place is None or own is None or place.field is None or not place.is_line:
            return None
        known = self.model.known(place, index.column() - self.model.first)
        choosing = Choosing(self.names, place.field, place.key, known)
        field = CellField(parent, choosing, value_at(own, place), self.style_now, place)
        field.told.connect(self.told)
        field.offering.laid.connect(lambda: self.typing.take(field))
        return field

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keys that lead on are those of the table."""
        if isinstance(editor, CellField) and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and self.typing.hear_key(editor, event):
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
                return False
        return bool(super().eventFilter(editor, event))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect)
        if not isinstance(editor, CellField):
            editor.setGeometry(rect)
            return
        least = round(self.style_now.text_size(OWN) * 2.1)
        wide = max(rect.width(), min(round(self.style_now.grown(72)), 200))
        wanted = QRect(rect.x(), rect.center().y() - least // 2, wide, least)
        parent = editor.parentWidget()
        if parent is not None and wanted.right() > parent.width():
            wanted.moveRight(max(wanted.width(), parent.width()) - 1)
        editor.setGeometry(wanted)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """The line begins with the value by itself."""


MIDDLE = (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value
