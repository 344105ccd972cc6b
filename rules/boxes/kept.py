"""The corrections of an owner on this computer: one small file a game, replaced as a whole.

What cannot be read is set aside under another name; what no longer fits the published data is told, and stays in the
file unused.
"""

from pydantic import TypeAdapter, ValidationError

from rules.boxes.own import OwnBox
from rules.core import folders
from rules.core.contract import AnyGame
from rules.core.correcting import Correction, lost_among
from rules.core.durable import replace_file
from rules.core.edition import Edition, Problem, problem
from rules.core.journal import cannot
from rules.core.profile import is_missing, set_aside

CORRECTIONS: TypeAdapter[tuple[Correction, ...]] = TypeAdapter(tuple[Correction, ...])
MOST_BYTES = 2_000_000


def read(game: AnyGame, published: Edition) -> tuple[OwnBox, tuple[Problem, ...]]:
    """What is kept for a game, and what is wrong with it. Never raises for what stands in the file."""
    path = folders.corrections(game.id)
    if is_missing(path):
        return OwnBox(published), ()
    try:
        raw = path.read_bytes()
    except OSError as error:
        return OwnBox(published), (cannot("box-not-read", path, error),)
    try:
        found = corrections_in(raw)
    except ValueError:
        return OwnBox(published), (set_aside(path, "box-damaged", "box-not-set-aside"),)
    return fitting(published, found)


def known(game: AnyGame, published: Edition) -> OwnBox:
    """What is kept, for those who only look: nothing is set aside, and what cannot be read is not there."""
    try:
        return fitting(published, corrections_in(folders.corrections(game.id).read_bytes()))[0]
    except (OSError, ValueError):
        return OwnBox(published)


def corrections_in(raw: bytes) -> tuple[Correction, ...]:
    """The corrections of a file, the last for each path. Raises `ValueError` where it holds none."""
    if len(raw) > MOST_BYTES:
        raise ValueError("too large")
    try:
        found = CORRECTIONS.validate_json(raw)
    except (ValidationError, RecursionError) as error:
        raise ValueError("no corrections") from error
    return tuple({each.path: each for each in found}.values())


def fitting(published: Edition, corrections: tuple[Correction, ...]) -> tuple[OwnBox, tuple[Problem, ...]]:
    """Keep those that lead somewhere in the published data; tell a problem for each of the others."""
    lost = set(lost_among(published.tree, corrections))
    kept = tuple(each for each in corrections if each.path not in lost)
    idle = tuple(each for each in corrections if each.path in lost)
    return OwnBox(published, kept, idle), tuple(problem("edition-no-such-datum", each.path) for each in idle)


def keep(game: AnyGame, own: OwnBox) -> None:
    """Write them, or raise `OSError` and leave what was kept before."""
    path = folders.corrections(game.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, CORRECTIONS.dump_json((*own.corrections, *own.idle), indent=1) + b"\n")
