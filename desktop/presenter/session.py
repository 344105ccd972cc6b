"""A session in which a table is played: what that table is told of it."""

from collections.abc import Callable
from dataclasses import dataclass

from desktop.presenter.classroom import Classroom
from desktop.presenter.projector import Projecting
from desktop.presenter.session_side import TableSide


@dataclass(frozen=True, slots=True)
class Session:
    classroom: Classroom
    """The class at the table of the presentation: this one has its clock, and its screen."""
    projecting: Projecting
    side: TableSide
    """What the teacher reads beside the table while the class has a screen of its own."""
    onward: Callable[[int], object]
    """Leads on, back (-1), or only out of this table (0)."""
    exchange: Callable[[], object]
    """Exchanges the screens of teacher and class."""
