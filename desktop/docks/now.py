"""What the top line says of the game in progress."""

from desktop.docks.story import Story
from desktop.docks.telling import Teller
from desktop.widgets.top_line import Now
from rules.core.types import SeatName


def now_of(teller: Teller, story: Story, *, thinking: bool = False) -> Now:
    """Whose turn it is, in which round and step, and what is asked of them."""
    table = teller.table
    decisions = table.decisions
    round_now = story.round_at(table.timeline.now)
    if not decisions:
        return Now(step=round_now, ask=teller.say_id("game-over"))
    asked = next((each for each in decisions if each.seat == table.seat_to_play), decisions[0])
    colour, words = teller.colour(asked.seat), teller.seat(asked.seat)
    step = teller.say_or(f"{asked.ask}.title", "", **dict(asked.args))
    if round_now and step:
        step = teller.say_id("top-step", round=round_now, step=step)
    ask = teller.say_id("top-thinking", seat=SeatName(asked.seat)) if thinking else teller.say(asked.sentence)
    return Now(colour, words, step or round_now, ask)
