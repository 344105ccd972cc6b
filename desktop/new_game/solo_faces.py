"""What the cards of one who plays alone say: missions and levels, what they ask, how they went so far."""

from typing import Any

from desktop.kept_games.tallies import NEVER
from desktop.new_game.beginning import goals_of
from desktop.new_game.levels import levels_of
from desktop.new_game.preparation import Preparation
from desktop.new_game.solo_board import SoloHead
from desktop.new_game.solo_measures import SoloFace
from desktop.new_game.words import Wording
from rules.core.options import Level, OptionSpec
from rules.reference.ladder import ladder_of

ALONE = ("novice", "regular")
"""The levels whose games tell how hard an automa is: to somebody who begins, and to somebody who knows the game."""
TITLED = 1
"""A word of a level begins a card: with a capital."""


def challenge_faces(words: Wording, now: Preparation, row: OptionSpec) -> list[SoloFace]:
    """A card for each challenge of the row."""
    following = now.next_challenge(row)
    values = [each for each in row.choices if each != row.default]
    return [challenge_face(words, now, row, value, is_next=value == following) for value in values]


def challenge_face(words: Wording, now: Preparation, row: OptionSpec, value: Any, *, is_next: bool) -> SoloFace:
    best = now.data.best_at(f"{row.id}-{value}")
    goals = goals_of(now.program, now.game, now.choices.with_option(row.id, value), now.data.corrections)
    named = f"value-{row.id}-{value}"
    status = "won" if best is not None else "next" if is_next else "open"
    record = words.say("solo-record", result=words.say(f"option-{row.id}.result", count=best)) if best else ""
    count = words.say("solo-goals", count=len(goals))
    measured = figures(words, now, f"{row.id}-{value}", "solo-measured-there")
    return SoloFace(
        value,
        words.say(named),
        number=str(value),
        goals=goals,
        less=words.if_there(f"{named}.less"),
        status=words.say(f"solo-{status}"),
        below=(record,) if record else measured or (count,),
        is_won=best is not None,
        is_next=is_next,
        said=" · ".join(part for part in (words.say(f"solo-{status}"), record or count, *measured) if part),
    )


def challenges_head(words: Wording, now: Preparation, row: OptionSpec) -> SoloHead:
    values = [each for each in row.choices if each != row.default]
    won = sum(now.data.has_won(f"{row.id}-{each}") for each in values)
    count = words.say(f"option-{row.id}.count", won=won, all=len(values))
    rule = words.if_there(f"value-{row.id}-{now.choices.named[row.id]}.rule")
    return SoloHead(words.say(f"option-{row.id}.none"), count=count, rule=rule)


def level_faces(words: Wording, now: Preparation, automa: str) -> list[SoloFace]:
    """A card for each level of the automa."""
    levels, fared = levels_of(now.game, automa), now.fared.automas
    faces = []
    for at, each in enumerate(levels):
        tally = words.tally(fared.get((automa, each.id), NEVER))
        faces.append(
            level_face(words, now, each, (at + 1, len(levels)), figures(words, now, each.id, "solo-measured"), tally)
        )
    return faces


def level_face(
    words: Wording, now: Preparation, level: Level, rank: tuple[int, int], measured: tuple[str, ...], tally: str
) -> SoloFace:
    said = f"level-{level.player}-{level.id}"
    lines = words.if_there(f"{said}.lines").splitlines() or [words.say(said)]
    best = now.data.best_at(level.won) if level.won else None
    result = words.if_there(f"level-{level.player}-{level.id}.won", result=best) if best is not None else ""
    status = words.say("solo-won-level") if best is not None else words.if_there(f"{said}.from")
    below = (result,) if result else measured
    return SoloFace(
        level.id,
        titled(words.say(f"level-{level.id}")),
        rank=rank,
        lines=tuple(line.strip() for line in lines),
        status=status,
        tally=tally,
        below=below,
        is_won=best is not None,
        said=" · ".join(part for part in (words.say(said), status, tally, *below) if part),
    )


def figures(words: Wording, now: Preparation, setting: str, said: str) -> tuple[str, ...]:
    """Say how often our opponents won there, as far as that was measured."""
    ladder = ladder_of(now.game.id, now.game.rules_version)
    pairs = [pair for by in ALONE if (pair := ladder.alone(by, setting)) is not None]
    return tuple(words.say(said, player=words.player(each.level), won=each.won, games=each.games) for each in pairs)


def levels_head(words: Wording, now: Preparation, automa: str) -> SoloHead:
    own, is_mixed = f"solo-{automa}", now.is_mixed
    mix = words.say("solo-levels") if is_mixed else words.if_there(f"{own}.mix") or words.say("solo-mix")
    note = words.say("level-custom-help") if is_mixed else words.if_there(f"{own}.note") or words.say("solo-mix-note")
    measured = "" if is_mixed else words.if_there(f"{own}.measured")
    levels = levels_of(now.game, automa)
    has_figures = any(figures(words, now, level.id, "solo-measured") for level in levels)
    published = words.say("solo-measured-published") if now.data.plays_own and has_figures else ""
    return SoloHead(
        words.if_there(own) or words.say("chosen-against", player=words.player(automa)),
        words.if_there(f"{own}.intro"),
        " · ".join(part for part in (words.tally(now.fared.against(automa)), words.if_there(f"{own}.from")) if part),
        words.if_there(f"{own}.rule"),
        mix if levels else "",
        " ".join(part for part in (note, measured, published) if part) if levels else "",
    )


def titled(word: str) -> str:
    return word[:TITLED].upper() + word[TITLED:]
