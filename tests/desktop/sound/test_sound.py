"""Which sounds are wanted: volume, mute, switches, pace; not too often; nothing loaded before the first."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.settings import SettingsFile
from desktop.sound import sound
from desktop.sound.player import Player
from desktop.sound.recipes import NAMES, RECIPES, Group, Name
from desktop.sound.sound import OF_OTHERS, Sound


class Heard(Player):
    """Stands in for the player."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[Name, int, float, float]] = []
        self.closed = self.tried = self.prepared = 0

    def play(self, name: Name, step: int, loudness: float, within_s: float) -> None:
        self.played.append((name, step, round(loudness, 4), within_s))

    def try_again(self) -> None:
        self.tried += 1

    def prepare(self) -> None:
        self.prepared += 1

    def close_soon(self) -> None:
        self.closed += 1

    @property
    def names(self) -> list[Name]:
        return [name for name, *_ in self.played]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(sound, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def program_sound(tmp_path: Path, heard: Heard, clock: list[float], qapp: object) -> Sound:
    return Sound(SettingsFile(tmp_path / "settings.json"), {}, heard)


def test_it_is_heard_as_loud_as_the_volume_says(program_sound: Sound, heard: Heard) -> None:
    program_sound.play("die")
    program_sound.play("cube", by_other=True)
    program_sound.set_volume(100)
    program_sound.play("wood")
    assert [loudness for _, _, loudness, _ in heard.played] == [0.36, round(0.36 * OF_OTHERS, 4), 1.0]


def test_the_same_sound_is_heard_at_most_every_40_ms(program_sound: Sound, heard: Heard, clock: list[float]) -> None:
    program_sound.play("die")
    clock[0] += 0.03
    program_sound.play("die")
    program_sound.play("cube")
    clock[0] += 0.02
    program_sound.play("die")
    assert heard.names == ["die", "cube", "die"]


def test_points_that_follow_each_other_rise_and_begin_anew(
    program_sound: Sound, heard: Heard, clock: list[float]
) -> None:
    for _ in range(6):
        program_sound.play("point")
        clock[0] += 0.1
    clock[0] += 1.0
    program_sound.play("point")
    assert [step for _, step, _, _ in heard.played] == [0, 1, 2, 3, 4, 0, 0]


def test_coins_are_never_more_than_there_are_recipes_for(program_sound: Sound, heard: Heard) -> None:
    program_sound.play("coin", 9)
    assert heard.played[0][1] == RECIPES["coin"].steps - 1


def test_muted_nothing_is_heard_and_the_device_is_given_back(program_sound: Sound, heard: Heard) -> None:
    program_sound.toggle()
    program_sound.play("won")
    assert (heard.names, heard.closed, program_sound.is_mute) == ([], 1, True)
    program_sound.toggle()
    program_sound.play("won")
    assert heard.names == ["won"]


def test_mute_and_volume_are_kept(tmp_path: Path, program_sound: Sound) -> None:
    program_sound.set_volume(35)
    program_sound.mute(True)
    program_sound.switch("mood", False)
    kept = SettingsFile(tmp_path / "settings.json").settings
    assert (kept.volume, kept.mute, kept.sound_mood, kept.sound_pieces) == (35, True, False, True)


def test_whoever_turns_the_volume_up_hears_again(program_sound: Sound) -> None:
    program_sound.mute(True)
    program_sound.set_volume(20)
    assert not program_sound.is_mute
    program_sound.set_volume(0)
    assert program_sound.is_mute
    program_sound.toggle()
    assert program_sound.file.settings.volume == sound.USUAL_VOLUME


def test_a_class_is_hushed_without_changing_the_settings(program_sound: Sound, heard: Heard) -> None:
    program_sound.hush(True)
    program_sound.play("die")
    assert heard.names == []
    assert not program_sound.file.settings.mute
    program_sound.hush(False)
    program_sound.play("die")
    assert heard.names == ["die"]


def test_each_reason_to_be_silent_ends_by_itself_and_whoever_wants_to_hear_can(program_sound: Sound) -> None:
    program_sound.hush(True, "projector")
    program_sound.hush(True)
    program_sound.hush(False)
    assert program_sound.is_mute, "the window still fills a second screen"
    program_sound.hush(False, "projector")
    assert not program_sound.is_mute
    program_sound.hush(True, "projector")
    program_sound.toggle()
    assert not program_sound.is_mute


def test_the_device_is_opened_ahead_only_if_something_may_be_heard(program_sound: Sound, heard: Heard) -> None:
    program_sound.mute(True)
    program_sound.prepare()
    assert heard.prepared == 0
    program_sound.mute(False)
    assert heard.prepared == 1
    program_sound.prepare()
    assert heard.prepared == 2


@pytest.mark.parametrize("group", ["pieces", "signals", "mood"])
def test_a_switch_turns_off_its_sounds_and_no_others(program_sound: Sound, heard: Heard, group: Group) -> None:
    program_sound.switch(group, False)
    for name in NAMES:
        program_sound.play(name)
    assert set(heard.names) == {name for name in NAMES if RECIPES[name].group != group}
    heard.played.clear()
    program_sound.listen(group)
    assert [RECIPES[name].group for name in heard.names] == [group]


def test_where_pieces_do_not_travel_only_turn_and_end_are_heard(program_sound: Sound, heard: Heard) -> None:
    program_sound.file.change(pace="off")
    for name in NAMES:
        program_sound.play(name)
    assert set(heard.names) == {"your-turn", "stamp", "won", "lost"}


@pytest.mark.parametrize(
    ("environment", "allowed"),
    [
        ({}, True),
        ({"VESTIGES_SILENT": "1"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "minimal:enable_fonts"}, False),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
    ],
)
def test_no_device_is_opened_where_nobody_sees_the_window(
    tmp_path: Path, environment: dict[str, str], allowed: bool
) -> None:
    made = Sound(SettingsFile(tmp_path / "settings.json"), environment)
    assert made.is_allowed == allowed
    if not allowed:
        made.play("die")
        made.listen("pieces")
        assert made._player is None
        assert made.look_for_lack() is None


START = """
import sys
from desktop.app import built, started
from desktop.program import Program
application = started()
window = built(Program())
window.show()
for _ in range(5):
    application.processEvents()
print(sorted(name for name in sys.modules if name.startswith(("desktop.sound.", "miniaudio"))))
"""


def test_nothing_of_sound_is_loaded_before_the_first_one_is_wanted(tmp_path: Path) -> None:
    settings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "VESTIGES_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", START],
        env=settings,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert done.stdout.strip() == "['desktop.sound.sound']"
