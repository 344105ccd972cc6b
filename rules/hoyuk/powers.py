"""The five clan powers of the expert game, each a rule of its own (HK-CLAN-1 to HK-CLAN-7)."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.candidates import house_moves
from rules.hoyuk.draft import Draft
from rules.hoyuk.queries import destructible_neighbours, in_supply, stealable

STOLEN = 2
"""HK-CLAN-6."""


def use_power(draft: Draft, seat: Seat) -> None:
    """What it asks of the seat; a power that can do nothing lapses."""
    clan = draft.players[seat].clan
    pending = POWERS[clan](draft, seat)
    if pending is None:
        draft.tell(happened.PowerLapsed(seat=seat, clan=clan))
    else:
        draft.tell(happened.PowerUsed(seat=seat, clan=clan))
        draft.first_of_all(pending)


def eguor(draft: Draft, seat: Seat) -> todo.Pending | None:
    """Replace a rival house next to an own one (HK-CLAN-3, ruling A29)."""
    possible = in_supply(draft, seat, "house") and destructible_neighbours(draft.village, seat)
    return todo.Replace(seat) if possible else None


def trev(draft: Draft, seat: Seat) -> todo.Pending | None:
    """A pen and cattle (HK-CLAN-4, ruling A31)."""
    return todo.Build(seat, ("pen", "cattle"), "power", "HK-CLAN-4")


def uelb(draft: Draft, seat: Seat) -> todo.Pending | None:
    """A pen and a villager (HK-CLAN-5, ruling A31)."""
    return todo.Build(seat, ("pen", "villager"), "power", "HK-CLAN-5")


def enuaj(draft: Draft, seat: Seat) -> todo.Pending | None:
    """Two elements of one player (HK-CLAN-6, ruling A30)."""
    return todo.Steal(seat, STOLEN) if stealable(draft, seat, None, ()) else None


def teoiv(draft: Draft, seat: Seat) -> todo.Pending | None:
    """A house, and the shaman on it (HK-CLAN-7, ruling A45)."""
    possible = in_supply(draft, seat, "house") and any(True for _ in house_moves(draft, seat))
    return todo.HouseForShaman(seat) if possible else None


POWERS = {"EGUOR": eguor, "TREV": trev, "UELB": uelb, "ENUAJ": enuaj, "TEOIV": teoiv}
