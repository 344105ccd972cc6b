"""How the window looks now: a theme, a game, a scale. All colours and text sizes on screen are asked of a `Style`."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache

from desktop.style.mixing import ink_on, mix
from desktop.style.palette import (
    CABINET,
    DICE,
    GAMES,
    OWN_INK,
    OWNER,
    PAPER,
    PAPER_GROUND,
    SEATS,
    THEMES,
    DieMark,
    Ground,
    SeatMark,
    Theme,
    ThemeName,
)
from desktop.style.vision import Tint, contrast

SMALLEST_TEXT, USUAL_TEXT = 13, 15
LARGEST_SCALE = 3.0
READABLE, READABLE_IN_CONTRAST = 4.7, 7.7
"""Least contrast of text: a little above the 4.5 and 7 promised, so that neither rounding nor the grain of paper falls
below it."""

BOX_DEPTH, TINT_STEP, BUTTON_DEPTH = 0.42, 0.02, 0.06

LAMPLIGHT, SHEEN = 0.08, 0.06
FELT_DIMMED, BOARD_DIMMED, EDGE_RAISED = 0.5, 0.35, 0.5
"""High contrast turns the lamp further down, so that pale words reach 7:1 on felt too, and draws edges pale."""


@dataclass(frozen=True)
class Style:
    """Theme, game, size of the geometry (1 at 1600 x 1000) and of the text (1 to 3)."""

    theme_name: ThemeName = "light"
    game: str = CABINET
    unit: float = 1.0
    text_scale: float = 1.0
    on_paper: bool = False
    """Whether it is printed: the light theme on white ground."""

    def __post_init__(self) -> None:
        if not 1.0 <= self.text_scale <= LARGEST_SCALE:
            raise ValueError(f"text scale {self.text_scale} is not between 1 and {LARGEST_SCALE}")

    @property
    def key(self) -> Hashable:
        """All that a painted picture depends on, beside what it shows and its size."""
        return self.theme_name, self.game, self.unit, self.text_scale, self.on_paper

    @property
    def is_dark(self) -> bool:
        return self.theme_name != "light"

    @property
    def theme(self) -> Theme:
        return PAPER if self.on_paper else THEMES[self.theme_name]

    @property
    def ground(self) -> Ground:
        return PAPER_GROUND if self.on_paper else ground_of(self.theme_name, self.game)

    @property
    def accent(self) -> str:
        return GAMES[self.game].accent

    @property
    def counts_credits(self) -> bool:
        return GAMES[self.game].counts_credits

    @property
    def accent_text(self) -> str:
        """The accent, moved until it reads as text on panels, leaves, windows and refusals."""
        theme = self.theme
        return readable(self.accent, self.theme_name, (theme.panel, theme.raised, theme.window, theme.refuse_fill))

    @property
    def among_games(self) -> str:
        """The colour of the game where all games stand side by side, moved until it reads as text on panels."""
        colour = GAMES[self.game].among or self.accent
        return readable(colour, self.theme_name, (self.theme.panel, self.theme.raised))

    @property
    def quiet_box(self) -> str:
        """A box on a panel, as deep as the accent in it stays readable."""
        return self.tinted(self.theme.panel, self.theme.line, BOX_DEPTH, self.accent_text, self.theme.text)

    def tinted(self, ground: Tint, tint: Tint, most: float, *inks: Tint) -> str:
        """The ground with a share of another colour in it: the most that is wanted, or as much as leaves all inks
        readable on it."""
        return tinted(name_of(ground), name_of(tint), most, tuple(map(name_of, inks)), self.theme_name)

    def readable_on(self, ink: Tint, *grounds: Tint) -> str:
        """An ink, moved until it can be read on these grounds."""
        return readable(name_of(ink), self.theme_name, tuple(map(name_of, grounds)))

    def plate(self, colour: Tint) -> str:
        """A colour as a ground for words, moved until those on it can be read."""
        return plate(name_of(colour), self.theme_name)

    def ink_on_plate(self, colour: Tint) -> str:
        """The ink for words on the plate of a colour."""
        return ink_on(self.plate(colour))

    @property
    def button(self) -> str:
        """The accent as a ground for words, moved until those on it can be read."""
        return self.plate(mix(self.accent, "#000000", BUTTON_DEPTH))

    @property
    def owner_ink(self) -> str:
        """Blue ink: all that the owner of a game has written."""
        return readable(OWNER, self.theme_name, (self.theme.panel, self.theme.window))

    @property
    def own_ink(self) -> str:
        """The ink of what was measured and of what one has done oneself."""
        return OWN_INK[self.theme_name]

    @property
    def accent_on_board(self) -> str:
        """The accent, moved until it reads as text on boards and in wells."""
        return readable(self.accent, self.theme_name, self.papers)

    @property
    def quiet_ink(self) -> str:
        """Ink for the less important words on boards and in wells; as readable as any other text."""
        ground = self.ground
        softened = mix(ground.ink, ground.board, 0.36).name()
        return readable(softened, self.theme_name, self.papers)

    @property
    def papers(self) -> tuple[str, str, str]:
        """Boards where they are most and least lit, and wells."""
        ground = self.ground
        sheen = mix(ground.board, "#FFFFFF" if self.is_dark else "#000000", SHEEN).name()
        return ground.board, sheen, ground.well

    @property
    def felt_ink(self) -> str:
        """Ink for words on the felt itself; readable in the light and in the dark parts of it."""
        ground = GAMES[self.game].light
        best = max((ground.ink, ground.board), key=lambda ink: worst_contrast(ink, self.cloth))
        return readable(best, self.theme_name, self.cloth)

    @property
    def cloth(self) -> tuple[str, str, str]:
        """The felt under the lamp, beside it, and at its rim, grain and all."""
        ground = self.ground
        return mix(ground.felt_centre, "#FFFFFF", LAMPLIGHT).name(), ground.felt_centre, ground.felt_rim

    def px(self, length: float) -> float:
        """A length given for 1600 x 1000, at the size of this window."""
        return length * self.unit

    def grown(self, length: float) -> int:
        """A length that follows the size of the text: what holds words must grow with them."""
        return round(length * self.text_size(USUAL_TEXT) / USUAL_TEXT)

    def text_size(self, size: float) -> int:
        """A text size given for 1600 x 1000. Small windows shrink text half as much as geometry, never below 13."""
        shrunk = size * (self.unit if self.unit >= 1 else (1 + self.unit) / 2)
        return round(max(SMALLEST_TEXT, round(shrunk)) * self.text_scale)


def name_of(colour: Tint) -> str:
    return mix(colour, colour, 0).name()


def seat_mark(seat: str) -> SeatMark:
    """Colour and glyph of a seat, by the colour's name in the rules."""
    return SEATS[seat]


def die_mark(colour: str) -> DieMark:
    return DICE[colour]


def least_contrast(theme_name: ThemeName) -> float:
    return READABLE_IN_CONTRAST if theme_name == "contrast" else READABLE


@cache
def tinted(ground: str, tint: str, most: float, inks: tuple[str, ...], theme_name: ThemeName) -> str:
    share, least = most, least_contrast(theme_name)
    while share > 0:
        mixed = mix(ground, tint, share).name()
        if worst_contrast(mixed, inks) >= least:
            return mixed
        share -= TINT_STEP
    return ground


@cache
def plate(colour: str, theme_name: ThemeName) -> str:
    return readable(colour, theme_name, (ink_on(colour),))


@cache
def ground_of(theme_name: ThemeName, game: str) -> Ground:
    """The game's own ground, by day or with the lamp turned down."""
    if theme_name == "light":
        return GAMES[game].light
    dark = GAMES[game].dark
    if theme_name == "dark":
        return dark
    return Ground(
        felt_centre=_dimmed(dark.felt_centre, FELT_DIMMED),
        felt_rim=_dimmed(dark.felt_rim, FELT_DIMMED),
        board=_dimmed(dark.board, BOARD_DIMMED),
        edge=mix(dark.edge, "#FFFFFF", EDGE_RAISED).name(),
        well=_dimmed(dark.well, BOARD_DIMMED),
        ink=dark.ink,
    )


def _dimmed(colour: str, share: float) -> str:
    return mix(colour, "#000000", share).name()


@cache
def readable(colour: str, theme_name: ThemeName, grounds: tuple[str, ...]) -> str:
    """The colour, moved step by step away from the grounds until it is readable as text on each of them."""
    least = least_contrast(theme_name)
    away = max(("#000000", "#FFFFFF"), key=lambda end: worst_contrast(end, grounds))
    tried: Tint = colour
    while worst_contrast(tried, grounds) < least:
        nearer = mix(tried, away, 0.05).name()
        if nearer == mix(tried, away, 0).name():  # a twentieth of what is left is no step any more
            return away.lower()
        tried = nearer
    return mix(tried, away, 0).name()


def worst_contrast(colour: Tint, grounds: tuple[str, ...]) -> float:
    return min(contrast(colour, ground) for ground in grounds)
