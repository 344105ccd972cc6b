"""The player makes sounds and opens the device in its own thread; whatever fails makes it silent, and no noise."""

import sys
import time
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from desktop.sound import device, player
from desktop.sound.device import Fill, NoSound
from desktop.sound.player import Player

PATIENCE_S = 20.0


class Loudspeaker:
    """A device that asks for samples only when the test says so."""

    def __init__(self) -> None:
        self.fill: Fill | None = None
        self.opened = self.closed = 0

    def open(self, fill: Fill) -> "Loudspeaker":
        self.fill = fill
        self.opened += 1
        return self

    def close(self) -> None:
        self.closed += 1


def comes(what: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE_S
    while not what() and time.monotonic() < end:
        time.sleep(0.005)
    return what()


def has_more(made: Player, before: int) -> bool:
    return made.mixer.voices > before


@pytest.fixture
def loudspeaker() -> Loudspeaker:
    return Loudspeaker()


def test_the_device_opens_with_the_first_sound_and_never_before(loudspeaker: Loudspeaker) -> None:
    made = Player(loudspeaker.open)
    assert loudspeaker.fill is None
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(partial(has_more, made, 0))
    assert loudspeaker.opened == 1
    assert loudspeaker.fill is not None
    assert any(array("h", loudspeaker.fill(400)))


def test_what_is_made_goes_straight_to_the_mixer(loudspeaker: Loudspeaker) -> None:
    made = Player(loudspeaker.open)
    for _ in range(3):
        before = made.mixer.voices
        made.play("cube", 0, 1.0, PATIENCE_S)
        assert comes(partial(has_more, made, before))
    assert loudspeaker.fill is not None
    loudspeaker.fill(10)
    made.play("cube", 0, 1.0, 0.0)
    assert made.mixer.voices == 4


def test_the_first_piece_is_heard_in_time_where_the_device_was_opened_ahead(loudspeaker: Loudspeaker) -> None:
    """However long that takes: without it, the piece would be late, and not be heard at all."""

    def slow(fill: Fill) -> Loudspeaker:
        time.sleep(0.2)
        return loudspeaker.open(fill)

    late = Player(slow)
    late.play("wood", 0, 1.0, 0.05)
    assert comes(lambda: late.is_open)
    made = Player(slow)
    made.prepare()
    assert comes(lambda: made.is_open)
    assert made.mixer.voices == late.mixer.voices == 0
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 1)
    made.prepare()
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 2)
    assert loudspeaker.opened == 2, "once for each player"


def test_a_sound_that_would_be_late_is_not_heard(loudspeaker: Loudspeaker) -> None:
    made = Player(loudspeaker.open)
    made.play("die", 0, 1.0, -1.0)
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices > 0)
    assert made.mixer.voices == 1


@pytest.mark.parametrize("lack", ["library", "device"])
def test_where_there_is_no_sound_it_is_silent_and_tries_no_more(
    lack: device.Lack, capfd: pytest.CaptureFixture[str]
) -> None:
    tried = []

    def fails(fill: Fill) -> device.Device:
        tried.append(fill)
        raise NoSound(lack)

    told: list[bool] = []
    made = Player(fails, lambda: told.append(True))
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: bool(told))
    assert made.lack == lack
    made.play("die", 0, 1.0, PATIENCE_S)
    assert len(tried) == 1
    made.try_again()
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: len(tried) == 2)
    assert capfd.readouterr() == ("", "")


def test_mute_gives_the_device_back_after_a_while(loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "CLOSES_AFTER_S", 0.0)
    made = Player(loudspeaker.open)
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 1)
    made.close_soon()
    assert comes(lambda: loudspeaker.closed == 1)
    assert not made.is_open
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: loudspeaker.opened == 2)


def test_a_device_that_asks_for_nothing_any_more_is_opened_anew(
    loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "DEAD_S", 0.0)
    made = Player(loudspeaker.open)
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 1)
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: loudspeaker.opened >= 2)
    assert loudspeaker.closed >= 1


def test_what_waited_for_a_device_in_vain_is_not_heard_when_it_asks_again(
    loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device may open and ask for nothing for a second: pieces would be heard late, and all at once."""
    monkeypatch.setattr(player, "ASKS_S", 0.0)
    made = Player(loudspeaker.open)
    made.prepare()
    assert comes(lambda: made.is_open)
    made.play("cube", 0, 1.0, 0.5)
    assert comes(lambda: made.mixer.voices == 1)
    time.sleep(0.6)
    assert loudspeaker.fill is not None
    assert not any(array("h", loudspeaker.fill(400)))
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 1)
    assert any(array("h", loudspeaker.fill(400)))


def test_a_device_that_was_unplugged_is_heard_again_when_it_is_back(
    loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "DEAD_S", 0.0)
    monkeypatch.setattr(player, "AGAIN_S", 0.0)
    is_there = [True]

    def opens(fill: Fill) -> Loudspeaker:
        if not is_there[0]:
            raise NoSound("device")
        return loudspeaker.open(fill)

    told: list[device.Lack | None] = []
    made = Player(opens, lambda: told.append(made.lack))
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.voices == 1)
    is_there[0] = False
    made.play("die", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.lack == "device")
    made.play("die", 0, 1.0, PATIENCE_S)
    is_there[0] = True
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.lack is None)
    assert comes(lambda: made.mixer.voices > 0)
    assert told[:2] == [None, "device"]
    assert told[-1] is None


# The device itself


def test_without_the_library_there_is_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    monkeypatch.setattr(device, "may_have_device", lambda: True)
    with pytest.raises(NoSound) as raised:
        device.open_device(bytes)
    assert raised.value.lack == "library"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system always answers")
def test_where_linux_has_neither_card_nor_server_nothing_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device, "CARDS", tmp_path / "snd")
    assert not device.may_have_device({})
    assert not device.may_have_device({"XDG_RUNTIME_DIR": str(tmp_path)})
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert device.may_have_device({"XDG_RUNTIME_DIR": str(tmp_path)})
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0p").touch()
    assert device.may_have_device({})


def test_the_library_asks_our_mixer_for_samples() -> None:
    """On its null back end: no loudspeaker is needed."""
    pytest.importorskip("miniaudio")
    made = Player(device.open_nothing)
    made.play("wood", 0, 1.0, PATIENCE_S)
    assert comes(lambda: made.mixer.blocks > 3)
    assert comes(lambda: made.mixer.voices == 0)
    made.close()
