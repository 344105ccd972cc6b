"""A made lesson or plan in its other language: what is written at the left, locked; its translation at the right."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.made.saying import MadeWords
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.boards import Board
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import dress
from desktop.widgets.notice import Notice
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.text_area import TextArea
from desktop.widgets.words import Hairline, Label, heading, note
from rules.lessons.texts import wanted_keys
from rules.teaching.made import LANGUAGES, TEXT_LETTERS, TITLE_LETTERS, Language, Made, MadeLesson
from rules.teaching.plans import MadePlan, text_keys
from rules.teaching.writing import text_at, with_text

KEPT_AFTER_MS = 300


class Row:
    """One text: what it is, its words in one language, and the field for the other."""

    def __init__(self, key: str, letters: int) -> None:
        self.key = key
        self.label = note(on="board")
        self.source = Label(size=16, on="board")
        self.field = TextArea(size=16, letters=letters)


class TranslationScreen(Screen):
    """Opened through the shell as `translation`, with what is translated. All that is written is kept at once."""

    def __init__(self, program: Program, shell: Shell, made: Made) -> None:
        super().__init__(program)
        self.shell, self.made = shell, made
        self.words = MadeWords(program)
        complete = made.languages
        self.target: Language = "en" if "fr" in complete or not complete else "fr"
        self.rows = [Row(key, letters_of(made, key)) for key in keys_of(made)]
        self._keeping = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._keeping.timeout.connect(self.keep)
        self._build()
        self.draw_again()
        self.say_again()
        self.begins_at = self.rows[0].field if self.rows else None

    def _build(self) -> None:
        self.header = BookHeader(self, self.style_now, "language")
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self.program.set_language)
        self.title = heading(size=26, on="board")
        self.count = Label(size=16, weight="semibold", on="board")
        self.switch = Switch(on="board")
        self.switch.chosen.connect(self._turn)
        self.following = Button(icon_name="chevron_down", on="board")
        self.following.clicked.connect(self.go_to_next_empty)
        self.notice = Notice()
        self.heads = [Label(size=16, weight="semibold", ink="accent", on="board") for _ in range(2)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for column, head in enumerate(self.heads):
            grid.addWidget(head, 0, column)
        for at, row in enumerate(self.rows):
            line = 3 * at + 1
            grid.addWidget(row.label, line, 0, 1, 2)
            grid.addWidget(row.source, line + 1, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(row.field, line + 1, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Hairline(on="board"), line + 2, 0, 1, 2)
            row.field.written.connect(partial(self._write, row.key))
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.count)
        top.addWidget(self.switch)
        top.addWidget(self.following)
        content = QWidget()
        page = QVBoxLayout(content)
        page.setContentsMargins(0, 0, 10, 0)
        page.addLayout(grid)
        page.addStretch(1)
        self.board = Board(self.program.art)
        self.board.setParent(self)
        self.board.column.addLayout(top)
        self.board.column.addWidget(self.notice)
        self.scroller = ScrollingColumn(content)
        self.board.column.addWidget(self.scroller, 1)

    @property
    def source(self) -> Language:
        return next(each for each in LANGUAGES if each != self.target)

    # What is shown

    def say_again(self) -> None:
        say = self.program.say
        self.header.say("Vestiges", say("made-library"), say("made-translation"), way_back(self.shell, self), "", "")
        self.header.way_back.say_key(say("back-key"))
        self.header.menu_button.say(say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        self.following.say(say("made-next-empty"))
        ways = [Choice(each, say("made-into", language=each)) for each in LANGUAGES]
        self.switch.offer(ways, self.target, say("made-translation"))
        for head, language in zip(self.heads, (self.source, self.target), strict=True):
            head.setText(say("made-language", language=language))
        for row in self.rows:
            row.label.setText(self._label(row.key))
            row.source.setText(text_at(self.made, self.source, row.key) or "—")
            row.field.show_text(text_at(self.made, self.target, row.key))
            row.field.setAccessibleName(row.label.text())
        self._count()

    def _count(self) -> None:
        self.title.setText(self.words.title(self.made))
        done = sum(bool(text_at(self.made, self.target, row.key).strip()) for row in self.rows)
        self.count.setText(self.program.say("made-translated", done=done, count=len(self.rows)))
        self.following.setEnabled(done < len(self.rows))

    def _label(self, key: str) -> str:
        return self.words.text_label(self.made, key)

    # What people do

    def _turn(self, target: Language) -> None:
        self.target = target
        self.say_again()

    def _write(self, key: str, words: str) -> None:
        self.made = with_text(self.made, self.target, key, words)
        self._count()
        self._keeping.start()

    def keep(self) -> None:
        """Write the file; a disk that refuses is told, and what was written stays here."""
        self._keeping.stop()
        try:
            self.program.made.keep(self.made)
            self.notice.tell("")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.notice.tell(self.program.say("made-not-kept", reason=reason))

    def go_to_next_empty(self) -> None:
        """The next field without words, after the one where one writes; from the last one on to the first."""
        fields = [row.field for row in self.rows]
        here = next((at for at, field in enumerate(fields) if field.hasFocus()), -1)
        for field in (*fields[here + 1 :], *fields[: here + 1]):
            if not field.toPlainText().strip():
                field.setFocus(Qt.FocusReason.TabFocusReason)
                self.scroller.ensureWidgetVisible(field, 0, 60)
                return

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab in a field leads to the next one that is empty, as long as there is one."""
        fields = [row.field for row in self.rows]
        if next and any(field.hasFocus() for field in fields) and any(not f.toPlainText().strip() for f in fields):
            self.go_to_next_empty()
            return True
        return super().focusNextPrevChild(next)

    def leave(self) -> None:
        if self._keeping.isActive():
            self.keep()

    # Looks

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.board):
            dress(self.board, self.style_now)
        top = self.header.put(0, 0, self.width())
        wide = min(self.width() - self.px(40), round(self.px(1280) * self.program.settings.text_scale**0.5))
        self.board.setGeometry((self.width() - wide) // 2, top + 14, wide, self.height() - top - 28)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        else:
            super().keyPressEvent(event)


def letters_of(made: Made, key: str) -> int:
    """How long a text may be: titles, questions and answers are short."""
    is_short = key == "title" or (isinstance(made, MadePlan) and is_needed(key))
    return TITLE_LETTERS if is_short else TEXT_LETTERS


def is_needed(key: str) -> bool:
    """Whether a text of a plan is wanted even where nobody has written it."""
    return not key.endswith(".says")


def keys_of(made: Made) -> list[str]:
    """The keys of all its texts, as they come: what it needs, and what else is written in any language."""
    if isinstance(made, MadePlan):
        return [key for key in text_keys(made) if is_needed(key) or any(text_at(made, each, key) for each in LANGUAGES)]
    if not isinstance(made, MadeLesson):
        return ["title"]
    written = [key for language in LANGUAGES for key, words in made.texts.get(language, {}).items() if words.strip()]
    wanted = dict.fromkeys([*wanted_keys(made.lesson), *(key for key in written if key in made.keys_in_use)])
    order = {step.id: at for at, step in enumerate(made.steps)}
    return sorted(wanted, key=lambda key: order.get(key.partition(".")[0], -1))
