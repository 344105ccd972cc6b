"""What the top line says of the game in progress."""

from desktop.board.showing import Showing
from desktop.docks.story import Story
from desktop.docks.telling import Teller
from desktop.widgets.top_line import Now
from rules.core.record import Played
from rules.core.types import Seat, SeatName


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


def now_shown(teller: Teller, story: Story, showing: Showing) -> Now:
    """While something is shown again, or an automa's reasons are read: who has played, and what."""
    frame = showing.frame
    mover = teller.table.mover_at(frame.point)
    card = showing.card
    if card is not None:
        ask = teller.say_id("explain-ask", seat=SeatName(card.seat))
    else:
        ask = done_at(teller, story, frame.point)
    count = len(showing.frames)
    step = teller.say_id("again-step", number=showing.number + 1, of=count) if count > 1 else ""
    return Now(*seat_words(teller, mover), step, ask)


def done_at(teller: Teller, story: Story, point: int) -> str:
    """What was done there, in one sentence: the first that the log tells of it, else the move, unless it is secret."""
    words = told_at(story, point)
    if words:
        return words
    table = teller.table
    entry = table.timeline.entry(point)
    if table.game.hides or not isinstance(entry, Played):
        return teller.say_id("again-hidden")
    return teller.say(table.game.say_move(table.timeline.state_at(entry.after), entry.move))


def told_at(story: Story, point: int) -> str:
    """The first thing that the log tells of a point, under its headings."""
    told = (each for each in story.told(point) if not (each.is_round or each.is_turn or each.explained))
    return next((each.words for each in told), "")


def seat_words(teller: Teller, seat: Seat | None) -> tuple[str, str]:
    return ("", "") if seat is None else (teller.colour(seat), teller.seat(seat))
