"""The closed union of moves: each is one choice of one seat."""

from rules.core.fact import SeatFact, fact
from rules.core.types import Ref
from tests.fixture_game.components import Place


@fact("cv")
class Keep(SeatFact):
    card: Ref


@fact("cv")
class Bid(SeatFact):
    card: Ref


@fact("cv")
class Travel(SeatFact):
    to: Place


@fact("cv", "take-coin")
class TakeCoin(SeatFact):
    pass


@fact("cv", "leave-coin")
class LeaveCoin(SeatFact):
    pass


@fact("cv")
class Deliver(SeatFact):
    card: Ref


@fact("cv")
class Pitch(SeatFact):
    """A tent is pitched where the camel stands."""


@fact("cv")
class Rest(SeatFact):
    pass


@fact("cv", "automa-acts")
class AutomaActs(SeatFact):
    """The Rival does what its rules command."""


Move = Keep | Bid | Travel | TakeCoin | LeaveCoin | Deliver | Pitch | Rest | AutomaActs
