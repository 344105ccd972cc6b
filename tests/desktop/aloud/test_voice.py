"""The voice: what comes within a moment is one utterance, in an order that a person can follow; nothing for nobody."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.aloud.roles import BY_NAME, Role, know_roles
from desktop.aloud.voice import Kind, Voice, joined, tell_from, tell_new
from tests.desktop.listening import interface, reader_running

pytestmark = pytest.mark.usefixtures("unpainted")

Politeness = QAccessible.AnnouncementPoliteness


@pytest.fixture
def voice(qapp: object) -> Iterator[Voice]:
    """It collects for as long as people hear it."""
    voice = Voice()
    with reader_running():
        yield voice


@pytest.fixture
def said(voice: Voice) -> list[tuple[str, bool]]:
    heard: list[tuple[str, bool]] = []
    voice.said.connect(lambda words, interrupts: heard.append((words, interrupts)))
    return heard


def test_what_comes_within_a_moment_is_one_utterance_in_order(
    voice: Voice, said: list[tuple[str, bool]], qtbot: QtBot
) -> None:
    voice.tell("It is your turn: capture a die", Kind.QUESTION)
    voice.tell("You raise the die")
    voice.tell("It becomes 3.")
    voice.tell("Table", Kind.PLACE)
    assert said == []
    qtbot.waitUntil(lambda: bool(said))
    assert said == [("Table. You raise the die. It becomes 3. It is your turn: capture a die.", False)]


def test_events_are_all_told_and_of_questions_only_the_last(voice: Voice, said: list[tuple[str, bool]]) -> None:
    for words in ("One", "Two", "One"):
        voice.tell(words)
        voice.tell(f"After {words}?", Kind.QUESTION)
    voice.speak()
    assert said == [("One. Two. After One?", False)]


def test_a_refusal_does_not_wait(voice: Voice, said: list[tuple[str, bool]]) -> None:
    voice.tell("Something happens")
    voice.interrupt("That is too far.")
    assert said == [("That is too far.", True)]
    voice.speak()
    assert said[1:] == [("Something happens.", False)]


def test_what_was_said_last_is_said_again_until_somebody_else_listens(
    voice: Voice, said: list[tuple[str, bool]]
) -> None:
    voice.interrupt("That is too far.")
    voice.again()
    assert [words for words, _ in said] == ["That is too far."] * 2
    voice.tell("A secret")
    voice.forget()
    voice.speak()
    voice.again()
    assert len(said) == 2
    assert list(voice.kept) == []


def test_without_a_reader_nothing_is_said_nor_kept(qapp: object) -> None:
    voice = Voice()
    assert not voice.is_heard
    voice.tell("Something happens")
    voice.interrupt("That is too far.")
    voice.speak()
    assert list(voice.kept) == []


def test_the_reader_gets_the_words_from_where_the_keyboard_stands(
    voice: Voice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    got: list[tuple[str, object]] = []

    def catch(event: QAccessibleAnnouncementEvent) -> None:
        got.append((event.message(), event.politeness()))

    monkeypatch.setattr("desktop.aloud.voice.QAccessible.updateAccessibility", catch)
    voice.interrupt("That is too far.")
    voice.tell("Something happens")
    voice.speak()
    assert got == [("That is too far.", Politeness.Assertive), ("Something happens.", Politeness.Polite)]


def test_lines_are_sentences() -> None:
    assert joined(("Well done", "", "Still 1.\nLook again!", "Why?")) == "Well done. Still 1. Look again! Why?"


def test_a_widget_tells_with_the_voice_of_its_window_if_it_is_seen(
    voice: Voice, said: list[tuple[str, bool]], qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.voice = voice  # type: ignore[attr-defined]
    inside, alone = QLabel(window), QLabel()
    qtbot.addWidget(alone)
    tell_from(inside, "Not seen yet")
    window.show()
    tell_from(alone, "Without a voice")
    tell_new(inside, "One\nTwo", "One\nTwo\nThree", Kind.VERDICT)
    voice.speak()
    assert said == [("Three.", False)]


class Heading(QLabel):
    spoken_as = Role.Heading


class Named(QWidget):
    spoken_as = BY_NAME


class Table(QWidget):
    spoken_as, speaks_alone = Role.Canvas, True

    def spoken_description(self) -> str:
        return "as it is now"


def test_widgets_are_known_as_what_they_say(qtbot: QtBot) -> None:
    know_roles()
    heading, named, table = Heading("What it is for"), Named(), Table()
    for each in (heading, named, table):
        qtbot.addWidget(each)
    QWidget(table)
    assert (interface(heading).role(), interface(heading).text(QAccessible.Text.Name)) == (
        Role.Heading,
        "What it is for",
    )
    assert interface(table).role() == Role.Canvas
    assert interface(table).childCount() == 0
    assert interface(table).text(QAccessible.Text.Description) == "as it is now"
    assert interface(named).role() == Role.Client
    named.setAccessibleName("Clara, 12 points")
    assert interface(named).role() == Role.StaticText
    QWidget(named)
    assert interface(named).role() == Role.Grouping
