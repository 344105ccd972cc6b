"""What leaves the program: whole, readable, and nothing in it that the looking seat may not know."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.board.desk import AnyDesk, Look
from desktop.board.layers import Layer
from desktop.board.sprite import Picture, Place, Sprite
from desktop.score import export
from desktop.style.theme import Style
from desktop.table.table import Table
from rules.core.journal import read
from rules.core.knowledge import leaves
from rules.core.types import phrase
from rules.text.localise import Language
from tests.desktop.desks import bare_desk
from tests.desktop.score.endings import End, caravan, marajoara, opened


def open_desk(views: list[Any]) -> AnyDesk:
    """Keeps every view that it was asked to draw."""

    def sprites(view: Any, look: Look) -> list[Sprite]:
        views.append(view)
        return [Sprite("patch", Picture("patch"), Place(0, 0, look.width, look.height), Layer.FELT)]

    return bare_desk(painters={"patch": patch}, sprites=sprites)


def patch(painter: QPainter, rect: QRectF, style: Style) -> None:
    painter.fillRect(rect, "#A83A27")


def log(end: End) -> str:
    return export.log_text(end.screen.formatter)


# The log


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("seats", "mission"), [(3, 0), (1, 2)])
def test_the_log_tells_every_event_and_the_score(tmp_path: Path, seats: int, mission: int, language: Language) -> None:
    end = marajoara(tmp_path, seats, mission, language=language)
    text, formatter, timeline = log(end), end.screen.formatter, end.table.timeline
    for point in timeline.past():
        for event in timeline.events_at(point):
            chapter = timeline.game.chapter(event)
            assert formatter.say(chapter.title if chapter else timeline.game.say_event(event)) in text
    assert end.screen.sheet.face
    for row in end.screen.sheet.face.words.rows:
        assert row.words in text
    assert str(timeline.record.seed) in text.split("\n\n")[0]
    assert "[" not in text


def test_the_log_of_a_game_that_goes_on_tells_neither_seed_nor_secrets(tmp_path: Path) -> None:
    end = caravan(tmp_path, moves=9, seed=987654321)
    assert not end.table.is_over
    text = log(end)
    assert "987654321" not in text
    assert names_of(end, hidden_from_first(end)) & in_text(end, text) == set()


def test_under_the_curtain_nobody_in_particular_looks(tmp_path: Path) -> None:
    end = caravan(tmp_path, moves=9)
    end.table.looking, end.table.is_covered = 0, False
    own = log(end)
    end.table.is_covered = True
    assert log(end) != own
    secret = end.table.timeline.state.traders[0]
    assert names_of(end, {*secret.hand, *secret.pack}) & in_text(end, log(end)) == set()


def hidden_from_first(end: End) -> set[str]:
    """Cards that lie somewhere and that the looking seat has never seen."""
    timeline = end.table.timeline
    cards = set(timeline.state.box.cards)
    seen: set[Any] = set()
    for point in timeline.past():
        seen |= set(leaves(timeline.game.view(timeline.state_at(point), 0)))
        seen |= set(leaves(timeline.seen_at(point, 0)))
    return {str(card) for card in cards - seen}


def names_of(end: End, cards: set[str]) -> set[str]:
    formatter = end.screen.formatter
    return {formatter.say(phrase("cv-table-card", card=card)) for card in cards}


def in_text(end: End, text: str) -> set[str]:
    every = names_of(end, set(end.table.timeline.state.box.cards))
    return {name for name in every if name in text}


def test_what_was_undone_is_not_told(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    timeline = end.table.timeline
    whole = log(end)
    timeline.go_to(timeline.line()[10])
    early = export.log_text(opened(end.program, Table(timeline), tmp_path, above_its_table=False).screen.formatter)
    assert len(early) < len(whole) / 3


# The table


def test_a_picture_shows_the_view_of_the_looking_seat(tmp_path: Path) -> None:
    views: list[Any] = []
    end, desk = caravan(tmp_path, moves=9), open_desk(views)
    end.table.looking, end.table.is_covered = 0, False
    export.table_picture(end.screen.formatter, desk, end.screen.style_now)
    assert views[-1] == end.table.game.view(end.table.timeline.state, 0)
    end.table.is_covered = True
    export.table_picture(end.screen.formatter, desk, end.screen.style_now)
    assert views[-1] == end.table.game.view(end.table.timeline.state, None)


def test_pictures_and_documents_are_whole_files(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    for action in ("log", "picture", "pdf", "save"):
        end.screen.do(action)
    by_suffix = {wish.suggested.suffix: tmp_path / wish.suggested.name for wish in end.asker.wishes}
    image = QImage(str(by_suffix[".png"]))
    assert (image.width(), image.height()) == (2400, 1500)
    colours = {image.pixel(x, y) for x in range(0, 2400, 97) for y in range(0, 1500, 89)}
    assert len(colours) > 100
    document = by_suffix[".pdf"].read_bytes()
    assert document.startswith(b"%PDF")
    assert document.rstrip().endswith(b"%%EOF")
    assert document.count(b"/Type /Page\n") == 2
    assert by_suffix[".txt"].read_text(encoding="utf-8") == log(end)
    kept = read(by_suffix[".vestiges"], end.program.library)
    assert kept.is_whole
    assert kept.timeline
    assert kept.timeline.state == end.table.timeline.state
    assert "est écrit" in end.screen.action_bar.status.text()


def test_a_game_without_a_drawn_table_says_so(tmp_path: Path) -> None:
    end = caravan(tmp_path)
    end.screen.do("picture")
    assert end.asker.wishes == []
    assert "no picture" in end.screen.action_bar.status.text()


def test_what_the_disk_refuses_is_said(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    end.asker.folder = tmp_path / "file"
    (tmp_path / "file").write_text("no folder")
    end.screen.do("log")
    assert "n’a pas pu être écrit" in end.screen.action_bar.status.text()


def test_thinking_better_of_it_changes_nothing(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    before = end.screen.action_bar.status.text()
    end.screen.exports.ask = lambda parent, wish: None
    for action in ("log", "picture", "pdf", "save"):
        end.screen.do(action)
    assert end.screen.action_bar.status.text() == before


def test_a_sheet_on_paper_is_light_at_night(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 4)
    end.program.set_theme("dark")
    page = end.screen.exports.sheet()
    assert page.style == replace(page.style, theme_name="light", text_scale=1.0)
    image = QImage(int(page.size.width()), int(page.size.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    page.paint(painter)
    painter.end()
    assert image.pixelColor(2, 2).lightness() > 240
