"""Rows of editions as cards and tiles: every one is drawn, also with what somebody is about to type."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.board.row_pictures import PictureOf, RowFace
from desktop.games.loading import part_of
from desktop.style.theme import Style
from rules.boxes.own import OwnBox
from rules.boxes.sheets import sheets_of
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase
from rules.games import GAME_IDS
from rules.text.localise import Texts
from tests.desktop.windows import library

DRAWN = tuple(id for id in GAME_IDS if part_of(id, "row_pictures", "picture_of") is not None)
with_pictures = pytest.mark.parametrize("id", DRAWN)


def pictures_of(id: str) -> tuple[AnyGame, PictureOf, Texts]:
    game, found = library().named(id), part_of(id, "row_pictures", "picture_of")
    assert game is not None
    assert found is not None
    return game, found, Texts("fr", game=game, strict=True)


def painted(face: RowFace, game: str) -> QImage:
    image = QImage(round(200 * face.shape), 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    face.paint(painter, QRectF(image.rect()).adjusted(8, 8, -8, -8), Style("light", game))
    painter.end()
    return image


def rows_of(game: AnyGame) -> list[tuple[str, Json]]:
    """Each row of the published data, with its table."""
    own = OwnBox(library().edition(game))
    tables = (table for sheet in sheets_of(game, own) for table in sheet.tables)
    return [(row.path.rpartition(".")[0], own.value(row.path)) for table in tables for row in table.rows]


@with_pictures
def test_every_card_of_the_edition_is_drawn(id: str) -> None:
    game, picture_of, texts = pictures_of(id)

    def say(said: Phrase) -> str:
        return str(texts.say(said))

    faces: dict[str, list[RowFace]] = {}
    for table, row in rows_of(game):
        face = picture_of(table, row, say)
        if face is not None:
            faces.setdefault(table, []).append(face)
    assert faces
    for found in faces.values():
        blank = QImage(round(200 * found[0].shape), 200, QImage.Format.Format_ARGB32_Premultiplied)
        blank.fill(0)
        assert all(painted(face, id) != blank for face in (found[0], found[len(found) // 2], found[-1]))


@with_pictures
def test_what_is_no_card_yet_has_no_picture_and_breaks_nothing(id: str) -> None:
    game, picture_of, texts = pictures_of(id)
    for table, row in rows_of(game):
        emptied = (
            {key: "" if isinstance(value, str) else value for key, value in row.items()}
            if isinstance(row, dict)
            else []
        )
        face = picture_of(table, emptied, lambda said: said.id)
        assert face is None or not painted(face, id).isNull()
    assert texts
