"""What came of tries, kept on this computer for whoever plays."""

from collections.abc import Callable, Sequence
from datetime import date, datetime

from desktop.program import Program
from rules.core.edition import Problem
from rules.core.profile import called
from rules.puzzles.kept import Tried
from rules.puzzles.repeating import Result, Standing

Now = Callable[[], datetime]


def local_now() -> datetime:
    return datetime.now().astimezone()


def note(
    program: Program,
    game: str,
    id: str,
    result: Result,
    now: datetime,
    *,
    theme: str,
    layer: int | None = None,
    is_own: bool = False,
) -> Problem | None:
    """Keep what came of a puzzle, or of a moment of a game of one's own."""
    name = program.settings.name
    tried = Tried(
        game=game,
        puzzle=id,
        result=result,
        when=now.isoformat(timespec="seconds"),
        who=name if called(name) else "",
        theme=theme,
        layer=layer,
        is_own=is_own,
    )
    return program.puzzles.add(tried)


def tried_so_far(program: Program) -> Sequence[Tried]:
    """List what whoever plays has tried, the earliest first; what other windows have added, too."""
    program.puzzles.read_again()
    return program.puzzles.of(program.settings.name)


def back_words(program: Program, standing: Standing, solved: str, later: str) -> str:
    """Say what becomes of what was tried, by these ids; nothing where nobody has."""
    if standing.is_solved:
        return program.say(solved)
    return program.say(later, day=day_words(program, standing.due)) if standing.due is not None else ""


def day_words(program: Program, day: date) -> str:
    return program.say("when-date", day=day.day, month=day.month)
