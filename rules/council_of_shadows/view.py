"""What a seat may know: its own plan and bonus cards; of those of others, of piles and of decks, only how many.

No other module knows what is secret. Gems, action cards, improvements, energy and consumption are public; which cards
are in the hand and which lie behind the screen is not, so that a plan counts as if it were still in the hand.
"""

from dataclasses import dataclass, replace

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.agenda import TakingTech
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.state import Automa, AutomaOf, CardsT, DarkT, Player, PlayerOf, PositionOf, State

NO_CHANCE = Rng(0)
Cards = tuple[Ref, ...] | Concealed

PLAN, AI, LIGHT, DARK = "plan", "ai", "light", "dark"
"""The backs of what lies face down; others show where they belong, as in `tile-1`, `tech-1`, `automa-1`."""


PlayerView = PlayerOf[Cards, Cards]
AutomaView = AutomaOf[Concealed]


@dataclass(frozen=True, slots=True)
class View(PositionOf[Cards, Cards, Concealed]):
    """The position as a seat knows it; None: as a spectator does."""

    seat: Seat | None


def view_of(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        box=state.box,
        options=state.options,
        players=tuple(view_of_player(state, player, own=at == seat) for at, player in enumerate(state.players)),
        order=state.order,
        round=state.round,
        phase=state.phase,
        agenda=state.agenda,
        arrivals=state.arrivals,
        caught=state.caught,
        throne=state.throne,
        spaces=state.spaces,
        colonies=state.colonies,
        piles=tuple(Concealed(back_of("tile", at), len(pile)) for at, pile in enumerate(state.piles)),
        drawn=state.drawn,
        display=state.display,
        ai_deck=Concealed(AI, len(state.ai_deck)),
        ai_discard=state.ai_discard,
        tech_piles=tuple(view_of_tech(state, seat, at) for at, _ in enumerate(state.tech_piles)),
        tech_out=Concealed("tech", len(state.tech_out)),
        light_pile=Concealed(LIGHT, len(state.light_pile)),
        dark_out=Concealed(DARK, len(state.dark_out)),
        leaders=state.leaders,
        automa=view_of_automa(state.automa) if state.automa is not None else None,
        rng=NO_CHANCE,
    )


def back_of(pile: str, at: int) -> str:
    """Of a pile that is one of several, counted from 0."""
    return f"{pile}-{at + 1}"


def view_of_tech(state: State, seat: Seat | None, at: int) -> Cards:
    """Whoever chooses looks through the whole pile (ruling Q-36)."""
    pile, pending = state.tech_piles[at], state.pending
    if isinstance(pending, TakingTech) and pending.seat == seat and pending.level == at + 1:
        return pile
    return Concealed(back_of("tech", at), len(pile))


def view_of_player(state: State, player: Player, *, own: bool) -> PlayerView:
    """Show bonus cards when they are counted, at the very end (CS-END-2).

    A plan that is hidden counts its zones, whatever lies there, and its cards stay in the hand.
    """
    shows_plan = own or state.options.open_planning or not player.planned
    shows_bonus = own or state.phase == "over"
    return with_cards(
        player,
        hand=player.hand if shows_plan else hand_with_plan(player),
        planned=player.planned if shows_plan else Concealed(PLAN, len(player.planned)),
        light=player.light if shows_bonus else Concealed(LIGHT, len(player.light)),
        dark=dark_of(player) if shows_bonus else Concealed(DARK, len(dark_of(player))),
    )


def with_cards(
    player: Player | PlayerView, hand: tuple[Ref, ...], planned: CardsT, light: CardsT, dark: DarkT
) -> PlayerOf[CardsT, DarkT]:
    """Make the same player with these cards instead; all else is public."""
    return PlayerOf(
        colour=player.colour,
        is_automa=player.is_automa,
        leader=player.leader,
        consumption=player.consumption,
        level=player.level,
        earned=player.earned,
        gems=player.gems,
        hand=hand,
        zones=player.zones,
        planned=planned,
        ready=player.ready,
        steps=player.steps,
        improvements=player.improvements,
        extra_zones=player.extra_zones,
        light=light,
        dark=dark,
        tech=player.tech,
        stations=player.stations,
        built=player.built,
    )


def hand_with_plan(player: Player) -> tuple[Ref, ...]:
    """In an order that says nothing."""
    return tuple(sorted((*player.hand, *filter(None, player.planned))))


def dark_of(player: Player) -> tuple[Ref, ...]:
    return (player.dark,) if player.dark else ()


def view_of_automa(automa: Automa) -> AutomaView:
    return AutomaOf(
        automa.seat,
        tuple(Concealed(back_of("automa", at), len(pile)) for at, pile in enumerate(automa.piles)),
        automa.used,
        automa.card,
    )


def seen(event: Event, seat: Seat | None) -> Event | None:
    """Which light bonus card comes or goes is for its owner; what happens behind a screen, too."""
    match event:
        case happened.CardPlanned(seat=own) if own != seat:
            return None
        case happened.BonusGained(seat=own) | happened.BonusReturned(seat=own) if own != seat:
            return replace(event, card="")
        case _:
            return event
