"""What is heard at the real table, and what is not; the loudspeaker, its volume, and the key that mutes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.commands.playing import played_by_novices
from desktop.sound import sound
from desktop.sound.player import Player
from desktop.sound.recipes import Name
from desktop.widgets.loudspeaker import Loudspeaker
from rules.core.record import Played, Policy
from rules.core.types import Json
from tests.desktop.at_the_table import AtTable, game, settle, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

KEY = Qt.Key
JUMP: Json = {"grid": "d4 R1, e4 Y1, h8 B1"}
heard: list[tuple[Name, float]] = []
prepared: list[bool] = []


class Ear(Player):
    """Hears what the player is asked for, and plays nothing."""

    def play(self, name: Name, step: int, loudness: float, within_s: float) -> None:
        heard.append((name, round(loudness, 3)))

    def close_soon(self) -> None:
        heard.append(("page", -1.0))

    def prepare(self) -> None:
        prepared.append(True)


@pytest.fixture
def sit(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> SitDown:
    """A table that may be heard, though nobody sees the window."""
    monkeypatch.setattr(sound, "may_sound", lambda environment: True)
    monkeypatch.setattr("desktop.sound.player.Player", Ear)
    monkeypatch.setattr(sound, "APART_S", 0.0)

    def open_table(*args: object, **how: object) -> AtTable:
        at = sit_down(*args, **how)
        heard.clear()
        return at

    return open_table


def names() -> list[Name]:
    return [name for name, _ in heard]


def arrived(at: AtTable) -> bool:
    return waited(lambda: not at.screen.area.is_watched, 5000)


def test_a_piece_is_heard_as_it_is_taken_and_as_it_lands(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    at.make(at.table.legal[0])
    assert names() == ["take"]
    assert arrived(at)
    assert names()[:2] == ["take", "die"]


def test_a_refusal_is_heard(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    at.drag(at.lying_on("space-d4"), "space-a1")
    assert "refusal" in names()


def test_whoever_skips_hears_only_the_last_piece(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="slow")
    at.make(at.table.legal[0])
    assert at.screen.area.animations.under_way
    heard.clear()
    at.screen.skip()
    assert len(heard) == 1


def test_moves_taken_back_and_played_again_are_heard_and_the_past_is_not(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    at.make(at.table.legal[0])
    assert arrived(at)
    heard.clear()
    at.table.undo()
    assert arrived(at)
    at.table.redo()
    assert arrived(at)
    assert names() == ["undo", "redo"]
    heard.clear()
    at.table.go_to(0)
    assert arrived(at)
    at.table.come_back()
    assert arrived(at)
    assert heard == []


def with_an_opponent(sit: SitDown, pace: str) -> AtTable:
    """The opponent has played, by our hand, and it is the person's turn."""
    at = sit(game("novice", "person"), pace=pace)
    at.table.pause(True)
    has_played = False
    while not (has_played and at.table.seat_to_play == 1):
        seat = at.table.decisions[0].seat
        if seat == 0 and not has_played:
            heard.clear()
            has_played = True
        at.table.propose(at.table.game.legal(at.timeline.state, seat)[0])
        assert arrived(at)
    return at


def test_others_are_heard_less_loud_and_then_it_is_ones_turn(sit: SitDown) -> None:
    with_an_opponent(sit, "fast")
    assert names()[-1] == "your-turn"
    assert names().count("your-turn") == 1
    of_others = [loudness for name, loudness in heard if name != "your-turn"]
    assert of_others
    assert max(of_others) < heard[-1][1]


def test_where_nothing_travels_only_ones_turn_is_heard(sit: SitDown) -> None:
    with_an_opponent(sit, "off")
    assert names() == ["your-turn"]


def test_the_end_is_heard_once(sit: SitDown) -> None:
    timeline = game("person", "person")
    whole = game("person", "person")
    played_by_novices(whole, 2000, 1)
    played_by_novices(timeline, len(whole.past()) - 2, 1)
    at = sit(timeline, pace="off")
    played_by_novices_on_the_table(at)
    assert at.table.is_over
    assert names().count("won") == 1
    assert "lost" not in names()


def played_by_novices_on_the_table(at: AtTable) -> None:
    at.screen.uncover()
    copy = game("person", "person")
    played_by_novices(copy, 2000, 1)
    ahead = copy.past()[len(at.timeline.past()) :]
    for point in ahead:
        at.screen.uncover()
        entry = copy.entry(point)
        assert isinstance(entry, Played)
        at.table.propose(entry.move)


@pytest.mark.parametrize(
    ("players", "policy", "mute"),
    [
        (("person", "person"), "teaching", True),
        (("person", "person"), "friendly", False),
        (("person",), "teaching", False),
    ],
)
def test_a_class_begins_mute_and_whoever_leaves_it_hears_again(
    sit: SitDown, players: tuple[str, ...], policy: Policy, mute: bool
) -> None:
    at = sit(game(*players, policy=policy, mission=1 if len(players) == 1 else 0), pace="fast")
    spoken = at.screen.program.sound
    assert spoken.is_mute == mute
    at.shell.home()
    assert not spoken.is_mute


def test_full_screen_on_a_second_screen_starts_mute(sit: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit(game(), pace="fast")
    spoken = at.screen.program.sound
    at.shell.toggle_full_screen()
    settle()
    assert at.shell.isFullScreen()
    assert not spoken.is_mute, "it is the only screen"
    at.shell.toggle_full_screen()
    settle()
    monkeypatch.setattr("desktop.shell.is_second", lambda screen: True)
    at.shell.toggle_full_screen()
    settle()
    assert spoken.is_mute
    assert not at.screen.program.settings.mute
    at.shell.toggle_full_screen()
    settle()
    assert not spoken.is_mute
    at.shell.toggle_full_screen()
    settle()
    spoken.toggle()
    assert not spoken.is_mute, "whoever wants to hear can"


def test_the_device_is_opened_ahead_where_a_game_goes_on(sit: SitDown) -> None:
    """A new game is heard as it is laid out; of another one the first sound is that of a piece."""
    line = game()
    played_by_novices(line, 3, 1)
    prepared.clear()
    sit(line, pace="fast")
    assert prepared == [True]


# The loudspeaker


def loudspeaker(at: AtTable) -> Loudspeaker:
    found = at.screen.top.loudspeaker
    assert found is not None
    return found


def test_a_key_mutes_and_the_loudspeaker_shows_it(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    assert loudspeaker(at).icon_name == "sound"
    at.key(KEY.Key_M)
    assert at.screen.program.settings.mute
    assert loudspeaker(at).icon_name == "mute"
    heard.clear()
    at.make(at.table.legal[0])
    assert arrived(at)
    assert heard == []
    QTest.mouseClick(loudspeaker(at), Qt.MouseButton.LeftButton)
    assert not at.screen.program.settings.mute
    assert loudspeaker(at).icon_name == "sound"


def by_right_click(button: Loudspeaker) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), button.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(button, event)


def by_long_press(button: Loudspeaker) -> None:
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert waited(lambda: button.volume is not None)


@pytest.mark.parametrize("way", [by_right_click, by_long_press])
def test_the_volume_shows_beside_the_loudspeaker(sit: SitDown, way: Callable[[Loudspeaker], None]) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    button = loudspeaker(at)
    way(button)
    assert button.volume is not None
    button.volume.slider.setFocus()
    QTest.keyClick(button.volume.slider, KEY.Key_Right)
    assert at.screen.program.settings.volume == 65
    assert not at.screen.program.settings.mute
    button.volume.close()
    settle()
    assert button.volume is None


def test_in_a_lesson_nothing_is_heard(sit: SitDown) -> None:
    at = sit(game(notes=JUMP), pace="fast")
    lesson = at.shell.open("lesson", game="marajoara")
    settle()
    heard.clear()
    at.shell.open("settings")
    at.shell.back()
    assert lesson.isVisible()
    assert heard == []
