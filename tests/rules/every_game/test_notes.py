"""A game of every kind with notes at all its points is, line by line, the same game as without."""

from datetime import UTC, datetime

from rules.core.chain import START, chained, read_chain
from rules.core.codec import checksum
from rules.core.finishing import result_of
from rules.core.marks import Arrow, Ring, Spot
from rules.core.notes import POINT_KEY, Note
from rules.core.savefile import Scribe, read_save, texts_of
from rules.core.timeline import Timeline
from tests.rules.every_game.test_reviews import each_game, end_of_a_game
from tests.rules.promises import Bots
from tests.rules.teaching.making import library as everything

MARKS = (Ring(at=Spot(key="board", x=0.2, y=0.9)), Arrow(start=Spot(key="a"), end=Spot(key="b"), ink=2))
WHEN = datetime(2026, 3, 14, tzinfo=UTC)


def saved(timeline: Timeline) -> bytes:
    return chained(texts_of(timeline, Scribe()), START)[0]


def commented(timeline: Timeline) -> Timeline:
    for point in range(timeline.last + 1):
        assert (
            timeline.write_note(point, Note(f"Au coup {point} :\nfini ?", f"Chapitre {point}", "Suite", MARKS)) is None
        )
    return timeline


@each_game
def test_notes_change_nothing_of_a_game(bots: Bots) -> None:
    plain, noted = end_of_a_game(bots), commented(end_of_a_game(bots))
    lines = [each for each in read_chain(saved(noted), "save").lines if POINT_KEY not in each]
    assert lines == list(read_chain(saved(plain), "save").lines)
    again = read_save(saved(noted), "save", everything()).timeline
    assert again is not None
    assert dict(again.notes) == dict(noted.notes)
    for point in range(plain.last + 1):
        assert checksum(again.state_at(point)) == checksum(plain.state_at(point))
        assert again.events_at(point) == plain.events_at(point)
    assert result_of(again, "same", WHEN) == result_of(plain, "same", WHEN)
