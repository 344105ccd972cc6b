"""The log: a click goes there, the bar scrubs, branches are shown, an automa's reasons unfold."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop.docks.log_rows import EventRow, ExcludedRow, NowRow, OutcomeRow, ReasonRow, RoundRow, TurnRow
from desktop.docks.status import now_of
from desktop.style.theme import Style
from desktop.table.table import Table
from tests.desktop.docks.tables import Evening, caravan_with_rival, marajoara

pytestmark = pytest.mark.usefixtures("unpainted")


def opened(evening: Evening) -> Evening:
    evening.dock.open("log")
    return evening


def events(evening: Evening) -> list[EventRow]:
    return [row for row in evening.dock.log.list.rows if isinstance(row, EventRow)]


def test_every_event_is_told_newest_first(tmp_path: Path) -> None:
    evening = opened(marajoara(tmp_path, 40))
    table = evening.table
    happened = [(point, at) for point in table.timeline.line() for at in range(len(table.timeline.events_at(point)))]
    shown = [(row.point, row.at) for row in events(evening)]
    headings = [row for row in evening.dock.log.list.rows if isinstance(row, (RoundRow, TurnRow))]
    assert len(shown) + len(headings) == len(happened)
    assert shown == sorted(shown, reverse=True)


def test_rounds_and_turns_are_headings_over_what_happened_in_them(tmp_path: Path) -> None:
    evening = opened(marajoara(tmp_path, 40))
    words = [row.words for row in evening.dock.log.list.rows if isinstance(row, RoundRow)]
    assert words == [f"Manche {number}" for number in range(len(words), 0, -1)]
    first, second = evening.dock.log.list.rows[:2]
    assert isinstance(first, RoundRow)
    assert isinstance(second, TurnRow)


def test_a_click_on_a_line_goes_there(tmp_path: Path, qtbot: QtBot) -> None:
    evening = opened(marajoara(tmp_path, 40))
    log = evening.dock.log
    at = next(at for at, row in enumerate(log.list.rows) if isinstance(row, EventRow) and row.point < 38)
    row = log.list.rows[at]
    assert isinstance(row, EventRow)
    place = log.list.visualRect(log.list.row_model.index(at, 0)).center()
    qtbot.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert evening.table.timeline.now == row.point
    assert log.past.isVisible()
    now = next(at for at, row in enumerate(log.list.rows) if isinstance(row, NowRow))
    later = [row.is_later for row in log.list.rows[:now] if isinstance(row, EventRow)]
    assert later
    assert all(later)
    log.past.back.click()
    assert evening.table.timeline.now == 40
    assert not log.past.isVisible()


def test_the_bar_scrubs_by_mouse_and_keyboard(tmp_path: Path, qtbot: QtBot) -> None:
    evening = opened(marajoara(tmp_path, 40))
    bar = evening.dock.log.scrubber
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, bar.height() // 2))
    qtbot.waitUntil(lambda: evening.table.timeline.now == 20)
    qtbot.keyClick(bar, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: evening.table.timeline.now == 19)
    assert "coup 19" in bar.accessibleDescription()
    qtbot.keyClick(bar, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: evening.table.timeline.now == 40)


def test_another_branch_is_shown_and_can_be_taken(tmp_path: Path) -> None:
    evening = opened(marajoara(tmp_path, 40))
    table, log = evening.table, evening.dock.log
    crossing = next(point for point in reversed(table.timeline.line()[:-1]) if turns(table, point) > 1)
    table.go_to(crossing)
    table.play_on()
    old = table.timeline.line()
    other = next(move for move in table.legal if not played_here(table, move))
    table.propose(other)
    new = table.timeline.line()
    table.undo()
    assert new != old
    assert len(log.branches.links) == 1
    assert "coup" in log.branches.links[0].text()
    compared: list[int] = []
    log.compare_wanted.connect(compared.append)
    log.branches.compare.click()
    assert compared == [old[old.index(crossing) + 1]]
    log.branches.links[0].click()
    assert table.timeline.line() == old
    signs = [row for row in log.list.rows if isinstance(row, (EventRow, TurnRow)) and row.has_branches]
    assert [row.point for row in signs] == [crossing]


def turns(table: Table, point: int) -> int:
    state = table.timeline.state_at(point)
    decisions = table.game.deciding(state)
    return len(table.game.legal(state, decisions[0].seat)) if decisions else 0


def played_here(table: Table, move: object) -> bool:
    branches = table.timeline.branches_at(table.timeline.now)
    return any(getattr(table.timeline.entry(branch), "move", None) == move for branch in branches)


def test_a_strict_table_refuses_and_the_bar_comes_back(tmp_path: Path) -> None:
    evening = opened(caravan_with_rival(tmp_path, 12))
    object.__setattr__(evening.table.timeline.record, "policy", "strict")
    refused: list[object] = []
    evening.table.refused.connect(refused.append)
    now = evening.table.timeline.now
    evening.dock.log.scrubber.setValue(0)
    evening.dock.log.scrubber.sliderReleased.emit()
    assert refused
    assert evening.table.timeline.now == now
    assert evening.dock.log.scrubber.value() == len(evening.table.timeline.line()) - 1


def test_an_automas_reasons_unfold_one_step_at_a_time(tmp_path: Path) -> None:
    evening = opened(caravan_with_rival(tmp_path, 14))
    log = evening.dock.log
    longest = max((row for row in events(evening) if row.opens is not None), key=lambda row: criteria(evening, row))
    log.list.picked.emit(longest)
    assert len(reasons(evening)) == 1
    for _ in range(criteria(evening, longest) - 1):
        log.list.picked.emit(next(row for row in log.list.rows if isinstance(row, OutcomeRow)))
    assert len(reasons(evening)) == criteria(evening, longest)
    outcome = next(row for row in log.list.rows if isinstance(row, OutcomeRow))
    assert not outcome.is_link
    assert outcome.words.startswith("Choix")
    assert all(row.rule.startswith("CV-") and row.figures for row in reasons(evening))
    log.list.picked.emit(next(row for row in events(evening) if row.opens))
    assert reasons(evening) == []


def reasons(evening: Evening) -> list[ReasonRow]:
    return [row for row in evening.dock.log.list.rows if isinstance(row, ReasonRow)]


def criteria(evening: Evening, row: EventRow) -> int:
    return len(evening.table.timeline.events_at(row.point)[row.at].criteria)


def test_nobody_reads_what_their_seat_did_not_notice(tmp_path: Path) -> None:
    evening = opened(caravan_with_rival(tmp_path, 3))
    table = evening.table
    kept = [row.words for row in events(evening) if "Rival garde" in row.words]
    assert kept
    assert not any(good in words for words in kept for good in ("sel ", "cuivre ", "soie "))
    assert table.looking == 0


def test_the_top_line_says_who_plays_in_which_round_and_what_is_asked(tmp_path: Path) -> None:
    evening = marajoara(tmp_path, 40)
    dock = evening.dock
    now = now_of(dock.formatter, dock.game_log)
    assert now.seat.split(" · ")[1] == evening.table.names[evening.table.decisions[0].seat]
    assert now.step.startswith("Manche ")
    assert now.ask == dock.formatter.say(evening.table.decisions[0].sentence)


def test_the_rival_plays_on_from_the_past_when_asked_to(tmp_path: Path) -> None:
    evening = opened(caravan_with_rival(tmp_path, 14))
    table = evening.table
    end = table.timeline.now
    its_turn = next(point for point in reversed(table.timeline.line()[:-1]) if rival_alone_decides(table, point))
    table.go_to(its_turn)
    assert table.timeline.now == its_turn
    evening.dock.log.past.play_on.click()
    assert table.timeline.now != its_turn
    assert table.timeline.now >= end or table.seat_to_play is not None


def rival_alone_decides(table: Table, point: int) -> bool:
    return [decision.seat for decision in table.game.deciding(table.timeline.state_at(point))] == [1]


def test_what_was_left_out_of_a_choice_takes_the_lines_that_its_name_and_reason_need(qtbot: QtBot) -> None:
    def high(name: str, why: str) -> float:
        return ExcludedRow(f"{name}: {why}", name, why, "CV-RIVAL-2").height(280, Style())

    one = high("violet", "piste vide")
    two = high("violet", "il en a déjà l’échantillon, et n’en prend pas deux")
    three = high("l’écriteau de toilettes orange et la manette de jeu orange", "les deux sont de la même couleur")
    assert one < two < three
