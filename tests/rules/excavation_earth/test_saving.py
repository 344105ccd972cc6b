"""What only positions of Excavation Earth promise."""

from dataclasses import replace

from rules.excavation_earth import GAME
from tests.rules.excavation_earth.table import table


def test_a_seat_without_a_known_faction_cannot_be() -> None:
    state = table().state
    odd = replace(state, players=(replace(state.players[0], faction="XYZ"), state.players[1]))
    assert [each.id for each in GAME.problems(odd)] == ["position-faction"]
    twins = replace(state, players=(state.players[0], replace(state.players[1], faction="GUL")))
    assert "position-same-faction" in [each.id for each in GAME.problems(twins)]
