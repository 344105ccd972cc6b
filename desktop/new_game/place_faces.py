"""What the cards of seats and the free places say."""

from collections.abc import Sequence

from desktop.new_game.choices import (
    COMPUTER,
    PERSON,
    Choices,
    at_seat,
    colours_at,
    colours_to_take,
    counting,
    is_offered,
    seating,
    with_one_more,
)
from desktop.new_game.colour_dots import DotFace
from desktop.new_game.colours import merging, told_apart
from desktop.new_game.company import fewest
from desktop.new_game.fixes import mended, new_objections, with_choice_at
from desktop.new_game.keepsakes import kept_at
from desktop.new_game.own_choice import OwnFace
from desktop.new_game.place_card import CardFace
from desktop.new_game.words import Wording
from desktop.widgets.dropdown import Item
from desktop.widgets.switch import Choice
from rules.bots.registry import opponents_of
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame
from rules.core.options import OptionSpec, Value, is_kept
from rules.core.types import YOU, Seat, SeatName, phrase


def card_face(
    words: Wording, choices: Choices, seat: Seat, own: Sequence[OptionSpec], *, is_open: bool = False
) -> CardFace:
    """Say what the card of a seat says; `is_open`: whether its levels are unfolded below."""
    place, bots, several = choices.places[seat], opponents_of(words.game.id), len(choices.places) > 1
    may_leave = len(choices.places) > fewest(words.game)
    kinds = [Choice(PERSON, words.say("player-person"))]
    if bots:
        kinds.append(Choice(COMPUTER, words.say("player-computer")))
    return CardFace(
        unnamed=words.name(choices.with_place(seat, name=""), seat),
        name=words.say("new-name", number=seat + 1),
        kinds=tuple(kinds),
        kind=COMPUTER if place.player in bots else place.player,
        level=words.player(place.player),
        level_label=words.say("new-level"),
        level_help="" if place.player == PERSON or is_open else words.player_help(place.player),
        is_open=is_open,
        kinds_said=words.say("new-who-at", number=seat + 1),
        level_said=words.say("new-level-at", number=seat + 1),
        colours_said=words.say("new-colour-at", number=seat + 1),
        colours=tuple(dot_face(words, choices, seat, each) for each in colours_to_take(words.game, choices, seat)),
        own=tuple(own_face(words, choices, seat, spec) for spec in own if chooses(words, choices, seat, spec)),
        order=order_of(words, choices, seat),
        remove=words.say("new-remove", number=seat + 1) if may_leave else "",
        move=words.say("new-move", number=seat + 1) if several else "",
    )


def dot_face(words: Wording, choices: Choices, seat: Seat, colour: str) -> DotFace:
    is_taken = colour in choices.colours and colour != choices.places[seat].colour
    called = words.say("seat-colour", colour=colour)
    return DotFace(colour, words.say("new-colour-swap", colour=called) if is_taken else called, is_taken)


def chooses(words: Wording, choices: Choices, seat: Seat, spec: OptionSpec) -> bool:
    return choices.places[seat].player not in words.game.automas and is_offered(spec, choices)


def own_face(words: Wording, choices: Choices, seat: Seat, spec: OptionSpec) -> OwnFace:
    value = at_seat(spec, choices, seat)
    values = spec.choices
    if spec.keeps and (own := " ".join(kept_at(words.program, words.game, choices, seat).refs)):
        values = (own, *(each for each in values if each != spec.default))
    items = tuple(own_item(words, choices, seat, spec, each) for each in values)
    help = kept_help(words, choices, seat, spec) if spec.keeps else words.if_there(f"value-{spec.id}-{value}.help")
    return OwnFace(spec.id, words.say(f"option-{spec.id}"), items, value, help)


def kept_help(words: Wording, choices: Choices, seat: Seat, spec: OptionSpec) -> str:
    """Which things the player of a seat keeps, which of them nobody knows here, what is wrong with the profile."""
    kept = kept_at(words.program, words.game, choices, seat)
    said = []
    if is_kept(spec, at_seat(spec, choices, seat)):
        said.append(words.say(f"option-{spec.id}.kept", refs=kept.refs, count=len(kept.refs)))
    if kept.unknown:
        said.append(words.say(f"option-{spec.id}.unknown", refs=kept.unknown, count=len(kept.unknown)))
    if kept.problem is not None:
        said.append(words.sentence(kept.problem.sentence))
    return " ".join(said)


def own_item(words: Wording, choices: Choices, seat: Seat, spec: OptionSpec, value: Value) -> Item:
    """Make the item of one value, with what would be wrong about it, or whose it would be swapped for."""
    said, chosen = words.value(choices, spec.id, value), with_choice_at(words.game, choices, spec, seat, value)
    wrong = new_objections(words.game, choices, chosen)
    if wrong:
        return Item(value, said, words.sentence(wrong[0].sentence, choices))
    changed = [other for other in range(len(choices.places)) if other != seat]
    swapped = [other for other in changed if at_seat(spec, chosen, other) != at_seat(spec, choices, other)]
    swap = phrase("new-swap-with", name=SeatName(swapped[0])) if swapped else None
    note = words.sentence(swap, choices) if swap else ""
    return Item(value, said, note)


def order_of(words: Wording, choices: Choices, seat: Seat) -> str:
    if len(choices.places) == 1:
        return words.say("new-alone")
    order = order_to_start(words.game, choices)
    if order is not None:
        return words.say("new-order-of", place=order.index(seat) + 1)
    decided = decided_by(words, choices)
    if decided:
        return decided
    by_lot = next((spec for spec in words.game.option_specs if spec.kind == "seat"), None)
    return words.value(choices, by_lot.id, 0) if by_lot else words.say("new-order-later-of")


def decided_by(words: Wording, choices: Choices) -> str:
    """What decides the order instead of lots, where a switch says so that is on."""
    switches = (spec.id for spec in words.game.option_specs if spec.kind == "switch" and choices.named[spec.id])
    return next((said for id in switches if (said := words.if_there(f"option-{id}.order"))), "")


def order_to_start(game: AnyGame, choices: Choices) -> tuple[Seat, ...] | None:
    return game.order_to_start(options_from_json(game, counting(game, choices)), seating(game, choices))


def who_begins(words: Wording, choices: Choices) -> str:
    """Say who begins, where that is known before the game has begun."""
    order = order_to_start(words.game, choices)
    if order is None or len(order) == 1:
        return ""
    first, second, *_ = order
    called = words.called(choices)
    ways = {first: "new-you-begin", second: "new-begins-then-you"}
    id = next((way for seat, way in ways.items() if called[seat] == YOU), "new-who-begins")
    return words.sentence(phrase(id, first=SeatName(first), second=SeatName(second)), choices)


def opening(words: Wording, choices: Choices) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Why free seats are free, and whom a click can seat there: nobody where that cannot be."""
    if len(choices.places) == max(words.game.seats):
        return "", ()
    more = with_one_more(words.game, choices)
    new = new_objections(words.game, choices, more)
    if not new:
        return words.say("new-place-free"), whom_to_seat(words)
    changed = mended(words.game, more)
    if changed is None:
        return words.sentence(new[0].sentence), ()
    lost = [id for id, value in changed.options if value != choices.named[id]]
    changes = tuple(words.change(choices, id, changed.named[id]) for id in lost)
    so = words.say("new-place-open-so", changes=changes)
    return f"{words.sentence(new[0].sentence)} {so}", whom_to_seat(words)


def whom_to_seat(words: Wording) -> tuple[tuple[str, str], ...]:
    kinds = (PERSON, COMPUTER) if opponents_of(words.game.id) else (PERSON,)
    return tuple((kind, words.say(f"new-place-{kind}")) for kind in kinds)


def merging_colours(words: Wording, choices: Choices) -> tuple[str, str]:
    """Which colours some eyes cannot tell apart, for whom, and the words of the button that takes others."""
    found = list(merging(choices.colours))
    if not found:
        return "", ""
    said = [
        words.say(
            "new-colours-merge",
            one=phrase("seat-colour", colour=each.one),
            other=phrase("seat-colour", colour=each.other),
            eyes=tuple(phrase(f"eyes-in-{eyes}") for eyes in each.eyes),
        )
        for each in found
    ]
    cure = told_apart(choices.colours, colours_at(words.game, choices))
    return " ".join(said), words.say("new-colours-apart") if cure else ""
