"""What the ladder of levels says: of each rung what it does, what was measured, and how one has fared against it."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.kept_games.tallies import NEVER, Tally
from desktop.new_game.levelling import Levelling
from desktop.new_game.words import Wording
from rules.bots.registry import GENTLE, RANDOM, bots_of, opponents_of
from rules.core.types import Seat
from rules.reference.ladder import Interval, Ladder, Pair

SECOND, TENTH = 1000, 100
WHOLE_SECONDS = 10
"""From so many seconds on tenths are left out."""


@dataclass(frozen=True, slots=True)
class RungFace:
    """All that a rung says."""

    level: str
    name: str
    does: str
    share: float | None = None
    """How often it beats the one below; None where that was not measured, or there is none."""
    interval: Interval | None = None
    beats: str = ""
    """The share in words, or why there is none."""
    tally: Tally = NEVER
    against: str = ""
    time: str = ""
    is_chosen: bool = False
    flag: str = ""
    """What stands beside the name of the level that is suggested."""
    said: str = ""
    """What a screen reader says after the name."""


@dataclass(frozen=True, slots=True)
class LadderFace:
    title: str
    note: str
    does: str
    beats: str
    against: str
    time: str
    """The four of them: what stands above the columns."""
    any: str
    any_help: str
    gentle: str
    """The words of the button; empty where there is no gentle opponent."""
    gentle_help: str
    is_gentle: bool
    """Whether the gentle opponent is the one that is chosen."""
    rungs: tuple[RungFace, ...]
    """From the highest to the lowest."""
    own_colour: str
    """Of the badge on the rung that is suggested; empty where nobody is advised."""


def ladder_face(words: Wording, levelling: Levelling, seat: Seat) -> LadderFace:
    say, now, known = words.say, levelling.preparation, levelling.known
    ladder, advice, player = known.ladder, known.own.advice, now.choices.places[seat].player
    flag = say("new-level-suggested" if advice.is_known else "new-level-to-begin")
    rungs = [
        rung_face(
            words,
            level,
            ladder,
            now.fared.levels.get(level, NEVER),
            flag=flag if level == advice.level and known.own_colour else "",
            is_chosen=level == player,
        )
        for level in reversed(bots_of(now.game.id))
    ]
    has_gentle = GENTLE in opponents_of(now.game.id)
    return LadderFace(
        title=say("new-level-of", name=words.name(now.choices, seat)),
        note=note_of(words, ladder),
        does=say("new-level-does"),
        beats=say("new-level-beats"),
        against=say("new-level-against"),
        time=say("new-level-time"),
        any=say("new-level-any"),
        any_help=say("new-level-any-help"),
        gentle=words.player(GENTLE) if has_gentle else "",
        gentle_help=words.player_help(GENTLE),
        is_gentle=player == GENTLE,
        rungs=tuple(rungs),
        own_colour=known.own_colour,
    )


def note_of(words: Wording, ladder: Ladder) -> str:
    """How many games each rung was measured in, and how far off its figure may be at most."""
    pairs = ladder.measured()
    if not pairs:
        return words.say("new-level-unmeasured")
    margin = max(percent(pair.interval.margin) for pair in pairs)
    return words.say("new-level-measured", games=min(pair.games for pair in pairs), margin=margin)


def rung_face(
    words: Wording, level: str, ladder: Ladder, tally: Tally, *, flag: str = "", is_chosen: bool = False
) -> RungFace:
    say, pair, times = words.say, ladder.beats(level), ladder.milliseconds.get(level)
    unknown = say("new-level-not-measured")
    if pair is not None:
        beats = say("new-level-share", percent=percent(pair.share))
    else:
        beats = say("new-level-first") if level == RANDOM else unknown
    met = say("new-level-stones", won=tally.won, played=tally.played) if tally.played else say("new-level-never-met")
    return RungFace(
        level,
        words.player(level),
        words.player_help(level),
        pair.share if pair else None,
        pair.interval if pair else None,
        beats,
        tally,
        met,
        seconds(words, times[0]) if times is not None else unknown,
        is_chosen,
        flag,
        " ".join(spoken(words, level, pair, tally, times, is_chosen=is_chosen)),
    )


def spoken(
    words: Wording, level: str, pair: Pair | None, tally: Tally, times: tuple[int, int] | None, *, is_chosen: bool
) -> Iterator[str]:
    """Say all that a rung shows, a sentence each."""
    say = words.say
    yield words.player_help(level)
    if pair is not None:
        margin = percent(pair.interval.margin)
        yield say("new-level-beats-said", percent=percent(pair.share), margin=margin, games=pair.games)
    else:
        yield say("new-level-first-said" if level == RANDOM else "new-level-not-measured-said")
    if tally.played:
        yield say("new-level-stones-said", won=tally.won, played=tally.played)
    else:
        yield say("new-level-never-met-said")
    if times is not None:
        yield say("new-level-time-said", time=seconds(words, times[0]), late=seconds(words, times[1]))
    if is_chosen:
        yield say("new-level-chosen-said")


def percent(share: float) -> int:
    return round(100 * share)


def seconds(words: Wording, milliseconds: int) -> str:
    tenths = round(milliseconds / TENTH)
    if not tenths:
        return words.say("new-level-short-time")
    whole, rest = divmod(tenths, SECOND // TENTH)
    if whole >= WHOLE_SECONDS:
        whole, rest = round(milliseconds / SECOND), 0
    return words.say("new-level-seconds", whole=whole, tenths=rest)
