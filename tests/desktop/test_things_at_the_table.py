"""Things of the table explain themselves: pointed at, clicked, asked for by key; cards stay, go, and lead to rules."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPixmap

from desktop.board.sprite import Key, place_of
from desktop.board.thing_faces import part_to_show
from desktop.commands.playing import played_by_novices
from rules.hoyuk import GAME as HOYUK
from tests.desktop.at_the_table import AtTable, game, settle, waited
from tests.desktop.conftest import SitDown

KEY = Qt.Key
END, OTHER_END, THIRD_END = "trackspace-yellow-9", "trackspace-blue-9", "trackspace-red-9"


def open_card(at: AtTable) -> Key:
    """What the card that comes and goes explains; empty where there is none."""
    cards = at.screen.area.cards
    return cards.key if cards.card.isVisible() else ""


def kept(at: AtTable) -> list[Key]:
    return [key for key, card in at.screen.area.cards.kept if card.isVisible()]


def point_at(at: AtTable, key: Key) -> bool:
    """Move the mouse there and let it rest. Whether the card of that thing opens."""
    at.move(at.spot(key) + QPoint(2, 0))
    at.move(at.spot(key))
    return waited(lambda: open_card(at) == key, 900)


def ask(at: AtTable, key: Key) -> None:
    at.screen.area.cards.ask(key)
    settle()


@pytest.fixture
def table(sit_down: SitDown) -> AtTable:
    return sit_down(game())


def test_what_the_pointer_rests_on_explains_itself_and_is_ringed(table: AtTable) -> None:
    at = table
    assert point_at(at, END)
    card = at.screen.area.cards.card
    assert "10\N{NO-BREAK SPACE}PV" in card.accessibleName()
    assert set(at.screen.area.scene._hints) == {f"hint:state-explained:{END}"}
    assert QRectF(at.screen.area.rect()).contains(card.box)
    spot = at.screen.area.scene.place_of(END)
    assert spot is not None
    assert not card.box.intersects(at.screen.area.refusals.on_screen(spot).adjusted(3, 3, -3, -3))


def test_it_goes_when_the_pointer_goes(table: AtTable) -> None:
    at = table
    assert point_at(at, END)
    at.move(QPoint(3, 3))
    assert waited(lambda: not open_card(at), 900)
    assert not at.screen.area.scene._hints


def test_on_the_way_to_the_card_and_upon_it_the_card_stays(table: AtTable) -> None:
    at = table
    assert point_at(at, END)
    card = at.screen.area.cards.card
    for share in range(1, 6):
        at.move((card.tip + (card.box.center() - card.tip) * share / 5).toPoint())
    assert not waited(lambda: not open_card(at), 500)


def test_while_a_piece_is_held_nothing_explains_itself(table: AtTable) -> None:
    at = table
    at.table.propose(at.table.legal[0])
    at.table.propose(at.table.legal[0])
    at.click(next(iter(at.screen.area.hand.takable())))
    assert at.screen.area.hand.held
    assert not point_at(at, END)


def test_a_click_on_what_cannot_be_used_explains_it_at_once(table: AtTable) -> None:
    at = table
    at.click(END)
    assert open_card(at) == END


def test_a_key_explains_where_the_keyboard_stands(table: AtTable) -> None:
    at = table
    at.screen.area.view.setFocus(Qt.FocusReason.TabFocusReason)
    at.screen.area.view.stand_on(END)
    at.key(KEY.Key_I)
    assert open_card(at) == END
    at.key(KEY.Key_I)
    assert kept(at) == [END]
    at.key(KEY.Key_Escape)
    assert kept(at) == []


def test_three_cards_may_stay_and_esc_closes_the_last(table: AtTable) -> None:
    at = table
    for key in (END, OTHER_END, THIRD_END, "die-Y7"):
        ask(at, key)
        ask(at, key)
    assert kept(at) == [OTHER_END, THIRD_END, "die-Y7"]
    at.screen.area.view.setFocus()
    at.key(KEY.Key_Escape)
    assert kept(at) == [OTHER_END, THIRD_END]


def test_a_click_on_the_card_keeps_it_and_one_on_its_pin_puts_it_away(table: AtTable) -> None:
    at = table
    ask(at, END)
    card = at.screen.area.cards.card
    at.click_the_window(card.box.center().toPoint())
    assert kept(at) == [END]
    at.click_the_window(card.pin_place.center().toPoint())
    assert kept(at) == []


def test_its_rule_is_one_click_or_one_key_away(table: AtTable) -> None:
    at = table
    ask(at, END)
    rule, place = next(at.screen.area.cards.card.tags())
    at.click_the_window(place.center().toPoint())
    assert at.screen.dock.page == "rules"
    ask(at, END)
    at.key(KEY.Key_F1)
    assert at.shell.trail[-1].opened_as == "reader"
    assert at.shell.trail[-1].paper.at == rule  # type: ignore[attr-defined]


def test_a_move_puts_the_open_card_away_and_leaves_what_is_kept(table: AtTable) -> None:
    at = table
    ask(at, END)
    ask(at, END)
    ask(at, OTHER_END)
    at.table.propose(at.table.legal[0])
    settle()
    assert (open_card(at), kept(at)) == ("", [END])


@pytest.mark.parametrize(("bubbles", "opens"), [("at-once", True), ("moment", True), ("key", False)])
def test_whoever_wants_cards_only_by_key_gets_them_only_so(sit_down: SitDown, bubbles: Any, opens: bool) -> None:
    at = sit_down(game())
    at.screen.program.settings_file.change(bubbles=bubbles)
    assert point_at(at, END) == opens
    at.click(END)
    assert open_card(at) == END


def test_the_list_of_pieces_tells_all_that_a_card_says(table: AtTable) -> None:
    at = table
    at.screen.dock.open("pieces")
    pieces = at.screen.dock.pages.pieces
    number = next(n for n, row in enumerate(pieces.list.rows) if getattr(row, "key", "") == END)
    pieces.list.setFocus()
    pieces.list.choose(number)
    settle()
    assert "10\N{NO-BREAK SPACE}PV" in pieces.list.accessibleDescription()
    assert pieces.explanation.isVisible()
    assert open_card(at) == ""


def test_what_unfolds_and_the_card_stand_side_by_side(sit_down: SitDown) -> None:
    """Pointed at, a block of the village lies open over the table; its card hides none of that."""
    line = game(of=HOYUK)
    played_by_novices(line, 40, 4)
    at = sit_down(line)
    cards = at.screen.area.cards
    block = min(key for key in at.screen.area.scene.places() if key.startswith("block-"))
    assert point_at(at, block)
    assert waited(lambda: not cards.faces.unfolded.isEmpty(), 900)
    cards.leave()
    cards.ask(block)
    opened = at.screen.area.refusals.on_screen(place_of(cards.faces.unfolded))
    assert not cards.card.box.intersects(opened)
    face = cards.card.face
    assert face is not None
    assert has_drawing(face.picture)


def has_drawing(picture: QPixmap) -> bool:
    """Tell a picture of something from a plain ground."""
    image = picture.toImage()
    return len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 8


@pytest.mark.parametrize(
    ("size", "shown"),
    [((40, 40), (1.0, 1.0)), ((120, 40), (1.0, 1.0)), ((686, 26), (0.19, 1.0)), ((77, 359), (1.0, 0.214))],
)
def test_the_picture_of_something_long_is_large_enough_to_be_seen(
    size: tuple[float, float], shown: tuple[float, float]
) -> None:
    rect = QRectF(10, 20, *size)
    part = part_to_show(rect)
    seen = part.intersected(rect)
    assert seen.width() / rect.width() == pytest.approx(shown[0], abs=0.03)
    assert seen.height() / rect.height() == pytest.approx(shown[1], abs=0.03)
    assert part.width() <= 5 * part.height()
    assert part.height() <= part.width() + 1
