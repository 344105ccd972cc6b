"""Plans of sessions by game: those that come with the program, and those that people made."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from desktop.program import Program
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Phrase, phrase
from rules.teaching.copying import SayIfThere
from rules.teaching.made import LANGUAGES, Language, Making
from rules.teaching.plans import MadePlan
from rules.teaching.ready_plans import Written, plan_from, written_plans


@dataclass(frozen=True, slots=True)
class Listed:
    """A plan as a list shows it."""

    id: str
    game: str
    title: Phrase
    minutes: int
    ready: Written | None = None
    """It comes with the program."""
    made: MadePlan | None = None
    """Somebody made it."""
    is_received: bool = False
    """Somebody else did."""

    @property
    def is_locked(self) -> bool:
        """Whether it is changed only as a copy."""
        return self.ready is not None or self.is_received


def making_of(program: Program, game: AnyGame) -> Making:
    """Who makes something new now."""
    return Making(game, program.library.edition(game).version, program.settings.name, date.today())


def listed_plans(program: Program) -> tuple[Listed, ...]:
    """All of them: those of the program game by game, then those that people made, the latest last."""
    return (*(each for game in program.library.games for each in ready_of(game)), *own_plans(program))


def ready_of(game: AnyGame) -> Iterator[Listed]:
    """The plans of the program for a game, the shortest first."""
    for each in written_plans(resources.assets() / game.id):
        yield Listed(each.id, game.id, each.title, each.minutes, ready=each)


def own_plans(program: Program) -> Iterator[Listed]:
    for kept in program.made.things()[0]:
        if isinstance(kept.made, MadePlan) and program.library.named(kept.made.game) is not None:
            title = phrase("own-words", words=kept.made.title.words)
            received = kept.received is not None
            yield Listed(kept.made.id, kept.made.game, title, kept.made.minutes, made=kept.made, is_received=received)


def plans_of(program: Program, game: AnyGame) -> tuple[Listed, ...]:
    return tuple(each for each in listed_plans(program) if each.game == game.id)


def plan_of(program: Program, listed: Listed) -> MadePlan:
    """The plan itself, with its texts."""
    if listed.made is not None:
        return listed.made
    assert listed.ready is not None
    game = program.library.named(listed.game)
    assert game is not None
    say: dict[Language, SayIfThere] = {language: program.texts(game, language).say_if_there for language in LANGUAGES}
    return plan_from(listed.ready, making_of(program, game), say)
