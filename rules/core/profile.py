"""What players have reached that outlives a game: missions won, best results, and what each of them keeps.

One small file, replaced as a whole. If it cannot be read it is set aside under another name, never lost;
if it is of a newer program, it is left alone.
"""

import errno
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter, with_config
from pydantic_core import from_json

from rules.core import durable
from rules.core.codec import STRICT
from rules.core.edition import Problem, problem
from rules.core.journal import bytes_of, cannot, shown
from rules.core.types import Json

FORMAT, WITHOUT_KEEPSAKES = 2, 1
LIMIT = 2**20
NAMES_TRIED = 1_000

Achievements = Mapping[str, Mapping[str, int]]
"""By game and id: the best result, or 1 where there is nothing to measure."""


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Written:
    vestiges_profile: Annotated[int, Field(ge=1)]
    achievements: dict[str, dict[str, int]]
    keepsakes: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)


WRITTEN: TypeAdapter[Written] = TypeAdapter(Written)


Keepsakes = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By game, by the name of whoever keeps it, by the fate of the game it comes from: whoever plays the same game once
more has what the last time brought."""


def achieved_with(achievement: str, *, corrected: bool) -> str:
    """The name of what was reached with the data of one's own box: it does not count as reached with the published."""
    return f"{achievement}@own" if corrected else achievement


@dataclass(frozen=True, slots=True)
class Profile:
    achievements: Achievements = field(default_factory=dict)
    keepsakes: Keepsakes = field(default_factory=dict)

    def best(self, game: str, achievement: str) -> int | None:
        """The best result; None when it was never reached."""
        return self.achievements.get(game, {}).get(achievement)

    def has(self, game: str, achievement: str) -> bool:
        return self.best(game, achievement) is not None

    def reached(self, game: str, achievement: str, result: int = 1) -> "Profile":
        """Return the profile with this achievement; a worse result than before changes nothing."""
        earlier = self.achievements.get(game, {})
        best = max(result, earlier.get(achievement, result))
        return replace(self, achievements={**self.achievements, game: {**earlier, achievement: best}})

    def kept(self, game: str, name: str) -> tuple[str, ...]:
        """List what a person of this name keeps, each thing once; people without a name share what they keep."""
        return tuple(sorted(set(self.keepsakes.get(game, {}).get(called(name), {}).values())))

    def keeping(self, game: str, name: str, fate: str, ref: str) -> "Profile":
        """Return the profile with what a game of this seed (`fate`) has left to a person."""
        of_game = self.keepsakes.get(game, {})
        own = {**of_game.get(called(name), {}), fate: ref}
        return replace(self, keepsakes={**self.keepsakes, game: {**of_game, called(name): own}})

    def renamed(self, old: str, new: str) -> "Profile":
        """Return the profile in which what one person keeps is kept by another name."""
        profile = self.without(old)
        for game, names in self.keepsakes.items():
            for fate, ref in names.get(called(old), {}).items():
                profile = profile.keeping(game, new, fate, ref)
        return profile

    def without(self, name: str) -> "Profile":
        """Return the profile without what a person of this name keeps."""
        left = {
            game: {other: own for other, own in names.items() if other != called(name)}
            for game, names in self.keepsakes.items()
        }
        return replace(self, keepsakes={game: names for game, names in left.items() if names})

    def joined(self, other: "Profile") -> "Profile":
        """The best of both; of what both keep of one game, ours."""
        joined = self
        for game, names in other.keepsakes.items():
            for name, kept in names.items():
                ours = self.keepsakes.get(game, {}).get(name, {})
                for fate in kept.keys() - ours.keys():
                    joined = joined.keeping(game, name, fate, kept[fate])
        for game, achievements in other.achievements.items():
            for achievement, result in achievements.items():
                joined = joined.reached(game, achievement, result)
        return joined


def called(name: str) -> str:
    """Return the key of a person's name; a name with other capitals is the same person."""
    return name.strip().casefold()


class ProfileFile:
    """The profile on disk. `profile` holds what is known; `problem` says what is wrong with the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.profile = Profile()
        self.problem: Problem | None = None
        self._read()

    def reach(self, game: str, achievement: str, result: int = 1) -> Problem | None:
        """Remembers an achievement, now and for later. A problem says why it is for now only."""
        return self._remember(self.profile.reached(game, achievement, result))

    def keep(self, game: str, name: str, fate: str, ref: str) -> Problem | None:
        """Remember what a person keeps, in the same way."""
        return self._remember(self.profile.keeping(game, name, fate, ref))

    def rename(self, old: str, new: str) -> Problem | None:
        """Keep by another name what one person keeps."""
        if called(old) == called(new):
            return None
        self._read()
        return self._replace(self.profile.renamed(old, new))

    def forget(self, name: str) -> Problem | None:
        """Delete what is kept for a person of this name."""
        self._read()
        return self._replace(self.profile.without(name))

    def _replace(self, profile: Profile) -> Problem | None:
        """Another profile in place of the one that was just read, with nothing of it."""
        if profile == self.profile:
            return None
        self.profile = profile
        return self._write() if self._may_write else self.problem

    def _remember(self, profile: Profile) -> Problem | None:
        self.profile = profile
        # Another window may have written meanwhile.
        self._read()
        return self._write() if self._may_write else self.problem

    @property
    def _may_write(self) -> bool:
        """Whether the file may be written: not if it is still there and could not be read."""
        return self.problem is None or self.problem.id == "profile-damaged"

    def _read(self) -> None:
        if is_missing(self.path):
            return
        raw = bytes_of(self.path, LIMIT)
        try:
            self.problem = raw if isinstance(raw, Problem) else self._take(raw)
        except ValueError:
            self.problem = set_aside(self.path)

    def _take(self, raw: bytes) -> Problem | None:
        """Raises `ValueError` for what is no profile."""
        if is_newer(from_json(raw, allow_inf_nan=False)):
            return problem("profile-newer", shown(self.path))
        written = WRITTEN.validate_json(raw)
        self.profile = self.profile.joined(Profile(written.achievements, written.keepsakes))
        return None

    def _write(self) -> Problem | None:
        written: dict[str, Json] = {
            "vestiges_profile": WITHOUT_KEEPSAKES,
            "achievements": {game: dict(results) for game, results in self.profile.achievements.items()},
        }
        if self.profile.keepsakes:  # A program that knows none leaves such a file alone.
            kept = {
                game: {name: dict(own) for name, own in names.items()} for game, names in self.profile.keepsakes.items()
            }
            written |= {"vestiges_profile": FORMAT, "keepsakes": kept}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            durable.replace_file(self.path, json.dumps(written, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            return cannot("profile-not-written", self.path, error)
        return None


def is_missing(path: Path) -> bool:
    """Certainly: not where the disk refuses to say."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def is_newer(written: Json) -> bool:
    version = written.get("vestiges_profile") if isinstance(written, dict) else None
    return type(version) is int and version > FORMAT


def set_aside(path: Path, done: str = "profile-damaged", failed: str = "profile-not-set-aside") -> Problem:
    """The damaged file under another name, so that a new one can take its place; the ids say that this was done, or
    that it failed."""
    for number in range(1, NAMES_TRIED):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if os.path.lexists(aside):
            continue
        try:
            path.rename(aside)
        except OSError as error:
            return cannot(failed, path, error)
        return problem(done, shown(path), to=aside.name)
    return cannot(failed, path, FileExistsError(errno.EEXIST, aside.name))
