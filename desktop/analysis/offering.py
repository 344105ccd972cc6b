"""Whether a game can be reviewed, and whose decisions."""

from rules.core.finished_game import PERSON
from rules.core.timeline import Timeline
from rules.core.types import Seat
from rules.games import GAME_IDS


def objection_to_review(timeline: Timeline) -> str:
    """The id of a text that says why there is no review of this game; empty where there is one."""
    game = timeline.game
    if game.id not in GAME_IDS:
        return "review-unknown-game"
    if PERSON not in timeline.record.players:
        return "review-no-person"
    if timeline.record.policy == "strict" and game.deciding(timeline.state_at(timeline.line()[-1])):
        return "review-strict"
    return "" if len(timeline.line()) > 1 else "review-nothing"


def seats_to_review(timeline: Timeline, looking: Seat | None) -> tuple[Seat, ...]:
    """The seats of persons; while a game with secrets goes on, of those who share a screen only who looks at it."""
    game, record = timeline.game, timeline.record
    persons = tuple(seat for seat, player in enumerate(record.players) if player == PERSON)
    is_over = not game.deciding(timeline.state_at(timeline.line()[-1]))
    is_guarded = game.keeps_secrets(record.options) and not timeline.is_open and len(persons) > 1
    if is_over or not is_guarded:
        return persons
    return tuple(seat for seat in persons if seat == looking)
