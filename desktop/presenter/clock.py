"""The time of a session and of its step, and how it stands against the plan."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Literal

Pace = Literal["none", "on-time", "ahead", "late"]
AMBER = 0.8
"""From this part of the time on it is nearly over."""
TOLERANCE_S = 60


@dataclass(frozen=True, slots=True)
class Allowed:
    """How long a session and one step of it may take, and how long what comes before the step; 0: nobody has said."""

    session: int = 0
    step: int = 0
    before: int = 0


class Clock:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self.allowed = Allowed()
        self._began = self._step_began = now()
        self._paused: float | None = None

    @property
    def is_paused(self) -> bool:
        return self._paused is not None

    @property
    def session(self) -> int:
        """Seconds since the session began, without pauses."""
        return int(self._here - self._began)

    @property
    def step(self) -> int:
        return int(self._here - self._step_began)

    @property
    def _here(self) -> float:
        return self._now() if self._paused is None else self._paused

    def begin_step(self, allowed: Allowed) -> None:
        """A step begins; one that belongs to the same row of a plan takes its time from that."""
        if allowed.session and allowed == self.allowed:
            return
        self.allowed = allowed
        self._step_began = self._here

    def toggle_pause(self) -> None:
        if self._paused is None:
            self._paused = self._now()
            return
        lost = self._now() - self._paused
        self._began, self._step_began, self._paused = self._began + lost, self._step_began + lost, None

    # Against the plan

    @property
    def pace(self) -> tuple[Pace, int]:
        """How the session stands, and by how many minutes."""
        if not self.allowed.session:
            return "none", 0
        over = self.session - self.allowed.before - self.allowed.step
        under = self.allowed.before - self.session
        if over > TOLERANCE_S:
            return "late", over // 60
        return ("ahead", under // 60) if under > TOLERANCE_S else ("on-time", 0)


def is_amber(seconds: int, allowed: int) -> bool:
    return bool(allowed) and seconds >= AMBER * allowed


def is_over(seconds: int, allowed: int) -> bool:
    return bool(allowed) and seconds > allowed


def written(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"
