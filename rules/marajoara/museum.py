"""What happens in a museum and with money: paying, exhibiting, restoring, turning and exchanging dice."""

from dataclasses import replace

from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara.cart import entered
from rules.marajoara.components import ICON_CASE, ICON_YELLOW, SECOND, Die
from rules.marajoara.draft import Draft
from rules.marajoara.queries import overflow_penalty
from rules.marajoara.state import CAPTURED, SLOTS, slot_ref


def pay(draft: Draft, seat: Seat, pips: tuple[int, ...]) -> None:
    """Yellow dice are turned down; one that pays all it shows leaves the museum with its face (MJ-PAY-2)."""
    zone = draft.players[seat].yellow_zone
    used_up: list[Die] = []
    for at, paid in enumerate(pips):
        if not paid:
            continue
        ref = slot_ref(zone, "yellow", at)
        die = draft.take_from_slot(seat, ref)
        if paid == die.face:
            used_up.append(die)
        else:
            draft.set_slot(seat, ref, replace(die, face=die.face - paid))
    draft.spent += tuple(used_up)
    draft.events.append(
        happened.Paid(seat=seat, credits=sum(pips), used_up=tuple(used_up), left=draft.players[seat].money)
    )


def exhibit_next(draft: Draft, slots: tuple[Ref, ...], rule: str) -> None:
    """One red die after the other: points, a vase on the lowest free space, that space's reward (MJ-EXP-2)."""
    seat = draft.active
    ref, *rest = slots
    if rest:
        draft.instead(todo.ExhibitVases(tuple(rest), rule))
    else:
        draft.done()
    number = SLOTS[ref].museum
    die = draft.take_from_slot(seat, ref)
    draft.spent += (die,)
    museum = draft.museum(number)
    space = draft.box.case[museum.vases]
    draft.set_museum(seat, number, replace(museum, vases=museum.vases + 1))
    draft.events.append(happened.VaseExhibited(seat=seat, die=die, museum=number, space=museum.vases + 1))
    draft.score(seat, "exhibit", rule, draft.box.parts.museum.points_per_pip * die.face)
    draft.score(seat, "case", "MJ-EXP-3", space.points)
    if space.token:
        take_icon(draft, number, ICON_CASE, "case")


def restore(draft: Draft, seat: Seat, ref: Ref, slots: tuple[Ref, ...], doubled: bool) -> None:
    number = int(ref.startswith(SECOND))
    fragment = draft.box.fragments[ref.removeprefix(SECOND)]
    dice = tuple(draft.take_from_slot(seat, slot) for slot in slots)
    draft.spent = dice
    museum = draft.museum(number)
    placed = museum.fragments
    draft.set_museum(seat, number, replace(museum, fragments=(*placed, fragment.ref)))
    draft.events.append(happened.FragmentRestored(seat=seat, fragment=ref, dice=dice, doubled=doubled))
    draft.score(seat, "fragment", "MJ-RES-2", fragment.points)
    touching = sum(other in draft.box.neighbours[fragment.ref] for other in placed)
    draft.score(seat, "adjacency", "MJ-RES-2", touching * draft.box.parts.museum.points_per_neighbour)
    draft.first_of_all(todo.Spend(seat))  # MJ-RES-4
    if fragment.token:
        take_icon(draft, number, fragment.ref, "fragment")  # MJ-RES-3


def take_icon(draft: Draft, number: int, icon: str, source: todo.TokenSource) -> None:
    """The Dig token on an icon of the museum is taken, once a game, and placed (MJ-TOK-4, MJ-TOK-5)."""
    museum = draft.museum(number)
    if icon in museum.icons:
        kept = tuple(each for each in museum.icons if each != icon)
        draft.set_museum(draft.active, number, replace(museum, icons=kept))
        draft.first_of_all(todo.PlaceToken(draft.active, museum.colour, source))


def store(draft: Draft, number: int, die: Die) -> Ref:
    """The die goes on its leftmost free slot; the third yellow slot gives its token the first time (MJ-ACT-2)."""
    ref = draft.store(draft.active, number, die)
    row = draft.museum(number).row(die.colour)
    if die.colour == "yellow" and SLOTS[ref].at == len(row) - 1:
        take_icon(draft, number, ICON_YELLOW, "yellow")
    return ref


def raised(draft: Draft, seat: Seat, die: Die, pips: int, *, place: Ref, rule: str) -> Die:
    """The die with more pips: the top face is the limit, but in mission 7 it goes round to 1 (MJ-INC-3, MJ-MIS-7a)."""
    top = draft.box.top_face
    if die.face + pips > top and (penalty := overflow_penalty(draft)):
        draft.events.append(happened.DieOverflowed(seat=seat, die=die, place=place))
        draft.score(seat, "overflow", "MJ-MIS-7a", -penalty)
        return replace(die, face=1)
    face = min(die.face + pips, top)
    draft.events.append(happened.DieRaised(seat=seat, die=die, face=face, place=place, rule=rule))
    return replace(die, face=face)


def raise_stored(draft: Draft, seat: Seat, ref: Ref, rule: str) -> bool:
    """One more pip on a stored or the captured die; True when it overflowed."""
    if ref == CAPTURED:
        assert draft.captured is not None
        before, after = draft.captured, raised(draft, seat, draft.captured, 1, place=ref, rule=rule)
        draft.captured = after
    else:
        before = draft.take_from_slot(seat, ref)
        after = raised(draft, seat, before, 1, place=ref, rule=rule)
        draft.set_slot(seat, ref, after)
    return after.face < before.face


def turn_blue_die(draft: Draft, ref: Ref, change: int) -> None:
    """MJ-FIN-1."""
    seat = draft.active
    die = draft.take_from_slot(seat, ref)
    if change > 0:
        turned = raised(draft, seat, die, change, place=ref, rule="MJ-FIN-1")
    else:
        turned = replace(die, face=die.face + change)
        draft.events.append(happened.DieRaised(seat=seat, die=die, face=turned.face, place=ref, rule="MJ-FIN-1"))
    draft.set_slot(seat, ref, turned)


def exchange_dice(draft: Draft, blue: Ref, red: Ref) -> None:
    """Mission 6: each of the two dice goes to the leftmost free slot of the other museum (MJ-MIS-6b)."""
    seat = draft.active
    blue_die, red_die = draft.take_from_slot(seat, blue), draft.take_from_slot(seat, red)
    blue_slot = draft.store(seat, SLOTS[red].museum, blue_die)
    red_slot = draft.store(seat, SLOTS[blue].museum, red_die)
    draft.events.append(
        happened.DiceExchanged(seat=seat, blue=blue_die, red=red_die, blue_slot=blue_slot, red_slot=red_slot)
    )


def spend(draft: Draft, die: Die) -> None:
    """The die enters the cart; what a full cart pushes out waits on the slate (MJ-SPD-2, MJ-SPD-3, MJ-SPD-4)."""
    draft.cart, pushed = entered(draft.cart, die, gravity=draft.options.cart_gravity)
    if pushed is not None:
        draft.slate += (pushed,)
    draft.events.append(happened.DieSpent(seat=draft.active, die=die, pushed=pushed))


def spend_rest(draft: Draft) -> None:
    for die in draft.spent:
        spend(draft, die)
    draft.spent = ()
