"""What every sound is made of, as data: quiet, dry and close, things on a table.

A part is struck (`Tone`, a damped resonance) or blown (`Noise`, through a filter). Loudness is the peak at full volume.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, get_args

Name = Literal[
    "take", "wood", "cloth", "stone", "die", "dice", "card", "turn", "shuffle", "coin", "cube", "point",
    "refusal", "undo", "redo", "your-turn", "round", "storm", "shard", "stamp", "won", "lost",
    "drawer", "curtain", "page",
]  # fmt: skip
NAMES: tuple[Name, ...] = get_args(Name)
Group = Literal["pieces", "signals", "mood"]
"""What people switch on and off together."""
GROUPS: tuple[Group, ...] = get_args(Group)

RATE = 32_000
VARIANTS = 3
"""Of each sound, so that nothing repeats mechanically."""
DETUNED = (1.0, 1.03, 0.97)
"""The pitch of each variant."""


@dataclass(frozen=True, slots=True)
class Tone:
    """A resonance that was struck: frequency in hertz, time in milliseconds until it has fallen to a third, level."""

    hertz: float
    decay: float
    level: float = 1.0
    is_soft: bool = False
    """Struck with felt, not with wood."""


@dataclass(frozen=True, slots=True)
class Noise:
    """White noise through a filter whose frequency goes from one of these to the next while it sounds."""

    band: Literal["low", "high", "band"]
    hertz: tuple[float, ...]
    decay: float
    level: float = 1.0
    swells: float = 0.0
    """Milliseconds until it is at its loudest."""
    trembles: float = 0.0
    """How often a second it grows weaker and stronger."""


Part = Tone | Noise


@dataclass(frozen=True, slots=True)
class Strike:
    """Parts that begin together, so many milliseconds after the beginning."""

    parts: tuple[Part, ...]
    at: float = 0.0
    quieter: float = 0.0
    """By so many decibels."""
    pitch: float = 1.0


Strikes = tuple[Strike, ...]
Made = Callable[[Random, int], Strikes]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A sound; some have several steps: so many coins, the points of a run."""

    group: Group
    length: int
    """In milliseconds, of the first step."""
    peak: float
    """In decibels below full scale."""
    made: Made
    steps: int = 1
    longer: int = 0
    """Milliseconds by which each further step lasts longer."""

    def length_of(self, step: int) -> int:
        return self.length + self.longer * step


def once(*parts: Part) -> Made:
    return lambda chance, step: (Strike(parts),)


def always(*strikes: Strike) -> Made:
    return lambda chance, step: strikes


# What things are made of

WOOD = Tone(420, 45, 1), Tone(1130, 22, 0.55), Tone(2210, 11, 0.3)
CLOTH = Noise("low", (300,), 35), Tone(140, 30, 0.5)
STONE = Tone(900, 14, 0.6), Tone(2600, 8, 0.5), Noise("band", (3000,), 8, 0.6)
TAKEN = (Noise("high", (1800,), 25, swells=10),)
SLIDE = (Noise("band", (2500, 5000), 40, swells=30),)
COIN = Tone(3150, 120, 0.5), Tone(4720, 90, 0.35), Tone(7100, 50, 0.2)
THUD = Tone(180, 60, 1), Tone(240, 40, 0.5)
CRACKLE = (Noise("high", (1200,), 5, 0.7),)

RUN, FOURTH = 5, 4 / 3
"""So many points make a run, and the last of it stands a fourth above the first."""
MOST_COINS = 4


def rolled(chance: Random, step: int) -> Strikes:
    """Dice fall and come to rest: each blow weaker, and closer to the next."""
    blows = chance.randint(7, 12)
    times = sorted(600 * chance.random() ** 1.4 for _ in range(blows))
    return tuple(Strike(WOOD, at, at / 60, 0.9 + 0.4 * chance.random()) for at in (0.0, *times[1:]))


def coins(chance: Random, step: int) -> Strikes:
    """One more than the step says."""
    return tuple(
        Strike(COIN, 60 * number, 2 * chance.random(), 1 + 0.05 * chance.random()) for number in range(step + 1)
    )


def of_run(chance: Random, step: int) -> Strikes:
    return (Strike((Tone(1320, 60, 0.6), Tone(1980, 50, 0.4)), pitch=FOURTH ** (step / (RUN - 1))),)


def chord(*hertz: float, apart: float, decay: float) -> Strikes:
    return tuple(Strike((Tone(each, decay, is_soft=True),), apart * number) for number, each in enumerate(hertz))


def shuffled(chance: Random, step: int) -> Strikes:
    return tuple(Strike(SLIDE, 45 * number, 4 * chance.random(), 0.9 + 0.2 * chance.random()) for number in range(8))


TREMBLING_STORM = Noise("low", (120, 500, 90), 700, swells=450, trembles=3)

RECIPES: dict[Name, Recipe] = {
    "take": Recipe("pieces", 40, -30, once(*TAKEN)),
    "wood": Recipe("pieces", 160, -20, once(*WOOD)),
    "cloth": Recipe("pieces", 90, -24, once(*CLOTH)),
    "stone": Recipe("pieces", 80, -22, once(*STONE)),
    "die": Recipe("pieces", 180, -20, always(Strike(WOOD), Strike(WOOD, 55, 5, 1.25))),
    "dice": Recipe("pieces", 700, -20, rolled),
    "card": Recipe("pieces", 120, -26, once(*SLIDE)),
    "turn": Recipe("pieces", 120, -26, always(Strike(SLIDE), Strike((Noise("high", (1500,), 6, 0.8),), 85))),
    "shuffle": Recipe("pieces", 420, -26, shuffled),
    "coin": Recipe("pieces", 220, -24, coins, MOST_COINS, 60),
    "cube": Recipe("pieces", 70, -23, once(Tone(760, 20, 1), Tone(1700, 10, 0.5))),
    "point": Recipe("pieces", 120, -25, of_run, RUN),
    "refusal": Recipe("signals", 160, -26, always(Strike(THUD), Strike(THUD, 70))),
    "undo": Recipe("pieces", 120, -30, always(Strike(TAKEN, pitch=1.1), Strike(CLOTH, 35, pitch=0.8))),
    "redo": Recipe("pieces", 120, -30, always(Strike(TAKEN, pitch=0.9), Strike(CLOTH, 35, pitch=1.25))),
    "your-turn": Recipe(
        "signals", 420, -24,
        always(Strike((Tone(660, 220, 0.5, is_soft=True),)), Strike((Tone(880, 260, 0.5, is_soft=True),), 110)),
    ),
    "round": Recipe(
        "signals", 700, -24,
        once(Tone(440, 500, 0.5, is_soft=True), Tone(554, 450, 0.4, is_soft=True), Tone(659, 400, 0.3, is_soft=True)),
    ),
    "storm": Recipe(
        "mood", 1500, -22, always(Strike((TREMBLING_STORM,)), Strike(CRACKLE, 640, 9), Strike(CRACKLE, 830, 6))
    ),
    "shard": Recipe("pieces", 200, -22, once(*STONE, Tone(2200, 140, 0.25))),
    "stamp": Recipe(
        "signals", 220, -18, always(Strike(WOOD, pitch=0.6), Strike((Noise("low", (900,), 60, 0.7),)))
    ),
    "won": Recipe("signals", 1300, -20, always(*chord(440, 554, 659, 880, 1108, apart=90, decay=500))),
    "lost": Recipe("signals", 900, -24, always(*chord(440, 392, 330, apart=160, decay=400))),
    "drawer": Recipe("mood", 250, -26, once(Noise("low", (700,), 110, swells=70))),
    "curtain": Recipe("mood", 500, -26, once(Noise("band", (400,), 190, swells=150))),
    "page": Recipe("mood", 90, -32, once(Noise("band", (1200,), 35, swells=20))),
}  # fmt: skip

EVEN_WHEN_STILL: frozenset[Name] = frozenset({"your-turn", "stamp", "won", "lost"})
"""What sounds though pieces do not travel: the animation is off, and who looked away would miss it."""

SAMPLES: dict[Group, Name] = {"pieces": "die", "signals": "your-turn", "mood": "storm"}
"""What one hears who wants to know what a switch is about."""


def tuned(part: Part, by: float) -> Part:
    """The same part at another pitch."""
    if isinstance(part, Tone):
        return replace(part, hertz=part.hertz * by)
    return replace(part, hertz=tuple(each * by for each in part.hertz))


def parts_in(strikes: Sequence[Strike]) -> list[Part]:
    return [part for strike in strikes for part in strike.parts]
