"""The bands below the rows of the table: made for its lines, put in their places, entered and left by keyboard."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.own_box.bands import Band, FindingBand, QuestionBand, TakenBand
from desktop.own_box.model import FindingLine, QuestionLine, TakenLine
from desktop.own_box.sections import DataLine
from desktop.style.theme import Style
from desktop.widgets.dressing import wear_all
from rules.boxes.checking import Finding

if TYPE_CHECKING:
    from desktop.own_box.table import BoxTable


class Bands:
    def __init__(self, table: "BoxTable") -> None:
        self.table = table
        self.all: dict[int, Band] = {}
        """By the number of their line."""

    def at(self, row: int) -> Band | None:
        return self.all.get(row)

    def lay(self) -> None:
        """Make the bands of the lines that are shown, across all columns."""
        table, columns = self.table, self.table.box_model.columnCount()
        table.clearSpans()
        for band in self.all.values():
            band.hide()
            band.deleteLater()
        self.all = {}
        for number, line in enumerate(table.box_model.shown):
            if not isinstance(line, DataLine) and columns > 1:
                table.setSpan(number, 0, 1, columns)
            if isinstance(line, (FindingLine, QuestionLine, TakenLine)):
                self._put(number, self._made(line))

    def _put(self, number: int, band: Band) -> None:
        table = self.table
        band.rule_wanted.connect(table.rule_wanted)
        band.left.connect(lambda: self._come_back(number))
        self.all[number] = band
        table.setIndexWidget(table.box_model.index(number, 0), band)
        for label in band.findChildren(QLabel):
            label.ensurePolished()  # Qt would give it back its first colour when it is shown
        wear_all(band, table.style_now)

    def wear(self, style: Style) -> None:
        for band in self.all.values():
            wear_all(band, style)

    # Which

    def _made(self, line: FindingLine | QuestionLine | TakenLine) -> Band:
        if isinstance(line, TakenLine):
            return self._taken(line)
        return self._question(line) if isinstance(line, QuestionLine) else self._finding(line)

    def _taken(self, line: TakenLine) -> Band:
        table, say = self.table, self.table.words.say
        band = TakenBand()
        band.say(say("box-row-taken"), say("box-row-back"))
        band.put_back.connect(lambda: table.put_back.emit(line.path))
        return band

    def _question(self, line: QuestionLine) -> Band:
        table, say = self.table, self.table.words.say
        band = QuestionBand(table.rule_against(line.place))
        band.say(say("box-rulebook-asks"), say("box-rulebook-change"), say("box-rulebook-leave"))
        band.agreed.connect(lambda: table.agreed.emit(True))
        band.refused.connect(lambda: table.agreed.emit(False))
        return band

    def _finding(self, line: FindingLine) -> Band:
        table, words = self.table, self.table.words
        band = FindingBand(line.number, line.finding, is_error=line.is_error)
        kind = words.say("box-error" if line.is_error else "box-remark")
        cures = [words.phrase(each.said) for each in line.finding.cures]
        band.say(kind, words.phrase(line.finding.said), cures, self._back_words(line.finding))
        band.cured.connect(table.cured)
        band.put_back.connect(table.put_back)
        return band

    def _back_words(self, finding: Finding) -> str:
        """What is put back; nothing where nothing is corrected, or a cure does the same."""
        own, words = self.table.box_model.own, self.table.words
        assert own is not None, "findings are about data that are shown"
        under = (each.path for each in own.corrections)
        if not any(path == finding.path or path.startswith(f"{finding.path}.") for path in under):
            return ""
        was = own.published_value(finding.path)
        if any(cure.back or (finding.path, was) in cure.corrections for cure in finding.cures):
            return ""
        if isinstance(was, (bool, int, float, str)):
            return words.say("box-put-back-to", value=words.word(str(was)))
        return words.say("box-put-back")

    # Keyboard

    def open(self, row: int) -> None:
        """Take the keyboard into what is said below a row."""
        band = self.at(row + 1)
        if band is not None:
            band.take_keyboard()

    def open_question(self) -> None:
        """Take the keyboard into what is asked."""
        for band in self.all.values():
            if isinstance(band, QuestionBand):
                band.take_keyboard()

    def _come_back(self, number: int) -> None:
        """Take the keyboard back to the row above."""
        table = self.table
        shown = table.box_model.shown
        above = next((at for at in range(number - 1, -1, -1) if isinstance(shown[at], DataLine)), 0)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        column = max(table.currentIndex().column(), table.box_model.first)
        table.setCurrentIndex(table.box_model.index(above, column))
