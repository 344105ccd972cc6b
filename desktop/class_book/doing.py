"""What is done in the class book: names added, files taken and handed in, tables and paper written, names deleted."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.class_book.exporting import Exports
from desktop.class_book.forgetting import forget_all, forget_pupil, traces_of
from desktop.lessons.handing_in import save_hand_in
from desktop.widgets.menu import Menu
from rules.core.edition import Problem
from rules.core.folders import EXTENSION
from rules.core.types import Phrase, phrase
from rules.teaching.pupils import MadePupil, Pupil, as_first_name
from rules.teaching.reading import read_file

if TYPE_CHECKING:
    from desktop.class_book.class_book import ClassBook

Question = Literal["", "take", "forget"]
YES, BOTH, NO = 0, 1, 2
"""The buttons of what is asked."""


class Doing:
    def __init__(self, book: "ClassBook") -> None:
        self.book, self.program = book, book.program
        self.exports = Exports(book)
        self.question: Question = ""
        self._waiting: list[Pupil] = []
        """Pupils of files that were taken, of whom must be asked whether they replace what is known of them."""
        self._leaving = ""
        """Who is to be deleted; empty: all."""
        self._renaming = ""
        """Whose name is being corrected; empty: new names are written."""
        self._told: Callable[[], str] = str
        acts: dict[str, Callable[[], object]] = {
            "add": self.begin_adding,
            "take": self.ask_for_files,
            "hand-in": self.hand_in,
            "csv": lambda: self.tell_later(self.exports.csv()),
            "pdf": lambda: self.tell_later(self.exports.pdf()),
            "forget": self.offer_to_forget,
        }
        for name, button in book.buttons.items():
            button.clicked.connect(partial(self._act, acts[name]))
        book.notice.acted.connect(self.answer)
        book.field.returnPressed.connect(self.take_written)
        book.add_.clicked.connect(self.take_written)

    def _act(self, act: Callable[[], object], _: bool = False) -> None:
        act()

    # What is said

    def say_again(self) -> None:
        """Say what is asked or told in the language in use."""
        say = self.program.say
        field = say("class-rename-field", name=self._renaming) if self._renaming else say("class-add-field")
        self.book.field.setPlaceholderText(field)
        self.book.field.setAccessibleName(field)
        self.book.add_.say(say("class-do-rename" if self._renaming else "class-do-add"))
        if self.question:
            self._ask()
        else:
            self.book.notice.tell(self._told())

    def tell_later(self, told: Callable[[], str] | None) -> None:
        """Tell this in place of what was told or asked; None: all stays as it is."""
        if told is not None:
            self.question, self._told = "", told
            self.book.notice.tell(told())

    def tell(self, words: str) -> None:
        self.tell_later(lambda: words)

    def _tell_phrases(self, *said: Phrase) -> None:
        self.tell_later(lambda: " ".join(self.program.say_phrase(each) for each in said))

    def _changed(self, wrong: Problem | None, *said: Phrase) -> None:
        """Show the class as it is now, and say what came of a change."""
        self.book.say_again()
        self.book.changed.emit()
        self._tell_phrases(*((wrong.sentence,) if wrong is not None else said))

    # Names

    def begin_adding(self) -> None:
        self._write_into_field("")

    def begin_renaming(self, name: str) -> None:
        """Let the name be corrected; with another one's name, both become one."""
        self._write_into_field(name)

    def _write_into_field(self, name: str) -> None:
        self._renaming = name
        self.book.field.setText(name)
        self.book.field.selectAll()
        self.book.adding.show()
        self.say_again()
        self.book.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_written(self) -> None:
        if self._renaming:
            self.rename_written()
        else:
            self.add_written()

    def rename_written(self) -> None:
        """Give the name that was written to the pupil whose name is corrected."""
        old = self._renaming
        try:
            new = as_first_name(self.book.field.text())
        except ValueError:
            return
        self.leave_it()
        wrong = self.program.pupils.change(lambda now: now.renamed(old, new))
        self.book.unfolded.discard(old)
        self._changed(wrong, phrase("class-renamed", old=old, new=new))

    def add_written(self) -> None:
        """Add the names that were written, several of them parted by commas; the next one may follow."""
        names = []
        for written in self.book.field.text().replace(";", ",").split(","):
            try:
                names.append(as_first_name(written))
            except ValueError:
                continue
        self.book.field.clear()
        if not names:
            return
        before = len(self.book.pupils)
        wrong = self.program.pupils.change(lambda now: now.with_names(names))
        self._turn_on()
        self._changed(wrong, phrase("class-added", count=len(self.book.pupils) - before))

    def _turn_on(self) -> None:
        """Let lessons ask who is there, now that there is a class."""
        if not self.program.settings.class_book:
            self.program.settings_file.change(class_book=True)

    # Files

    def ask_for_files(self) -> None:
        say = self.program.say
        names, _ = QFileDialog.getOpenFileNames(
            self.book, say("class-do-take"), "", f"{say('class-files')} (*{EXTENSION})"
        )
        if names:
            self.take([Path(each) for each in names])

    def take(self, files: Sequence[Path]) -> None:
        """Read what pupils handed in; of who is there already and differs, it is asked."""
        said: list[Phrase] = []
        taken: list[Pupil] = []
        wrong: Problem | None = None
        for file in files:
            reading = read_file(file)
            if not isinstance(reading.made, MadePupil):
                why = reading.problems[0].sentence if reading.problems else phrase("class-not-a-hand-in")
                said.append(phrase("class-not-taken", file=file.name, reason=why))
                continue
            pupil = reading.made.pupil
            known = self.program.pupils.now.named(pupil.name)
            if known is None or not known.lessons:
                wrong = self.program.pupils.change(lambda now, pupil=pupil: now.joined(pupil)) or wrong  # type: ignore[misc]
                taken.append(pupil)
            elif known.joined(pupil) != known:
                self._waiting.append(pupil)
            else:
                said.append(phrase("class-taken-already", name=pupil.name))
        if len(taken) == 1:
            said.insert(0, phrase("class-taken", name=taken[0].name, lessons=len(taken[0].lessons)))
        elif taken:
            said.insert(0, phrase("class-taken-many", count=len(taken)))
        self._turn_on()
        self._changed(wrong, *said)
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask about the next pupil whose file brings something that is not in the book by now."""
        now = self.program.pupils.now
        self._waiting = [each for each in self._waiting if now.joined(each) != now]
        if self._waiting:
            self.question = "take"
            self._ask()

    def hand_in(self) -> None:
        """Write the file of the pupil whose row is chosen."""
        if self.book.chosen:
            save_hand_in(self.book.shell, self.book, self.book.chosen)

    # Deleting

    def offer_to_forget(self) -> None:
        """Offer to correct or to delete the chosen name, or to delete all."""
        menu, say = Menu(self.book, self.book.style_now), self.program.say
        name = self.book.chosen
        if name:
            menu.addAction(say("class-rename", name=name)).triggered.connect(lambda: self.begin_renaming(name))
            menu.addAction(say("class-forget-one", name=name)).triggered.connect(lambda: self.ask_to_forget(name))
        menu.addAction(say("class-forget-all")).triggered.connect(lambda: self.ask_to_forget(""))
        button = self.book.buttons["forget"]
        menu.popup(button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))
        menu.stand_on_first()

    def ask_to_forget(self, name: str) -> None:
        """Ask once, with what will be gone."""
        if self.book.pupils:
            self.question, self._leaving = "forget", name
            self._ask()

    # Questions

    def _ask(self) -> None:
        """Ask what is to be asked; the keyboard stands on leaving all as it is."""
        say, notice = self.program.say, self.book.notice
        if self.question == "take":
            name = self._waiting[0].name
            both = self.program.pupils.now.free_name(name)
            notice.tell(
                say("class-take-ask", name=name),
                say("class-take-yes"),
                say("class-take-both", name=both),
                say("class-leave-it"),
            )
        else:
            asked = traces_of(self.program, self._leaving)
            notice.tell(self.program.say_phrase(asked), say("class-forget-yes"), "", say("class-leave-it"))
        self.book.make_room()
        notice.buttons[NO].setFocus(Qt.FocusReason.OtherFocusReason)

    def answer(self, number: int) -> None:
        question, self.question = self.question, ""
        self.tell("")
        if question == "take":
            self._answer_take(self._waiting.pop(0), number)
            self._ask_next()
        elif question == "forget" and number == YES:
            self._forget()
        if not self.question:
            keyboard: QWidget = self.book.list if self.book.pupils else self.book.buttons["add"]
            keyboard.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer_take(self, pupil: Pupil, number: int) -> None:
        if number == NO:
            return
        if number == BOTH:
            pupil = pupil.model_copy(update={"name": self.program.pupils.now.free_name(pupil.name)})
        wrong = self.program.pupils.change(lambda now: now.joined(pupil))
        self._changed(wrong, phrase("class-taken", name=pupil.name, lessons=len(pupil.lessons)))

    def _forget(self) -> None:
        name = self._leaving
        problems = forget_pupil(self.program, name) if name else forget_all(self.program)
        self.book.unfolded.discard(name)
        self._finish_forgetting(problems, name)

    def _finish_forgetting(self, problems: Iterable[Problem], name: str) -> None:
        done = phrase("class-forgotten", name=name) if name else phrase("class-forgotten-all")
        self._changed(None, *([each.sentence for each in problems] or [done]))

    def leave_it(self) -> bool:
        """Leave what is asked or written. Returns whether there was anything."""
        if self.question:
            self.answer(NO)
            return True
        was_adding = not self.book.adding.isHidden()
        if was_adding:
            self._renaming = ""
            self.book.field.clear()
            self.book.adding.hide()
            self.book.buttons["add"].setFocus(Qt.FocusReason.OtherFocusReason)
        return was_adding
