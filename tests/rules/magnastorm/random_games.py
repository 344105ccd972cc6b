"""Random games of Magnastorm for two to four people and against the Consortium, over starts, rulings and levels."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.types import Ref
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.components import letter_of
from rules.magnastorm.options import CONSORTIUM, Options
from rules.magnastorm.setup import COLOURS
from rules.magnastorm.state import State
from tests.rules.core.properties import Passed
from tests.rules.core.random_games import Lot, RandomGames, Table
from tests.rules.magnastorm.table import BOX, PERSON

FOUR = (PERSON,) * 4
TABLES: tuple[Table, ...] = (
    ((PERSON,) * 2, Options()),
    ((PERSON,) * 2, Options(start="START_2", first=2, storm_escape="jump")),
    ((PERSON,) * 3, Options(cell_bonus_timing="placement")),
    ((PERSON,) * 3, Options(advanced=True, artefacts=("gold_gold", "bronze_silver", "silver_silver"))),
    (FOUR, Options(first=3)),
    (
        FOUR,
        Options(
            start="START_2",
            storm_escape="jump",
            cell_bonus_timing="placement",
            kimkin_once_per_round=True,
            azrea_second_level=False,
        ),
    ),
    (FOUR, Options(advanced=True, artefacts=("bronze_gold", "silver_gold", "bronze_bronze", "gold_gold"))),
    ((PERSON, CONSORTIUM), Options(consortium_level="easy")),
    ((CONSORTIUM, PERSON), Options(start="START_2")),
    ((PERSON, CONSORTIUM), Options(consortium_level="hard", storm_escape="jump")),
    ((CONSORTIUM, PERSON), Options(consortium_level="expert")),
    (
        (PERSON, CONSORTIUM),
        Options(consortium_programme="EEA", consortium_stations=0, consortium_begins="consortium", consortium_bonus=3),
    ),
)


# Strange positions: late, crowded, with commanders of every kind, stacked cells and supplies that are nearly used up


def strange(seed: int) -> State:
    """Anything that the box allows: panels nearly empty or full, crowded sectors, markers at the top."""
    lot = Lot(seed)
    solo = lot.below(4) == 0
    count = 2 if solo else 2 + lot.below(3)
    layout = BOX.layouts[count]
    letters = [letter_of(colour) for colour in COLOURS[:count]]
    spaces = list(lot.some([space.ref for space in layout.spaces], len(layout.spaces)))
    sites = list(lot.some([site.ref for site in layout.sites], len(layout.sites)))
    administrative = lot.some([f"{n:02}" for n in range(1, 9)], len(layout.columns) - 1)
    scientific = lot.some([f"{n:02}" for n in range(11, 19)], len(layout.fields))
    free = list(lot.some((*administrative, *scientific), len(layout.columns) - 1 + len(layout.fields)))
    seats: list[dict[str, Any]] = []
    crews: list[str] = []
    for at in range(count):
        crews += [letters[at]] * lot.below(6)
        automa = solo and at == 1
        seats.append(
            {
                "automa": automa,
                "scout": spaces[lot.below(len(spaces))],
                "labs": " ".join(spaces.pop() for _ in range(lot.below(11))),
                "stations": " ".join(sites.pop() for _ in range(min(lot.below(4), len(sites)))),
                "levels": {field: lot.below(layout.levels + 1) for field in layout.fields},
                "commanders": " ".join(free.pop() for _ in range(min(lot.below(4), len(free)))),
                "reputation": lot.below(layout.threshold + 2),
            }
        )
        if not automa:
            seats[-1]["cubes"] = "".join(letter * lot.below(5) for letter in (*letters, "y"))
    if lot.below(2):
        seats[0]["cubes"] = hoarded(lot, seats, (*letters, "y"))
    notes: dict[str, Any] = {
        "round": 1 + lot.below(layout.rounds),
        "seats": seats,
        "order": lot.order(count),
        "commanders": " ".join((*administrative, *scientific)),
        "objectives": " ".join((*lot.some(("Q1", "Q2", "Q3", "Q4"), 2), *lot.some(("S1", "S2", "S3", "S4"), 2))),
        "options": {
            "kimkin_once_per_round": not lot.below(3),
            "storm_escape": ("drive", "jump")[lot.below(2)],
            "cell_bonus_timing": ("after", "placement")[lot.below(2)],
        },
        "seed": seed,
        **strange_panels(lot, layout.columns, layout.neutral_crew, crews),
    }
    return GAME.position(notes, BOX)


def hoarded(lot: Lot, seats: Sequence[dict[str, Any]], letters: Sequence[str]) -> str:
    """The first seat has nearly all cubes that neither the others have nor the bag."""
    held = "".join(seat.get("cubes", "") for seat in seats[1:])
    return "".join(letter * (BOX.cubes - BOX.bag - held.count(letter) - lot.below(3)) for letter in letters)


def strange_panels(lot: Lot, columns: Sequence[Ref], neutral: int, crews: Sequence[str]) -> dict[str, Any]:
    """Crew in any column above, the rest below, wherever there is room."""
    all_ = lot.some([*crews, *"y" * (neutral * len(columns))], len(crews) + neutral * len(columns))
    cells = [f"R{row}/{column}" for row in range(1, 6) for column in columns]
    above = 1 + lot.below(len(all_))
    upper = dict.fromkeys(columns, "")
    for crew in all_[:above]:
        column = columns[lot.below(len(columns))]
        upper[column] += crew
    lower: dict[Ref, str] = {}
    for crew, cell in zip(all_[above:], lot.some(cells, len(cells)), strict=False):
        lower[cell] = crew
    return {"upper": upper, "lower": lower}


def seldom_exchanging(state: State, seed: int) -> Iterator[Passed]:
    """Rare kinds of moves are as likely as those that are many, but for exchanges, of which there would be no end."""
    lot = Lot(seed)
    while decisions := GAME.deciding(state):
        legal = GAME.legal(state, decisions[0].seat)
        tried = legal if not lot.below(8) else [move for move in legal if not isinstance(move, m.Exchange)]
        kind = lot.pick(sorted({move.kind for move in tried}))
        move = lot.pick([move for move in legal if move.kind == kind])
        after, events = GAME.apply(state, move)
        yield Passed(state, move, after, events)
        state = after


RANDOM = RandomGames(GAME, BOX, TABLES, strange, special_walk=seldom_exchanging)
beginning, played, played_on = RANDOM.beginning, RANDOM.played, RANDOM.played_on
