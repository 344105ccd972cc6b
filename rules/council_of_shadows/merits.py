"""What speaks for a legal move, in a few words each, the weightiest first (`Game.merits`): facts, never opinions.

Plans, piles and the bonus cards of others are hidden: all is asked of the functions that the rules ask of a view, too.
"""

from collections.abc import Iterator, Sequence

from rules.core.knowledge import Concealed
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.outlook import gap, gap_with, outlook_in, steps_of_plan
from rules.council_of_shadows.parts import NO_GEMS
from rules.council_of_shadows.queries import power_of, settleable
from rules.council_of_shadows.view import View
from rules.council_of_shadows.words import kind_of, say_energy, say_gems
from rules.council_of_shadows.worth_of_cards import bonus_worth
from rules.council_of_shadows.worth_of_galaxies import galaxy_of_tile, standing_in

MOST = 4


def merits(view: View, move: m.Move) -> Sequence[Phrase]:
    """List what speaks for it; nothing for what ends something, or is done for the automa."""
    return tuple(dict.fromkeys(spoken_for(view, move)))[:MOST]


def spoken_for(view: View, move: m.Move) -> Iterator[Phrase]:
    match move:
        case m.BuyImprovement(seat=seat, improvement=ref):
            yield from of_improvement(view, seat, ref)
        case m.BuyCard(card=card) | m.TakeCard(card=card):
            yield phrase("cs-merit-card", card=kind_of(card))
            yield phrase("cs-merit-at-end", energy=say_energy(view.box.numbers.ai_card_worth))
        case m.BuyStation(station=station):
            yield phrase("cs-merit-station", station=view.box.stations[station].kind)
        case m.PlanCard(seat=seat, card=card, zone=zone):
            yield from of_plan(view, seat, card, zone)
        case m.Colonise(seat=seat, planet=planet, cubes=cubes):
            yield from of_colony(view, seat, planet, cubes)
        case m.Extract(seat=seat, tile=tile):
            yield from of_extraction(view, seat, tile)
        case m.PlaceTile(seat=seat, tile=tile):
            yield from of_new_system(view, seat, tile)
        case m.UpgradeGem(gem=gem):
            yield phrase("cs-merit-upgrade", gem=gem)
        case m.Exploit(seat=seat, galaxy=galaxy, planet=planet):
            yield from of_exploitation(view, seat, galaxy, planet)
        case m.TakeTech(card=card):
            yield phrase("cs-merit-tech", tech=card)
        case m.ChooseLeader(leader=leader):
            yield phrase("cs-merit-leader", leader=leader)
        case m.ReturnBonus(seat=seat, card=card):
            yield phrase("cs-merit-return", energy=say_energy(bonus_worth(view, seat, card)))
        case _:
            return


def of_energy(view: View, seat: Seat, energy: int) -> Iterator[Phrase]:
    """A gain, and the level that it is enough for (CS-DT-2)."""
    if not energy:
        return
    if gap(view, seat) > 0 >= gap_with(view, seat, energy):
        yield phrase("cs-merit-level", n=view.players[seat].level + 1)
    yield phrase("cs-merit-energy", energy=say_energy(energy), count=energy)


# Purchases and plans


def of_improvement(view: View, seat: Seat, ref: Ref) -> Iterator[Phrase]:
    face = view.box.improvements[ref]
    yield from of_energy(view, seat, face.energy)
    if face.zone:
        yield phrase("cs-merit-range", zone=face.zone, sector=face.sector)
    elif not face.energy:
        yield phrase("cs-merit-improvement", improvement=ref)


def of_plan(view: View, seat: Seat, card: Ref, zone: int) -> Iterator[Phrase]:
    """What the card does, for how long, and what the plan then consumes."""
    player = view.players[seat]
    yield phrase("cs-merit-card", card=kind_of(card))
    yield phrase("cs-merit-rounds", count=len(player.zones) - zone + 1)
    known = () if isinstance(player.planned, Concealed) else player.planned
    planned = list(known or ("",) * len(player.zones))
    planned[zone - 1] = card
    steps = steps_of_plan(view, seat, planned)
    yield phrase("cs-merit-plan", count=steps)


# Actions


def of_colony(view: View, seat: Seat, planet: Ref, cubes: int) -> Iterator[Phrase]:
    galaxy = galaxy_of_tile(view, view.box.tile_of[planet])
    if galaxy is None:
        return
    before, after = standing_in(view, seat, galaxy), standing_in(view, seat, galaxy, more=cubes)
    if before.need and not after.need:
        paid = say_energy(view.box.galaxies[galaxy].majority.energy)
        yield phrase("cs-merit-majority", galaxy=galaxy, energy=paid)
    elif outlook_in(view, seat, galaxy) is None:
        paid = say_energy(view.box.galaxies[galaxy].minority.energy)
        yield phrase("cs-merit-presence", galaxy=galaxy, energy=paid)
    yield phrase("cs-merit-standing", galaxy=galaxy, own=after.own, best=after.best)


def of_extraction(view: View, seat: Seat, tile: Ref) -> Iterator[Phrase]:
    resource = view.box.tiles[tile].resource
    gems = resource.gems.improved() if power_of(view, seat).better_gems else resource.gems
    yield from of_energy(view, seat, resource.energy)
    if gems != NO_GEMS:
        yield phrase("cs-merit-gems", gems=say_gems(gems))


def of_new_system(view: View, seat: Seat, tile: Ref) -> Iterator[Phrase]:
    """How many of its planets one could colonise with this discovery."""
    pending = view.pending
    if not isinstance(pending, todo.PlacingTile):
        return
    count = len(list(settleable(view, seat, [tile], any_type=pending.then.any_type)))
    yield phrase("cs-merit-planets", count=count)
    yield phrase("cs-merit-resource", tile=tile, gems=resource_in_words(view, tile))


def resource_in_words(view: View, tile: Ref) -> tuple[Phrase, ...]:
    resource = view.box.tiles[tile].resource
    energy = (say_energy(resource.energy),) if resource.energy else ()
    return (*(say_gems(resource.gems) if resource.gems != NO_GEMS else ()), *energy)


def of_exploitation(view: View, seat: Seat, galaxy: Ref, planet: Ref) -> Iterator[Phrase]:
    found = outlook_in(view, seat, galaxy)
    if found is None:
        return
    yield from of_energy(view, seat, found.energy)
    if found.card:
        yield phrase("cs-merit-bonus")
    if not planet:
        yield phrase("cs-merit-keeps")
    elif not standing_in(view, seat, galaxy).need and not standing_in(view, seat, galaxy, more=-1).need:
        yield phrase("cs-merit-still-leads", galaxy=galaxy)
