"""Points of deliveries and coins; ties go to more coins, then are shared."""

from rules.core.scoresheet import ScoreLine, ScoreSheet, TieBreak
from tests.fixture_game.state import State


def scores(state: State) -> ScoreSheet:
    lines = (
        ScoreLine("cv-score-deliveries", "CV-TRADE-2", tuple(trader.earned for trader in state.traders)),
        ScoreLine("cv-score-coins", "CV-END-3", tuple(trader.coins for trader in state.traders), at_end=True),
    )
    totals = tuple(sum(points) for points in zip(*(line.points for line in lines), strict=True))
    standing = [(totals[seat], state.traders[seat].coins) for seat in state.seats]  # CV-END-4
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    winners = () if state.agenda else tuple(seat for seat in state.seats if ranks[seat] == 1)
    ties = (TieBreak("cv-tie-coins", "CV-END-4", tuple(trader.coins for trader in state.traders)),)
    return ScoreSheet(lines, totals, winners, ranks, tie_breaks=ties)
