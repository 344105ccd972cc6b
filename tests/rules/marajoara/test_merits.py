"""What speaks for a move is what the rules then do: every figure is held against them, over random positions."""

from collections import Counter
from typing import Any

import pytest

from rules.core.types import Seat
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.components import TRACKS
from rules.marajoara.events import Captured, DigBonusWon
from rules.marajoara.merits import bonus_of
from rules.marajoara.reckoning import majority_now
from rules.marajoara.state import CAPTURED, State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.marajoara.paying import MOST_STEPS, paid
from tests.rules.marajoara.random_games import sampled
from tests.rules.marajoara.table import capture, excavate, exhibit, restore, table

PAYING = (m.Exhibit, m.ExhibitCheaply, m.Restore, m.Excavate, m.ScoreFragment, m.TakeBackVase)


def settled(state: State, move: m.Move) -> State:
    """The position once all is chosen that the move sets off, with nothing more gained than it must."""
    before = len(state.agenda)
    position = GAME.apply(state, move).state
    for _ in range(MOST_STEPS):
        pending = position.agenda[0] if position.agenda else None
        if pending is None or len(position.agenda) <= before - 1 or isinstance(pending, todo.ChooseTrack):
            break
        if getattr(pending, "seat", move.seat) != move.seat and not isinstance(pending, todo.Increase):
            break
        legal = GAME.legal(position, getattr(pending, "seat", move.seat))
        declined = [each for each in legal if isinstance(each, m.Decline)]
        position = GAME.apply(position, declined[0] if declined else legal[0]).state
    return position


def test_a_capture_says_what_it_brings_and_who_else_gains() -> None:
    at = table("a1 B1, b1 Y3, a3 B1, b3 G2", tokens={"c1": 0, "c3": 1}, discs={"blue": 2})
    view = GAME.view(at.state, 0)
    own = [said.id for said in GAME.merits(view, capture("a1", "c1"))]
    rival = GAME.merits(view, capture("a3", "c3"))
    assert own == ["mj-merit-captures", "mj-merit-money", "mj-merit-own-token"]
    assert [said.id for said in rival] == ["mj-merit-captures", "mj-merit-step", "mj-merit-rival-token"]
    assert rival[1].named["to"] == 4


def test_vases_and_fragments_say_their_points_first() -> None:
    at = table(store="R2 Y6 B3", vases=1, rivals=[{"vases": 1}])
    view = GAME.view(at.state, 0)
    (points, majority), (fragment, *_) = GAME.merits(view, exhibit("R1")), GAME.merits(view, restore("F3", "B1"))
    assert (points.named["points"], majority.named["points"], fragment.named["points"]) == (6, 1, 3)


def test_the_end_of_a_track_pays_at_the_end() -> None:
    at = table(captured="G3", discs={"yellow": 7})
    bonus, end = GAME.merits(GAME.view(at.state, 0), excavate("yellow"))
    assert bonus.named["bonus"].named["amount"] == end.named["points"] == 10


@pytest.mark.parametrize("part", range(3))
def test_every_figure_is_what_the_rules_do(part: int) -> None:
    checked: Counter[str] = Counter()
    for state in sampled(900, every=3 + 2 * part):
        for decision in GAME.deciding(state):
            for move in GAME.legal(state, decision.seat):
                for said in GAME.merits(GAME.view(state, decision.seat), move):
                    sort = said.id.removeprefix("mj-merit-")
                    checked[sort] += holds(state, move, sort, said.named, decision.seat)
    assert {"money", "vase", "step", "bonus", "landings", "points", "opens"} <= checked.keys()


def holds(state: State, move: m.Move, sort: str, said: dict[str, Any], seat: Seat) -> bool:
    """Hold one merit against the rules; whether there was anything to hold it against."""
    before = state.players[seat]
    match sort:
        case "points":
            assert isinstance(move, PAYING)
            assert paid(state, move) == said["points"], move
        case "captures":
            (taken,) = (each.die for each in GAME.apply(state, move).events if isinstance(each, Captured))
            assert (taken.colour, taken.face) == (said["colour"], said["face"])
        case "money":
            assert money_more(state, move, seat) == said["count"], move
        case "own-token":
            events = GAME.apply(state, move).events
            assert [each.pips for each in events if isinstance(each, DigBonusWon)] == [said["pips"]]
        case "rival-token":
            (won,) = (each for each in GAME.apply(state, move).events if isinstance(each, DigBonusWon))
            assert (won.seat, won.pips) == (said["who"].seat, said["pips"])
        case "vase-majority" | "fragment-majority":
            which = sort == "fragment-majority"
            gain = majority_now(settled(state, move), seat)[which] - majority_now(state, seat)[which]
            assert gain == said["points"], move
        case "fragment" if isinstance(move, m.FundRestoration | m.Capture):
            return restores_then(settled(state, move), seat, said)
        case "bonus":
            assert isinstance(move, m.Excavate)
            track = TRACKS.index(move.track)
            to = GAME.apply(state, move).state.players[seat].discs[track]
            assert said["bonus"] == bonus_of(state, track, to)
        case "opens":
            now, then = in_reach(state, seat), in_reach(settled(state, move), seat)
            assert len(then - now) >= said["count"]
            assert state.box.parts.box.costs.field_work == said["price"]
        case "frees" if isinstance(move, m.PayWith):
            after = GAME.apply(state, move).state.players[seat]
            assert before.yellow.count(None) + said["count"] == after.yellow.count(None)
        case "one-more-step":
            assert isinstance(move, m.Raise)
            assert move.slot == CAPTURED
            captured = GAME.apply(state, move).state.captured
            assert captured is None or captured.face == said["steps"]
            assert said["was"] == said["steps"] - 1
    return True


def money_more(state: State, move: m.Move, seat: Seat) -> int:
    """How much more money there is; of a pip that is added, on its die alone, for another die may be stored too."""
    if isinstance(move, m.Raise) and move.slot != CAPTURED:
        then, now = (each.players[seat].die_at(move.slot) for each in (GAME.apply(state, move).state, state))
        assert then is not None
        assert now is not None
        return then.face - now.face
    stored = state.captured.face if isinstance(move, m.Raise) and state.captured else 0
    return settled(state, move).players[seat].money - state.players[seat].money - stored


def restores_then(after: State, seat: Seat, said: dict[str, Any]) -> bool:
    fragment = str(said["fragment"])
    if after.active != seat or after.agenda or fragment.endswith("-2") or after.stage == "over":
        return False
    player = after.players[seat]
    if len(player.museums) > 1:
        return False
    ways = [each for each in GAME.legal(after, seat) if isinstance(each, m.Restore) and each.fragment == fragment]
    assert ways, said
    assert paid(after, ways[0]) == said["points"]
    return True


def in_reach(state: State, seat: Seat) -> set[str]:
    number, box = state.box.number, state.box
    geometry = box.geometry(state.options.ortho_only)
    return {
        die.ref
        for move in GAME.legal(state, seat)
        if isinstance(move, m.Capture) and (die := state.grid[geometry.over[number[move.start], number[move.to]]])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_merit_can_be_said(language: Language) -> None:
    texts, kinds = Texts(language, game=GAME, strict=True), set()
    for state in sampled(120, every=9):
        for decision in GAME.deciding(state):
            for move in GAME.legal(state, decision.seat)[::3]:
                for said in GAME.merits(state, move):
                    kinds.add(said.id)
                    assert texts.say(said, ["Anna", "Bo", "Cy", "Di"])
    assert len(kinds) > 10
