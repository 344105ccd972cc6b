"""What cards do: each effect of the edition becomes a decision on the agenda, or is done at once."""

from dataclasses import replace
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import parts
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.queries import FURTHEST, missing_steps, power_of, reach_of

VERSATILE = "AI-09"
"""The card of ruling Q-12."""
EXPEDITION = "AI-10"
"""The card of ruling Q-50."""
RESOURCE_PEOPLE = "DT2-1"
"""The card of ruling Q-17."""
EACH_TWICE = 2


def perform(draft: Draft, pending: todo.Perform) -> None:
    """The top card of a zone; what lies under it does nothing (CS-ACT-1, CS-PLAN-15)."""
    stack = draft.players[pending.seat].zones[pending.zone - 1]
    draft.done()
    if not stack:
        return
    card = stack[-1]
    draft.tell(happened.CardActs(seat=pending.seat, card=card, zone=pending.zone))
    reach = reach_of(draft, pending.seat, pending.zone)
    effects = draft.box.cards[card].effects
    draft.first_of_all(*(todo.CarryOut(pending.seat, card, at, reach) for at, _ in enumerate(effects)))


def take_effect(draft: Draft, seat: Seat, card: Ref) -> None:
    """The instant effects of a Dark Tech card, one after the other (CS-DT-5)."""
    effects = draft.box.dark_tech[card].effects
    draft.first_of_all(*(todo.CarryOut(seat, card, at, FURTHEST) for at, _ in enumerate(effects)))


def carry_out(draft: Draft, pending: todo.CarryOut) -> None:
    draft.done()
    seat, card = pending.seat, pending.card
    face = draft.box.cards.get(card) or draft.box.dark_tech[card]
    effect = face.effects[pending.at]
    rule = draft.box.rule_of[card]
    match effect:
        case parts.Colonise():
            draft.first_of_all(colonising(pending, effect))
        case parts.Either():
            draft.first_of_all(either(draft, pending, effect))
        case parts.Extract():
            draft.first_of_all(extracting(draft, pending, effect))
        case parts.Discover():
            reach = FURTHEST if effect.any_sector else pending.reach
            draft.first_of_all(todo.Discovering(seat, reach, card, new_colony(draft, card, effect)))
        case parts.Take():
            draft.gain_gems(seat, rule, effect.gems)
        case parts.Upgrade():
            draft.first_of_all(todo.Upgrading(seat, effect.steps, card))
        case parts.GainEnergy():
            draft.gain_energy(seat, "tech" if card in draft.box.dark_tech else "cards", rule, effect.amount)
        case parts.ChangeConsumption():
            draft.move_consumption(seat, rule, effect.by)
        case parts.Reach():
            for step in missing_steps(draft, seat, effect.sector):
                draft.improve(seat, step, rule, effect.energy)
        case parts.FreeAiCard():
            draft.first_of_all(todo.TakingCard(seat))
        case parts.LightCard():
            draft.gain_bonus(seat)
        case parts.ExploitAtOnce():
            draft.first_of_all(todo.Exploiting(seat, effect.galaxies, card=card))
        case _:
            assert_never(effect)


def colonising(pending: todo.CarryOut, effect: parts.Colonise) -> todo.Colonising:
    return todo.Colonising(
        pending.seat,
        effect.cubes,
        FURTHEST if effect.any_sector else pending.reach,
        pending.card,
        planets=effect.planets,
        any_type=effect.any_type,
        resource=effect.extractions,
    )


def either(draft: Draft, pending: todo.CarryOut, effect: parts.Either) -> todo.Colonising:
    """A cube, or a discovery; one decision, so that a tower and a pile may both be taken up (CS-AI-7). Or an extraction
    as well, where that is how the card is read (ruling Q-12)."""
    cube = next(option for option in effect.options if isinstance(option, parts.Colonise))
    discovery = next(option for option in effect.options if isinstance(option, parts.Discover))
    extracts = draft.options.versatile_extracts and pending.card == VERSATILE
    return todo.Colonising(
        pending.seat,
        cube.cubes,
        pending.reach,
        pending.card,
        discover=new_colony(draft, pending.card, discovery),
        extractions=discovery.extractions if extracts else 0,
    )


def extracting(draft: Draft, pending: todo.CarryOut, effect: parts.Extract) -> todo.Extracting:
    reach = FURTHEST if effect.any_sector else pending.reach
    if pending.card == RESOURCE_PEOPLE and draft.options.resource_people == "each_twice":
        return todo.Extracting(pending.seat, EACH_TWICE * len(draft.spaces), reach, pending.card, each=EACH_TWICE)
    return todo.Extracting(pending.seat, effect.times, reach, pending.card)


def new_colony(draft: Draft, card: Ref, effect: parts.Discover) -> todo.NewColony:
    anywhere = draft.options.ai10_anywhere and card == EXPEDITION
    return todo.NewColony(effect.cubes, effect.extractions, effect.both, effect.any_type, anywhere)


def discover(draft: Draft, seat: Seat, sector: int) -> None:
    """Two tiles come off the pile, and one of them must be placed (CS-DIS-1, ruling Q-10)."""
    pending = draft.agenda[0]
    if isinstance(pending, todo.Discovering):
        then = pending.then
    else:
        assert isinstance(pending, todo.Colonising)
        assert pending.discover is not None
        then = pending.discover
    draft.instead(todo.PlacingTile(seat, sector, pending.reach, pending.card, then))
    draft.draw_tiles(seat, sector)


def place_tile(draft: Draft, seat: Seat, tile: Ref, space: Ref) -> None:
    """Then the new system may be settled; explorers settle it with one cube more (CS-DIS-2, CS-DTI-3)."""
    pending = draft.answered(todo.PlacingTile)
    then = pending.then
    more = power_of(draft, seat).explorer_cubes if then.cubes else 0
    draft.instead(
        todo.SettlingNew(
            seat,
            tile,
            then.cubes + more,
            then.extractions,
            then.both,
            then.any_type,
            pending.reach,
            pending.card,
            then.anywhere,
        )
    )
    draft.place_tile(seat, tile, space)


def colonise(draft: Draft, seat: Seat, planet: Ref, cubes: int) -> None:
    pending = draft.agenda[0]
    match pending:
        case todo.Purchasing():
            draft.instead(todo.Purchasing(seat, pending.left))
            draft.settle(seat, planet, cubes, "CS-M2-4")
        case todo.Colonising():
            tower_placed(draft, pending, planet)
            draft.settle(seat, planet, cubes, draft.box.rule_of[pending.card])
            for _ in range(pending.resource):
                draft.gain_resource(seat, draft.box.tile_of[planet], draft.box.rule_of[pending.card])
        case todo.SettlingNew():
            settle_on(draft, pending, 0, pending.extractions if pending.both else 0)
            draft.settle(seat, planet, cubes, draft.box.rule_of[pending.card])
        case _:
            raise AssertionError(pending)


def tower_placed(draft: Draft, pending: todo.Colonising, planet: Ref) -> None:
    """Another planet may follow where the card says so (CS-AI-11E)."""
    if pending.planets == 1:
        draft.done()
    else:
        draft.instead(replace(pending, planets=pending.planets - 1, used=(*pending.used, planet)))


def extract(draft: Draft, seat: Seat, tile: Ref) -> None:
    pending = draft.agenda[0]
    match pending:
        case todo.Extracting():
            rule = draft.box.rule_of[pending.card]
            if pending.left > 1:
                draft.instead(replace(pending, left=pending.left - 1, used=(*pending.used, tile)))
            else:
                draft.done()
        case todo.Colonising():
            rule = draft.box.rule_of[pending.card]
            draft.done()
        case todo.SettlingNew():
            rule = draft.box.rule_of[pending.card]
            settle_on(draft, pending, pending.cubes if pending.both else 0, pending.extractions - 1)
        case todo.StationExtracting():
            rule = "CS-M1-5"
            draft.done()
        case _:
            raise AssertionError(pending)
    draft.gain_resource(seat, tile, rule)


def settle_on(draft: Draft, pending: todo.SettlingNew, cubes: int, extractions: int) -> None:
    """What is left to do with the new system."""
    if cubes or extractions:
        draft.instead(replace(pending, cubes=cubes, extractions=extractions))
    else:
        draft.done()


def upgrade_gem(draft: Draft, seat: Seat, gem: str) -> None:
    """One step (CS-TRF-1)."""
    pending = draft.answered(todo.Upgrading)
    if pending.left > 1:
        draft.instead(replace(pending, left=pending.left - 1))
    else:
        draft.done()
    paid = parts.Gems(a=1) if gem == "a" else parts.Gems(g=1)
    draft.change(seat, gems=draft.players[seat].gems.minus(paid).plus(paid.improved()))
    draft.tell(happened.GemUpgraded(seat=seat, gem=gem, to=parts.GEMS[parts.GEMS.index(gem) + 1]))


def shift(draft: Draft, seat: Seat) -> None:
    """One zone to the right; what leaves the last one comes back into the hand (CS-SHIFT-1, CS-SHIFT-2)."""
    draft.done()
    player = draft.players[seat]
    *moving, leaving = player.zones
    draft.change(seat, zones=((), *moving), hand=player.hand + leaving)
    draft.tell(happened.CardsShifted(seat=seat, returned=leaving))
