"""Who plays: choosing and naming a person on their page, and asking before what cannot be taken back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt

from desktop.own_page.files import set_aside_files
from desktop.own_page.people import People
from desktop.own_page.words import Wording
from rules.core.edition import Problem
from rules.core.profile import called

if TYPE_CHECKING:
    from desktop.own_page.screen import OwnPage

Question = Literal["", "forget", "join"]


class WhoPlays:
    """Changes who plays, from what somebody writes and answers on the page."""

    def __init__(self, page: "OwnPage") -> None:
        self.page = page
        self.people = People(page.program)
        self.question: Question = ""
        """What is asked now."""
        self._name_wanted = ""
        """The name that somebody else has already, while it is asked whether both are the same person."""
        self._adds_person = False

    # Names

    def choose(self, name: str) -> None:
        self.people.choose(name)
        self.tell("")
        self.page.know_again()

    def add_person(self) -> None:
        self._adds_person = True
        self.page.scroller.scroll_to(0)
        self.page.leaf.who.edit("")

    def leave_name(self) -> None:
        self._adds_person = False
        self.page.leaf.who.stop()

    def take_name(self, name: str) -> None:
        """Take what was written: the name of somebody new, or another one of who plays."""
        adds, self._adds_person = self._adds_person, False
        if adds:
            self.choose(name)
            return
        if called(name) != called(self.page.facts.name) and self.people.games_of(name):
            self._name_wanted = name
            self.ask("join")
        else:
            self._rename(name)

    def _rename(self, name: str) -> None:
        problems = self.people.rename(self.page.facts.name, name)
        self._know_again(self._said(problems))

    # Questions

    def tell(self, words: str) -> None:
        """Say this in place of what was asked; empty words take it away."""
        self.question = ""
        self.page.notice.tell(words)
        self.page.arrange()

    def ask(self, question: Question) -> None:
        """Ask before something that cannot be taken back; the keyboard stands on leaving things as they are."""
        facts, notice, words = self.page.facts, self.page.notice, Wording(self.page.program)
        named = {"name": words.person(facts.name), "games": len(facts.games), "other": self._name_wanted}
        asked, yes, no = (words.say(f"own-{question}-{part}", **named) for part in ("ask", "yes", "no"))
        notice.tell(asked, yes, no)
        was_asked, self.question = bool(self.question), question
        self.page.arrange()
        if not was_asked:
            notice.buttons[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_again(self) -> None:
        """Ask what is asked now in the language in use."""
        if self.question:
            self.ask(self.question)

    def answer(self, number: int) -> None:
        """Do what was asked about, or nothing, by the number of the button."""
        question = self.question
        if number == 1:
            self.tell("")
            back = self.page.bar.buttons["forget"] if question == "forget" else self.page.leaf.who.pencil
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        elif question == "join":
            self._rename(self._name_wanted)
        elif question == "forget":
            self._forget()

    def leave_it(self) -> bool:
        """Answer that things stay as they are. Returns whether anything was asked."""
        was_asked = bool(self.question)
        if was_asked:
            self.answer(1)
        return was_asked

    def _forget(self) -> None:
        name, words = self.page.facts.name, Wording(self.page.program)
        problems = self.people.forget(name)
        done = words.say("own-forgotten", name=words.person(name), aside=len(set_aside_files()))
        self._know_again(self._said(problems) if problems else done)

    def _know_again(self, told: str) -> None:
        """Show what is known after a change, and what there is to tell of it."""
        self.tell("")
        self.page.know_again()
        self.tell(told)

    def _said(self, problems: Iterable[Problem]) -> str:
        return " ".join(self.page.program.say_phrase(each.sentence) for each in problems)
