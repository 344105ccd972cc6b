"""What the top line says of the game in progress."""

from desktop.board.showing import Showing
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.table.seat_at_table import Frame
from desktop.table.seats import PERSON
from desktop.widgets.past_bar import Past
from desktop.widgets.top_line import Now
from rules.core.decision import Decision
from rules.core.record import Played
from rules.core.types import OwnWords, Seat, SeatName


def now_of(formatter: Formatter, game_log: GameLog, *, thinking: bool = False, reading: bool = False) -> Now:
    """Whose turn it is, in which round and step, and what is asked of them; `reading` while an opponent waits until the
    end of a round was read.
    """
    table = formatter.table
    decisions = table.decisions
    round_now = game_log.round_at(table.timeline.now)
    if not decisions:
        return Now(step=round_now, ask=formatter.say_id("game-over"))
    seat = table.seat_to_play if table.asking.following is None else table.asking.following.seat
    asked = next((each for each in decisions if each.seat == seat), decisions[0])
    colour, words = formatter.colour(asked.seat), formatter.seat(asked.seat)
    step = formatter.say_or(f"{asked.ask}.title", "", **dict(asked.args))
    if round_now and step:
        step = formatter.say_id("top-step", round=round_now, step=step)
    return Now(colour, words, step or round_now, asked_words(formatter, asked, thinking=thinking, reading=reading))


def asked_words(formatter: Formatter, asked: Decision, *, thinking: bool, reading: bool) -> str:
    """What is asked of a person; what a computer does about it, which nobody at this screen is asked.

    Where only one thing is left to do, a game may say that in other words.
    """
    table = formatter.table
    if table.only_looks:
        return formatter.say_id("top-only-looks")
    if thinking and reading:
        return formatter.say_id("top-reading")
    if thinking:
        return formatter.say_id("top-thinking", seat=SeatName(asked.seat))
    if table.players and table.players[asked.seat] != PERSON:
        return formatter.say_id("top-waits", seat=SeatName(asked.seat))
    if table.asking.following is not None:
        return formatter.say_id("top-only-move", move=table.say_move(table.asking.following))
    said = formatter.say(asked.sentence)
    return formatter.say_or(f"{asked.ask}.only", said, **dict(asked.args)) if len(table.legal) == 1 else said


def past_of(formatter: Formatter, game_log: GameLog, *, is_auto: bool | None = None) -> Past | None:
    """Return which point of the game the player looks back at, and what leads out of there; `is_auto` where moves can
    be played on by themselves, and whether they are now."""
    table, say = formatter.table, formatter.say_id
    if not table.is_looking_back:
        return None
    line = table.timeline.line()
    at, last, is_over = line.index(table.timeline.now), len(line) - 1, table.standpoint.looks_back_from_the_end
    where = say("past-at-over" if is_over else "past-at", point=at, last=last)
    return Past(
        where,
        whose_turn(formatter, game_log),
        say("past-play-on"),
        say("past-to-score" if is_over else "past-back"),
        say("key-esc"),
        say("past-earlier"),
        say("past-later"),
        can_back=at > 0,
        can_on=at < last,
        auto="" if is_auto is None else say("autoplay-stop" if is_auto else "autoplay-begin"),
        is_auto=is_auto is True,
        chapters=say("note-chapters", count=count) if (count := len(table.notes.chapters())) else "",
    )


def whose_turn(formatter: Formatter, game_log: GameLog) -> str:
    table = formatter.table
    seats = [each.seat for each in table.decisions]
    turn = formatter.say_id("past-turn", seat=SeatName(seats[0])) if seats else ""
    round_then = game_log.round_at(table.timeline.now)
    said = formatter.say_id("top-step", round=round_then, step=turn) if round_then and turn else turn or round_then
    chapter = table.notes.chapter_here()
    if chapter is None:
        return said
    return formatter.say_id("top-step", round=OwnWords(chapter.title), step=said)


def now_shown(formatter: Formatter, game_log: GameLog, showing: Showing) -> Now:
    """Return who has played, and what, for a replay or while an automa's reasons are read."""
    frame = showing.frame
    colour, seat, ask = shown_words(formatter, game_log, frame)
    card = showing.card
    if card is not None:
        ask = formatter.say_id("explain-ask", seat=SeatName(card.seat))
    return Now(colour, seat, step_of(formatter, showing), ask)


def step_of(formatter: Formatter, showing: Showing) -> str:
    """Which of several moves this is, or which of the acts that one move sets off."""
    frame, acts = showing.frame, sum(each.point == showing.frame.point for each in showing.frames) - 1
    if frame.act:
        return formatter.say_id("acts-step", number=frame.act, of=acts)
    points = list(dict.fromkeys(each.point for each in showing.frames))
    if len(points) == 1:
        return ""
    return formatter.say_id("again-step", number=points.index(frame.point) + 1, of=len(points))


def shown_words(formatter: Formatter, game_log: GameLog, frame: Frame) -> tuple[str, str, str]:
    """Who has played, and what; of an act, which nobody plays, what it is."""
    if frame.act:
        return "", "", formatter.say(formatter.table.game.say_event(frame.events[0]))
    return said_of(formatter, game_log, frame.point)


def said_of(formatter: Formatter, game_log: GameLog, point: int) -> tuple[str, str, str]:
    """Who has played there, and what."""
    return *seat_words(formatter, formatter.table.history.mover_at(point)), done_at(formatter, game_log, point)


def done_at(formatter: Formatter, game_log: GameLog, point: int) -> str:
    """What was done there, in one sentence: the first that the log tells of it, else the move, unless it is secret."""
    words = told_at(game_log, point)
    if words:
        return words
    table = formatter.table
    entry = table.timeline.entry(point)
    is_told = isinstance(entry, Played) and (not table.game.hides or table.history.eyes_at(point) == entry.move.seat)
    if not isinstance(entry, Played) or not is_told:
        return formatter.say_id("again-hidden")
    return formatter.say(table.game.say_move(table.timeline.state_at(entry.after), entry.move))


def told_at(game_log: GameLog, point: int) -> str:
    """The first thing that the log tells of a point, under its headings."""
    told = (each for each in game_log.told(point) if not (each.is_round or each.is_turn or each.explained))
    return next((each.words for each in told), "")


def seat_words(formatter: Formatter, seat: Seat | None) -> tuple[str, str]:
    return ("", "") if seat is None else (formatter.colour(seat), formatter.seat(seat))
