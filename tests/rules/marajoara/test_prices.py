"""What the page of rulings says that a choice costs is what this build plays."""

import re
from statistics import mean

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.core.contract import Seating
from rules.core.types import phrase
from rules.marajoara import GAME
from rules.marajoara.moves import Capture
from rules.marajoara.options import Options
from rules.text.localise import LANGUAGES, Texts
from tests.rules.marajoara.table import BOX

PAIR = tuple(Seating("novice", "", colour) for colour in GAME.colours[:2])
GAMES = 60


def numbers(attribute: str) -> list[list[int]]:
    said = [Texts(language, game=GAME, strict=True).say(phrase(f"MJ-A1.{attribute}")) for language in LANGUAGES]
    return [[int(number) for number in re.findall(r"\d+", each)] for each in said]


def first_jumps(*, ortho_only: bool) -> int:
    state = GAME.setup(BOX, Options(ortho_only=ortho_only), PAIR, 1)
    while GAME.deciding(state)[0].rule == "MJ-SET-6":
        seat = GAME.deciding(state)[0].seat
        state = GAME.apply(state, GAME.legal(state, seat)[0]).state
    return sum(isinstance(move, Capture) for move in GAME.legal(state, GAME.deciding(state)[0].seat))


def points(*, ortho_only: bool) -> float:
    """What who plays at first sight has at the end, on average."""
    return mean(total for seed in range(GAMES) for total in totals(seed, ortho_only=ortho_only))


def totals(seed: int, *, ortho_only: bool) -> tuple[int, ...]:
    quick = quick_policy()
    state, moves = GAME.setup(BOX, Options(ortho_only=ortho_only), PAIR, seed), 0
    while deciding := GAME.deciding(state):
        seat, moves = deciding[0].seat, moves + 1
        legal, chance = GAME.legal(state, seat), chance_of(1000 * seed + moves, seat)
        move = quick.choose(GAME, GAME.view(state, seat), legal, chance, Budget(quick.usual_budget))
        state = GAME.apply(state, move).state
    return GAME.totals(state)


def test_jumps_on_the_first_turn() -> None:
    for number, four in ((0, False), (1, True)):
        for said in numbers(("ours-price", "theirs-price")[number]):
            assert said[0] == first_jumps(ortho_only=four)


def test_points_of_four_directions() -> None:
    lost = points(ortho_only=False) - points(ortho_only=True)
    for said in numbers("theirs-price"):
        assert abs(said[1] - lost) < 1.5
