"""The closed union of moves: each is one choice of one seat."""

from rules.core.fact import Fact, fact
from rules.core.types import Ref, Seat
from tests.fixture_game.components import Place


@fact("cv")
class Keep(Fact):
    seat: Seat
    card: Ref


@fact("cv")
class Bid(Fact):
    seat: Seat
    card: Ref


@fact("cv")
class Travel(Fact):
    seat: Seat
    to: Place


@fact("cv", "take-coin")
class TakeCoin(Fact):
    seat: Seat


@fact("cv", "leave-coin")
class LeaveCoin(Fact):
    seat: Seat


@fact("cv")
class Deliver(Fact):
    seat: Seat
    card: Ref


@fact("cv")
class Pitch(Fact):
    """A tent is pitched where the camel stands."""

    seat: Seat


@fact("cv")
class Rest(Fact):
    seat: Seat


@fact("cv", "automa-acts")
class AutomaActs(Fact):
    """The Rival does what its rules command."""

    seat: Seat


Move = Keep | Bid | Travel | TakeCoin | LeaveCoin | Deliver | Pitch | Rest | AutomaActs
