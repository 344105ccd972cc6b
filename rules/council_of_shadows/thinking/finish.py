"""How the game will end for each seat, once the end is announced: the last turns, the final scoring, the levels."""

from rules.core.types import Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.queries import colonies_in, open_galaxies, yield_of
from rules.council_of_shadows.scoring import ai_cards_of, dark_worth, light_worth
from rules.council_of_shadows.state import SOURCES, State
from rules.council_of_shadows.thinking.weights import END_VALUE, Weights

A_LEVEL = 101
"""More than any energy that is left below one: levels count first (CS-END-4)."""


def final_standing(state: State, seat: Seat) -> float:
    """Levels and energy after the final scoring, in one figure."""
    player = state.players[seat]
    energy = float(player.energy)
    if state.phase != "over":
        energy += sum(final_gains(state, seat))
        if turn_to_come(state, seat):
            energy += last_harvest(state, seat)
    levels, left = divmod(energy, player.consumption)
    return A_LEVEL * (player.level + levels) + left


def final_figures(state: State, seat: Seat, weights: Weights) -> tuple[float, ...]:
    """Levels and energy as the score sheet has them, in the order of `terms.STANDING`.

    Before the final scoring, what it would add as things stand comes to the same terms as while the game goes on.
    """
    player = state.players[seat]
    level, energy = weights.level * player.level, float(player.energy)
    if state.phase == "over":
        earned = {source: float(points) for source, points in zip(SOURCES, player.earned, strict=True)}
        gems, cards, bonus = earned["gems"], earned["ai_cards"], earned["light"] + earned["dark"]
        energy, harvest = energy - gems - cards - bonus, 0.0
    else:
        gems, cards, bonus = final_gains(state, seat)
        harvest = last_harvest(state, seat) if turn_to_come(state, seat) else 0.0
    return level, energy, 0.0, harvest, 0.0, gems, bonus, 0.0, 0.0, cards, 0.0


def final_gains(state: State, seat: Seat) -> tuple[float, float, float]:
    """What the final scoring would add as things stand: gems, AI cards, bonus cards (CS-END-2, CS-SOLO-10)."""
    player = state.players[seat]
    light = float(sum([light_worth(state, seat, card) for card in player.light]))
    if player.is_automa:
        return 0.0, 0.0, light
    gems = END_VALUE[0] * player.gems.a + END_VALUE[1] * player.gems.g + END_VALUE[2] * player.gems.t
    dark = dark_worth(state, seat, player.dark) if player.dark else 0
    return gems, float(state.box.numbers.ai_card_worth * ai_cards_of(state, player)), light + dark


def turn_to_come(state: State, seat: Seat) -> bool:
    """Whether the seat still acts in this round."""
    if state.phase != "actions":
        return True
    acting = next((each.seat for each in reversed(state.agenda) if isinstance(each, todo.EndPart)), None)
    return acting is not None and state.order.index(seat) >= state.order.index(acting)


def last_harvest(state: State, seat: Seat) -> float:
    """Every galaxy with an own colony, once."""
    present = (galaxy for galaxy in open_galaxies(state) if colonies_in(state, galaxy)[seat])
    return float(sum(yield_of(state, seat, galaxy).energy for galaxy in present))
