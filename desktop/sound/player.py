"""Plays sounds without keeping anybody waiting: they are made, and the device is opened, in a thread of its own.

What is made already goes straight to the mixer, in the thread of whoever asks.
"""

import atexit
import queue
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock, Thread
from time import monotonic, perf_counter
from typing import Literal

from desktop.sound.device import Device, Fill, Lack, NoSound, open_device
from desktop.sound.mixer import Mixer
from desktop.sound.recipes import NAMES, RECIPES, VARIANTS, Name
from desktop.sound.synth import samples_of

CLOSES_AFTER_S = 5.0
"""How long after everything was muted the device is given back."""
DEAD_S = 2.0
"""A device that has asked for nothing for so long is gone: unplugged, or asleep. Some take a second to start."""
AGAIN_S = 3.0
"""Once there was a device, it may come back: how long after a vain try the next sound tries anew."""
ASKS_S = 0.2
"""How long a sound waits at least for the device to ask: some, without wires, ask seldom and for much at once."""
LEISURE_S = 0.02
"""Between two sounds that are made ahead: nobody shall notice."""

Sound = tuple[Name, int, int]
"""Its name, step and variant."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sound to be played; in vain if it would be heard too late."""

    sound: Sound
    loudness: float
    until: float


class Player:
    def __init__(
        self, opens: Callable[[Fill], Device] = open_device, told: Callable[[], object] = lambda: None
    ) -> None:
        """`told`: called from the thread of the player when it is found out whether there is any sound."""
        self.mixer = Mixer()
        self.lack: Lack | None = None
        self.latest = 0.0
        """When a sound was last handed to the mixer, by the clock of `perf_counter`."""
        self._opens, self._told = opens, told
        self._device: Device | None = None
        self._was_open = False
        self._tries_at = 0.0
        """When a device that was lost is looked for again."""
        self._seen = 0, 0.0
        """How many blocks the device had asked for when somebody last looked, and when that was."""
        self._made: dict[Sound, array[int]] = {}
        self._next: dict[tuple[Name, int], int] = {}
        self._asked: queue.SimpleQueue[Wanted | Literal["open"] | None] = queue.SimpleQueue()
        self._closes_at: float | None = None
        self._lock = Lock()
        self._thread: Thread | None = None

    # For the window

    def play(self, name: Name, step: int, loudness: float, within_s: float) -> None:
        """Let it be heard within so many seconds, or not at all."""
        if self._is_silent:
            return
        self._closes_at = None
        wanted = Wanted(self._next_variant(name, step), loudness, monotonic() + within_s)
        samples = self._made.get(wanted.sound)
        if samples is not None and self.is_open:
            self._hand_over(samples, wanted)
        else:
            self._asked.put(wanted)
            self._work()

    def prepare(self) -> None:
        """Open the device ahead, so that the first sound is in time."""
        self._closes_at = None
        if not (self._is_silent or self.is_open):
            self._asked.put("open")
            self._work()

    def try_again(self) -> None:
        """Forget that there was no sound: perhaps loudspeakers have been plugged in."""
        self.lack = None

    def close_soon(self) -> None:
        """Give the device back in a while, unless something is played before."""
        self.mixer.silence()
        if self._device is not None:
            self._closes_at = monotonic() + CLOSES_AFTER_S
            self._asked.put(None)

    def close(self) -> None:
        """Give the device back at once."""
        with self._lock:
            device, self._device = self._device, None
        if device is not None:
            device.close()

    @property
    def is_all_made(self) -> bool:
        return len(self._made) == COUNT

    @property
    def is_open(self) -> bool:
        """Whether the device is there, and still asks for samples."""
        if self._device is None:
            return False
        blocks, at = self._seen
        now = monotonic()
        if self.mixer.blocks != blocks:
            self._seen = self.mixer.blocks, now
            return True
        return now - at < DEAD_S

    @property
    def _is_silent(self) -> bool:
        """Whether it is not worth trying now."""
        return self.lack is not None and not (self._was_open and monotonic() >= self._tries_at)

    def _next_variant(self, name: Name, step: int) -> Sound:
        number = self._next.get((name, step), 0)
        self._next[name, step] = (number + 1) % VARIANTS
        return name, step, number

    def _hand_over(self, samples: "array[int]", wanted: Wanted) -> None:
        self.mixer.play(samples, wanted.loudness, max(wanted.until, monotonic() + ASKS_S))
        self.latest = perf_counter()

    # In the thread of the player

    def _work(self) -> None:
        if self._thread is None:
            atexit.register(self.close)
            self._thread = Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()

    def _serve(self) -> None:
        ahead = everything()
        while True:
            try:
                wanted = self._asked.get(timeout=self._patience())
            except queue.Empty:
                self._rest(ahead)
                continue
            if wanted == "open":
                self._is_ready()
            elif wanted is not None:
                self._serve_one(wanted)

    def _patience(self) -> float | None:
        if self._closes_at is not None:
            return max(0.0, self._closes_at - monotonic())
        return None if self.is_all_made or self.lack is not None else LEISURE_S

    def _rest(self, ahead: Iterator[Sound]) -> None:
        """Nobody waits: the device is given back, or one more sound is made."""
        if self._closes_at is not None:
            if monotonic() >= self._closes_at:
                self._closes_at = None
                self.close()
            return
        sound = next(ahead, None)
        if sound is not None:
            self._make(sound)

    def _serve_one(self, wanted: Wanted) -> None:
        if not self._is_ready():
            return
        samples = self._make(wanted.sound)
        if monotonic() <= wanted.until:
            self._hand_over(samples, wanted)

    def _make(self, sound: Sound) -> "array[int]":
        if sound not in self._made:
            self._made[sound] = samples_of(*sound)
        return self._made[sound]

    def _is_ready(self) -> bool:
        """Open the device if it is not open; whether something can be heard."""
        if self.is_open:
            return True
        self.close()
        self.mixer.silence()
        try:
            device = self._opens(self.mixer.block)
        except NoSound as none:
            self._tries_at = monotonic() + AGAIN_S
            is_news, self.lack = self.lack != none.lack, none.lack
            if is_news:
                self._told()
            return False
        with self._lock:
            self._seen = self.mixer.blocks, monotonic()
            self._device = device
        self._was_open, self.lack = True, None
        self._told()
        return True


def everything() -> Iterator[Sound]:
    """All sounds, those that are heard first before the others."""
    for variant in range(VARIANTS):
        for name in NAMES:
            for step in range(RECIPES[name].steps):
                yield name, step, variant


COUNT = sum(1 for _ in everything())
