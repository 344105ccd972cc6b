"""What Marajoara gives to the tests of saving, of rules in play, of refusals and of opponents."""

from functools import partial
from itertools import chain

from rules.core.types import Seat
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.options import Options
from rules.marajoara.state import State
from tests.rules.core.entries import entries_that_ask
from tests.rules.marajoara.play import universe
from tests.rules.marajoara.random_games import RANDOM
from tests.rules.marajoara.reading import READING
from tests.rules.marajoara.speaking import SPEAKING
from tests.rules.marajoara.table import begun, opened
from tests.rules.promises import Bots, ByLot, Case, Guiding, Playing, Refusing, Saving, Wrong, setting

WRONG: tuple[Case, ...] = (
    ({"slate": [{"ref": "Y99", "colour": "yellow", "face": 1}]}, "position-impossible-die"),
    ({"grid": []}, "position-size"),
    ({"tokens": []}, "position-size"),
    ({"active": 2}, "position-no-seat"),
    ({"players": []}, "position-no-seat"),
    ({"round": 0}, "position-round"),
)
OPTIONS = {"mission=3 hard=on first=0": Options(mission=3, hard=True, first=0)}
SAVING = Saving(RANDOM, [Wrong(begun(2).state, WRONG)], OPTIONS, wrong_options=("mission=9", "hard=perhaps", "first=7"))

here = partial(setting, GAME)
IN_FORCE = (
    ("MJ-CAP-1", here(2), ()),
    ("MJ-SCO-1", here(1, mission=1), ("seats", 2, 3, 4)),
    ("MJ-SOL-3", here(3), ("seats", 1)),
    ("MJ-SOL-3", here(1, mission=2), ()),
    ("MJ-MIS-6b", here(1, mission=2), ("option", 6)),
    ("MJ-MIS-6b", here(1, mission=6), ()),
    ("MJ-INC-3", here(1, mission=7), ("option", 0, 1, 2, 3, 4, 5, 6, 8)),
    ("MJ-SOL-8", here(1, mission=1), ("option", True)),
)
PLAYING = Playing(RANDOM, SPEAKING, READING, IN_FORCE)


def every_move(state: State, seat: Seat) -> chain[m.Move]:
    return chain.from_iterable(universe(seat, len(state.players[0].museums)).values())


REFUSING = Refusing(
    RANDOM,
    SPEAKING,
    READING,
    universe=every_move,
    one_in=31,
    least=(35, 5),
    untidy=r"MJ-",
    refusing=("refuse", "too_poor"),
    # Bonuses whose own rule refuses a die of another colour; and what is asked refuses whatever does not answer it.
    refuse_otherwise=("MJ-TRK-1", "MJ-TRK-3", "MJ-TRK-5", *(entry.RULE for entry in entries_that_ask(todo.Pending))),
)

BOTS = Bots(RANDOM, legal=(11, 40), again=(89, 60), blind=(89, 60), wavering=opened(2, seed=3).state, overrun=60)

BY_LOT = ByLot(RANDOM, seeds=1, strange=(60, 45), hidden_in=4, one_in=4, told_every=20, rare=("mj.token_waits",))

GUIDING = Guiding(
    BY_LOT,
    lasts=(4, "turn"),
    teaching=(
        "captured",
        "dig-bonus-won",
        "disc-moved",
        "vase-exhibited",
        "fragment-restored",
        "token-placed",
        "paid",
        "die-recycled",
        "die-removed",
        "main-action-skipped",
    ),
)
