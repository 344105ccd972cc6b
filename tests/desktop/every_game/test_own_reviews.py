"""The own page and reviews of every game: a game that ended finds its review; habits speak of the game's terms."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.own_page.reviewed import file_of, reviewed
from rules.bots import review_file, whole_review
from rules.bots.mind import mind_of
from rules.core.finished_game import PERSON, FinishedGame, id_of
from rules.core.finishing import result_of
from rules.core.timeline import Timeline
from rules.reference.habits import habits_of
from tests.each_game import given_by_each
from tests.rules.every_game.test_reviews import LARGER, SMALL, end_of_a_game, seat_with_choices, whole
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")
each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


@pytest.fixture(autouse=True)
def little_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_review, "FIRST", SMALL)
    monkeypatch.setattr(whole_review, "REFINED", LARGER)


def finished(timeline: Timeline, file: Path, seat: int) -> FinishedGame:
    """The result of the game, in which a person sat there."""
    now = datetime(2026, 11, 19, tzinfo=UTC)
    result = result_of(timeline, id_of(file.name, timeline.record.seed), now)
    mine = replace(result.seats[seat], player=PERSON, name="Clara")
    return replace(result, seats=(*result.seats[:seat], mine, *result.seats[seat + 1 :]))


@each_game
def test_a_finished_game_finds_its_review(bots: Bots, tmp_path: Path) -> None:
    timeline = end_of_a_game(bots)
    assert not bots.game.deciding(timeline.state)
    seat, file = seat_with_choices(timeline), tmp_path / "game.vestiges"
    review = whole(timeline, seat)
    assert review_file.keep(review, review_file.path_of(file, seat)) is None
    game = finished(timeline, file, seat)
    found_at = file_of(game, "Clara", {file.name: file})
    assert found_at is not None
    found = reviewed(game, "Clara", found_at)
    assert found is not None
    assert sum(found.of.counts.values()) == sum(bool(each.others) for each in review.judged)
    assert sum(each.points for each in found.of.lost.values()) == pytest.approx(
        sum(each.loss for each in review.judged if each.theme)
    )
    assert reviewed(replace(game, moves=game.moves + 1), "Clara", found_at) is None


@each_game
def test_what_regulars_lose_is_told_by_the_terms_of_the_game(bots: Bots) -> None:
    names = {term.name for term in mind_of(bots.game.id).terms}
    for habits in habits_of(bots.game.id, bots.game.rules_version):
        assert set(habits.themes) <= names
        assert habits.games >= 12
        assert sum(each.decisions for each in habits.themes.values()) > 0
