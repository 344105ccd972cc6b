"""The answers of a vote: what each says, and which is right, if one is."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.maker.parts import Labelled
from desktop.widgets.buttons import IconButton
from desktop.widgets.links import TextLink
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label
from rules.teaching import plan_changes as changes
from rules.teaching.made import TITLE_LETTERS
from rules.teaching.plans import LETTERS, MOST_ANSWERS, VoteRow
from rules.teaching.vote import LETTERS as NAMES

if TYPE_CHECKING:
    from desktop.plans.parts import RowParts

POLL = -1


class VoteParts(QWidget):
    def __init__(self, parts: "RowParts", row: VoteRow) -> None:
        super().__init__()
        self.parts = parts
        self.fields: list[Labelled] = []
        self.removing: list[IconButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for at in range(len(row.answers)):
            column.addLayout(self._answer(at, len(row.answers)))
        self.more = TextLink(parts.say("plans-answer-add"), "plus")
        self.more.setVisible(len(row.answers) < MOST_ANSWERS)
        self.more.clicked.connect(self._add)
        below = QHBoxLayout()
        below.addWidget(self.more)
        below.addStretch(1)
        column.addLayout(below)
        self.right = Switch()
        none = Choice(POLL, parts.say("plans-right-none"))
        self.right.offer(
            [
                *(Choice(at, NAMES[at], parts.say("plans-right", letter=NAMES[at])) for at in range(len(row.answers))),
                none,
            ],
            POLL if row.right is None else row.right,
            parts.say("plans-right-name"),
        )
        self.right.chosen.connect(lambda at: parts.draft.set_row(right=None if at == POLL else at))
        line = QHBoxLayout()
        line.addWidget(Label(parts.say("plans-right-name"), 15, "semibold", wraps=False))
        line.addWidget(self.right, 1)
        column.addLayout(line)

    def _answer(self, at: int, count: int) -> QHBoxLayout:
        parts, attribute = self.parts, LETTERS[at]
        words = parts.draft.text(attribute, parts.language, parts.draft.row)
        other = parts.draft.text(attribute, "fr", parts.draft.row) if parts.language == "en" else ""
        field = Labelled(parts.say("plans-answer", letter=NAMES[at]), "", words, other, partial(self._write, attribute))
        field.field.letters = TITLE_LETTERS
        self.fields.append(field)
        parts.fields[attribute] = field
        remove = IconButton(parts.say("plans-answer-remove", letter=NAMES[at]), "close")
        remove.setVisible(count > changes.LEAST_ANSWERS)
        remove.clicked.connect(partial(self._remove, at))
        self.removing.append(remove)
        line = QHBoxLayout()
        line.addWidget(field, 1)
        line.addWidget(remove)
        return line

    def _write(self, attribute: str, words: str) -> None:
        draft = self.parts.draft
        draft.write(attribute, self.parts.language, words, draft.row)

    def _add(self) -> None:
        row = self.parts.draft.row
        if isinstance(row, VoteRow):
            self.parts.draft.put_row(changes.with_answer(row))

    def _remove(self, at: int) -> None:
        row = self.parts.draft.row
        if isinstance(row, VoteRow):
            self.parts.draft.put_row(changes.without_answer(row, at))
