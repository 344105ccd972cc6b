"""`vestiges ladder`: how often each level beats the one below, and how it fares against what the rules play."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rules.bots.registry import LEVELS, RANDOM, bots_of
from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, MOST_WORKERS, OPTION, SEED, Argument, separated, whole_number, with_near
from rules.commands.boxes import options_of, printed_edition, seats_for
from rules.commands.call import Call
from rules.commands.failures import DONE, INTERRUPTED, WrongUsage
from rules.commands.matches import Hall, Line, Matches, Pairing
from rules.commands.resuming import Run, resumed
from rules.core.contract import AnyGame
from rules.core.options import settings_of
from rules.core.types import phrase
from rules.reference.ladder import wilson

ARGUMENTS = (
    GAME,
    Argument("--games", partial(whole_number, least=1), default=200, text="ladder-games"),
    Argument("--seats", partial(whole_number, least=2), default=2, text="ladder-seats"),
    Argument("--levels", separated, text="ladder-levels"),
    Argument("--solo", flag=True, text="ladder-solo"),
    SEED,
    OPTION,
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), default=1),
    Argument("--keep", Path, text="ladder-keep"),
    Argument("--out", Path, text="ladder-out"),
)

REGULAR, MASTER = "regular", "master"
SHOWN = (0.5, 0.95)
"""Of the times of its choices, what is told: the middle one, and the one that nineteen of twenty stay below."""


class PairDocument(Document):
    level: str
    below: str
    """The other level; empty where the rules play."""
    setting: str
    """The level of an automa, or the mission."""
    seats: int
    games: int
    won: float
    """A shared win counts in part."""
    least: float
    most: float
    """Within these lies the true share of wins, in 19 of 20 measurements."""
    place: float
    """On the mean; of others that are alike."""
    margin: float
    """On the mean, before the best of the others."""


class LadderDocument(Document):
    game: str
    rules_version: int
    pairs: tuple[PairDocument, ...]
    milliseconds: Mapping[str, tuple[int, int]]
    """Of processor time for a choice, by bot: half of them take less, and nineteen of twenty."""
    interrupted: bool


def run(call: Call) -> Answer:
    game, given = call.game, call.given
    levels = levels_given(game, given.levels)
    options = options_of(game, given.option)
    if given.solo:
        pairings = tuple(pairing for level in levels for pairing in alone(call, level))
    else:
        pairings = tuple(table(call, level, other, options) for level, other in rungs(levels))
    matches = Matches(game, printed_edition(call.collection, game), game.colours, pairings, given.seed)
    tasks = {
        (pairing.name, number): (which, number)
        for which, pairing in enumerate(pairings)
        for number in range(given.games)
    }
    wanted = Run(line_of, matches, Line, task_of=lambda line: line.task)
    lines, interrupted = resumed(wanted, tasks, given.workers, given.keep)
    document = summed_up(game, pairings, lines, interrupted)
    if given.out is not None and not interrupted:
        write(document, given.out)
    return Answer(document, readable(call, document), INTERRUPTED if interrupted else DONE)


# What is played


def levels_given(game: AnyGame, given: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the levels to measure: named ones also where nobody has measured them yet."""
    known = (RANDOM, *LEVELS)
    for each in given or ():
        if each not in known:
            raise WrongUsage(with_near("wrong-player", each, known))
    return given or bots_of(game.id)


def rungs(levels: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Pair each level with the one below; master also with regular."""
    yield from zip(levels[1:], levels, strict=False)
    if MASTER in levels and REGULAR in levels and levels[-2:] != (REGULAR, MASTER):
        yield MASTER, REGULAR


def table(call: Call, level: str, other: str, options: Any) -> Pairing:
    game, seats = call.game, (level, *[other] * (call.given.seats - 1))
    for refusal in game.objections_to_start(options, seats_for(game, seats, ())):
        raise WrongUsage(refusal.sentence, game)
    return Pairing(level, other, seats, options)


def alone(call: Call, level: str) -> Iterator[Pairing]:
    """Each level of each automa, at its whole table, and each mission."""
    game = call.game
    for each in game.levels:
        given = settings_of(each, game.levels, game.option_specs)
        seats = next(mode.seats[-1] for mode in game.modes if mode.automa == each.player)
        options = options_of(game, call.given.option, given)
        yield Pairing(level, "", (level, *[each.player] * (seats - 1)), options, each.id)
    for mode in game.modes:
        if mode.seats == (1,):
            spec, _, value = mode.id.partition("-")
            yield Pairing(level, "", (level,), options_of(game, [f"{spec}={value}"]), mode.id)


def line_of(matches: Matches) -> Callable[[tuple[int, int]], Line]:
    return Hall(matches).line


# The result


def summed_up(game: AnyGame, pairings: Iterable[Pairing], lines: Iterable[Line], interrupted: bool) -> LadderDocument:
    of: dict[str, list[Line]] = {}
    times: dict[str, list[int]] = {}
    for line in lines:
        of.setdefault(line.pairing, []).append(line)
        for bot, milliseconds in line.milliseconds.items():
            times.setdefault(bot, []).extend(milliseconds)
    names = (RANDOM, *LEVELS)
    return LadderDocument(
        game=game.id,
        rules_version=game.rules_version,
        pairs=tuple(pair_of(pairing, of[pairing.name]) for pairing in pairings if pairing.name in of),
        milliseconds={name: shown(sorted(times[name])) for name in names if times.get(name)},
        interrupted=interrupted,
    )


def pair_of(pairing: Pairing, lines: list[Line]) -> PairDocument:
    games, won = len(lines), sum(line.won for line in lines)
    sure = wilson(won, games)
    return PairDocument(
        level=pairing.level,
        below=pairing.against,
        setting=pairing.setting,
        seats=len(pairing.seats),
        games=games,
        won=round(won, 2),
        least=round(sure.least, 3),
        most=round(sure.most, 3),
        place=round(sum(line.place for line in lines) / games, 2),
        margin=round(sum(line.margin for line in lines) / games, 1),
    )


def shown(times: list[int]) -> tuple[int, int]:
    middle, late = (times[int(share * (len(times) - 1))] for share in SHOWN)
    return middle, late


def write(document: LadderDocument, file: Path) -> None:
    """Put the figures where the new-game page reads them; what another run has measured stays."""
    before = json.loads(file.read_bytes()) if file.exists() else {}
    keys = ("level", "below", "setting", "seats")
    pairs = {tuple(pair[key] for key in keys): pair for pair in before.get("pairs", ())}
    pairs |= {tuple(pair[key] for key in keys): pair for pair in (each.model_dump() for each in document.pairs)}
    data = {
        "rules_version": document.rules_version,
        "pairs": list(pairs.values()),
        "milliseconds": before.get("milliseconds", {}) | {name: list(of) for name, of in document.milliseconds.items()},
    }
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def readable(call: Call, document: LadderDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    for pair in document.pairs:
        against = phrase(f"player-{pair.below}") if pair.below else pair.setting
        yield texts.say(
            phrase(
                "ladder-pair",
                level=phrase(f"player-{pair.level}"),
                against=against,
                seats=pair.seats,
                won=f"{pair.won:g}",
                games=pair.games,
                share=round(100 * pair.won / pair.games),
                least=round(100 * pair.least),
                most=round(100 * pair.most),
                place=f"{pair.place:g}",
                margin=f"{pair.margin:+g}",
            )
        )
    for bot, (middle, late) in document.milliseconds.items():
        yield texts.say(phrase("ladder-time", player=phrase(f"player-{bot}"), middle=middle, late=late))
