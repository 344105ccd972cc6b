"""What only the rules of Excavation Earth mean in play: the figures of some."""

from tests.rules.excavation_earth.promises import PLAYING, here
from tests.rules.excavation_earth.table import opened, table

said = PLAYING.said
TWO = here(2)


def test_figures_are_those_of_the_table() -> None:
    state = table(
        hand="R-SA G-SB", hold="Yg1 Vg3", container="Og4", guards="Yg1", traders="M1 M1 M6", envoys="C2*3", credits=13
    ).state
    assert said("en", "EE-GEN-17", TWO, state) == ["Your relics: 2 in the hold, 1 in the container"]
    assert said("en", "EE-ACT-SEL-3", TWO, state) == ["Your traders on markets 1 to 6: 2, 0, 0, 0, 0, 1"]
    assert said("en", "EE-SCO-2", TWO, state) == ["Your envoys: 0 on the left, 3 in the middle, 0 on the right"]
    assert said("en", "EE-CRW-1", TWO, state) == ["Your supply: 15 cubes"]
    assert said("fr", "EE-SET-4", TWO, state) == ["Vous avez 13\N{NO-BREAK SPACE}crédits"]
    assert said("en", "EE-SMP-1", TWO, state) == ["Your gallery: 1 sample"]


def test_figures_of_a_seat_ask_for_a_seat() -> None:
    state = opened().state
    assert said("en", "EE-TURN-3", TWO, state, seat=None) == []
    assert said("en", "EE-TURN-4", TWO, state, seat=None) == ["Action cards: 45 in the deck, 0 discarded"]
