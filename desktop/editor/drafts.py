"""Positions that are being edited, kept on the disk after each edit: nothing is lost by leaving."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.core import folders
from rules.core.codec import Unreadable, checksum, position_json, unchecked_state
from rules.core.contract import AnyGame
from rules.core.durable import replace_file
from rules.core.types import Json

MOST, LIMIT = 60, 2_000_000
"""So many drafts are kept, of so many bytes each."""


class Draft(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    game: str
    position: Json
    meant: tuple[str, ...] = ()
    """Remarks that were set aside."""
    seed: int = 0
    """What was drawn last was drawn from it."""


class Kept(NamedTuple):
    """What somebody left."""

    state: Any
    meant: tuple[str, ...]
    seed: int


class DraftFile:
    """The draft that was begun at one position."""

    def __init__(self, game: AnyGame, origin: Any, of: str = "") -> None:
        """`of`: the lesson that it is edited for, where it is for one."""
        self.game, self.origin = game, origin
        self.path: Path = folders.drafts() / f"{'-'.join(filter(None, (game.id, of, checksum(origin))))}.json"

    def read(self) -> Kept | None:
        """What was left; None where there is none that can be read. What cannot be read is set aside."""
        try:
            if self.path.stat().st_size > LIMIT:
                raise ValueError(self.path)
            draft = Draft.model_validate_json(self.path.read_bytes())
            return Kept(unchecked_state(self.game, draft.position, self.origin.box), draft.meant, draft.seed)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, ValidationError, Unreadable):
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
            return None

    def keep(self, state: Any, meant: Iterable[str] = (), seed: int = 0) -> OSError | None:
        """Write it to the disk before this returns, or say why not; where it began there is nothing to keep."""
        try:
            if state == self.origin and not meant:
                self.path.unlink(missing_ok=True)
                return None
            folders.made(self.path.parent)
            draft = Draft(game=self.game.id, position=position_json(state), meant=tuple(meant), seed=seed)
            replace_file(self.path, draft.model_dump_json().encode())
            forget_oldest(self.path.parent)
        except OSError as error:
            return error
        return None


def forget_oldest(folder: Path) -> None:
    """Keep the newest of very many drafts."""
    drafts = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    for path in drafts[:-MOST]:
        path.unlink(missing_ok=True)
