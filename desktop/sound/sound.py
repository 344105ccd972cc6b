"""What the program asks for sounds: whether they are wanted, how loud, how often. Loads nothing before the first."""

import os
from collections.abc import Mapping
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from desktop.settings import SettingsFile

if TYPE_CHECKING:
    from desktop.sound.device import Lack
    from desktop.sound.player import Player
    from desktop.sound.recipes import Group, Name

# Recipes, synthesis and the player are loaded when something is to be heard.
# ruff: noqa: PLC0415

SILENT_VARIABLE = "VESTIGES_SILENT"
OF_OTHERS = 0.63
"""How loud the moves of others are: 4 dB less than one's own."""
APART_S = 0.04
"""The same sound is not begun again sooner."""
RUN_S = 0.7
"""Points that follow each other sooner than this are one run, and rise."""
PIECE_S, SIGNAL_S, PATIENT_S = 0.05, 0.5, 5.0
"""So late a piece may be heard, else not at all; a signal belongs to no piece, and is one a moment later, too; what
begins a game, or was asked for, waits while the device opens."""
Hush = Literal["class", "projector"]
"""A class plays; the window fills a second screen, as for a class."""
Switch = Literal["sound_pieces", "sound_signals", "sound_mood"]
SWITCHES: "dict[Group, Switch]" = {"pieces": "sound_pieces", "signals": "sound_signals", "mood": "sound_mood"}


class Sound(QObject):
    """Signal: `changed` when it was muted or not, or it was found out whether there is sound on this computer."""

    changed = Signal()

    def __init__(
        self, file: SettingsFile, environment: Mapping[str, str] = os.environ, player: "Player | None" = None
    ) -> None:
        super().__init__()
        self.file = file
        self._environment = environment if player is None else None
        self._hushed_by: frozenset[Hush] = frozenset()
        """Why it is mute for now, whatever the settings say."""
        self._player = player
        self._begun: dict[Name, float] = {}
        self._run = 0, 0.0
        """How far a run of points has come, and when the last of them was heard."""

    # What is heard

    @cached_property
    def is_allowed(self) -> bool:
        """Whether a device may be opened at all; never where nobody sees the window."""
        return self._environment is None or may_sound(self._environment)

    @property
    def is_heard(self) -> bool:
        return not self.is_mute and self.is_allowed

    def play(self, name: "Name", step: int = 0, *, by_other: bool = False, is_patient: bool = False) -> None:
        """Let this be heard, unless it is not wanted now. Never waits, and never fails.

        `step`: the number of further coins. `is_patient`: it may be heard a while later, when the device has opened."""
        settings = self.file.settings
        if not self.is_heard:
            return
        from desktop.sound.recipes import EVEN_WHEN_STILL, RECIPES

        recipe, now = RECIPES[name], monotonic()
        if not getattr(settings, SWITCHES[recipe.group]) or (settings.pace == "off" and name not in EVEN_WHEN_STILL):
            return
        if now - self._begun.get(name, -APART_S) < APART_S:
            return
        self._begun[name] = now
        if name == "point":
            step = self._step_of_run(now)
        within = PATIENT_S if is_patient else PIECE_S if recipe.group == "pieces" else SIGNAL_S
        loudness = self.loudness * (OF_OTHERS if by_other else 1)
        self.player.play(name, min(step, recipe.steps - 1), loudness, within)

    def prepare(self) -> None:
        """Open the device ahead, if anything may be heard: a piece shall not wait for that, and is not heard late."""
        if self.is_heard:
            self.player.prepare()

    def listen(self, group: "Group") -> None:
        """Let somebody hear what a switch is about, though it may be off, and try anew whether there is any sound."""
        if self.is_allowed:
            from desktop.sound.recipes import SAMPLES

            self.player.try_again()
            self.player.play(SAMPLES[group], 0, self.loudness, PATIENT_S)

    def _step_of_run(self, now: float) -> int:
        from desktop.sound.recipes import RUN

        step, at = self._run
        step = (step + 1) % RUN if now - at < RUN_S and at else 0
        self._run = step, now
        return step

    @property
    def player(self) -> "Player":
        if self._player is None:
            from desktop.sound.player import Player

            self._player = Player(told=self.changed.emit)
        return self._player

    # How loud

    @property
    def loudness(self) -> float:
        """The volume as a factor: half of it is heard as half as loud."""
        return (self.file.settings.volume / 100) ** 2

    @property
    def is_mute(self) -> bool:
        return bool(self._hushed_by) or self.file.settings.mute or self.file.settings.volume == 0

    def set_volume(self, volume: int) -> None:
        """Set the volume; whoever turns it up wants to hear something."""
        self.file.change(volume=volume, mute=self.file.settings.mute and volume == 0)
        self._hushed_by = frozenset()
        self._tell()

    def mute(self, mute: bool) -> None:
        """Mute everything, or no longer; at volume 0, to be heard again means the usual volume."""
        self._hushed_by = frozenset()
        volume = self.file.settings.volume
        self.file.change(mute=mute, volume=volume if mute or volume else USUAL_VOLUME)
        self._tell()

    def toggle(self) -> None:
        self.mute(not self.is_mute)

    def hush(self, hushed: bool, why: Hush = "class") -> None:
        """Mute everything for now, or no longer; the settings stay as they are, and whoever wants to hear can."""
        reasons = self._hushed_by | {why} if hushed else self._hushed_by - {why}
        if reasons != self._hushed_by:
            self._hushed_by = reasons
            self._tell()

    def switch(self, group: "Group", is_on: bool) -> None:
        self.file.change(**{SWITCHES[group]: is_on})
        self.changed.emit()

    def _tell(self) -> None:
        if self._player is not None:
            if self.is_mute:
                self._player.close_soon()
            else:
                self._player.try_again()
                self.prepare()
        self.changed.emit()

    # Whether there is any

    @property
    def lack(self) -> "Lack | None":
        """What keeps this computer silent, as far as it was found out."""
        return None if self._player is None else self._player.lack

    def look_for_lack(self) -> "Lack | None":
        """What keeps this computer silent, as far as can be seen without trying; None where it is not to be tried."""
        if not self.is_allowed or self.lack is not None:
            return self.lack
        from desktop.sound.device import is_library_there, may_have_device

        if not is_library_there():
            return "library"
        return None if may_have_device() else "device"


USUAL_VOLUME = 60


def may_sound(environment: Mapping[str, str]) -> bool:
    """Whether sounds may be heard at all: not where it is asked for silence, nor where nobody sees the window."""
    from desktop.display import IN_MEMORY, PLATFORM_VARIABLE

    platform = environment.get(PLATFORM_VARIABLE, "").partition(":")[0]
    return not environment.get(SILENT_VARIABLE) and platform not in IN_MEMORY
