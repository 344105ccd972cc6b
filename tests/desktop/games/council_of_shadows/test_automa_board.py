"""The automa on the table: its cards, where they say what it does, and its reasons beside them."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF

from desktop.docks.candidates import CandidatesRow
from desktop.games.council_of_shadows.automa_faces import option_places
from desktop.games.council_of_shadows.automa_shown import doing, face_of, row_now
from desktop.games.council_of_shadows.desk import DESK
from desktop.games.council_of_shadows.painters import PAINTERS
from desktop.games.council_of_shadows.sprites import sprites
from desktop.table.seats import PERSON
from rules.core.explained import Explained
from rules.council_of_shadows import GAME
from rules.council_of_shadows import events as happened
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.automa.acting import SIDES
from rules.council_of_shadows.options import AUTOMA
from rules.text.localise import Language
from tests.desktop.at_the_table import game, waited
from tests.desktop.conftest import SitDown
from tests.desktop.games.council_of_shadows.positions import TABLES, box, look, positions, seen, stated, texts
from tests.desktop.games.looks import overlapping

pytestmark = pytest.mark.usefixtures("qapp")

SOLO = TABLES[4]
CARD = QRectF(10, 10, 150, 240)
PLACING = {"kind": "placing_for_automa", "seat": 0, "sector": 1, "galaxy": "", "type": "B", "cubes": 1}
SECOND_ROW = {"kind": "automa_acting", "seat": 1, "row": 2}
SETTLING = {"kind": "settling_for_automa", "seat": 0, "planets": ["1-01.2", "1-03.1"], "cubes": 2}
REMOVING = {"kind": "removing_from_automa", "seat": 0, "galaxy": "GRY", "majority": True}


@pytest.mark.parametrize("ref", box().automa_cards)
def test_a_card_shows_every_action(ref: str) -> None:
    view = seen(positions(SOLO)[0][0])
    card, face = box().automa_cards[ref], face_of(view, ref, None)
    assert [len(row) for row in face.rows] == [len(row) for row in card.rows]
    for row, shown in zip(card.rows, face.rows, strict=True):
        for action, option in zip(row, shown, strict=True):
            assert option.op == action.op
            assert bool(option.energy) == (action.op == "energy")
            assert len(option.slots) == (4 if action.op == "market" else 0)
            assert bool(option.label) == (action.op in ("colonise", "discover"))


@pytest.mark.parametrize("ref", box().automa_cards)
def test_actions_lie_side_by_side_on_the_card(ref: str) -> None:
    rows = tuple(len(row) for row in box().automa_cards[ref].rows)
    places = [place for row in option_places(CARD, rows) for place in row]
    assert len(places) == sum(rows)
    assert overlapping(places) == []
    assert all(CARD.contains(place) for place in places)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_action_is_said(language: Language) -> None:
    view = seen(positions(SOLO)[0][0])
    said = {
        texts(language).say(doing(view, action), ("A", "B"))
        for card in box().automa_cards.values()
        for row in card.rows
        for action in row
    }
    assert all(said)
    assert len(said) == len({action for card in box().automa_cards.values() for row in card.rows for action in row})


def test_its_reasons_point_at_the_table_and_have_faces() -> None:
    questions = set()
    for state, seat, legal in positions(SOLO):
        view = seen(state, seat)
        for move in legal:
            if not isinstance(move, m.AutomaActs):
                continue
            events = GAME.apply(state, move).events
            shown = {sprite.key for sprite in sprites(view, look(seat, seats=2))}
            for event in events:
                if isinstance(event, Explained):
                    questions.add(event.question)
                    for candidate in event.candidates:
                        assert set(DESK.candidate(view, event, candidate)) <= shown
                        assert DESK.candidate(view, event, candidate)
                        face = DESK.face(view, event, candidate)
                        assert face is not None
                        assert face.picture.painter in PAINTERS
            acting = DESK.acting(view, events)
            assert acting is not None
            assert acting.card.picture.painter == "cs-automa-card"
            for phrase in (acting.title, acting.card.words, acting.note):
                assert phrase is not None
                assert texts("fr").say(phrase, ("A", "B"))
    assert questions == {"cs-automa-which-option", "cs-automa-which-galaxy"}


def test_its_card_stands_beside_the_reveal() -> None:
    for state, seat, legal in positions(SOLO):
        ready = next((move for move in legal if isinstance(move, m.Ready)), None)
        if ready is not None:
            events = GAME.apply(state, ready).events
            turned = [event.card for event in events if isinstance(event, happened.AutomaCardTurned)]
            acting = DESK.acting(seen(state, seat), events)
            assert turned
            assert acting is not None
            assert acting.card.picture.args[0] == face_of(seen(state, seat), turned[0], None)
            return
    pytest.fail("nobody was ready")


def test_people_act_without_its_card() -> None:
    state, seat, legal = positions(SOLO)[0]
    assert DESK.acting(seen(state, seat), GAME.apply(state, legal[0]).events) is None


def test_the_row_that_comes_next_is_marked() -> None:
    for state, seat, legal in positions(SOLO):
        if any(isinstance(move, m.AutomaActs) for move in legal):
            shown = {sprite.key: sprite for sprite in sprites(seen(state, seat), look(seat, seats=2))}
            rows = len(box().automa_cards[state.automa.card].rows) if state.automa else 0
            assert shown["automa-card"].picture.args[1] == getattr(state.pending, "row", rows + 1)
            assert {key for key in shown if key.startswith("option-")} <= {
                f"option-{number}-{side}" for number in range(1, rows + 1) for side in SIDES
            }


def test_its_card_and_what_it_weighs_stand_in_the_dock(sit_down: SitDown) -> None:
    seats = [{"colour": "red"}, {"colour": "blue", "automa": True}]
    spaces = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03"
    notes = {"turn": 1, "ask": "actions", "automa_card": "A2-1", "spaces": spaces, "seats": seats}
    at = sit_down(game(PERSON, AUTOMA, notes=notes, of=GAME), explain=True)
    assert waited(lambda: at.screen.area.showing.card is not None)
    explaining = at.screen.dock.explaining
    assert explaining.card.card is not None
    assert explaining.card.words[0] == "Ligne 1 sur 3"
    (table,) = (row for row in explaining.list.rows if isinstance(row, CandidatesRow))
    assert [each.face is not None for each in table.candidates] == [True, True]


ROWS: dict[str, tuple[dict[str, Any], int]] = {
    "its first row": ({}, 1),
    "a tile for its first row": ({"pending": [PLACING, SECOND_ROW], "drawn": "1-05 1-09"}, 1),
    "a planet for its last row": ({"pending": [SETTLING, {"kind": "automa_exploiting", "seat": 1}]}, 3),
    "a galaxy": ({"pending": [{"kind": "automa_exploiting", "seat": 1}]}, 4),
    "a cube": ({"pending": [REMOVING, {"kind": "automa_exploiting", "seat": 1}]}, 4),
    "nothing": ({"ask": "purchase", "turn": 0}, 0),
}
"""What it is about, and the row of its card that is lit; beyond the third galaxies are exploited."""


@pytest.mark.parametrize("what", ROWS)
def test_the_row_that_is_carried_out_is_lit(what: str) -> None:
    notes, row = ROWS[what]
    seats = [{"colour": "red"}, {"automa": True, "colour": "blue", "colonies": "1-01.1*2 1-03.1"}]
    view = seen(stated(**{"seats": seats, "automa_card": "A1-4", "ask": "actions", "turn": 1, **notes}))
    assert len(view.box.automa_cards["A1-4"].rows) == 3
    assert row_now(view) == row
    shown = {sprite.key: sprite for sprite in sprites(view, look(0, seats=2))}
    assert shown["automa-card"].picture.args[1] == row


def test_cards_that_were_played_lie_on_its_board() -> None:
    last = None
    for state, seat, _ in positions(SOLO):
        view = seen(state, seat)
        assert view.automa is not None
        gone = sum(map(len, view.automa.used)) - bool(view.automa.card)
        shown = {sprite.key: sprite for sprite in sprites(view, look(seat, seats=2))}
        assert (shown["automa-used"].picture.painter == "cs-automa-used") == bool(gone)
        if gone:
            assert shown["count-automa-used"].picture.args == (gone,)
        last = gone
    assert last
