"""`vestiges clicks`: how much people do by hand in a turn of a game, and how much where only moves play themselves."""

import os
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import mean, quantiles

from rules.commands.answer import Answer, Document
from rules.commands.arguments import CORRECTIONS, GAME, LEVEL, OPTION, SEED, Argument, separated, whole_number
from rules.commands.boxes import PERSON, beginning, players_given
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, Denied, WrongUsage
from rules.commands.headless import policies_for
from rules.core.rng import seeded
from rules.core.types import phrase

ARGUMENTS = (
    GAME,
    Argument("--seats", separated, text="clicks-seats"),
    Argument("--games", partial(whole_number, least=1), default=1),
    SEED,
    OPTION,
    LEVEL,
    Argument("--budget", partial(whole_number, least=1)),
    CORRECTIONS,
)
TENTHS = 10


class Spread(Document):
    """How much is done in a turn: the mean, and between which figures eight turns of ten lie."""

    mean: float
    low: int
    median: int
    high: int
    most: int


class KindOfMove(Document):
    kind: str
    a_turn: float
    of_only_moves: float
    """How much of it is done for moves beside which nothing else is legal."""


class ClicksDocument(Document):
    game: str
    seats: tuple[str, ...]
    games: int
    finished: int
    turns: int
    by_hand: Spread
    only_moves_by_themselves: Spread
    kinds: tuple[KindOfMove, ...]


def run(call: Call) -> Answer:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from desktop.commands.counting_clicks import Clicks, count_game
    from desktop.games.desks import desk_of

    given, players = call.given, players_given(call, "novice")
    if PERSON in players:
        raise WrongUsage(phrase("wrong-person", seats=players))
    desk = desk_of(call.game.id)
    if desk is None:
        raise Denied(phrase("clicks-no-table"), call.game)
    given.seats = players
    start = beginning(call, players)
    policies, clicks, finished = policies_for(call.game, start.seating), Clicks(), 0
    for number in range(given.games):
        seed = seeded(given.seed, f"game-{number}").word
        state = call.game.setup(start.box, start.options, start.seating, seed)
        finished += count_game(call.game, desk, state, policies, seed, clicks, budget=given.budget)
    turns = len(clicks.turns)
    document = ClicksDocument(
        game=call.game.id,
        seats=players,
        games=given.games,
        finished=finished,
        turns=turns,
        by_hand=spread(clicks.turns),
        only_moves_by_themselves=spread(clicks.fewer),
        kinds=tuple(
            KindOfMove(
                kind=kind, a_turn=round(count / turns, 2), of_only_moves=round(clicks.only_by_kind[kind] / turns, 2)
            )
            for kind, count in clicks.by_kind.most_common()
        ),
    )
    return Answer(document, readable(call, document), DONE if finished == given.games else DENIED)


def spread(turns: Sequence[int]) -> Spread:
    if len(turns) <= 1:
        only = sum(turns)
        return Spread(mean=only, low=only, median=only, high=only, most=only)
    tenths = quantiles(turns, n=TENTHS, method="inclusive")
    low, median, high = (round(tenths[at]) for at in (0, 4, 8))
    return Spread(mean=round(mean(turns), 2), low=low, median=median, high=high, most=max(turns))


def readable(call: Call, document: ClicksDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    yield texts.say(phrase("clicks-summary", games=document.games, turns=document.turns))
    for id, figures in (("hand", document.by_hand), ("themselves", document.only_moves_by_themselves)):
        said = {"mean": figures.mean, "low": figures.low, "median": figures.median, "high": figures.high}
        yield "  " + texts.say(phrase(f"clicks-{id}", **said, most=figures.most))
    for each in document.kinds:
        yield "  " + texts.say(phrase("clicks-kind", kind=each.kind, count=each.a_turn, only=each.of_only_moves))
