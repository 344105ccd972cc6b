"""What the board shows at this moment: which position, from whose side, what is open, still or not, how fast."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal, Protocol

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from desktop.board.desk import AnyDesk, CameraTarget, Look, saying
from desktop.board.expansion import Expansion
from desktop.board.showing import SHOWN_MS, Showing
from desktop.board.sprite import Key
from desktop.program import Program
from desktop.settings import TRAVEL_MS, Pace
from desktop.style.theme import Style
from desktop.table.seat_at_table import SeatAtTable
from rules.core.types import Phrase, Seat
from rules.text.localise import Texts

Explains = Literal["all", "name", "nothing"]
"""All; only name and place, while a question asks for the rest; nothing, while it asks for the thing itself."""

HOME_MS = 180
"""How long a piece glides home that was not dropped where it may go."""
CAMERA_MS = 240
UNFOLD_MS = 110
JUMP_MS = 160
"""How long pieces travel at most when the table looks at quite another point of the game."""
POSTER_MS: dict[Pace, int] = {"off": 0, "fast": 700, "normal": 1300, "slow": 2200}
"""How long people look at a card that was turned over, before the pieces move."""
MOST_PARTS = 9


class Tutor(Protocol):
    """Thinks about what people want to play, before it is played."""

    @property
    def has_move(self) -> bool:
        """Whether a move waits."""

    def takes(self, move: Any) -> bool:
        """Whether this move waits now: the tutor plays it later, or gives it back."""


class Situation(QObject):
    """Answers these questions for the board's view, lights and changes, and for the dock beside it. The board alone
    changes it."""

    def __init__(self, program: Program, table: SeatAtTable, desk: AnyDesk, surface: QWidget) -> None:
        super().__init__(surface)
        self.program = program
        self.table = table
        self.desk = desk
        self.surface = surface
        """What the table fills."""
        self.showing = Showing(self)
        self.expansion = Expansion(self)
        self.overlay: Key = ""
        """What somebody has laid over the table."""
        self.is_still = True
        """Whether the pieces that were played lie where they belong: no light falls on what can be done before."""
        self.turns_from: tuple[Seat | None] | None = None
        """Whose side of the table is seen until all pieces have arrived; then it turns to who plays next."""
        self.tutor: Tutor | None = None
        self.has_dock = True
        """Whether the dock is there to tell an automa's reasons."""

    @property
    def explains(self) -> Explains:
        """How much things may say of themselves."""
        return "all"

    def play(self, move: Any) -> bool:
        """Play what somebody has chosen, unless a tutor thinks about it first. Whether it is on its way."""
        return (self.tutor is not None and self.tutor.takes(move)) or self.table.propose(move)

    @property
    def has_move_waiting(self) -> bool:
        return self.tutor is not None and self.tutor.has_move

    # What is shown

    @property
    def seat(self) -> Seat | None:
        """Whose side of the table is seen."""
        return self.table.looking if self.turns_from is None else self.turns_from[0]

    @property
    def view(self) -> Any:
        """The position on the table: that of the game, unless something is shown again."""
        if self.showing.is_on:
            return self.showing.view
        return self.table.view if self.turns_from is None else self.table.view_from(self.turns_from[0])

    @property
    def look(self) -> Look:
        style, table = self.program.style(self.table.game.id, self.surface.window().width()), self.table
        width, height = float(self.surface.width()), float(self.surface.height())
        return Look(width, height, style, saying(self.texts, table.names), table.names, self.seat, self.open)

    @property
    def open(self) -> frozenset[Key]:
        """Keys of what is unfolded; of overlays only one: what is pointed at goes before what was kept."""
        is_pointed = any(each.key in self.expansion.open for each in self.desk.overlays)
        return self.expansion.open if is_pointed or not self.overlay else self.expansion.open | {self.overlay}

    @property
    def here(self) -> tuple[int, Seat | None]:
        """The point of the game, and who looks at it."""
        return self.table.point, self.table.looking

    @property
    def is_past(self) -> bool:
        """Whether this is the past of the game, where nothing is played."""
        return self.table.is_looking_back

    @property
    def is_watched(self) -> bool:
        """Whether moves are shown again: then a press ends that, and does nothing else."""
        return self.showing.is_on and self.showing.card is None

    @property
    def is_explained(self) -> bool:
        """Whether the player wants to read why an automa does what it does, and can."""
        return self.program.settings.explain and self.has_dock

    def parts(self) -> Sequence[CameraTarget]:
        """What the camera can look at, in the order of the keys from 1 to 9."""
        return tuple(islice(self.desk.parts(self.view, self.look), MOST_PARTS))

    def part_places(self) -> list[QRectF]:
        return [part.place.rect for part in self.parts()]

    # In words

    @property
    def texts(self) -> Texts:
        return self.program.texts(self.table.game)

    def say(self, said: Phrase) -> str:
        return self.program.say_phrase(said, self.table.game, self.table.names)

    @property
    def menu_style(self) -> Style:
        return self.program.style(self.table.game.id, self.surface.window().width())

    # How fast

    @property
    def travel_ms(self) -> int:
        """How long a piece that was played takes; 0 with animation off."""
        return TRAVEL_MS[self.program.settings.pace]

    @property
    def jump_ms(self) -> int:
        return min(JUMP_MS, self.travel_ms)

    @property
    def home_ms(self) -> int:
        return HOME_MS if self.travel_ms else 0

    @property
    def unfold_ms(self) -> int:
        return UNFOLD_MS if self.travel_ms else 0

    @property
    def camera_ms(self) -> int:
        return CAMERA_MS if self.travel_ms else 0

    @property
    def poster_ms(self) -> int:
        return POSTER_MS[self.program.settings.pace]

    @property
    def shown_ms(self) -> int:
        """How long people look at each move that is shown again."""
        return SHOWN_MS[self.program.settings.pace]
