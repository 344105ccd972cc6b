"""At the table: the frame and the voice agree, refusals interrupt, nobody hears what another was told."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from desktop.commands.screens import OPENERS, Wanted
from desktop.docks.move_rows import HeadingRow
from desktop.docks.pieces_list import PieceRow
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from desktop.widgets.spoken_line import SpokenLine
from rules.core.refusal import Refusal
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import CTRL, AtTable, game, sensible, settle
from tests.desktop.conftest import SitDown
from tests.desktop.listening import Listener, Role, interface, reader_running
from tests.desktop.test_curtain_at_the_table import hidden_from, lift, names_of

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def _reader() -> Iterator[None]:
    with reader_running():
        yield


pytestmark = pytest.mark.usefixtures("_reader")


def agrees(at: AtTable) -> bool:
    """Whether the table is described as what lies in the frame of the keyboard."""
    frame = at.screen.area.view.keyboard_focus.frame
    words = at.screen.area.pointing.words_of(frame) if frame is not None else ""
    return bool(words) and at.screen.area.view.accessibleDescription().startswith(words)


def test_the_frame_and_the_voice_agree_wherever_the_frame_goes(sit_down: SitDown) -> None:
    """After a move it goes on by itself to what can be played next; undo and the past move it as well."""
    at = sit_down(game(PERSON, PERSON, seed=4))
    view = at.screen.area.view
    at.key(KEY.Key_Right)
    for number in range(12):
        at.table.propose(sensible(at.table, number))
        settle()
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        assert agrees(at)
    ways = (at.table.undo, at.table.redo, lambda: at.table.go_to(at.timeline.line()[3]), at.table.come_back)
    for way in ways:
        way()
        settle()
        assert agrees(at)


def test_a_refusal_interrupts_with_its_cure_and_its_rule(sit_down: SitDown) -> None:
    at = sit_down(
        game(notes={"grid": "d4 R1, e4 Y1, d5 R1, d6 R1", "seats": [{"store": "R1 R2 R3"}, {}]}), language="en"
    )
    listener = Listener(at.shell)
    listener.listen()
    refused: list[Refusal] = []
    at.screen.area.hand.refused.connect(lambda reason: refused.append(reason.refusal))
    hand = at.screen.area.hand
    assert hand.take(min(hand.takable()))
    here = next(key for key in at.screen.area.scene.places() if hand.is_refused(key))
    at.screen.area.gestures.drop(here)
    (why,) = refused
    (said,) = [each for each in listener.listen() if each.startswith("! ")]
    texts = at.screen.program.texts(at.table.game)
    assert texts.say(why.sentence, at.table.names) in said
    assert (texts.say_if_there(why.cure, at.table.names) or "") in said
    assert said.endswith(why.rule)


def test_what_one_was_told_is_never_said_to_the_next(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON))
    listener = Listener(at.shell)
    for _ in range(24):
        if not at.screen.curtain.is_closed:
            at.table.propose(at.table.legal[-1])
            continue
        seat = at.screen.curtain.seat
        listener.listen()
        assert at.screen.curtain.plaque.who.text() in at.shell.voice.kept[0]
        assert at.screen.curtain.spoken in at.shell.voice.kept[0]
        (said,) = at.shell.voice.kept
        assert not [name for name in names_of(at, hidden_from(at, None)) if name in said]
        lift(at)
        asked = " ".join(listener.listen())
        assert asked
        assert not [name for name in names_of(at, hidden_from(at, seat)) if name in asked]


def test_pieces_say_where_they_lie_and_what_can_be_done(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, seed=4), language="en")
    while not at.screen.area.hand.takable() or not at.table.point:
        at.table.propose(at.table.legal[0])
    at.screen.dock.open("pieces")
    Listener(at.shell).listen()  # the line of what was said takes its room
    settle()
    rows, hand = at.screen.dock.pieces.list.rows, at.screen.area.hand
    assert [row.words for row in rows if isinstance(row, HeadingRow)]
    by_key = {row.key: row.words for row in rows if isinstance(row, PieceRow)}
    takable = min(hand.takable())
    assert by_key[takable].endswith(": can be taken")
    pieces = at.screen.dock.pieces
    pieces.list.setFocus(Qt.FocusReason.TabFocusReason)
    listener = Listener(at.shell)
    listener.press(KEY.Key_Down)
    assert listener.role == Role.ListItem
    assert listener.description == pieces.explanation.text()
    assert listener.description
    assert hand.take(takable)
    settle()
    held = {row.key: row.words for row in at.screen.dock.pieces.list.rows if isinstance(row, PieceRow)}
    assert held[takable].endswith(": in the hand")
    assert all(held[key].endswith(": can go here") for key in hand.targets() if key in held)


def test_a_filter_says_what_it_found_and_each_line_that_is_walked_to(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, seed=4), language="en")
    for number in range(6):
        at.table.propose(sensible(at.table, number))
    listener = Listener(at.shell)
    at.screen.dock.search()
    listener.listen()
    at.type("capture")
    (found,) = listener.listen()
    assert found.split()[1] in ("move", "moves")
    listener.press(KEY.Key_Down)
    told = " ".join(listener.listen())
    assert [row for row in at.screen.dock.moves.list.rows if row.can_be_chosen and row.words in told]


def test_advice_is_told_step_by_step(sit_down: SitDown) -> None:
    at = sit_down(language="en")
    listener = Listener(at.shell)
    listener.listen()
    screen = OPENERS["advice"](Wanted(at.shell, at.screen.program, game(PERSON, PERSON, seed=4)))
    assert isinstance(screen, TableScreen)
    told = " ".join(listener.listen())
    advice, say = screen.counsel.advice, screen.dock.formatter.move
    assert advice is not None
    assert [each for each in advice.suggestions if say(each.move) not in told] == []


def test_a_guide_is_told_with_the_question_and_when_it_says_more(sit_down: SitDown) -> None:
    at = sit_down(language="en")
    listener = Listener(at.shell)
    listener.listen()
    guided = at.shell.open("table", timeline=game(PERSON, PERSON, seed=4), guided=True)
    assert isinstance(guided, TableScreen)
    begun = " ".join(listener.listen())
    page = guided.guiding.page
    assert page is not None
    assert page.leaf.accessibleName().splitlines()[-1] in begun
    more: set[str] = set()
    for _ in range(3):
        before = page.leaf.accessibleName().splitlines()
        guided.table.propose(guided.table.legal[0])
        guided.dock.pages.catch_up()
        new, said = set(page.leaf.accessibleName().splitlines()) - set(before), " ".join(listener.listen())
        assert [line for line in new if line not in said] == []
        more |= new
    assert more


def test_what_was_said_can_be_read_again(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, seed=4), language="en")
    listener = Listener(at.shell)
    before = listener.listen()
    at.table.propose(at.table.legal[0])
    (said,) = listener.listen()
    listener.press(KEY.Key_T, CTRL)
    assert listener.listen() == [f"! {said}"]
    was = QApplication.focusWidget()
    listener.press(KEY.Key_T, CTRL | SHIFT)
    line = QApplication.focusWidget()
    assert isinstance(line, SpokenLine)
    assert (listener.role, listener.name) == (Role.EditableText, "What was said, the last at the end")
    assert interface(line).state().readOnly
    # On a slow system the first may have been said before anybody listened.
    assert line.toPlainText().splitlines()[-len(before) - 1 :] == [*before, said]
    assert line.textCursor().block().text() == said
    listener.press(KEY.Key_Up)
    listener.press(KEY.Key_Escape)
    assert QApplication.focusWidget() is was


def test_settings_are_radio_buttons_and_sliders_in_per_cent(sit_down: SitDown) -> None:
    at = sit_down(language="en")
    at.shell.open("settings")
    listener = Listener(at.shell)
    assert (listener.role, listener.name) == (Role.RadioButton, "English")
    settings = at.shell.trail[-1].settings  # type: ignore[attr-defined]
    slider = interface(settings.slider).valueInterface()
    assert slider.currentValue() == 100
    settings.slider.setFocus()
    listener.press(KEY.Key_Right)
    assert slider.currentValue() == 125
    assert at.screen.program.settings.text_scale == 1.25


def test_whoever_has_no_reader_pays_nothing(sit_down: SitDown) -> None:
    QAccessible.setActive(False)
    at = sit_down(game(PERSON, PERSON, seed=4))
    listener = Listener(at.shell)
    at.table.propose(at.table.legal[0])
    at.table.undo()
    at.shell.voice.forget()
    assert listener.listen() == []
    assert at.shell.said_again.line is None
    assert at.shell.findChildren(SpokenLine) == []
