"""Reviews of every game: from views alone, resumed as if never interrupted, kept beside the game, sums that add up."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.bots import review_file, reviewing, whole_review
from rules.bots.forecast import Forecast, Stretch
from rules.bots.lines import Lines
from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Review
from rules.bots.reviewing import Effort, Question, chance_for, judged
from rules.bots.sampling import world
from rules.bots.whole_review import Desk, Task, begun, carried_on, with_judgement
from rules.core.chain import START, chained
from rules.core.codec import position_json
from rules.core.contract import AnyGame, with_chance
from rules.core.record import Record
from rules.core.rng import Rng, seeded
from rules.core.timeline import Timeline
from tests.each_game import given_by_each
from tests.rules.core.sitting import seated
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")
LAST = 22
"""So many moves of a game are played and reviewed, up to its end."""
SMALL = Effort(followed=1, least=1, worlds=1, moves=150)
LARGER = Effort(followed=2, least=2, worlds=2, moves=400, is_refined=True)
OPEN = {"marajoara"}
"""Games without chance or secrets after the beginning."""

each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


@pytest.fixture(autouse=True)
def little_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_review, "FIRST", SMALL)
    monkeypatch.setattr(whole_review, "REFINED", LARGER)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sit at tables of which somebody has measured how games end."""
    forecast = Forecast((Stretch(0.1, 0.7, 1.0, 9.0), Stretch(0.9, 0.9, 0.5, 3.0)), 40)
    for module in (whole_review, reviewing):
        monkeypatch.setattr(module, "forecast_of", lambda game_id, seats: forecast)


def end_of_a_game(bots: Bots, moves: int = LAST, *, seed: int = 0) -> Timeline:
    """The last moves of a random game of two, as a game that begins at a stated position."""
    random, (players, options) = bots.random, bots.random.tables[0]
    passed = random.played(0, 0)[-LAST:]
    record = Record(
        game=random.game.id,
        rules_version=random.game.rules_version,
        edition_version=1,
        corrections=(),
        options=options,
        seating=tuple(seated(random.game, *players)),
        seed=seed,
        policy="friendly",
        start=position_json(passed[0].before),
    )
    timeline = Timeline(random.game, record, random.box)
    for each in passed[:moves]:
        timeline.propose(each.move)
    return timeline


def begun_by_three(bots: Bots, moves: int = 18) -> Timeline:
    """The first moves of a random game of three."""
    game = bots.game
    record = Record(
        game=game.id,
        rules_version=game.rules_version,
        edition_version=1,
        corrections=(),
        options=bots.random.tables[0][1],
        seating=tuple(seated(game, "person", "person", "person")),
        seed=4,
        policy="friendly",
    )
    timeline, rng = Timeline(game, record, bots.random.box), seeded(4, "three")
    for _ in range(moves):
        legal = game.legal(timeline.state, game.deciding(timeline.state)[0].seat)
        at, rng = rng.below(len(legal))
        timeline.propose(legal[at])
    return timeline


def seat_with_choices(timeline: Timeline) -> int:
    return max(range(2), key=lambda seat: len(begun(timeline, seat)[0].choices))


def whole(timeline: Timeline, seat: int, *, quick: bool = False) -> Review:
    review, desk = begun(timeline, seat)
    for found in carried_on(review, here(desk), quick=quick):
        review = found
    return review


def here(desk: Desk) -> Any:
    return lambda tasks: map(desk.judged, tasks)


@pytest.mark.usefixtures("measured")
@each_game
def test_sums_add_up_to_the_final_lead(bots: Bots) -> None:
    timeline = end_of_a_game(bots)
    review = whole(timeline, seat_with_choices(timeline))
    assert review.is_passed
    assert review.judged
    assert sum(review.counts.values()) == sum(bool(each.others) for each in review.judged) > 0
    assert review.final is not None
    assert review.has_chance == (bots.game.id not in OPEN)
    for each in review.judged:
        assert each.loss >= 0
        assert each.chance_lost >= 0
        assert len(each.others) <= 3
        assert sum(points for _, points in each.terms) + each.rest == pytest.approx(
            each.loss * bool(each.terms), abs=1e-3
        )
    split = review.split
    if bots.game.id in OPEN:
        assert split is None
        return
    assert split is not None
    assert sum((row.decisions + row.fate for row in split.rows), split.start) == pytest.approx(split.rows[-1].lead)
    totals = bots.game.totals(timeline.state)
    assert split.rows[-1].lead == review.final == totals[review.seat] - totals[1 - review.seat]
    assert all(row.decisions <= 0 for row in split.rows)


@each_game
def test_what_cannot_be_seen_changes_no_judgement(bots: Bots) -> None:
    """Another fate, another order of all that lies face down, other cards in hidden hands: the same judgement."""
    game = bots.game
    for state, question in asked(bots):
        fate = Rng(state.rng.word ^ 0xFFFF)
        told = judged(game, question, LARGER, 2)
        others: list[Any] = [with_chance(state, fate), with_chance(game.imagine(question.view, Rng(99)), fate)]
        for other in others:
            seat = question.played.seat
            same = Question(question.number, game.view(other, seat), game.legal(other, seat), question.played)
            assert judged(game, same, LARGER, 2) == told


@each_game
def test_the_move_that_was_played_is_judged_and_the_line_can_be_played(bots: Bots) -> None:
    game = bots.game
    for _, question in asked(bots, most=4):
        told = judged(game, question, LARGER, 2)
        assert told.played.move == question.played
        assert question.played not in [each.move for each in told.others]
        assert {each.move for each in told.others} <= set(question.legal)
        assert [each.lead for each in told.others] == sorted((each.lead for each in told.others), reverse=True)
        assert told.path[0] == told.best.move
        state = world(game, question.view, chance_for(question.number), told.world)
        for move in told.path:
            assert not list(game.objections(state, move))
            state = game.apply(state, move).state
        lines = Lines(game, mind_of(game.id), question.view, chance_for(question.number))
        assert lines.shown_in(told.world, told.path)[0].move == told.best.move


@pytest.mark.usefixtures("measured")
@each_game
def test_where_not_even_one_world_can_be_played_on_there_is_a_judgement(bots: Bots) -> None:
    """A plan may stop where nobody is asked."""
    for _, question in asked(bots, most=6):
        told = judged(bots.game, question, Effort(followed=1, least=1, worlds=1, moves=20), 2)
        assert told.played.move == question.played
        assert told.worlds


def asked(bots: Bots, most: int = 2) -> Iterator[tuple[Any, Question]]:
    """Decisions in which the worst of the legal moves, by their order, was played."""
    game: AnyGame = bots.game
    found = [state for state in bots.sampled(bots.blind[0]) if len(game.legal(state, game.deciding(state)[0].seat)) > 1]
    for number, state in enumerate(found[:: max(1, len(found) // most)][:most]):
        seat = game.deciding(state)[0].seat
        legal: Sequence[Any] = game.legal(state, seat)
        yield state, Question(number, game.view(state, seat), legal, legal[-1])


@each_game
def test_an_interrupted_review_goes_on_as_if_it_never_was(bots: Bots, tmp_path: Path) -> None:
    timeline = end_of_a_game(bots)
    seat = seat_with_choices(timeline)
    path = review_file.path_of(tmp_path / "game.vestiges", seat)
    at_once, review = whole(timeline, seat), begun(timeline, seat)[0]
    looks = 0
    for _ in range(200):  # interrupted again and again, and done in another order
        kept = review_file.kept(path, timeline, seat)
        assert kept.problem is None
        review, desk = kept.review, begun(timeline, seat)[1]
        tasks = whole_review.first_looks(review)[::-1] or whole_review.second_looks(review)
        if not tasks:
            break
        for task in tasks[:3]:
            review = whole_review.with_judgement(review, desk.judged(task))
            looks += 1
        assert review_file.keep(review, path) is None
    assert review == at_once
    assert looks == len(review.choices) + review.refined


@each_game
def test_a_review_is_read_as_it_was_written_and_follows_its_game(bots: Bots, tmp_path: Path) -> None:
    timeline, earlier = end_of_a_game(bots), end_of_a_game(bots, LAST // 2)
    seat = seat_with_choices(earlier)
    path = tmp_path / "game.review-0.jsonl"
    found = whole(earlier, seat, quick=True)
    assert found.final is None
    assert review_file.keep(found, path) is None
    assert review_file.kept(path, earlier, seat).review == found
    gone_on = review_file.kept(path, timeline, seat)
    assert gone_on.problem is None
    assert gone_on.review.judged == found.judged
    assert gone_on.review.choices == begun(timeline, seat)[0].choices
    assert gone_on.review.final is not None


@each_game
def test_where_nobody_has_measured_no_sum_is_told(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (whole_review, reviewing):
        monkeypatch.setattr(module, "forecast_of", lambda game_id, seats: None)
    timeline = end_of_a_game(bots)
    review = whole(timeline, seat_with_choices(timeline), quick=True)
    assert not review.is_measured
    assert review.split is None


@pytest.mark.usefixtures("measured")
@each_game
def test_with_several_rivals_the_chances_of_all_are_told(bots: Bots, tmp_path: Path) -> None:
    timeline = begun_by_three(bots)
    review, desk = begun(timeline, seat_with_choices(timeline))
    for choice in review.choices[:2]:
        review = with_judgement(review, desk.judged(Task(choice.number, replace(SMALL, moves=4_000))))
    assert review.has_chances
    for each in review.judged:
        for outcome in (each.played, *each.others):
            assert sum(outcome.chances) == pytest.approx(1, abs=1e-3)
            assert outcome.chances[review.seat] == pytest.approx(outcome.outlook.chance, abs=2e-4)
            assert min(outcome.chances) >= 0
    path = tmp_path / "game.review-0.jsonl"
    assert review_file.keep(review, path) is None
    assert review_file.kept(path, timeline, review.seat).review == review
    two = end_of_a_game(bots)
    assert not whole(two, seat_with_choices(two), quick=True).has_chances


def judgement_at(review: Review, at: int, **changes: Any) -> tuple[Judgement, ...]:
    changed = replace(review.judged[at], **changes)
    return (*review.judged[:at], changed, *review.judged[at + 1 :])


@each_game
def test_files_that_are_damaged_or_of_another_game_are_set_aside(bots: Bots, tmp_path: Path) -> None:
    timeline = end_of_a_game(bots)
    seat = seat_with_choices(timeline)
    path = tmp_path / "game.review-0.jsonl"
    found = whole(timeline, seat, quick=True)
    data, _ = chained(review_file.lines_of(found), START)
    another = end_of_a_game(bots, seed=1)
    wrong: list[tuple[bytes, Timeline, str]] = [
        (b"", timeline, "review-damaged"),
        (b"\x00\xff not a review\n", timeline, "review-damaged"),
        (data[:-9], timeline, "review-damaged"),
        (data.replace(b'"lead":', b'"laed":', 1), timeline, "review-damaged"),
        (chained(iter([b'{"vestiges_review":1}']), START)[0], timeline, "review-damaged"),
        (chained(iter([b'{"vestiges_review":1}', b'{"game":7}']), START)[0], timeline, "review-damaged"),
        (data, another, "review-foreign"),
    ]
    for number, (raw, game, said) in enumerate(wrong, start=1):
        path.write_bytes(raw)
        kept = review_file.kept(path, game, seat)
        assert kept.problem is not None
        assert (kept.problem.id, kept.may_write, kept.review.judged) == (said, True, ())
        assert not path.exists()
        assert (tmp_path / f"game.review-0.damaged-{number}.jsonl").read_bytes() == raw


@each_game
def test_reviews_of_another_judgement_begin_anew_and_newer_files_stay(bots: Bots, tmp_path: Path) -> None:
    timeline = end_of_a_game(bots)
    seat, path = seat_with_choices(timeline), tmp_path / "game.review-0.jsonl"
    found = whole(timeline, seat, quick=True)
    assert review_file.keep(replace(found, evaluation="another"), path) is None
    kept = review_file.kept(path, timeline, seat)
    assert (kept.is_outdated, kept.may_write, kept.problem, kept.review.judged) == (True, True, None, ())
    newer, _ = chained(iter([b'{"vestiges_review":2}', b'{"who":"knows"}']), START)
    path.write_bytes(newer)
    kept = review_file.kept(path, timeline, seat)
    assert kept.problem is not None
    assert (kept.problem.id, kept.may_write) == ("review-newer", False)
    assert path.read_bytes() == newer


def test_a_task_is_all_that_a_judgement_hangs_on() -> None:
    timeline = end_of_a_game(ALL[0])
    seat = seat_with_choices(timeline)
    _, desk = begun(timeline, seat)
    number = next(iter(desk.questions))
    assert desk.judged(Task(number, SMALL)) == desk.judged(Task(number, SMALL))
