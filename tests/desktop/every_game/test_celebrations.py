"""The end of all five games, in every mode, won and not, in both languages: it is true, it is drawn, it can be left."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.celebration.face import Face
from desktop.celebration.moments import WHOLE
from desktop.celebration.screen import VictoryScreen
from desktop.games.loading import has_part
from desktop.table.table import Table
from rules.games import GAME_IDS
from tests.desktop import at_the_table
from tests.desktop.celebration.ends import NAMES, celebrated, ends, face, players_of, table

EVERY_END = [(id, name) for id in GAME_IDS for name in ends(id)]
ONE_EACH = [(id, ends(id)[0]) for id in GAME_IDS]
SIZES = [((1280, 720), 1.0), ((1366, 768), 1.0), ((1600, 1000), 1.0), ((1280, 720), 1.5)]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))


def test_every_mode_of_every_game_has_an_end_here() -> None:
    for id in GAME_IDS:
        assert has_part(id, "victory")
    persons = {(id, players_of(id, name).count("person")) for id, name in EVERY_END}
    assert {id for id, count in persons if count == 1} == set(GAME_IDS)
    assert {id for id, count in persons if count > 1} == set(GAME_IDS)


@pytest.mark.parametrize(("id", "name"), EVERY_END)
def test_what_is_said_is_true_in_both_languages(id: str, name: str, tmp_path: Path) -> None:
    at = table(id, name)
    for language in ("fr", "en"):
        found = face(at_the_table.program(tmp_path, language=language), at)
        check_words(found, at)
        check_sheet(found)


@pytest.mark.parametrize(("id", "name"), ONE_EACH)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_gave_no_name_is_called_by_the_seat(id: str, name: str, language: str, tmp_path: Path) -> None:
    at = table(id, name, names=("",) * len(NAMES))
    found = face(at_the_table.program(tmp_path, language=language), at)
    words = [part for fact in found.fact_words() for part in (fact.head, fact.figure, fact.note) if part]
    assert bool(words) or at.players.count("person") > 1
    assert all(each[0].isalnum() or each[0] in "+−" for each in words), words


@pytest.mark.parametrize("id", GAME_IDS)
def test_of_several_without_a_name_nothing_is_compared(id: str, tmp_path: Path) -> None:
    name = next(name for name in ends(id) if players_of(id, name).count("person") > 1)
    found = face(at_the_table.program(tmp_path), table(id, name, names=("",) * len(NAMES)))
    assert {fact.kind for fact in found.facts} <= {"turn", "source", "moves", "time"}
    assert not found.is_record


def check_words(found: Face, at: Table) -> None:
    verdict, stage, sheet = found.verdict, found.stage(), found.contents.result.sheet
    persons = [seat for seat, player in enumerate(at.players) if player == "person"]
    lone = persons[0] if len(persons) == 1 else None
    names = [found.contents.names[seat] for seat in sheet.winners]
    assert verdict.is_won == (lone is not None and lone in sheet.winners)
    if lone is None:
        assert verdict.outcome in ("winner", "winners")
        assert all(each in stage.title for each in names), "a winner among several is named"
    elif not verdict.is_won:
        assert verdict.outcome in ("defeat", "mission-lost")
        assert stage.stamp is None
        assert not stage.is_lit
        assert all(each in stage.sentence for each in names[:1])
    assert str(sheet.totals[found.contents.result.order[0]]).replace("-", "−") in stage.sentence
    assert stage.centre == verdict.centre
    assert sorted((stage.centre, *(each.standing.seat for each in stage.others))) == list(range(len(sheet.totals)))
    words = (
        stage.where,
        stage.title,
        stage.sentence,
        *(part for fact in found.fact_words() for part in (fact.head, fact.figure)),
    )
    assert all(each and "[" not in each and "{" not in each for each in words), words
    assert len(found.facts) <= 3


def check_sheet(found: Face) -> None:
    sheet, result = found.sheet(), found.contents.result
    assert [tick.is_reached for tick in sheet.ticks] == [goal.reached for goal in result.sheet.goals]
    assert sheet.totals == tuple(result.sheet.totals[seat] for seat in result.order)
    assert len(sheet.lines) == len(result.sheet.lines)
    assert sheet.lit == result.order.index(found.verdict.centre)
    assert not sheet.ribbon, "no game came before"


@pytest.mark.parametrize(("id", "name"), ONE_EACH)
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_nothing_is_cut_and_nothing_lies_over_another(
    id: str, name: str, size: tuple[int, int], text: float, tmp_path: Path
) -> None:
    screen = celebrated(tmp_path, table(id, name), size=size, text_scale=text)
    page = screen.page
    parts = [part.geometry() for part in (page.stage, page.sheet, page.strip) if part.height()]
    assert all(page.rect().contains(part) for part in parts)
    assert not any(one.intersects(other) for one in parts for other in parts if one is not other)
    assert page.sheet.height() >= page.sheet.needed_height(page.sheet.width()) - 1
    assert page.strip.height() >= page.strip.needed_height(page.strip.width()) - 1
    assert page.stage.height() >= page.stage.needed_height(page.stage.width()) - 1
    rows = page.sheet.row_places()
    assert all(one.bottom() <= other.top() + 0.5 for one, other in pairwise(rows))
    assert page.sheet.board.contains(rows[-1])
    buttons = [button for _, button in screen.action_bar.shown()]
    assert all(fits(button, screen.action_bar) for button in buttons)


def fits(widget: QWidget, inside: QWidget) -> bool:
    return inside.rect().contains(QRect(widget.pos(), widget.size())) and widget.width() >= widget.sizeHint().width()


@pytest.mark.parametrize(("id", "name"), ONE_EACH)
@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_every_moment_is_drawn(id: str, name: str, theme: Any, tmp_path: Path) -> None:
    screen = celebrated(tmp_path, table(id, name), pace="normal", theme=theme, size=(800, 640))
    screen.celebration.clock.stop()
    screen.celebration.clock.now, pictures = 0.0, []
    for share in (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
        screen.celebration.clock.go_to(share * WHOLE)
        pictures.append(screen.page.grab().toImage())
    assert pictures[0] != pictures[3]
    assert not screen.celebration.clock.is_running
    assert pictures[-1] == still(screen)


def still(screen: VictoryScreen) -> Any:
    screen.page.show_at(screen.celebration.beats, WHOLE)
    screen.page.update()
    return screen.page.grab().toImage()


def test_people_without_a_name_are_called_by_their_seat(tmp_path: Path) -> None:
    at = table("hoyuk", ends("hoyuk")[0])
    at.names = ("",) * len(at.names)
    found = face(at_the_table.program(tmp_path), at)
    assert found.stage().name == f"Siège {found.verdict.centre + 1}"


@pytest.mark.parametrize("id", GAME_IDS)
def test_after_a_first_guided_game_what_was_counted_in_it_fills_the_strip(id: str, tmp_path: Path) -> None:
    """It makes no record, and there is nothing to compare it with."""
    at = table(id, "two-seats", ("person", "gentle"))
    found = face(at_the_table.program(tmp_path), at)
    sheet, facts = found.contents.result.sheet, {fact.kind: fact for fact in found.facts}
    assert list(facts) in (["turn", "source", "moves"], ["source", "moves"])
    points = {line.source: line.points[0] for line in sheet.lines}
    assert facts["source"].points == points[facts["source"].source] == max(points.values())
    assert facts["moves"].count == len(at.timeline.past()) - 1
    state = at.timeline.state
    assert facts["moves"].of == (state.turn if id == "hoyuk" else state.round)
