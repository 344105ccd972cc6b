"""What can be edited about a position of Marajoara. Dice wait aside, tokens in the supply, vases and shards beside the
museum that they belong to: that is the box."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.contract import Seating
from rules.core.editing import Editing, Key, Move, Offer, Spare, Turn
from rules.core.types import phrase
from rules.marajoara.components import DICE, ICON_CASE, ICON_YELLOW, LAST, TRACKS, Box
from rules.marajoara.edited import Edited
from rules.marajoara.fields import fields_of, with_value
from rules.marajoara.findings import found, remarks
from rules.marajoara.noting import noted, unsaid
from rules.marajoara.options import Options
from rules.marajoara.setup import first_position
from rules.marajoara.state import CAPTURED, SLOTS, State

MARKER = "round-marker"


def empty_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """No die lies anywhere, all tokens but those of the museums wait in the supplies, and the first seat begins."""
    state = replace(first_position(box, options, seating, 0), agenda=(), stage="before")
    cleared = tuple(None for _ in state.grid)
    return replace(state, grid=cleared, aside=box.dice)


# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*spare_dice(state), *spare_tokens(state), *spare_parts(state))


def spare_dice(state: State) -> Iterator[Spare]:
    for colour in DICE:
        count = sum(die.colour == colour for die in state.aside)
        yield Spare(
            f"spare-die-{colour}",
            phrase("mj-edit-dice"),
            phrase("die-kind", colour=colour),
            count,
            state.box.top_face,
        )


def spare_tokens(state: State) -> Iterator[Spare]:
    for seat, player in enumerate(state.players):
        name = phrase("dig-token", owner=player.museums[0].colour)
        yield Spare(f"spare-token-{seat}", phrase("mj-edit-tokens"), name, player.supply)


def spare_parts(state: State) -> Iterator[Spare]:
    for kind in ("vase", "shard"):
        for seat, player in enumerate(state.players):
            for at, museum in enumerate(player.museums):
                id = f"spare-{kind}-{seat}-{at}"
                if kind == "vase":
                    count, name = len(state.box.case) - museum.vases, phrase("vase", owner=museum.colour)
                else:
                    count = len(state.box.fragments) - len(museum.fragments)
                    name = phrase("mj-edit-shard", owner=museum.colour)
                yield Spare(id, phrase(f"mj-edit-{kind}s"), name, count)


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*dice_on_table(state), *tokens_on_table(state), *parts_on_table(state), *markers(state))


def dice_on_table(state: State) -> Iterator[Key]:
    aside = {die.ref for die in state.aside}
    yield from (f"die-{ref}" for ref, _ in Edited(state).dice() if ref not in aside)


def tokens_on_table(state: State) -> Iterator[Key]:
    for space, token in zip(state.box.spaces, state.tokens, strict=True):
        if token is not None:
            yield f"token-{space.ref}"
    for seat, player in enumerate(state.players):
        for at, museum in enumerate(player.museums):
            yield from (f"{icon_kind(icon)}-{seat}-{at}-{icon}" for icon in museum.icons)


def icon_kind(icon: str) -> str:
    """Say how the key of a token on an icon begins: that of a fragment is drawn with its label."""
    return "icon" if icon in (ICON_CASE, ICON_YELLOW) else "label"


def parts_on_table(state: State) -> Iterator[Key]:
    for seat, player in enumerate(state.players):
        for at, museum in enumerate(player.museums):
            yield from (f"vase-{seat}-{at}-{count + 1}" for count in range(museum.vases))
            yield from (f"fragment-{seat}-{'2' * at}{ref}" for ref in museum.fragments)


def markers(state: State) -> Iterator[Key]:
    yield from (f"disc-{seat}-{track}" for seat, _ in enumerate(state.players) for track in TRACKS)
    yield from (f"score-{seat}" for seat, _ in enumerate(state.players))
    if not state.options.mission:
        yield MARKER


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie."""
    match what.removeprefix("spare-").split("-"):
        case ["die", _]:
            return tuple(places_of_dice(state))
        case ["token" | "icon" | "label", *_]:
            return (*spaces(state), *museum_spots(state))
        case ["vase", seat, museum, *_]:
            return (f"case-{seat}-{museum}",)
        case ["shard", seat, museum]:
            return tuple(f"fragment-{seat}-{'2' * int(museum)}{ref}" for ref in state.box.fragments)
        case ["fragment", seat, ref]:
            second = "2" if ref.startswith("2") else ""
            return tuple(f"fragment-{seat}-{second}{each}" for each in state.box.fragments)
        case ["disc", _, track]:
            return tuple(f"trackspace-{track}-{at}" for at in range(LAST + 1))
        case ["score", _]:
            return tuple(f"ring-{at}" for at in range(state.box.parts.box.score_lap))
        case ["round", "marker"]:
            return tuple(f"round-{at + 1}" for at in range(state.box.parts.box.rounds))
    return ()


def spaces(state: State) -> Iterator[Key]:
    yield from (f"space-{space.ref}" for space in state.box.spaces)


def places_of_dice(state: State) -> Iterator[Key]:
    yield from spaces(state)
    yield from (f"cart-{at + 1}" for at, _ in enumerate(state.cart))
    for seat, player in enumerate(state.players):
        yield from (f"slot-{seat}-{ref}" for ref, slot in SLOTS.items() if slot.museum < len(player.museums))
    yield f"slate-{state.active}"
    if state.options.mission:
        yield from (f"round-{at + 1}" for at in range(state.box.parts.box.rounds))


def museum_spots(state: State) -> Iterator[Key]:
    """Yield the places that have the icons of museums."""
    for seat, player in enumerate(state.players):
        for at, _ in enumerate(player.museums):
            yield from (f"fragment-{seat}-{'2' * at}{ref}" for ref, each in state.box.fragments.items() if each.token)
            yield f"case-{seat}-{at}"
            yield f"slot-{seat}-{'2' * at}Y3"


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer the faces of a die; of a grey one also that it has just been captured."""
    die = Edited(state).die(key.removeprefix("die-"))
    if die is None:
        return ()
    faces = range(1, state.box.top_face + 1)
    turns = tuple(
        Offer(phrase("die", colour=die.colour, face=face), Turn(key, face - die.face))
        for face in faces
        if face != die.face
    )
    if die.colour == "grey" and state.captured is None:
        return (*turns, Offer(phrase("mj-edit-captured"), Move(key, CAPTURED)))
    return turns


EDITING: Editing[Box, Options, State] = Editing(
    empty=empty_table,
    spares=spares_of,
    things=things_of,
    places=places_of,
    offers=offers_of,
    draft=Edited,
    turn=Edited.turn,
    put_in=with_value,
    fields=fields_of,
    problems=found,
    remarks=remarks,
    notes=noted,
    unsaid=unsaid,
)
