"""A game that plays itself at first sight for a while, for pictures and measurements."""

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.core.timeline import Timeline


def played_by_novices(timeline: Timeline, moves: int, seed: int) -> None:
    """Play so many moves more, or to the end; the same seed gives the same moves."""
    game = timeline.game
    policy = quick_policy()
    for number in range(moves):
        decisions = game.deciding(timeline.state)
        if not decisions:
            return
        seat = decisions[0].seat
        legal = game.legal(timeline.state, seat)
        view = game.view(timeline.state, seat)
        budget = Budget(policy.usual_budget)
        timeline.propose(policy.choose(game, view, legal, chance_of(seed + number, seat), budget))
