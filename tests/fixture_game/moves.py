"""The closed union of moves: each is one choice of one seat."""

from dataclasses import dataclass
from typing import Literal

from rules.core.types import Ref, Seat
from tests.fixture_game.components import Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Keep:
    kind: Literal["cv.keep"] = "cv.keep"
    seat: Seat
    card: Ref


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid:
    kind: Literal["cv.bid"] = "cv.bid"
    seat: Seat
    card: Ref


@dataclass(frozen=True, slots=True, kw_only=True)
class Travel:
    kind: Literal["cv.travel"] = "cv.travel"
    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCoin:
    kind: Literal["cv.take-coin"] = "cv.take-coin"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveCoin:
    kind: Literal["cv.leave-coin"] = "cv.leave-coin"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Deliver:
    kind: Literal["cv.deliver"] = "cv.deliver"
    seat: Seat
    card: Ref


@dataclass(frozen=True, slots=True, kw_only=True)
class Pitch:
    """A tent is pitched where the camel stands."""

    kind: Literal["cv.pitch"] = "cv.pitch"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    kind: Literal["cv.rest"] = "cv.rest"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaActs:
    """The Rival does what its rules command."""

    kind: Literal["cv.automa-acts"] = "cv.automa-acts"
    seat: Seat


Move = Keep | Bid | Travel | TakeCoin | LeaveCoin | Deliver | Pitch | Rest | AutomaActs
