"""What was chosen, in sentences: the right column says it before anybody begins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.loading import part_of
from desktop.new_game import choices as c
from desktop.new_game.beginning import goals_of
from desktop.new_game.company import automas_possible
from desktop.new_game.levels import BY_HAND, level_now
from desktop.new_game.option_faces import knob_faces
from desktop.new_game.options_list import OptionFace
from desktop.new_game.place_faces import who_begins
from desktop.new_game.preparation import Preparation
from desktop.new_game.sign_line import DrawSign, badge, sign
from desktop.new_game.solo_faces import titled
from desktop.new_game.words import Wording
from desktop.style.theme import Style
from desktop.widgets.switch import Choice
from rules.core.options import OptionSpec
from rules.core.scoresheet import Goal
from rules.core.types import Seat, phrase

AUTOMAS, EXPLAIN = "#automas", "#explain"
"""Knobs that are no options: how many automas sit there, whether one reads their reasons."""

Line = tuple[DrawSign, str]


@dataclass(frozen=True, slots=True)
class ChosenFace:
    """All that the column says of what was chosen."""

    kicker: str = ""
    title: str = ""
    lines: tuple[Line, ...] = ()
    note: str = ""
    knobs: tuple[OptionFace, ...] = ()
    start: str = ""
    """Below the word on the button."""


def chosen_face(words: Wording, now: Preparation) -> ChosenFace:
    row, automa = now.challenges, now.automa
    if row is not None and now.company == "alone":
        return of_challenge(words, now, row)
    if automa:
        return of_automa(words, now, automa)
    return of_table(words, now)


def of_challenge(words: Wording, now: Preparation, row: OptionSpec) -> ChosenFace:
    choices, value = now.choices, now.choices.named[row.id]
    if value == row.default:
        return ChosenFace(title=words.say(f"option-{row.id}.none"))
    named = f"value-{row.id}-{value}"
    lines = tuple(goal_lines(words, now.game.id, goals_of(now.program, now.game, choices, now.data.corrections)))
    number = words.say(f"option-{row.id}.number", number=value)
    start = words.say("start-challenge", challenge=number, who=who(words, choices, c.me(choices)))
    knobs = tuple(knob_faces(words, choices, now.game.option_specs))
    return ChosenFace(number, words.say(named), lines, words.if_there(f"{named}.help"), knobs, start)


def goal_lines(words: Wording, game_id: str, goals: Sequence[Goal]) -> Iterator[Line]:
    """A line for each objective; those of one kind that differ in a place only stand on one line."""
    for label, same in groupby(goals, key=lambda goal: goal.label):
        first, *others = same
        refs = tuple(str(dict(goal.args).get("ref", "")) for goal in (first, *others))
        joined = words.if_there(f"{label}.several", refs=refs) if others else ""
        if joined:
            yield goal_sign(game_id, first), joined
            continue
        for goal in (first, *others):
            yield goal_sign(game_id, goal), words.sentence(phrase(goal.label, **dict(goal.args)))


def goal_sign(game_id: str, goal: Goal) -> DrawSign:
    draw = part_of(game_id, "solo", "draw_sign")
    if draw is None:
        return sign("check")

    def draw_it(painter: QPainter, rect: QRectF, style: Style) -> None:
        draw(painter, rect, goal, style)

    return draw_it


def of_automa(words: Wording, now: Preparation, automa: str) -> ChosenFace:
    choices = now.choices
    level = None if now.is_mixed else level_now(now.game, choices, automa)
    word = words.say(f"level-{level.id if level else BY_HAND}")
    lines = (
        *own_lines(words, now, c.me(choices)),
        (sign("computer"), words.say(f"level-{automa}-{level.id}") if level else words.player_help(automa)),
    )
    knobs = tuple(knob_faces(words, choices, now.game.option_specs))
    begins = who_begins(words, choices)
    note = f"{begins}." if begins else ""
    return ChosenFace(
        words.if_there(f"solo-{automa}.against") or words.say("chosen-against", player=words.player(automa)),
        titled(word),
        lines,
        note,
        (*automas_knob(words, now, automa), *knobs, explain_knob(words, now, automa)),
        (words.if_there(f"solo-{automa}.start", level=word) if level else words.if_there(f"solo-{automa}.mix"))
        or words.say("start-automa", player=words.player(automa), level=word),
    )


def automas_knob(words: Wording, now: Preparation, automa: str) -> Iterator[OptionFace]:
    possible = automas_possible(now.game, automa)
    if len(possible) > 1:
        choices = tuple(Choice(count, words.say("chosen-count", count=count)) for count in possible)
        title = words.if_there(f"solo-{automa}.many") or words.player(automa)
        yield OptionFace(AUTOMAS, title, len(now.choices.places) - 1, choices=choices)


def explain_knob(words: Wording, now: Preparation, automa: str) -> OptionFace:
    """Whether what it does waits until its reasons are read: a setting of the program."""
    choices = (Choice(True, words.say("explain-each")), Choice(False, words.say("explain-none")))
    title = words.if_there(f"solo-{automa}.explain") or words.say("explain-automa", player=words.player(automa))
    value = now.program.settings.explain
    help = words.say("explain-each-help" if value else "explain-none-help")
    return OptionFace(EXPLAIN, title, value, help, choices=choices)


def of_table(words: Wording, now: Preparation) -> ChosenFace:
    choices, ours = now.choices, c.me(now.choices)
    seats = range(len(choices.places))
    lines = [seat_line(words, now, seat) for seat in seats if seat != ours or now.company == "together"]
    if now.company == "computer":
        lines = [*own_lines(words, now, ours), *lines]
    others = [words.name(choices, seat) for seat in range(len(choices.places)) if seat != ours]
    begins = who_begins(words, choices)
    knobs = tuple(knob_faces(words, choices, now.game.option_specs))
    if now.company == "computer":
        title, kicker = words.say("chosen-others", names=tuple(others), count=len(others)), words.say("chosen-computer")
        start = words.say("start-computer", names=tuple(others))
    else:
        title, kicker = words.say("chosen-players", count=now.players), words.say("chosen-together")
        start = words.say("new-start-below", count=now.players)
        if choices.is_open and c.has_secrets(now.game, choices):
            start = words.say("new-start-open", players=start)
    return ChosenFace(
        kicker, title, tuple(lines), f"{begins}." if begins else words.say("new-order-later"), knobs, start
    )


def seat_line(words: Wording, now: Preparation, seat: Seat) -> Line:
    """A seat, with how good its computer is, and what its player chose for itself."""
    choices, place = now.choices, now.choices.places[seat]
    level = words.player(place.player) if place.player not in (c.PERSON, *now.game.automas) else ""
    specs = [spec for spec in now.offer.by_seat if c.is_offered(spec, choices)]
    values = [(spec, c.at_seat(spec, choices, seat)) for spec in specs]
    own = [words.value(choices, spec.id, value) for spec, value in values if value != spec.default]
    parts = (who(words, choices, seat), *([level] if level else []), *own)
    return badge(place.colour), " · ".join(parts)


def own_lines(words: Wording, now: Preparation, seat: Seat) -> Iterator[Line]:
    """What whoever chooses may choose for the own seat, also where it is as usual."""
    choices, piece = now.choices, part_of(now.game.id, "cover", "draw_seat_piece")
    colour = choices.places[seat].colour

    def draw(painter: QPainter, rect: QRectF, style: Style) -> None:
        if piece is not None:
            piece(painter, rect, colour, style)

    for spec in now.offer.by_seat:
        if c.is_offered(spec, choices):
            said = words.value(choices, spec.id, c.at_seat(spec, choices, seat))
            yield draw, words.say("mend-option", option=words.say(f"option-{spec.id}"), value=said)


def who(words: Wording, choices: c.Choices, seat: Seat) -> str:
    """A name and its colour."""
    colour = words.say("seat-colour", colour=choices.places[seat].colour)
    return words.say("chosen-who", name=words.name(choices, seat), colour=colour.lower())
