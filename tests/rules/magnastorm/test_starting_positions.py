"""Before the first turn: crew, research, cubes for whoever comes late, artefacts."""

from rules.magnastorm import moves as m
from rules.magnastorm.events import ArtefactUsed
from tests.rules.core.sitting import ALLOWED
from tests.rules.magnastorm.table import (
    GREY,
    ORANGE,
    PINK,
    PURPLE,
    Table,
    begun,
    research,
    table,
)


def first(column: str, seat: int) -> m.Move:
    return m.PlaceFirstCrew(seat=seat, column=column)


def with_crew() -> Table:
    """EX1: grey C1, purple FP, pink C3, orange C4."""
    t = begun(first=1)
    return t.play(first("C1", GREY), first("FP", PURPLE), first("C3", PINK), first("C4", ORANGE))


def test_ex1_first_crew() -> None:
    """MS-POS-2, ruling A50: the first is free to choose, nobody joins another player's crew."""
    t = begun(first=1)
    assert t.asks == "MS-POS-2"
    assert len(t.moves()) == 5
    t.play(first("C1", GREY))
    assert t.upper("C1") == "yyyg"
    t.play(first("FP", PURPLE), first("C3", PINK))
    assert t.why_not(first("C1", ORANGE)) == "MS-POS-2"
    assert t.case(first("C1", ORANGE)) == "crew"
    assert t.case(first("C9", ORANGE)) == "column"
    assert t.why_not(first("C4", GREY)) == "MS-POS-2"
    t.play(first("C4", ORANGE))
    assert [player.crew for player in t.state.players] == [4, 4, 4, 4]


def test_the_unused_column_is_none() -> None:
    """MS-POS-2: with three players there are four columns."""
    assert [move.column for move in begun(3, first=1).moves()] == ["FP", "C1", "C2", "C3"]


def test_ex2_first_research() -> None:
    """MS-POS-3: the last player first; each another field; level 1 brings nothing (ruling A38)."""
    t = with_crew()
    assert t.asks == "MS-POS-3"
    t.play(research("blue", ORANGE))
    assert t.why_not(research("blue", PINK)) == "MS-POS-3"
    assert t.case(research("blue", PINK)) == "taken"
    t.play(research("red", PINK), research("green", PURPLE))
    assert [move.field for move in t.moves()] == ["brown"]
    t.play(research("brown", GREY))
    assert [sum(player.levels) for player in t.state.players] == [1, 1, 1, 1]
    assert t.level("brown", GREY) == t.level("blue", ORANGE) == 1


def test_ex3_cubes_for_whoever_comes_late() -> None:
    """MS-POS-4, MS-PSET-1: grey 2, purple 2, pink 3, orange 3."""
    t = with_crew()
    t.play(research("blue", ORANGE), research("red", PINK), research("green", PURPLE), research("brown", GREY))
    assert [t.cubes(seat) for seat in range(4)] == ["gg", "vv", "ppp", "ooo"]
    assert t.asks == "MS-RND-3"
    assert t.seat == GREY


def test_two_players_get_nothing_for_coming_late() -> None:
    """MS-POS-4."""
    t = begun(2, first=1).play(first("C1", 0), first("C2", 1), research("red", 1), research("blue", 0))
    assert [t.cubes(seat) for seat in range(2)] == ["gg", "vv"]


def test_artefacts_instead_of_cubes() -> None:
    """MS-ART-3: each takes both bonuses of its cards in turn order, level bonuses among them; no cubes for coming
    late."""
    t = begun(2, advanced=True, artefacts=("gold_gold", "bronze_silver"))
    order = t.state.order
    while t.state.phase in ("crew", "research"):
        t.play(t.moves()[0])
    used = [event for event in t.events if isinstance(event, ArtefactUsed)]
    assert [event.seat for event in used] == [order[0], order[0], order[1], order[1]]
    cards = [t.state.box.artefacts[event.card] for event in used]
    points = [sum(card.bonus == "reputation" for card in cards[at : at + 2]) for at in (0, 2)]
    assert [t.reputation(seat) for seat in order] == points
    raised = sum(card.bonus == "field" for card in cards)
    assert sum(sum(player.levels) for player in t.state.players) == 2 + raised
    assert not [event for event in t.events if getattr(event, "rule", "") == "MS-POS-4"]


def test_an_artefact_gives_what_is_printed() -> None:
    """MS-ART-3: one reputation, one own cube, one level, whoever has chosen that field before."""
    box = table().state.box
    cards = {card.bonus: ref for ref, card in box.artefacts.items() if card.bonus != "field" or card.field == "red"}
    t = table(
        cubes="",
        levels={"red": 1},
        pending=[{"kind": "use_artefact", "card": cards[bonus]} for bonus in ("reputation", "own", "field")],
    )
    assert t.reputation() == 1
    assert t.cubes() == "g"
    assert t.level("red") == 2
    assert t.asks == "MS-RES-1"  # the bonus of that level: a cube of choice


def test_a_full_column_takes_no_first_crew() -> None:
    """MS-POS-2: a cell must be free."""
    t = table(ask="crew", upper={"FP": "yyyyy", "C1": "yyy", "C2": "yyy", "C3": "yy", "C4": "yy"})
    assert t.case(first("FP", GREY)) == "full"
    assert t.why_not(first("C1", GREY)) == ALLOWED


def test_what_lies_out_before_anybody_has_acted() -> None:
    """MS-SET-5, MS-SET-8, ruling A31: the token and all cards on the table, two panels of five rows for any number."""
    for count in (2, 3, 4):
        state = begun(count).state
        assert state.token == -1
        assert set(state.controllers) == {-1}
        assert len(state.commanders) == {2: 6, 3: 6, 4: 8}[count]
        assert len(state.upper) == len(state.lower) == 5 * len(state.layout.columns)
        assert state.layout.columns[0] == "FP"
