"""`vestiges puzzles`: finds puzzles in games between bots, proves them, and proves a sample of a file again."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rules.bots.review import DIGITS
from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, MOST_WORKERS, OPTION, SEED, Argument, whole_number
from rules.commands.boxes import box_of, options_of, printed_edition, seats_for
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, INTERRUPTED, Denied, WrongUsage
from rules.commands.resuming import Run, resumed
from rules.core.contract import AnyGame
from rules.core.edition import Edition
from rules.core.rng import seeded
from rules.core.types import phrase
from rules.puzzles.finding import PLAYERS, found_in
from rules.puzzles.model import LAYERS, BrokenPuzzles, Puzzle, Shelf, json_of, read_shelf
from rules.puzzles.opening import BadPuzzle, flaws, opened
from rules.puzzles.proving import Again, proven_again
from rules.puzzles.titles import setting_of, titles_of

SAMPLE = 5
"""So many are proven again, where nothing is to be written."""
ARGUMENTS = (
    GAME,
    Argument("--games", partial(whole_number, least=1), default=1, text="games"),
    SEED,
    OPTION,
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), default=1),
    Argument("--keep", Path, text="ladder-keep"),
    Argument("--out", Path, text="puzzles-out"),
    Argument("--prove", Path, text="puzzles-prove"),
    Argument("--sample", partial(whole_number, least=1), text="puzzles-sample"),
)


class PuzzlesDocument(Document):
    game: str
    rules_version: int
    games: int
    found: int
    looked_at: int
    """Decisions that were looked at deeply."""
    seconds: float
    """Of processor time."""
    by_theme: dict[str, int]
    by_layer: dict[int, int]
    interrupted: bool


class ProvenEntry(Document):
    id: str
    holds: bool
    loss: float
    error: float
    worlds: int


class ProofDocument(Document):
    game: str
    puzzles: int
    proven: tuple[ProvenEntry, ...]
    ok: bool


def run(call: Call) -> Answer:
    return prove(call) if call.given.prove is not None else find(call)


# Finding


@dataclass(frozen=True, slots=True)
class Search:
    """What a worker needs; the box is made there, from plain data."""

    game: AnyGame
    edition: Edition
    options: Any
    seed: int

    def has_given(self, line: "Line") -> bool:
        return (line.seed, line.rules_version) == (self.seed, self.game.rules_version)


class Line(Document):
    """What a game of a search gave, as it is kept."""

    seed: int
    rules_version: int
    number: int
    looked_at: int
    seconds: float
    puzzles: tuple[Puzzle, ...]


def line_of(search: Search) -> Callable[[int], Line]:
    box = search.game.box(search.edition)

    def line(number: int) -> Line:
        seed = seeded(search.seed, f"puzzles-{number}").word
        found = found_in(search.game, box, search.options, seed)
        return Line(
            seed=search.seed,
            rules_version=search.game.rules_version,
            number=number,
            looked_at=found.looked_at,
            seconds=found.seconds,
            puzzles=found.puzzles,
        )

    return line


def find(call: Call) -> Answer:
    game, given = call.game, call.given
    options = options_of(game, given.option)
    for refusal in game.objections_to_start(options, seats_for(game, PLAYERS, ())):
        raise WrongUsage(refusal.sentence, game)
    search = Search(game, printed_edition(call.collection, game), options, given.seed)
    wanted = Run(line_of, search, Line, task_of=lambda line: line.number, is_same=search.has_given)
    lines, interrupted = resumed(wanted, {number: number for number in range(given.games)}, given.workers, given.keep)
    found = in_order(puzzle for line in lines for puzzle in line.puzzles)
    document = PuzzlesDocument(
        game=game.id,
        rules_version=game.rules_version,
        games=len(lines),
        found=len(found),
        looked_at=sum(line.looked_at for line in lines),
        seconds=round(sum(line.seconds for line in lines), 1),
        by_theme=dict(sorted(Counter(each.theme for each in found).items())),
        by_layer={layer: sum(each.layer == layer for each in found) for layer in LAYERS},
        interrupted=interrupted,
    )
    if given.out is not None and not interrupted:
        write(given.out, game, found)
    return Answer(document, told(call, document), INTERRUPTED if interrupted else DONE)


def write(file: Path, game: AnyGame, found: Sequence[Puzzle]) -> None:
    """Write the shelf with what was found; puzzles of the same rules that are there already stay. What no title would
    tell from the others is left out.
    """
    try:
        shelf = read_shelf(file) if file.exists() else None
    except BrokenPuzzles as error:
        raise Denied(error.sentence, game) from error
    are_of_these_rules = shelf is not None and (shelf.game, shelf.rules_version) == (game.id, game.rules_version)
    there = shelf.puzzles if shelf is not None and are_of_these_rules else ()
    puzzles = in_order(told_apart(there, found))
    written = Shelf(game=game.id, rules_version=game.rules_version, puzzles=puzzles)
    file.write_text(json_of(written), encoding="utf-8")


def in_order(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Put the easiest first; none twice."""
    found = {puzzle.id: puzzle for puzzle in puzzles}
    return tuple(sorted(found.values(), key=lambda each: (each.layer or 0, each.theme, each.id)))


def told_apart(there: Iterable[Puzzle], found: Iterable[Puzzle]) -> list[Puzzle]:
    """Add those that have a title of their own among all others."""
    shelf = list(there)
    known = {puzzle.id for puzzle in shelf}
    for each in found:
        if each.id not in known and numbered_titles((*shelf, each)) == numbered_titles(shelf):
            shelf.append(each)
    return shelf


def numbered_titles(puzzles: Sequence[Puzzle]) -> int:
    return sum(title.number > 0 for title in titles_of(puzzles).values())


def told(call: Call, document: PuzzlesDocument) -> Iterator[str]:
    texts, prefix = call.texts.of(call.game), call.game.prefix.lower()
    yield texts.say(
        phrase(
            "puzzles-summary",
            found=document.found,
            games=document.games,
            looked=document.looked_at,
            seconds=round(document.seconds),
        )
    )
    for theme, count in document.by_theme.items():
        yield texts.say(phrase("puzzles-of-theme", theme=phrase(f"{prefix}-term-{theme}"), count=count))
    for layer, count in document.by_layer.items():
        yield texts.say(phrase("puzzles-of-layer", layer=layer, count=count))


# Proving again


def prove(call: Call) -> Answer:
    game, given = call.game, call.given
    box = box_of(game, printed_edition(call.collection, game))
    try:
        shelf = read_shelf(given.prove)
    except BrokenPuzzles as error:
        raise Denied(error.sentence, game) from error
    for flaw in flaws(game, box, shelf):
        raise Denied(flaw, game)
    chosen, _ = seeded(given.seed, "sample").shuffled(shelf.puzzles)
    count = given.sample or (len(chosen) if given.out is not None else SAMPLE)
    proven = {each.id: proven_now(game, box, each, given.seed) for each in chosen[:count]}
    if given.out is not None:
        kept = tuple(renewed(game, box, each, proven.get(each.id)) for each in shelf.puzzles if holds(proven, each.id))
        given.out.write_text(json_of(shelf.model_copy(update={"puzzles": kept})), encoding="utf-8")
    entries = tuple(proven_entry(*each) for each in proven.items())
    ok = all(each.holds for each in entries)
    document = ProofDocument(game=game.id, puzzles=len(shelf.puzzles), proven=entries, ok=ok)
    return Answer(document, verdicts(call, document), DONE if ok else DENIED)


def proven_now(game: AnyGame, box: Any, puzzle: Puzzle, seed: int) -> Again | None:
    try:
        return proven_again(opened(game, box, puzzle), seed)
    except BadPuzzle as error:
        raise Denied(error.sentence, game) from error


def holds(proven: Mapping[str, Again | None], id: str) -> bool:
    """Whether it was not proven now, or holds."""
    again = proven.get(id)
    return id not in proven or (again is not None and again.holds)


def renewed(game: AnyGame, box: Any, puzzle: Puzzle, again: Again | None) -> Puzzle:
    """Keep with a puzzle what the new proof says, and what tells it from others."""
    setting = setting_of(opened(game, box, puzzle).asked)
    found = again.renewed(puzzle) if again is not None else puzzle
    return found.model_copy(update={"setting": setting})


def proven_entry(id: str, again: Again | None) -> ProvenEntry:
    if again is None:
        return ProvenEntry(id=id, holds=False, loss=0.0, error=0.0, worlds=0)
    points, error_of_it = (round(figure, DIGITS) for figure in again.gap)
    return ProvenEntry(id=id, holds=again.holds, loss=points, error=error_of_it, worlds=again.worlds)


def verdicts(call: Call, document: ProofDocument) -> Iterator[str]:
    for each in document.proven:
        id = "puzzles-holds" if each.holds else "puzzles-fails"
        yield call.texts.say(phrase(id, id=each.id, loss=f"{each.loss:g}", error=f"{each.error:g}", worlds=each.worlds))
