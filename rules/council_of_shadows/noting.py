"""A position of Council of Shadows in the short notation: the inverse of notation.py."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from rules.core.codec import move_json
from rules.core.noted_positions import otherwise
from rules.core.types import Json, Ref
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.notation import NOTHING, stated_position
from rules.council_of_shadows.options import Options
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.state import SOURCES, Player, State
from rules.council_of_shadows.words import kind_of

USUAL = Options()


def noted(state: State) -> Json:
    """The notes that say this position; what is as usual is left out."""
    box = state.box
    used: list[Ref] = []
    card = ""
    if state.automa is not None:
        card = state.automa.card
        used = [each for own in state.automa.used for each in own]
        if card in used:
            used.remove(card)
    notes: dict[str, Any] = {
        "options": {
            each.name: value
            for each in fields(Options)
            if (value := getattr(state.options, each.name)) != getattr(USUAL, each.name)
        },
        "drawn": " ".join(state.drawn),
        "discard": " ".join(state.ai_discard),
        "automa_card": card,
        "automa_used": " ".join(used),
    }
    said = {name: value for name, value in notes.items() if value}
    said |= {
        **question_notes(state),
        "round": state.round,
        "order": list(state.order),
        "arrivals": list(state.arrivals),
        "caught": list(state.caught),
        "spaces": " ".join(f"{space}:{tile}" for space, tile in zip(box.spaces, state.spaces, strict=True) if tile),
        "display": " ".join(each or NOTHING for each in state.display),
        "tech_piles": {str(level): " ".join(pile) for level, pile in enumerate(state.tech_piles, 1)},
    }
    if state.throne is not None:
        said["throne"] = state.throne
    return said | {"seats": [seat_notes(state, seat) for seat in state.seats]}


def seat_notes(state: State, seat: int) -> Json:
    player: Player = state.players[seat]
    extra = [card for card in player.hand if card not in starting_cards(state, seat)]
    notes: dict[str, Any] = {
        "automa": player.is_automa,
        "leader": player.leader,
        "level": player.level,
        "hand": words(extra),
        "zones": " | ".join(map(words, player.zones)).strip(),
        "planned": " | ".join(map(kind_of, player.planned)),
        "ready": player.ready and not player.is_automa,
        "steps": player.steps,
        "improvements": " ".join(player.improvements),
        "colonies": " ".join(colonies_of(state, seat)),
        "light": " ".join(player.light),
        "dark": player.dark or ("" if player.is_automa else NOTHING),
        "tech": " ".join(player.tech),
        "built": " ".join(f"{each.slot}:{kind_of(each.station)}" for each in player.built),
    }
    said = {"colour": player.colour} | {name: value for name, value in notes.items() if value}
    earned = zip(SOURCES, player.earned, strict=True)
    return said | {
        "consumption": player.consumption,
        "gems": "".join(gem * player.gems.of(gem) for gem in GEMS),
        "earned": {source: each for source, each in earned if each or source == SOURCES[0]},
    }


def starting_cards(state: State, seat: int) -> tuple[Ref, ...]:
    return () if state.players[seat].is_automa else state.box.start_cards[seat]


def words(cards: Iterable[Ref]) -> str:
    """Name cards as the notes do: a starting card bears no seat."""
    return " ".join(map(kind_of, cards))


def colonies_of(state: State, seat: int) -> Iterator[str]:
    for planet, cubes in zip(state.box.planets, state.colonies, strict=True):
        if cubes[seat]:
            yield planet if cubes[seat] == 1 else f"{planet}*{cubes[seat]}"


def question_notes(state: State) -> dict[str, Any]:
    """Say what goes on; whatever stands before the rest of a seat's part is pending."""
    if state.phase == "over":
        return {"ask": "over"}
    if state.phase in ("leaders", "planning"):
        return {"ask": state.phase}
    seat = next((each.seat for each in reversed(state.agenda) if isinstance(each, todo.EndPart)), state.order[0])
    kinds = (todo.Purchasing,) if state.phase == "purchase" else (todo.Shift, todo.BeginExploitation, todo.LevelCheck)
    at = next((at for at, each in enumerate(state.agenda) if isinstance(each, kinds)), len(state.agenda))
    pending = [move_json(each) for each in state.agenda[:at]]
    rest = state.agenda[at] if at < len(state.agenda) else None
    if isinstance(rest, todo.Purchasing):
        return {"ask": "purchase", "turn": seat, "left": rest.left, "pending": pending}
    ask = "actions" if isinstance(rest, todo.Shift) else "exploitation"
    return {"ask": ask, "turn": seat, "pending": pending}


# What the notation cannot say

OPEN = (
    "order",
    "round",
    "phase",
    "agenda",
    "arrivals",
    "caught",
    "throne",
    "spaces",
    "colonies",
    "drawn",
    "display",
    "ai_discard",
    "tech_piles",
)
"""All that lies open."""


def players_of(state: State) -> list[Player]:
    """What seats hold, but for the order of a hand."""
    return [replace(each, hand=tuple(sorted(each.hand))) for each in state.players]


COMPARED: dict[str, Callable[[State], object]] = {
    **{name: attrgetter(name) for name in OPEN},
    "players": players_of,
    "leaders": lambda state: state.leaders if state.phase == "leaders" else (),
    "automa": lambda state: state.automa.card if state.automa is not None else "",
}


def unsaid(state: State) -> tuple[str, ...]:
    """Name what the notes leave out; one card too many is only held while that is asked."""
    return otherwise(state, lambda: stated_position(noted(state), state.box), COMPARED)
