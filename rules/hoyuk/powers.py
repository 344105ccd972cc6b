"""The five clan powers of the expert game, each a rule of its own (HK-CLAN-1 to HK-CLAN-7)."""

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk.draft import Draft
from rules.hoyuk.queries import Position, can_build_house, can_go_on, in_supply, rival_houses_beside, stealable

STOLEN = 2
"""HK-CLAN-6."""


def use_power(draft: Draft, seat: Seat) -> None:
    """HK-CLAN-2."""
    pending = opened_by_power(draft, seat)
    assert pending is not None
    draft.tell(happened.PowerUsed(seat=seat, clan=draft.players[seat].clan))
    draft.first_of_all(pending)


def opened_by_power(position: Position, seat: Seat) -> todo.Pending | None:
    """What the clan's power asks of the seat; None where it could do nothing."""
    return POWERS[position.box.power[position.players[seat].clan]](position, seat)


def replace(position: Position, seat: Seat) -> todo.Pending | None:
    """A rival house next to an own one (HK-CLAN-3, ruling A29)."""
    possible = in_supply(position, seat, "house") and rival_houses_beside(position.village, seat)
    return todo.Replace(seat) if possible else None


def pen_and_cattle(position: Position, seat: Seat) -> todo.Pending | None:
    """HK-CLAN-4, ruling A31."""
    build = todo.Build(seat, ("pen", "cattle"), "power", "HK-CLAN-4")
    return build if can_go_on(position, build) else None


def pen_and_villager(position: Position, seat: Seat) -> todo.Pending | None:
    """HK-CLAN-5, ruling A31."""
    build = todo.Build(seat, ("pen", "villager"), "power", "HK-CLAN-5")
    return build if can_go_on(position, build) else None


def steal(position: Position, seat: Seat) -> todo.Pending | None:
    """Two elements of one player (HK-CLAN-6, ruling A30)."""
    theft = todo.Steal(seat, STOLEN)
    return theft if stealable(position, theft) else None


def house_and_shaman(position: Position, seat: Seat) -> todo.Pending | None:
    """A house, and the shaman on it (HK-CLAN-7, ruling A45)."""
    return todo.HouseForShaman(seat) if can_build_house(position, seat) else None


POWERS = {
    "replace": replace,
    "pen_and_cattle": pen_and_cattle,
    "pen_and_villager": pen_and_villager,
    "steal": steal,
    "house_and_shaman": house_and_shaman,
}
