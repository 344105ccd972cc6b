"""What the list of kept games says of each: its title, how far it is, what is known of its file, what opens it."""

from collections.abc import Iterator

from desktop.kept_games.kept import Kept, mode_words, say_at_table, standing_words, title_of
from desktop.program import Program
from desktop.table.seats import PERSON
from rules.core.journal import shown
from rules.core.types import SeatName, phrase


def title(kept: Kept, program: Program) -> str:
    """The name of the file where nothing else is known."""
    return shown(kept.path) if kept.is_lost else title_of(kept, program)


def below_title(kept: Kept, program: Program) -> Iterator[str]:
    """How it is played, how far it is, what is wrong."""
    if kept.is_lost:
        yield program.say("kept-lost")
        return
    if kept.people == 1:
        yield mode_words(kept, program)
    if kept.standing is None:
        return
    yield standing_words(kept, program)
    if kept.problems:
        yield program.say("kept-damaged")


def facts(kept: Kept, program: Program) -> Iterator[str]:
    """Who plays, which file it is, how many moves it has, whether all of them can be read."""
    if kept.seating:
        names = tuple(phrase("seat-alone", seat=SeatName(seat)) for seat in range(len(kept.seating)))
        yield say_at_table(phrase("kept-players", names=names), kept, program)
    yield program.say("kept-file", file=kept.path.name)
    if kept.standing is not None:
        yield program.say("kept-moves", moves=kept.standing.moves)
        yield program.say("kept-not-whole" if kept.problems else "kept-whole", moves=kept.standing.moves)


def action(kept: Kept, program: Program) -> str:
    """What opening it means; empty where it cannot be opened."""
    if kept.is_lost:
        return ""
    if kept.problems:
        return program.say("kept-open-so-far")
    return program.say("kept-look" if kept.standing and kept.standing.is_over else "kept-go-on")


def why_no_review(kept: Kept, program: Program) -> str:
    """Why its decisions cannot be reviewed, as far as is known at a glance; empty where they can."""
    if kept.is_lost:
        return program.say("kept-lost")
    if all(seat.player != PERSON for seat in kept.seating):
        return program.say("review-no-person")
    return program.say("review-nothing") if kept.standing is not None and not kept.standing.moves else ""
