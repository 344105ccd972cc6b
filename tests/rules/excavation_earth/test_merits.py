"""What speaks for a move is what the rules then do: each figure is held against the position after it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.core.types import Phrase
from rules.excavation_earth import GAME
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.outlook import gallery_lines
from rules.excavation_earth.prospects import envoy_prospect, sale_at
from rules.excavation_earth.queries import payout, sale_income
from rules.excavation_earth.state import State
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.excavation_earth.random_games import RANDOM, TABLES, played
from tests.rules.excavation_earth.table import BOX, table

NAMES = ("Ada", "Bo", "Cy", "Di")
EVERY = 3


def made() -> Iterator[tuple[State, Any, State, dict[str, dict[str, Any]]]]:
    """Moves of random games, and all that may be done in strange positions, with what speaks for them."""
    for number in range(len(TABLES)):
        for passed in played(number, 0)[::EVERY]:
            yield passed.before, passed.move, passed.after, said_of(passed.before, passed.move)
    for seed in range(0, 60, EVERY):
        state = RANDOM.strange(seed)
        for decision in GAME.deciding(state):
            for move in GAME.legal(state, decision.seat):
                yield state, move, GAME.apply(state, move).state, said_of(state, move)


def said_of(state: State, move: Any) -> dict[str, dict[str, Any]]:
    return {each.id: each.named for each in GAME.merits(GAME.view(state, move.seat), move)}


def gallery(state: State, seat: int) -> int:
    return sum(line.pays for line in gallery_lines(BOX, state.players[seat].guards))


def gained(before: State, after: State, seat: int) -> int:
    return after.players[seat].credits - before.players[seat].credits


Check = Callable[[State, Any, State, dict[str, Any]], bool]


def credits(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    return bool(told["credits"] == gained(before, after, move.seat))


def offered(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    return bool(told["credits"] == offered_so_far(after, move.seat) - offered_so_far(before, move.seat))


def offered_so_far(state: State, seat: int) -> int:
    pending = state.agenda[0]
    assert isinstance(pending, todo.Selling)
    return sum(sale_income(state, seat, pending))


def sampled(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    if not isinstance(move, m.TakeSample):
        return True
    return bool(told["credits"] == gallery(after, move.seat) - gallery(before, move.seat))


def influence(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    if not isinstance(move, m.SendEnvoy | m.Promote) or after.round != before.round:
        return True
    now, _ = envoy_prospect(before, move.seat, told["centre"] - 1)
    then, _ = envoy_prospect(after, move.seat, told["centre"] - 1)
    return bool((told["now"], told["next"]) == (now, then))


def sold_here(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    if not isinstance(move, m.AddBuyer | m.SendTrader):
        return True
    popularity, buyers, _ = sale_at(after, move.market, told["colour"])
    return bool(told["credits"] == popularity + buyers)


def rises(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    return bool((told["now"], told["next"]) == tuple(payout(each, told["colour"]) for each in (before, after)))


def marked(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    return bool(after.round != before.round or after.players[move.seat].marker == told["n"])


def promoted(before: State, move: Any, after: State, told: dict[str, Any]) -> bool:
    counts = [sum(envoys[move.seat] for envoys in each.envoys) for each in (before, after)]
    return bool(after.round != before.round or told["count"] == counts[1] - counts[0])


CHECKS: dict[str, Check] = {
    "ee-merit-credits": credits,
    "ee-merit-offer": offered,
    "ee-merit-sample": sampled,
    "ee-merit-centre": influence,
    "ee-merit-sale-here": sold_here,
    "ee-merit-rises": rises,
    "ee-merit-marker": marked,
    "ee-merit-promoted": promoted,
}


def test_each_figure_is_what_the_move_does() -> None:
    seen: Counter[str] = Counter()
    for before, move, after, told in made():
        for id, named in told.items():
            if id in CHECKS:
                assert CHECKS[id](before, move, after, named), (move, id, named)
                seen[id] += 1
    assert min(seen[id] for id in CHECKS) > 0, seen


def test_a_full_column_draws_a_card() -> None:
    at = table(guards="Yg1 Yg2 Yg3", explorers="M3 M1 M2", sites="Yg4", hand="Y-SA")
    at.play(m.Excavate(seat=0, card=at.card("Y-SA")), m.Discover(seat=0, relic="Yg4"))
    take = m.TakeSample(seat=0)
    assert list(said_of(at.state, take)) == ["ee-merit-column", "ee-merit-sample"]
    assert said_of(at.state, take)["ee-merit-sample"] == {"credits": 6}
    assert "cards_drawn" in at.play(take).kinds


def test_a_fence_brings_the_value() -> None:
    at = table(explorers="BW M1 M2", hand="R-SM", hold="Vg1 Yg2")
    smuggle = m.Smuggle(seat=0, card=at.card("R-SM"))
    assert said_of(at.state, smuggle)["ee-merit-fence"] == {"credits": BOX.value["Vg1"] + BOX.value["Yg2"]}
    at.play(smuggle, m.Fence(seat=0, relic="Vg1", store="hold"), m.Fence(seat=0, relic="Yg2", store="hold"))
    assert sum(points for _, points in at.earned()) == BOX.value["Vg1"] + BOX.value["Yg2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_merit_can_be_said(language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    said: set[Phrase] = set()
    for number in range(len(TABLES)):
        for passed in played(number, 0)[::EVERY]:
            said.update(GAME.merits(GAME.view(passed.before, passed.move.seat), passed.move))
    assert len({each.id for each in said}) > 12
    assert all(texts.say(each, NAMES) for each in said)
