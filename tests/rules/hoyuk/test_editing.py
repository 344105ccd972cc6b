"""Editing a position of Höyük: what only this game has."""

from rules.core.editing import Move, Offer, Put, Remove, Set, Turn, errors
from rules.hoyuk import GAME
from rules.hoyuk.cells import NUMBER
from rules.hoyuk.editing import EDITING
from rules.hoyuk.state import State
from rules.hoyuk.village import House, Pen, Thing
from tests.rules.editing import AtEditor
from tests.rules.hoyuk.table import BOX

START: State = GAME.position(
    {"village": "R D4 D5+o, B F4, pen E4←", "seats": [{"colour": "red"}, {"colour": "blue"}]}, BOX
)


AT = AtEditor(EDITING, START)
edited, count, field = AT.edited, AT.count, AT.field


def at(state: State, cell: str) -> Thing | None:
    return state.village.at(NUMBER[cell])


def offered(state: State, key: str, id: str) -> Offer:
    return next(each for each in EDITING.offers(state, key) if each.words.id == id)


def test_a_house_on_one_of_its_clan_is_a_storey_and_on_a_rivals_takes_its_place() -> None:
    tall = edited(Put("spare-house-0", "house-D4"))
    assert at(tall, "D4") == House(0, 2)
    assert count(tall, "spare-house-0") == count(START, "spare-house-0") - 1
    other = edited(Put("spare-house-1", "house-D5"))
    assert at(other, "D5") == House(1)
    assert count(other, "spare-house-0") == count(START, "spare-house-0") + 1
    assert count(other, "spare-oven") == count(START, "spare-oven") + 1


def test_a_pen_turns_by_itself_to_the_house_beside_it() -> None:
    assert at(edited(Put("spare-pen", "cell-G4")), "G4") == Pen(3)
    assert at(edited(Put("spare-pen", "cell-G4", turned=1)), "G4") == Pen(0)


def test_a_gate_to_nowhere_is_told_with_its_rule_and_turned_back() -> None:
    wrong = edited(Turn("pen-E4"))
    (found,) = errors(GAME, wrong)
    assert (found.rule, found.keys) == ("HK-PEN-1", ("pen-E4",))
    assert errors(GAME, edited(found.cures[0].edit, start=wrong)) == ()


def test_a_building_moves_with_all_that_stands_on_it_and_goes_back_piece_by_piece() -> None:
    with_cattle = GAME.position(
        {
            "village": "R D4 D5+ov, pen E4←+c",
            "seats": [{"colour": "red"}, {"colour": "blue"}],
            "options": {"mode": "expert"},
        },
        BOX,
    )
    assert at(edited(Move("house-D5", "cell-A1"), start=with_cattle), "A1") == House(0, 1, "oven", villager=True)
    gone = edited(Remove("house-D5"), Remove("pen-E4"), start=with_cattle)
    for spare in ("spare-oven", "spare-villager", "spare-pen", "spare-cattle"):
        assert count(gone, spare) == count(with_cattle, spare) + 1


def test_cards_are_dealt_used_and_put_on_a_pile() -> None:
    dealt = edited(Put("spare-card-oven", "mat-1"))
    (card,) = dealt.players[1].hand
    assert dealt.box.symbol[card] == "oven"
    used = edited(offered(dealt, f"card-{card}", "hk-edit-used").edit, start=dealt)
    assert (used.players[1].hand, used.players[1].spent) == ((), (card,))
    sizes = [len(pile) for pile in START.piles]
    on_pile = edited(Put("spare-card-joker", "pile-PEN"))
    assert [len(pile) for pile in on_pile.piles] == sizes
    assert on_pile.box.symbol[on_pile.piles[2][0]] == "joker"


def test_what_is_asked_can_be_chosen() -> None:
    window = edited(Set("turn", 3), Put("spare-card-oven", "mat-1"), Set("active", 1), Set("ask", "window-2"))
    assert (window.phase, window.agenda[0].kind) == (2, "card_window")
    build = edited(Set("ask", "build"), Set("stage", 2), Set("element-3", "pen"), start=window)
    assert [each.value for each in EDITING.fields(build) if each.id.startswith("element")] == ["house", "house", "pen"]
    assert "window-2" not in [each.value for each in field(edited(Set("turn", 1)), "ask").choices]
    assert edited(Set("ask", "over")).agenda == ()


def test_decks_are_put_in_order() -> None:
    last = edited(Set("last-calamity", "CA-08"), Set("next-calamity", "CA-09"))
    assert (last.catastrophes[-1], last.catastrophes[0], last.seen) == ("CA-08", "CA-09", 1)
    assert field(last, "last-calamity").value == "CA-08"
    assert edited(Set("last-calamity", ""), start=last).seen == 0


def test_houses_that_leave_the_game_are_counted() -> None:
    gone = edited(Set("gone-0", 3))
    assert count(gone, "spare-house-0") == count(START, "spare-house-0") - 3
    assert errors(GAME, gone) == ()


def test_two_blocks_that_touch_at_a_corner_are_remarked() -> None:
    (found,) = EDITING.remarks(edited(Put("spare-house-1", "cell-C3")))
    assert (found.rule, set(found.keys)) == ("HK-HOU-3", {"house-C3", "house-D4"})
