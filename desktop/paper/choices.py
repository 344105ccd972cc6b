"""What somebody wants on paper, as it is chosen on the screen."""

from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtCore import QLocale

from desktop.paper.documents import is_there
from desktop.paper.order import WHAT, Order, What
from desktop.paper.position_sheet import Position
from desktop.paper.sheet import PaperName
from desktop.paper.subject import Subject
from rules.text.localise import LANGUAGES, Language

Document = What | Literal["position"]
Both = Literal["both"]


@dataclass(frozen=True, slots=True)
class Choices:
    what: Document = "rules"
    order: Order = field(default_factory=Order)

    @property
    def language(self) -> Language | Both:
        return self.order.languages[0] if len(self.order.languages) == 1 else "both"


def languages_of(wanted: Language | Both, first: Language) -> tuple[Language, ...]:
    """Both: that of the window first."""
    return (wanted,) if wanted != "both" else (first, *(each for each in LANGUAGES if each != first))


def usual_paper() -> PaperName:
    """Letter where one measures in inches, else A4."""
    metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
    return "a4" if metric else "letter"


def documents_of(subject: Subject, position: Position | None) -> tuple[Document, ...]:
    """What can be printed of this game; of a table also its position."""
    found: list[Document] = [each for each in WHAT if is_there(subject, each, Order())]
    return (*found, "position") if position is not None else tuple(found)
