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


def played_otherwise(timeline: Timeline) -> None:
    """Go back to the middle of a game and play another move there, then as many by novices as were played before; a
    game in which nobody had a choice since stays as it is."""
    line, game = timeline.line(), timeline.game
    for place in range(len(line) // 2, len(line) - 1):
        state, played = timeline.state_at(line[place]), timeline.entry(line[place + 1])
        seat = game.deciding(state)[0].seat
        others = [move for move in game.legal(state, seat) if move != getattr(played, "move", None)]
        if others:
            timeline.go_to(line[place])
            timeline.propose(others[0])
            played_by_novices(timeline, len(line) - place - 2, timeline.record.seed + 1)
            return
