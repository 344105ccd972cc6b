"""What a gesture makes, it means: moves read as gestures and gestures read as moves say the same, in every game."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from desktop.board.desk import BUTTON, Handle
from desktop.board.sprite import Key
from tests.desktop.every_game.drawn import EVERY, Drawn, drawn

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.parametrize("id", EVERY)]


def fitting(at: Drawn, handle: Handle) -> Handle:
    """The same gesture with other pieces, each of which does as well."""
    alike, pieces = at.desk.alike(at.view), set(handle.pieces)
    for kind in alike:
        taken = pieces & kind
        pieces = pieces - taken | set(sorted(kind)[len(kind) - len(taken) :])
    return Handle(frozenset(pieces), handle.place)


def as_meant(move: Any) -> Any:
    """A joker stands for any element: which one, is asked at the place."""
    return replace(move, element="") if getattr(move, "joker", False) else move


def test_every_kind_of_move_is_drawn(id: str) -> None:
    at = drawn(id)[0]
    kinds = {kind.KIND for kind in get_args(get_args(at.game.move_type)[0]) or get_args(at.game.move_type)}
    assert {move.kind for each in drawn(id) for move in each.legal} == kinds


def test_pieces_and_places_of_a_gesture_lie_on_the_table(id: str) -> None:
    for at in drawn(id):
        for handle, (move, *_) in at.by_gesture.items():
            named = handle.pieces if handle.place is None else handle.pieces | {handle.place}
            assert handle == BUTTON or handle.place is not None, move
            assert handle.place not in handle.pieces, move
            assert all(key in at.sprites and at.sprites[key].is_target for key in named), (move, handle)


CHOICES: dict[str, list[set[str]]] = {
    "marajoara": [{"mj.restore"}],
    "excavation_earth": [{"ee.buy_drawn", "ee.store_drawn"}, {"ee.survey"}],
    "hoyuk": [{"hk.build_pen"}, {"hk.build_house"}, {"hk.build_with_card"}],
    "council_of_shadows": [
        *({"cs.buy_card"}, {"cs.buy_improvement"}, {"cs.buy_station"}),
        *({"cs.exploit"}, {"cs.colonise", "cs.extract"}),
    ],
    "magnastorm": [{"ms.exchange"}],
}
"""Moves that one gesture may mean: which of them, is asked at the place."""


def test_a_gesture_means_one_move_or_offers_a_choice(id: str) -> None:
    for at in drawn(id):
        for handle, moves in at.by_gesture.items():
            if handle != BUTTON and len(moves) > 1:
                assert {move.kind for move in moves} in CHOICES[id], (handle, moves)


AS_GOOD = {"hoyuk": {"element"}, "magnastorm": {"mate", "turtle", "mast", "marker"}}
"""Pieces of which any that looks the same does as well."""


def is_own(at: Drawn, piece: Key) -> bool:
    """Of those whose names begin with a seat."""
    return piece.split("-")[1] == str(at.seat)


def test_what_does_as_well_lies_on_the_table(id: str) -> None:
    for at in drawn(id):
        kinds = at.desk.alike(at.view)
        pieces = [piece for kind in kinds for piece in kind]
        assert len(set(pieces)) == len(pieces)
        own = {piece for piece in pieces if piece.partition("-")[0] in AS_GOOD["magnastorm"] and is_own(at, piece)}
        assert at.is_automa(at.seat) or own <= set(at.sprites)
        for handle in at.by_gesture:
            assert fitting(at, handle).pieces <= set(at.sprites)
            assert len(fitting(at, handle).pieces) == len(handle.pieces)


def test_any_piece_that_looks_the_same_can_be_taken_instead(id: str) -> None:
    for at in drawn(id):
        for piece in {piece for handle in at.by_gesture for piece in handle.pieces}:
            if piece.partition("-")[0] in AS_GOOD.get(id, ()):
                kind, picture = piece.partition("-")[0], at.sprites[piece].picture
                same = {key for key, each in at.sprites.items() if each.picture == picture and key.startswith(kind)}
                assert same <= at.hand.takable_anew(), (piece, same)


def test_the_hand_makes_every_move(id: str) -> None:
    """Whichever of several pieces it takes that do as well."""
    for at in drawn(id):
        hand = at.hand
        for handle, moves in at.by_gesture.items():
            for each in (handle, fitting(at, handle)):
                hand.let_go()
                for piece in sorted(each.pieces):
                    assert piece in hand.takable(), (moves, each)
                    assert hand.take(piece, more=True), (moves, each)
                made = hand.buttons() if each.place is None else hand._moves_at(each.place)
                assert set(moves) <= set(made), (moves, each)


def test_what_a_gesture_makes_it_means(id: str) -> None:
    """What a drop means is asked where it is not allowed: so it is known where it is."""
    for at in drawn(id):
        for handle, moves in at.by_gesture.items():
            if not handle.pieces or handle.place is None:
                continue
            for each in (handle, fitting(at, handle)):
                meant = at.desk.attempt(at.view, at.seat, each.pieces)(handle.place)
                assert meant is not None, (moves, each)
                assert as_meant(meant) in map(as_meant, moves), (meant, moves, each)


def test_what_a_click_makes_it_means(id: str) -> None:
    for at in drawn(id):
        for handle, moves in at.by_gesture.items():
            if not handle.pieces and handle.place is not None:
                meant = at.desk.meaning(at.view, at.seat, handle.place)
                assert meant is None or meant in moves, (meant, moves)


def test_what_is_not_allowed_says_by_which_rule(id: str) -> None:
    """And the place where a drop is allowed gives no reason."""
    refused = 0
    for at in drawn(id):
        legal = set(at.legal)
        assert all(refusal.rule.startswith(at.game.prefix) for _, _, refusal in at.astray)
        for piece, place, move in at.meant:
            if move not in legal:
                assert move.seat == at.seat or at.is_automa(move.seat)
                refusal = at.objection(move)
                assert refusal is not None, (move, piece, place)
                assert refusal.rule.startswith(at.game.prefix)
                refused += 1
    assert refused > len(drawn(id))


BESIDE: dict[str, set[str]] = {
    "marajoara": {"mj.restore", "mj.score_fragment", "mj.excavate"},
    "excavation_earth": {"ee.offer", "ee.excavate"},
    "magnastorm": {"ms.drive", "ms.claim", "ms.take_column"},
}
"""Moves that point at what they concern, and leave it where it lies: for the moment, or for good."""


def test_what_goes_along_with_a_move_lies_on_the_table_and_changes(id: str) -> None:
    for at in drawn(id):
        for move in at.legal:
            assert set(at.desk.companions(at.view, move)) <= set(at.sprites), move
        for move in at.some_moves:
            along = at.desk.companions(at.view, move)
            if along and move.kind not in BESIDE.get(id, ()):
                after = at.described(at.after(move))
                assert all(at.sprites[key] != after.get(key) for key in along), (move, along)


CURED_BY: dict[str, dict[tuple[str, str], str]] = {
    "marajoara": {("mj.excavate", "disc"): "piece"},
    "excavation_earth": {("ee.survey", "card"): "place", ("ee.offer", "queue"): "place"},
    "hoyuk": {
        **{(f"hk.{kind}", "house"): "place" for kind in ("place_roof", "place_villager", "place_shaman")},
        ("hk.place_cattle", "pen"): "place",
        ("hk.lose", "house"): "piece",
    },
    "council_of_shadows": {("cs.plan", "zone"): "place"},
    "magnastorm": {("ms.choose_field", "research"): "piece"},
}
"""Of a kind of refused move and of cure: whether the same piece may go there, or that piece where this one may not."""


def kind_of(key: Key) -> str:
    return key.partition("-")[0]


def possible(at: Drawn, kind: str, piece: Key, is_place: bool, of: set[str]) -> set[Key]:
    """Where this piece may go in such a move, or the pieces that may be taken for one: of these kinds of places."""
    handles = [handle for handle, moves in at.by_gesture.items() if handle.pieces and moves[0].kind == kind]
    if is_place:
        found = {each.place for each in handles if each.place and piece in at.hand._alike.all(each.pieces)}
    else:
        found = {each for handle in handles for each in handle.pieces}
    return {each for each in found if kind_of(each) in of}


def test_cures_lie_on_the_table_and_cure(id: str) -> None:
    """Where all else that the move needs is there: if one of the places cures, so do the others, and only they do."""
    for at in drawn(id):
        if at.is_automa(at.seat):  # nobody sits at its own board
            continue
        legal = set(at.legal)
        for piece, place, move in at.meant:
            refusal = None if move in legal else at.objection(move)
            if refusal is None:
                continue
            cures = at.desk.cures(at.view, move)
            assert set(cures) <= set(at.sprites), (move, cures)
            assert set(at.desk.blamed(at.view, move, refusal)) <= set(at.sprites), (move, refusal)
            how = {CURED_BY[id].get((move.kind, kind_of(cure)), "") for cure in cures}
            if how in ({"place"}, {"piece"}):
                drops = [(piece, cure) if how == {"place"} else (cure, place) for cure in cures]
                made = [at.desk.attempt(at.view, at.seat, frozenset({each}))(to) in legal for each, to in drops]
                assert possible(at, move.kind, piece, how == {"place"}, set(map(kind_of, cures))) <= set(cures), move
                assert all(made) or not any(made), (move, cures)
                assert not (any(made) and place in cures), (move, cures)
