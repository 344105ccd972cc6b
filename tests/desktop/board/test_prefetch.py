"""What moves will show is painted while somebody thinks; it shows nothing by itself."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from desktop.board.marks import marks
from desktop.board.prefetch import MOST_MOVES, of_each_kind
from desktop.board.sprite import NOTHING
from desktop.table.seats import PERSON
from tests.desktop.at_the_table import AtTable, game, sensible, settle
from tests.desktop.conftest import SitDown


def test_a_move_that_was_looked_at_needs_no_new_picture_of_pieces_and_lights(sit_down: SitDown) -> None:
    at = sit_down(game(PERSON, PERSON, PERSON, seed=3))
    at.screen.program.art.store.clear()  # other tests have painted as well
    looked_at = 0
    for number in range(60):
        settle()
        move = sensible(at.table, number)
        at.screen.ahead.finish()
        if move in of_each_kind(at.table.legal)[:MOST_MOVES]:
            pictures = missing_after(at, move)
            assert pictures == []
            looked_at += 1
        at.table.propose(move)
    assert looked_at > 15


def missing_after(at: AtTable, move: object) -> list[str]:
    """What this move would have to paint; the game is taken back again."""
    before = set(at.screen.area.scene.sprites)
    at.table.propose(move)
    area = at.screen.area
    painting, table = area.painting, area.scene.by_key()
    sprites = [*table.values(), *marks(area.hand, table, None, hints=True)]
    fresh = [sprite for sprite in sprites if sprite not in before and sprite.picture.painter != NOTHING]
    kept = [painting.pixmap_if_kept(each.picture, QSizeF(each.place.width, each.place.height)) for each in fresh]
    at.table.undo()
    settle()
    return [sprite.key for sprite, pixmap in zip(fresh, kept, strict=True) if pixmap is None]


def test_it_changes_nothing_that_is_seen(sit_down: SitDown) -> None:
    at = sit_down(game(seed=3))
    settle()
    before, sprites = at.shell.grab().toImage(), at.screen.area.scene.sprites
    at.screen.ahead.finish()
    QApplication.processEvents()
    assert at.screen.area.scene.sprites == sprites
    assert at.shell.grab().toImage() == before


def test_every_kind_comes_before_a_second_of_one() -> None:
    class Move:
        def __init__(self, kind: str, at: int) -> None:
            self.kind, self.at = kind, at

    moves = [Move("a", 1), Move("a", 2), Move("b", 3), Move("a", 4), Move("c", 5), Move("b", 6)]
    assert [(move.kind, move.at) for move in of_each_kind(moves)] == [
        ("a", 1),
        ("b", 3),
        ("c", 5),
        ("a", 2),
        ("b", 6),
        ("a", 4),
    ]


def test_it_waits_while_the_camera_moves_or_a_piece_is_held(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down(game(seed=3))
    ahead, view, hand = at.screen.ahead, at.screen.area.view, at.screen.area.hand
    looked_at: list[object] = []
    foresee = at.table.foresee

    def counted(move: object) -> object:
        looked_at.append(move)
        return foresee(move)

    monkeypatch.setattr(at.table, "foresee", counted)
    ahead.begin()
    for _ in range(3):
        view.zoom(1.2)
        ahead.go_on()
    assert looked_at == []
    hand.take(min(hand.takable()))
    ahead.go_on()
    assert looked_at == []
    hand.let_go()
    ahead.go_on()
    assert len(looked_at) == 1


def test_what_was_begun_before_a_move_is_not_gone_on_with(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sit_down(game(seed=3))
    at.table.asked.disconnect()
    at.table.propose(at.table.legal[0])
    monkeypatch.setattr(at.table, "foresee", None)
    at.screen.ahead.go_on()
