"""Sound in the settings: volume and switches count at once and are kept; a silent computer says so once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.settings import SettingsFile
from desktop.settings_sheet.sheet import SettingsSheet
from desktop.settings_sheet.sound_settings import SoundSettings
from desktop.shell import Shell
from desktop.sound import device, sound
from desktop.sound.player import Player
from desktop.sound.recipes import Name

pytestmark = pytest.mark.usefixtures("unpainted")

Window = Callable[..., Shell]
heard: list[Name] = []


class Ear(Player):
    def play(self, name: Name, step: int, loudness: float, within_s: float) -> None:
        heard.append(name)


@pytest.fixture
def part(window: Window, monkeypatch: pytest.MonkeyPatch) -> SoundSettings:
    monkeypatch.setattr(sound, "may_sound", lambda environment: True)
    monkeypatch.setattr("desktop.sound.player.Player", Ear)
    monkeypatch.setattr(device, "may_have_device", lambda: True)
    monkeypatch.setattr(device, "is_library_there", lambda: True)
    sheet = window(pace="normal").open("settings")
    assert isinstance(sheet, SettingsSheet)
    heard.clear()
    return sheet.sound


def test_the_volume_is_set_by_key_and_by_mouse_and_kept(part: SoundSettings) -> None:
    slider = part.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert (slider.value(), part.percent.text()) == (55, "55%")
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, 15))
    assert SettingsFile().settings.volume == 100
    assert heard == ["die"]


def test_the_loudspeaker_mutes_and_the_slider_falls_to_nothing(part: SoundSettings) -> None:
    part.loudspeaker.click()
    assert SettingsFile().settings.mute
    assert (part.slider.value(), part.loudspeaker.icon_name) == (0, "mute")
    part.loudspeaker.click()
    assert (part.slider.value(), part.loudspeaker.icon_name) == (60, "sound")


def test_each_switch_is_kept_and_can_be_listened_to(part: SoundSettings) -> None:
    for row in part.switches.values():
        row.click()
    for button in part.listen.values():
        button.click()
    settings = SettingsFile().settings
    assert [settings.sound_pieces, settings.sound_signals, settings.sound_mood] == [False] * 3
    assert heard == ["die", "your-turn", "storm"]


@pytest.mark.parametrize("lack", ["library", "device"])
def test_a_silent_computer_says_so(part: SoundSettings, lack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert part.none.isHidden()
    found = "is_library_there" if lack == "library" else "may_have_device"
    monkeypatch.setattr(device, found, lambda: False)
    part.show_settings()
    assert not part.none.isHidden()
    assert part.none.text() == part.program.say(f"sound-none-{lack}")


def test_nothing_is_said_where_sound_is_not_wanted_at_all(window: Window) -> None:
    sheet = window().open("settings")
    assert isinstance(sheet, SettingsSheet)
    assert sheet.sound.none.isHidden()
