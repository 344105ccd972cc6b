"""The neighbours of the solo challenge: cards, losses, clan powers, levels and the result (HK-SOLO-8 to 14)."""

from typing import Any

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.options import LEVELS
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.neighbours import ONE, TWO, closed_in, figures, left_out
from tests.rules.hoyuk.table import BOX, Table, begun, symbols, table

# Cards


def window(village: str, hand: str, phase: int = 4, **more: Any) -> Table:
    """Blue's window: the person has nothing to play."""
    noted = [{"colour": "red"}, {"colour": "blue", "player": "voisins", "hand": hand, **more.pop("blue", {})}]
    return table(village, seats=noted, ask="window", phase=phase, **more)


MANY = "B A1 A4 A7 A10 A13 D13, R M1"
"""Six families."""


def play_window(at: Table) -> Table:
    """All that blue does in this window."""
    events: tuple[Any, ...] = ()
    phase = at.pending.phase
    while isinstance(at.pending, todo.Build) or getattr(at.pending, "phase", 0) == phase:
        events += at.play(at.acts()).events
    at.events = events
    return at


def line(at: Table) -> str:
    (reason,) = at.reasons("line")
    return str(reason.chosen).removeprefix("line:")


def test_hk_solo_8_in_the_last_window_it_scores_all() -> None:
    """HK-SOLO-8: line 1."""
    at = window(MANY, "oven*3 pen*2 house", last=True)
    at.let_neighbours_act()
    assert line(at) == "all"
    assert at.earned(1)[:3] == [("groups", 5), ("groups", 3), ("groups", 1)]


def test_a_group_of_five_is_scored_at_once() -> None:
    """HK-SOLO-8: line 2, once; with jokers where they lengthen most."""
    at = window(MANY, "oven*4 pen joker", phase=1)
    at.let_neighbours_act()
    assert line(at) == "full"
    assert at.earned(1) == [("groups", 12)]
    assert at.hand(1) == "pen"


def test_a_group_of_four_is_scored_late() -> None:
    """HK-SOLO-8: line 3: when somebody has eight houses left, or fewer."""
    early = window(MANY, "oven*4", phase=1)
    early.let_neighbours_act()
    assert line(early) == "pass"
    late = table(
        MANY, ask="window", phase=1,
        seats=[{"colour": "red", "houses": 8}, {"colour": "blue", "player": "voisins", "hand": "oven*4"}],
    )  # fmt: skip
    late.let_neighbours_act()
    assert line(late) == "long"
    assert late.earned(1) == [("groups", 8)]


@pytest.mark.parametrize(("hand", "houses", "does"), [
    ("oven*3", 8, "fair"),
    ("oven*3", 9, "pass"),
    ("oven*3 pen*3 shrine*3 house*3", 9, "fair"),
    ("oven*2 pen*2", 8, "pass"),
])  # fmt: skip
def test_a_group_of_three_before_phase_4(hand: str, houses: int, does: str) -> None:
    """HK-SOLO-8: line 4: late, or with two cards a family."""
    noted = [{"colour": "red", "houses": houses}, {"colour": "blue", "player": "voisins", "hand": hand}]
    at = table(MANY, ask="window", phase=4, seats=noted)
    at.let_neighbours_act()
    assert line(at) == does


def test_before_phase_3_it_builds_what_wins_an_aspect() -> None:
    """HK-SOLO-8: line 5, in the order pen, oven, shrine, house, as long as it can."""
    at = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=3)
    play_window(at)
    assert line(at) == "build"
    assert [event.symbol for event in at.all_of("cards_spent")] == ["pen", "oven"]
    assert "B1" in [event.cell for event in at.all_of("pen_built")]
    easy = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=3, level=0)
    play_window(easy)
    assert line(easy) == "pass"
    other = window("B A1 E1 K9, R A2", "shrine oven pen house", phase=2, turn=2, catastrophes="CA-02")
    play_window(other)
    assert line(other) == "pass"


def test_jokers_build_at_hard_levels() -> None:
    """HK-SOLO-8, HK-SOLO-13: for the first element that wins and is not in hand."""
    standard = window("B A1 E1, R A2", "joker", phase=3)
    play_window(standard)
    assert line(standard) == "pass"
    hard = window("B A1 E1, R A2", "joker", phase=3, level=2)
    play_window(hard)
    assert [(event.symbol, event.jokers) for event in hard.all_of("cards_spent")] == [("pen", 1)]


def test_a_house_card_wins_the_number() -> None:
    """HK-SOLO-8: as with the choice of a tile."""
    at = window("B A1 A2, R B1 B2", "house", phase=3, mode="intermediate")
    at.let_neighbours_act()
    assert [event.symbol for event in at.all_of("cards_spent")] == ["house"]


# Losses


def lost(village: str, card: str, **more: Any) -> Table:
    at = table(village, ask="catastrophe", catastrophes=card, seats=ONE, mode="expert", **more)
    return at.let_neighbours_act()


def test_hk_solo_9_the_house_of_least_value() -> None:
    """HK-SOLO-9: 4 a storey, 2 a roof piece, 1 a pen, villager, cattle; of equals the last."""
    at = lost("B² A1, B A2+o A3+v A4, pen B4←, R M1", "CA-19")
    assert at.on("A3") == "1x" or at.on("A4") == "1x"
    values = figures(at, "lose", "value")
    assert values == {"A1": 4, "A2": 2, "A3": 1, "A4": 1}
    assert at.on("A4") == "1x"


def test_the_only_house_of_a_family_in_a_contested_block_is_dear() -> None:
    """HK-SOLO-9."""
    at = lost("B A1, R A2 A3 A4, ruin B1, B C1 D1, R M13", "CA-08", marker=1)
    assert figures(at, "lose", "value") == {"A1": 2, "C1": 0, "D1": 0}
    assert at.on("D1") == "1x"


def test_other_pieces_of_low_houses_go_first() -> None:
    """HK-SOLO-9: then the last in reading order."""
    at = lost("B² A1+o, B A2+o A3 A4, R M1", "CA-23")
    assert at.on("A2") == "1"
    pens = lost("B A1 A2 A4, B² A3, pen B1← B3←, R M1", "CA-22")
    assert pens.on("B1") == ""


# Phases 3 and 4


def test_hk_solo_10_the_block_to_inspect() -> None:
    """HK-SOLO-10: where it draws most; then where the person draws least."""
    village = "B A1+o, R A2+t, B E1+o E2+t, R E3, B I1+o, R I2"
    at = table(village, ask="inspect", marker=1, seats=ONE)
    at.play(at.acts())
    (reason,) = at.reasons("inspect")
    assert reason.chosen == "block:E1"
    tied = table("B A1+o, R A2+t, B I1+o, R I2", ask="inspect", marker=1, seats=ONE)
    tied.play(tied.acts())
    assert tied.reasons("inspect")[0].chosen == "block:I1"


def test_hk_solo_11_used_cards_go_under_the_smallest_pile() -> None:
    """HK-SOLO-11: of equals in the order of the board; where piles stay closed, not under an empty one."""
    noted = [{"colour": "red"}, {"colour": "blue", "player": "voisins", "spent": "oven pen"}]
    at = table("R A1, B F6", ask="tidy", seats=noted, piles={"SHRINE": "", "PEN": "pen"})
    at.play(at.acts())
    assert symbols(at.pile("SHRINE")) == "oven pen"
    closed = table("R A1, B F6", ask="tidy", seats=noted, piles={"SHRINE": "", "PEN": "pen"}, empty_pile="closed")
    closed.play(closed.acts())
    assert len(closed.pile("PEN")) == 3


def test_hk_solo_11_the_marker_goes_to_the_lowest_score() -> None:
    """HK-SOLO-11: of equals to the next clockwise."""
    for red, green, to in ((5, 3, 2), (3, 5, 0), (4, 4, 2)):
        noted = [
            {"colour": "red", "score": red}, {"colour": "blue", "player": "voisins"},
            {"colour": "green", "player": "voisins", "score": green},
        ]  # fmt: skip
        at = table("R A1, B F6, G M1", ask="tidy", marker=1, seats=noted)
        at.play(at.acts())
        assert at.state.marker == to


# Clan powers


def power(colour: str, village: str, **more: Any) -> Table:
    """A neighbour of this clan has just scored five cards in the expert game."""
    noted = [{"colour": "blue" if colour != "blue" else "red", **more.pop("person", {})}]
    noted += [{"colour": colour, "player": "voisins", "hand": "oven*5", **more.pop("own", {})}, *more.pop("others", [])]
    at = table(village, mode="expert", seats=noted, ask="window", phase=1, **more)
    while at.seat == 1 and isinstance(at.pending, todo.CardWindow):
        at.play(at.acts())
    return at


FAMILIES = "A1 A4 A7 A10 A13"


def test_hk_solo_12_eguor_replaces_the_best_equipped() -> None:
    """HK-SOLO-12: the person's among equals."""
    at = power("red", f"R {FAMILIES}, B A2 B4+o, pen C4←", others=[{"colour": "green", "player": "voisins"}])
    at.let_neighbours_act(until=1)
    assert at.on("B4") == "1"
    tie = power("red", f"R {FAMILIES}, G A2, B B4", others=[{"colour": "green", "player": "voisins"}])
    tie.let_neighbours_act(until=1)
    assert tie.on("B4") == "1"


@pytest.mark.parametrize(("colour", "kinds"), [("green", ["cattle"]), ("blue", ["villager"])])
def test_trev_and_uelb_place_what_they_get(colour: str, kinds: list[str]) -> None:
    """HK-SOLO-12: the pen first."""
    letter, other = colour[0].upper(), "B" if colour == "green" else "R"
    at = power(colour, f"{letter} {FAMILIES}, {other} M1")
    at.let_neighbours_act(until=1)
    assert at.kinds.index("pen_built") < at.kinds.index("piece_placed")
    assert [event.piece for event in at.all_of("piece_placed")] == kinds


def test_enuaj_rob_the_leader() -> None:
    """HK-SOLO-12: of equals the person; what wins a block first; from a block where they live."""
    others = [{"colour": "green", "player": "voisins", "score": 3}]
    village = f"Y {FAMILIES}, B B1+t B2, B M1+o M2+t, G D1+o"
    at = power("yellow", village, person={"score": 3}, others=others)
    at.let_neighbours_act(until=1)
    stolen = [(event.victim, event.piece, event.cell) for event in at.all_of("piece_stolen")]
    assert stolen[0] == (0, "oven", "M1")
    assert all(victim == 0 for victim, _, _ in stolen)
    lead = power("yellow", village, person={"score": 2}, others=others)
    lead.let_neighbours_act(until=1)
    assert lead.all_of("piece_stolen")[0].victim == 2


def test_enuaj_steal_a_pen_and_then_its_cattle() -> None:
    """HK-SOLO-12, ruling A30: the pen comes first in their order, and its cattle in no block any more."""
    at = power("yellow", f"Y {FAMILIES}, B M1 M2, pen L2→+c")
    at.let_neighbours_act(until=1)
    assert [event.piece for event in at.all_of("piece_stolen")] == ["pen", "cattle"]
    assert left_out(at, "steal-kind")["oven"] == "hk-why-nothing-to-steal"


def test_teoiv_build_for_the_shaman() -> None:
    """HK-SOLO-12."""
    at = power("purple", f"P {FAMILIES}, B M1")
    at.let_neighbours_act(until=1)
    assert at.state.village.shaman_cell is not None
    assert "house_built" in at.kinds or "storey_built" in at.kinds


def test_a_power_that_would_cost_a_roof_piece_is_left() -> None:
    """HK-SOLO-12, HK-SOLO-2: the only place for the shaman's house is under an oven."""
    blue, red, green = closed_in().split(", ")
    roofs = " ".join(f"{cell}+{'ot'[at % 2]}" for at, cell in enumerate(blue.split()[1:]))
    village = f"P {roofs}, {red.replace('R', 'B', 1)}, {green}"
    at = power("purple", village, others=[{"colour": "green", "player": "voisins"}])
    at.play(at.acts())
    assert at.happened("power_lapsed").why == "declined"
    assert left_out(at, "power") == {"power:use": "hk-why-roof"}


# Levels


@pytest.mark.parametrize(("level", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_hk_solo_13_hard_neighbours_win_ties(level: int, drawn: int) -> None:
    """HK-SOLO-13: after the storeys; with the person only."""
    at = table("B A1+o, R A2+o", ask="inspect", seats=ONE, level=level)
    assert len(at.state.players[1].hand) == drawn
    storeys = table("B A1+o, R² A2+o", ask="inspect", seats=ONE, level=level)
    assert len(storeys.state.players[0].hand) == 1


def test_of_two_neighbours_the_next_one_after_the_person_wins() -> None:
    """HK-SOLO-13: and ties between neighbours stay ties."""
    village = "R A1+o, B A2+o, G B1+o"
    at = table(village, ask="inspect", seats=TWO, level=2)
    assert [len(player.hand) for player in at.state.players] == [0, 1, 0]
    last = [
        {"colour": "blue", "player": "voisins"}, {"colour": "red"}, {"colour": "green", "player": "voisins"},
    ]  # fmt: skip
    moved = table(village, ask="inspect", seats=last, level=2)
    assert [len(player.hand) for player in moved.state.players] == [0, 0, 1]
    apart = table("R A3, B A2+o, G A1+o", ask="inspect", seats=TWO, level=2)
    assert [len(player.hand) for player in apart.state.players] == [0, 0, 0]


@pytest.mark.parametrize(("level", "built"), [(0, ("house", "house")), (1, ("house", "house", "shrine"))])
def test_easy_neighbours_leave_the_third_element_of_their_first_tile(level: int, built: tuple[str, ...]) -> None:
    """HK-SOLO-13: not that of the second."""
    first = table("R F6, B F7", seats=ONE, ask="stage", stage=1, level=level, tiles="CT-03 CT-01 CT-05 CT-07")
    first.play(first.house("F5"), first.house("F4")).play(first.moves()[0])
    assert build_of(first).elements == built
    second = table("R F6, B F7", seats=ONE, ask="stage", stage=2, level=level, tiles="CT-03 CT-01")
    second.play(second.house("F5"), second.house("F4")).play(second.moves()[0])
    assert build_of(second).elements == ("house", "house", "shrine")


def test_an_easy_neighbour_says_what_it_leaves() -> None:
    """HK-SOLO-13."""
    at = table("R F6, B F7", seats=ONE, ask="tidy", marker=1, stage=1, level=0)
    at.let_neighbours_act()
    assert [event.rule for event in at.all_of("element_left")] == ["HK-SOLO-13"]


@pytest.mark.parametrize(("level", "most"), [(2, 1), (3, 2), (4, 4)])
def test_hard_neighbours_spend_more_cards_than_families(level: int, most: int) -> None:
    """HK-SOLO-13, HK-CARD-3: the person does not."""
    noted = [{"colour": "red", "hand": "pen*3"}, {"colour": "blue", "player": "voisins", "hand": "oven*5"}]
    at = table("R F6, B F7", seats=noted, ask="window", phase=4, marker=1, level=level, last=True)
    at.play(at.acts())
    assert at.happened("scored").points == {1: 1, 2: 3, 4: 8}[most]
    person = table("R F6, B F7", seats=noted, ask="window", phase=4, marker=0, level=level, last=True)
    assert person.why_not(person.score("pen", 2)) == "HK-CARD-3"


def test_master_neighbours_begin_with_points() -> None:
    """HK-SOLO-13: and the person with none, nor anybody at the other levels."""
    at = begun(3, neighbours=2, level=4)
    assert GAME.totals(at.state) == (0, 5, 5)
    (line,) = GAME.scores(at.state).lines
    assert (line.source, line.rule, line.points) == ("source-start", "HK-SOLO-13", (0, 5, 5))
    assert GAME.totals(begun(3, neighbours=2, level=3).state) == (0, 0, 0)


def test_hk_solo_8_says_why_a_line_does_not_apply() -> None:
    """HK-SOLO-8: each line before the one that applies, with the reason."""
    at = window("B A1 E1, R A2", "oven", phase=3, level=0)
    at.play(at.acts())
    assert left_out(at, "line") == {
        "line:all": "hk-why-not-last", "line:full": "hk-why-no-five", "line:long": "hk-why-no-four",
        "line:fair": "hk-why-not-phase-4", "line:build": "hk-why-level",
    }  # fmt: skip


def test_expert_neighbours_choose_between_two_tiles() -> None:
    """HK-SOLO-13: before they build; both are discarded; ten tiles last one turn."""
    at = table("R F6, B F7 A1, G M1", seats=TWO, ask="stage", stage=1, level=3, tiles="CT-07 CT-01 CT-05 CT-03 CT-04")
    assert [len(tiles) for tiles in at.state.dealt] == [1, 2, 2]
    at.play(at.house("F5"), at.house("F4"), at.house("F3"))
    assert isinstance(at.pending, todo.ChooseTile)
    at.play(at.acts())
    assert at.happened("tile_chosen").tile == "CT-05"  # a pen before a shrine
    assert figures(at, "tile", "blocks") == {"tile:CT-01:shrine": -1, "tile:CT-05:pen": -1}
    assert build_of(at).elements == ("house", "house", "pen")
    while at.state.agenda and at.state.phase == 1 and len(at.state.tile_discard) < 5:
        at.play(at.moves()[0])
    assert len(at.state.tile_discard) == 5
    assert not at.state.tiles


def build_of(at: Table) -> todo.Build:
    assert isinstance(at.pending, todo.Build)
    return at.pending


def test_of_two_tiles_the_one_that_wins_more() -> None:
    """HK-SOLO-13: a choice tile by its best kind; the shaman wins nothing."""
    choice = table("R F6, B F7, R A1+o, B A2", seats=ONE, ask="stage", level=3, tiles="CT-01 CT-03 CT-07")
    for _ in range(3):
        choice.play(choice.moves()[0])
    choice.play(choice.acts())
    assert figures(choice, "tile", "blocks") == {"tile:CT-03:oven": -1, "tile:CT-07:choice": -2}
    shaman = table("R F6, B F7", seats=ONE, ask="stage", level=3, tiles="CT-01 CT-15 CT-13", mode="expert")
    for _ in range(3):
        shaman.play(shaman.moves()[0])
    shaman.play(shaman.acts())
    assert figures(shaman, "tile", "blocks") == {"tile:CT-13:villager": -1, "tile:CT-15:shaman": 0}


# The result


def over(red: int, blue: int, green: int, **more: Any) -> Table:
    noted = [
        {"colour": colour, "score": score, "player": "person" if colour == "red" else "voisins"}
        for colour, score in (("red", red), ("blue", blue), ("green", green))
    ]
    return table("", ask="over", last=True, seats=noted, **more)


@pytest.mark.parametrize(
    ("red", "blue", "green", "winners", "reached"),
    [(20, 20, 5, (1,), 0), (19, 20, 20, (1, 2), 0), (21, 20, 5, (0,), 1), (60, 20, 5, (0,), 3)],
)
def test_hk_solo_14_the_result(red: int, blue: int, green: int, winners: tuple[int, ...], reached: int) -> None:
    """HK-SOLO-14: level with a neighbour is lost; the margin is worth a medal."""
    sheet = GAME.scores(over(red, blue, green).state)
    assert sheet.winners == winners
    assert sum(goal.reached for goal in sheet.goals) == reached
    assert [goal.label for goal in sheet.goals] == ["medal-bronze", "medal-silver", "medal-gold"]
    assert sheet.tie_breaks == ()
    assert (sheet.ranks[0] == 1) == (winners == (0,))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_medals_of_its_own(level: int) -> None:
    """HK-SOLO-14, HK-SOLO-13: the least lead for each, and one point less."""
    for number, least in enumerate(BOX.neighbours.medals[level].values()):
        for margin, reached in ((least - 1, number), (least, number + 1)):
            goals = GAME.scores(over(20 + margin, 20, 5, level=level).state).goals
            assert sum(goal.reached for goal in goals) == reached
            assert dict(goals[number].args)["margin"] == least


def test_what_a_won_challenge_leaves_behind() -> None:
    """HK-SOLO-14: by level, with the margin."""
    assert GAME.achievements(over(20, 20, 5).state) == ()
    won = dict(GAME.achievements(over(60, 20, 5, level=2).state))
    assert won["solo-won-level-2"] == won["solo-gold-level-2"] == 40
    assert GAME.achievements(table("R A1, B F6").state) == ()
    assert table("R A1, B F6").why_not(m.BuildHouse(seat=0, cell="A2")) == ALLOWED
