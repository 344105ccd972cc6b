"""The loudspeaker of this computer, through miniaudio. Whatever fails fails as `NoSound`, and says why in a word."""

import os
import sys
from collections.abc import Callable, Generator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, Protocol

from desktop.sound.recipes import RATE

# miniaudio is loaded by the first who opens a device: it takes longer than the window to appear.
# ruff: noqa: PLC0415

LIBRARY = "miniaudio"
BLOCK_MS, BLOCKS = 12, 3
"""How much is asked for at once, and how much is on its way: what is played now is heard within 36 ms."""
Lack = Literal["library", "device"]

CARDS = Path("/dev/snd")
SERVERS = ("pulse/native", "pipewire-0")
"""Where sound servers of Linux listen, in the folder of the session."""

Fill = Callable[[int], bytes]


class NoSound(Exception):
    """The reason why no sound can be heard here."""

    def __init__(self, lack: Lack) -> None:
        super().__init__(lack)
        self.lack: Lack = lack


class Device(Protocol):
    def close(self) -> None: ...


class StartedDevice(Device, Protocol):
    def start(self, asked: Generator[bytes, int, None]) -> None: ...


def is_library_there() -> bool:
    return find_spec(LIBRARY) is not None


def may_have_device(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether it is worth trying: where Linux has neither a card nor a server, its libraries would only complain."""
    if not sys.platform.startswith("linux"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR", "")
    if environment.get("PULSE_SERVER") or (folder and any(Path(folder, server).exists() for server in SERVERS)):
        return True
    return any(CARDS.glob("pcm*p"))


def open_device(fill: Fill) -> Device:
    """The usual device of this computer; it asks for samples from a thread of its own."""
    if not may_have_device():
        raise NoSound("device")
    return opened(fill, [])


def open_nothing(fill: Fill) -> Device:
    """A device that nobody hears, for measurements and tests."""
    from miniaudio import Backend

    return opened(fill, [Backend.NULL])


def opened(fill: Fill, backends: list[object]) -> Device:
    try:
        from miniaudio import MiniaudioError, PlaybackDevice, SampleFormat
    except (ImportError, OSError):  # not there, or made for another system
        raise NoSound("library") from None
    asked = filled(fill)
    next(asked)
    try:
        device: StartedDevice = PlaybackDevice(
            SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BLOCK_MS,
            callback_periods=BLOCKS,
            backends=backends,
            app_name="Vestiges",
        )
        device.start(asked)
    except MiniaudioError:
        raise NoSound("device") from None
    return device


def filled(fill: Fill) -> Generator[bytes, int, None]:
    count = yield b""
    while True:
        count = yield fill(count)
