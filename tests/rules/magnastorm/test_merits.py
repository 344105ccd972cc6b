"""What speaks for a move: facts that the engine then bears out, over random games."""

from collections.abc import Iterator
from functools import cache

from rules.core.types import Phrase
from rules.magnastorm import GAME
from rules.magnastorm import events as happened
from rules.magnastorm import moves as m
from rules.magnastorm.merits import MOST
from rules.magnastorm.objectives import fulfilments
from rules.text.localise import Texts
from tests.rules.core.properties import Passed
from tests.rules.magnastorm.random_games import RANDOM
from tests.rules.magnastorm.table import table

EN, FR = (Texts(language, game=GAME, strict=True) for language in ("en", "fr"))
NAMES = ("Ada", "Bo", "Cy", "Di")
TABLES = (0, 2, 4, 5)


@cache
def games() -> tuple[tuple[Passed, ...], ...]:
    return tuple(RANDOM.played(number, 5) for number in TABLES)


def told(passed: Passed, id: str) -> list[Phrase]:
    view = GAME.view(passed.before, passed.move.seat)
    return [each for each in GAME.merits(view, passed.move) if each.id == f"ms-merit-{id}"]


def turns(kind: type) -> Iterator[tuple[Passed, list[happened.Event]]]:
    """Moves of a kind, with all that happens before the next turn."""
    for game in games():
        for at, passed in enumerate(game):
            if isinstance(passed.move, kind):
                later = [event for each in game[at:] for event in each.events]
                ends = (happened.TurnBegan, happened.AdministrationBegan, happened.GameEnded)
                end = next((number for number, event in enumerate(later) if isinstance(event, ends)), len(later))
                yield passed, later[:end]


def points_of(events: list[happened.Event], seat: int, source: str) -> int:
    found = (each for each in events if isinstance(each, happened.ReputationGained))
    return sum(each.points for each in found if each.seat == seat and each.source == source)


def test_the_points_of_commanders_stations_and_objectives_are_gained() -> None:
    seen = 0
    for kind, source in ((m.TakeColumn, "commanders"), (m.Build, "stations"), (m.Claim, "objectives")):
        for passed, events in turns(kind):
            promised = sum(int(str(each.named["count"])) for each in told(passed, "points"))
            assert promised == points_of(events, passed.move.seat, source)
            seen += bool(promised)
    assert seen > 15


def test_levels_are_reached() -> None:
    """Where the move itself advances: by choice of a field, by a lab that costs nothing more to decide."""
    seen = 0
    for game in games():
        for passed in game:
            if not isinstance(passed.move, m.ChooseField | m.Install):
                continue
            promised = {(each.named["field"], each.named["n"]) for each in told(passed, "level")}
            advanced = [each for each in passed.events if isinstance(each, happened.ResearchAdvanced)]
            for event in advanced[:1]:
                assert (event.field, event.level) in promised
                seen += 1
    assert seen > 30


def test_cubes_are_gained() -> None:
    for passed, _ in turns(m.ChooseAction):
        for each in told(passed, "cubes")[:1]:
            gained = [event for event in passed.events if isinstance(event, happened.CubesGained)]
            assert gained, each


def test_what_comes_within_reach_can_be_claimed() -> None:
    """At the end of the same turn, where nothing else came between."""
    for passed, _ in turns(m.Install):
        for each in told(passed, "objective"):
            now = {ref for ref, _ in fulfilments(passed.after, passed.move.seat)}
            assert each.named["objective"] in now


def test_all_can_be_said_in_few_words() -> None:
    """In both languages; never more than a handful; nothing for giving up."""
    seen = set()
    for game in games():
        for passed in game[::3]:
            view = GAME.view(passed.before, passed.move.seat)
            found = GAME.merits(view, passed.move)
            assert len(found) <= MOST
            assert not (isinstance(passed.move, m.Finish) and found)
            for each in found:
                seen.add(each.id)
                assert EN.say(each, NAMES)
                assert FR.say(each, NAMES)
    assert len(seen) > 12


def test_a_lab_that_wins_the_majority_says_so() -> None:
    t = table(cubes="gg", scout="SW.a1", pending=({"kind": "installing", "space": "SW.a1"},))
    found = GAME.merits(t.state, m.Install(seat=0))
    assert "ms-merit-majority" in {each.id for each in found}
    assert "ms-merit-income" in {each.id for each in found}
