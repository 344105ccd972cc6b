"""Lets several sounds be heard together: at most four, never louder than a limit. Knows no device and no thread."""

import math
from array import array
from dataclasses import dataclass
from operator import add
from threading import Lock
from time import monotonic

from desktop.sound.synth import FULL, amplitude

MOST_VOICES = 4
LIMIT = round(FULL * amplitude(-6))
RECOVERS = 1.1
"""By how much the limiter lets go from one block to the next."""
AHEAD = 256
"""Samples of a voice that tell how loud it is now."""


@dataclass(slots=True)
class Voice:
    samples: "array[int]"
    loudness: float
    until: float = math.inf
    """When it is too late to begin, by the clock of `monotonic`: a device may keep us waiting when it starts."""
    at: int = 0

    def next(self, count: int) -> list[float]:
        """Return the next samples, and silence where it has ended."""
        chunk, by = self.samples[self.at : self.at + count], self.loudness
        self.at += count
        found = [each * by for each in chunk]
        return found if len(found) == count else found + [0.0] * (count - len(found))

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.samples)

    def is_late(self, now: float) -> bool:
        return self.at == 0 and now > self.until

    @property
    def loud_now(self) -> float:
        return max(map(abs, self.samples[self.at : self.at + AHEAD]), default=0) * self.loudness


class Mixer:
    """Voices are added by the window, and blocks asked for by the device: each in a thread of its own."""

    def __init__(self) -> None:
        self._voices: list[Voice] = []
        self._lock = Lock()
        self._held_down = 1.0
        """The factor by which the limiter weakens all, at the moment."""
        self.blocks = 0
        """How often the device has asked; when it no longer does, it is gone."""

    def play(self, samples: "array[int]", loudness: float = 1.0, until: float = math.inf) -> None:
        """One voice more; of too many the quietest gives way, be it this one."""
        with self._lock:
            self._voices.append(Voice(samples, loudness, until))
            if len(self._voices) > MOST_VOICES:
                self._voices.remove(min(self._voices, key=lambda voice: voice.loud_now))

    def silence(self) -> None:
        with self._lock:
            self._voices.clear()

    @property
    def voices(self) -> int:
        return len(self._voices)

    def block(self, count: int) -> bytes:
        """The next so many samples of all together, mono, 16 bit."""
        self.blocks += 1
        now = monotonic()
        with self._lock:
            self._voices = [voice for voice in self._voices if not voice.is_late(now)]
            chunks = [voice.next(count) for voice in self._voices]
            self._voices = [voice for voice in self._voices if not voice.is_over]
        if not chunks:
            self._held_down = 1.0
            return bytes(2 * count)
        mixed = chunks[0]
        for chunk in chunks[1:]:
            mixed = list(map(add, mixed, chunk))
        loudest = max(map(abs, mixed))
        self._held_down = min(1.0, self._held_down * RECOVERS, LIMIT / loudest if loudest else 1.0)
        by = self._held_down
        return array("h", [int(each * by) for each in mixed]).tobytes()
