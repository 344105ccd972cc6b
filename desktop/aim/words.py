"""What the aim of a game says, in the language in use, and where its points come from."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.paint.rich_text import plain
from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.reference.points import points_of, together_of
from rules.text.localise import Texts

MOST_STEPS, TIPS, MOST_SOURCES = 5, 3, 4
SURE_OF_TENTHS = 0.5
"""A mean that is known within less is told with a digit after the point."""


@dataclass(frozen=True, slots=True)
class Share:
    """A source of points, or all the small ones together."""

    label: str
    share: float
    """Of all that comes in."""
    mean: int


@dataclass(frozen=True, slots=True)
class AimWords:
    game: str
    title: str
    goal: str
    turn_title: str
    turn: str
    steps: tuple[tuple[str, str], ...]
    """Name and caption of each step of the loop."""
    others: str
    end_title: str
    end: str
    from_title: str
    shares: tuple[Share, ...]
    measured: str
    """How the shares were measured."""
    tips_title: str
    tips: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        steps = (f"{number}. {name}. {caption}" for number, (name, caption) in enumerate(self.steps, 1))
        shares = (f"{each.label}: {each.share:.0%}" for each in self.shares)
        parts = (self.goal, self.turn_title, self.turn, *steps, self.others, self.end_title, self.end)
        return " ".join(map(plain, (*parts, self.from_title, *shares, self.measured, self.tips_title, *self.tips)))


def has_aim(texts: Texts, game: AnyGame) -> bool:
    """Tell whether a game has an aim written down."""
    return texts.has(f"{game.prefix.lower()}-aim-goal")


def aim_words(texts: Texts, game: AnyGame) -> AimWords:
    """Put the aim of a game into words."""
    prefix = f"{game.prefix.lower()}-aim"

    def say(id: str, **args: object) -> str:
        return texts.say(phrase(id, **args))

    return AimWords(
        game=say(f"game-{game.id}"),
        title=say("aim-title"),
        goal=say(f"{prefix}-goal"),
        turn_title=say("aim-turn"),
        turn=say(f"{prefix}-turn"),
        steps=tuple(steps(texts, prefix)),
        others=texts.say_if_there(phrase(f"{prefix}-others")) or "",
        end_title=say("aim-end"),
        end=say(f"{prefix}-end"),
        from_title=say("aim-from"),
        shares=shares(texts, game),
        measured=how_measured(texts, game),
        tips_title=say("aim-tips"),
        tips=tuple(say(f"{prefix}-tip-{number}") for number in range(1, TIPS + 1)),
    )


def steps(texts: Texts, prefix: str) -> Iterator[tuple[str, str]]:
    for number in range(1, MOST_STEPS + 1):
        id = f"{prefix}-loop-{number}"
        if texts.has(id):
            yield texts.say(phrase(id)), texts.say_if_there(phrase(f"{id}.note")) or ""


def shares(texts: Texts, game: AnyGame) -> tuple[Share, ...]:
    points = points_of(game.id)
    if points is None:
        return ()
    return tuple(
        Share(texts.say(phrase(each.name or "aim-rest")), each.share, round(each.mean))
        for each in points.shares(MOST_SOURCES, together_of(game.id))
    )


def how_measured(texts: Texts, game: AnyGame) -> str:
    points = points_of(game.id)
    if points is None:
        return ""
    lost = round(-sum(each.mean for each in points.lost))
    digits = 1 if points.give_or_take < SURE_OF_TENTHS else 0
    measured = texts.say(
        phrase(
            "aim-measured",
            games=points.games,
            seats=len(points.seats),
            player=phrase(f"player-{points.seats[0]}"),
            mean=round(points.mean, digits) if digits else round(points.mean),
            more=max(0.1, round(points.give_or_take, 1)) if digits else max(1, round(points.give_or_take)),
            lost=lost,
        )
    )
    note = texts.say_if_there(phrase(f"{game.prefix.lower()}-aim-measured"))
    return f"{measured} {note}" if note else measured
