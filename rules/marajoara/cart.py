"""The cart with its slots, and how a spent die enters it: one procedure for all actions (MJ-SPD-2 to MJ-SPD-4)."""

from collections.abc import Sequence

from rules.marajoara.components import Die

Cart = tuple[Die | None, ...]


def entered(cart: Cart, die: Die, *, gravity: bool) -> tuple[Cart, Die | None]:
    """The cart with one more die on the highest free slot, and the die that a full cart pushes out (ruling A5).

    With gravity a die slides down to the lowest free slot, so that the first spent is the first to leave.
    """
    if None not in cart:
        return (die, *cart[:-1]), cart[-1]
    at = len(cart) - 1 - cart[::-1].index(None) if gravity else cart.index(None)
    return (*cart[:at], die, *cart[at + 1 :]), None


def packed(dice: Sequence[Die], slots: int, *, gravity: bool) -> Cart:
    """These dice from the top down, without gaps, after an exchange (ruling A9)."""
    empty: tuple[None, ...] = (None,) * (slots - len(dice))
    return (*empty, *dice) if gravity else (*dice, *empty)
