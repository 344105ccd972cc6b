"""The missions of a game, or the levels of its automa, with those that were won."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.celebration.facts import levels_won
from desktop.celebration.verdict import Verdict
from rules.core.finished_game import FinishedGame
from rules.core.modes import row_of_challenges
from rules.core.profile import Profile, achieved_with


@dataclass(frozen=True, slots=True)
class Token:
    """A mission or a level: a figure or a word, and whether it was won; `is_now` is the one that was just played."""

    words: str
    is_won: bool
    is_now: bool


@dataclass(frozen=True, slots=True)
class ShelfFace:
    title: str
    count: str
    tokens: tuple[Token, ...]
    are_words: bool
    """Whether they are words rather than figures."""


def shelf_of(
    verdict: Verdict, profile: Profile, results: Sequence[FinishedGame], game: FinishedGame | None, name: str
) -> ShelfFace | None:
    """None for a game between people or against opponents of the machine."""
    if verdict.result.is_challenge:
        return missions(verdict, profile)
    if verdict.one is not None and verdict.automas and game is not None:
        return levels(verdict, results, game, name)
    return None


def missions(verdict: Verdict, profile: Profile) -> ShelfFace | None:
    game = verdict.speaker.table.game
    row = row_of_challenges(game)
    if row is None:
        return None
    now = verdict.speaker.mode_id()
    is_corrected = bool(verdict.speaker.table.timeline.record.corrections)
    known = {mode.id for mode in game.modes}
    modes = [f"{row.id}-{value}" for value in row.choices if f"{row.id}-{value}" in known]
    tokens = tuple(
        Token(
            mode.rpartition("-")[2],
            profile.has(game.id, achieved_with(mode, corrected=is_corrected)) or (mode == now and verdict.is_won),
            mode == now,
        )
        for mode in modes
    )
    return face(verdict, "missions", tokens, are_words=False)


def levels(verdict: Verdict, results: Sequence[FinishedGame], game: FinishedGame, name: str) -> ShelfFace | None:
    table, say = verdict.speaker.table, verdict.speaker.formatter.say_id
    automa = table.timeline.record.players[verdict.automas[0]]
    won = levels_won((*results, game), game, name)
    tokens = tuple(
        Token(say(f"level-{level.id}"), level.id in won, level.id == verdict.level)
        for level in table.game.levels
        if level.player == automa
    )
    return face(verdict, "levels", tokens, are_words=True) if tokens else None


def face(verdict: Verdict, kind: str, tokens: tuple[Token, ...], *, are_words: bool) -> ShelfFace:
    say = verdict.speaker.formatter.say_id
    automa = verdict.speaker.seat(verdict.automas[0]) if verdict.automas else ""
    return ShelfFace(
        say(f"victory-shelf-{kind}", automa=automa),
        say("victory-shelf-count", done=sum(token.is_won for token in tokens), of=len(tokens)),
        tokens,
        are_words,
    )
