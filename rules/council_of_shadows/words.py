"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Galaxies, tiles, improvements, leaders, gems and cards stay ids, which the names in translations/ select on:
`{ card.the }` reads $card, a starting card without its seat. Spaces, slots, planets and several gems are phrases.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from rules.core.contract import Chapter
from rules.core.types import Arg, Phrase, Ref, SeatName, phrase
from rules.core.wording import event_phrase, fields_of, message_id, phrase_of, say_plainly
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.parts import GEMS, Gems
from rules.council_of_shadows.queries import Seen, gems_in, yield_of
from rules.council_of_shadows.state import State

SEAT_GAPS = ("seat", "winners", "order", "throne")
BETTER: dict[str, str] = dict(pairwise(GEMS))
"""What each gem is upgraded to (CS-TRF-1)."""
SEATS_OWN = ("S", "ST")
"""Before the seat's number in the ref of a starting card or of a station."""


def say_arg(name: str, value: Arg) -> Arg:
    if isinstance(value, Gems):
        return say_gems(value)
    if not isinstance(value, str) or not value:
        return say_plainly(name, value, SEAT_GAPS, say_arg)
    match name:
        case "gems" | "cost":
            return say_gems(gems_in(value) or Gems())
        case "planet":
            return say_planet(value)
        case "space":
            return phrase("space.at", **of_galaxy(value))
        case "slot":
            return phrase("station-slot.at", **of_galaxy(value))
        case "cards":
            return phrase("card.the", card=kind_of(value))
        case "tiles":
            return phrase("system.the", tile=value)
        case "galaxies":
            return phrase("galaxy.the", galaxy=value)
        case "places":
            return phrase("system.the", tile=value) if value[0].isdecimal() else phrase("galaxy.the", galaxy=value)
        case "candidate" | "chosen":
            return say_candidate(value)
        case _:
            return kind_of(value)


def kind_of(ref: Ref) -> Ref:
    """What is printed on the card or station of a seat: S-C1 for S0-C1."""
    family, _, rest = ref.partition("-")
    letters = family.rstrip("0123456789")
    return f"{letters}-{rest}" if letters in SEATS_OWN and letters != family else ref


def of_galaxy(place: Ref) -> dict[str, Arg]:
    """The galaxy of a space or of a slot, and its number there."""
    galaxy, _, number = place.partition("-")
    return {"galaxy": galaxy, "n": int(number.lstrip("S"))}


def say_planet(planet: Ref) -> Arg:
    """A planet by its number in its system; a type of planet stays a letter."""
    tile, dot, number = planet.partition(".")
    return phrase("planet-number.the", tile=tile, n=int(number)) if dot else planet


def say_gems(gems: Gems) -> tuple[Phrase, ...]:
    """1 anthracite gem and 2 gold gems."""
    return tuple(phrase("gem.count", gem=gem, count=gems.of(gem)) for gem in GEMS if gems.of(gem))


def say_energy(count: int) -> Phrase:
    return phrase("amount-energy", count=count)


def say_cards(cards: Iterable[Ref]) -> tuple[Phrase, ...]:
    return tuple(phrase("card.the", card=kind_of(card)) for card in cards if card)


def say_candidate(candidate: str) -> Arg:
    """What the automa chooses between: the options of a row of its card, or galaxies."""
    if "." in candidate:
        _, row, side = candidate.rsplit(".", 2)
        return phrase("automa-option", row=int(row), side=side)
    return phrase("galaxy.the", galaxy=candidate)


def say_obstacle(found: happened.Obstacle) -> Phrase:
    """Why an option of the automa is impossible."""
    gaps: dict[str, Arg] = {"galaxy": found.galaxy, "sector": found.sector, "planet": found.planet}
    return phrase("cs-automa-obstacle", lacks=found.lacks, named="yes" if found.galaxy else "no", **gaps)


# Events


def say_event(event: Event) -> Phrase:
    return event_phrase(event, more_args(event), say_arg)


def chapter_of(event: Event) -> Chapter | None:
    """Rounds, and the parts of the seats in them, are the headings of the log; a phase is told within its round."""
    match event:
        case happened.RoundBegan(round=round):
            return Chapter(phrase("chapter-round", round=round))
        case happened.PhaseBegan(phase="over" as phase):
            return Chapter(phrase("cs-phase", phase=phase))
        case happened.PartBegan(seat=seat, phase=phase):
            return Chapter(phrase("cs-part", seat=SeatName(seat), phase=phase), seat)
        case _:
            return None


def more_args(event: Event) -> dict[str, Arg]:
    """What sentences need beside the fields of an event, or instead of one."""
    match event:
        case happened.EnergyGained(points=points):
            return {"points": say_energy(points)}
        case happened.ConsumptionMoved(moved=moved, wanted=wanted):
            change = "up" if moved > 0 else "down" if moved < 0 else "none"
            return {"change": change, "steps": abs(moved), "cut": moved != wanted}
        case happened.GameEnded(winners=winners):
            return {"count": len(winners)}
        case happened.PlanRevealed(planned=planned):
            cards = say_cards(planned)
            return {"planned": cards, "count": len(cards)}
        case happened.CardsShifted(returned=returned):
            return {"returned": say_cards(returned), "count": len(returned)}
        case happened.BonusRevealed(card=card):
            return {"bonus": card}
        case happened.BonusGained(card=card) | happened.BonusReturned(card=card):
            return {"bonus": card, "shown": bool(card)}
        case happened.GemUpgraded(to=to):
            return {"better": phrase("gem.a", gem=to)}
        case happened.TechTaken(card=card):
            return {"tech": card}
        case happened.AutomaCardTurned(card=card):
            return {"automa": card}
        case happened.AutomaRow(card=card) | happened.AutomaRowSkipped(card=card):
            reasons = tuple(dict.fromkeys(map(say_obstacle, event.obstacles)))
            return {"automa": card, "obstacles": (), "reasons": reasons}
        case happened.AutomaExploitsNoMore(galaxies=galaxies):
            return {"count": len(galaxies)}
        case happened.CardActs(card=card):
            return {"card": kind_of(card)}
        case happened.Exploited(planet=planet):
            return {"removed": bool(planet)}
        case happened.MajorityPaid(card=card, places=places):
            return {"tech": card, "count": len(places)}
        case happened.TilesDrawn(tiles=tiles):
            return {"count": len(tiles)}
        case happened.AutomaColonyLost(type=type_):
            return {"planet": type_}
        case happened.ZoneAdded(board=board):
            return {"kind": board}
        case happened.LevelRose(level=level) | happened.AutomaPileShuffled(level=level):
            return {"n": level}
        case _:
            return {}


# Moves


def say_move(state: State, move: m.Move) -> Phrase:
    return phrase_of(move, move_args(state, move), say_arg)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    """The fields of a move, with what it costs or brings."""
    args = fields_of(move)
    box, pending = state.box, state.agenda[0]
    match move:
        case m.Colonise(planet=planet, cubes=cubes):
            args |= {"planet": planet_at(state, planet), "height": cubes}
        case m.Extract(tile=tile):
            args |= {"resource": say_resource(state, tile)}
        case m.Exploit():
            args |= args_of_exploitation(state, move)
        case m.UpgradeGem(gem=gem):
            args["better"] = phrase("gem.a", gem=BETTER.get(gem, gem))
        case m.SettleForAutoma(planet=planet) | m.RemoveFromAutoma(planet=planet):
            assert state.automa is not None  # the move is one of its game
            args |= {"seat": state.automa.seat, "planet": planet_at(state, planet)}
        case m.PlaceTile(tile=tile):
            args["planets"] = planets_of(state, tile)
        case m.PlanCard(card=card, zone=zone):
            covered = state.players[move.seat].zones[zone - 1]
            args |= {"card": kind_of(card), "covers": bool(covered)}
        case m.BuyImprovement(improvement=improvement):
            args["energy"] = say_energy(box.improvements[improvement].energy)
        case m.ReturnBonus(card=card):
            args["bonus"] = card
        case m.TakeTech(card=card):
            args["tech"] = card
        case m.AutomaActs():
            args |= args_of_automa(state, pending)
        case m.Finish():
            args |= {"step": message_id(pending.kind), "begun": bool(getattr(pending, "used", ()))}
        case _:
            pass
    return args


def planet_at(position: Seen, planet: Ref) -> Phrase:
    """On blue planet 2 of system 1-05."""
    tile, _, number = planet.partition(".")
    return phrase("planet-of.at", planet=position.box.planet_type[planet], tile=tile, n=int(number))


def planets_of(state: State, tile: Ref) -> tuple[Phrase, ...]:
    types = state.box.tiles[tile].types
    return tuple(phrase("planet.count", planet=type_, count=types.count(type_)) for type_ in dict.fromkeys(types))


def say_resource(state: State, tile: Ref) -> tuple[Phrase, ...]:
    resource = state.box.tiles[tile].resource
    return (*say_gems(resource.gems), *((say_energy(resource.energy),) if resource.energy else ()))


def args_of_exploitation(state: State, move: m.Exploit) -> dict[str, Any]:
    """What the galaxy yields now, and where a cube is taken away."""
    found = yield_of(state, move.seat, move.galaxy)
    removed = planet_at(state, move.planet) if move.planet else ""
    return {"energy": say_energy(found.energy), "card": found.card, "planet": removed, "removed": bool(move.planet)}


def args_of_automa(state: State, pending: todo.Pending) -> dict[str, Any]:
    """Its next row, or its exploitation."""
    card = state.automa.card if state.automa is not None else ""
    if isinstance(pending, todo.AutomaActing):
        return {"step": "row", "row": pending.row, "automa": card}
    return {"step": "exploit", "row": 0, "automa": card}
