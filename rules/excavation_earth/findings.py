"""What the editor tells about a position of Excavation Earth: problems of its integrity with rule, place and cures."""

from collections import Counter
from collections.abc import Iterator

from rules.core.editing import Finding, Move, Offer, Put, Set, finding, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, SeatName, phrase
from rules.excavation_earth.edited import places_of_explorer
from rules.excavation_earth.integrity import problems_of
from rules.excavation_earth.state import State, colour_of, type_of


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    match problem.id, problem.path.split("."):
        case "position-explorers", ["players", seat, _]:
            return finding(problem, "EE-SET-19", (f"crew-{seat}",), one_explorer_more(state, int(seat)), at_seat(seat))
        case "position-explorers-together", ["players", seat, _]:
            key = f"explorer-{seat}-{second_of_two(state, int(seat))}"
            cure = Offer(phrase("ee-edit-elsewhere"), Move(key, free_place(state, int(seat))))
            return finding(problem, "EE-ACT-TRV-4", (key,), (cure,), at_seat(seat))
        case "position-relic-place", [kind, where]:
            return misplaced(state, problem, kind, where)
        case "position-queue", ["queues", market]:
            key = f"queued-{market}-{len(state.queues[int(market)]) - 1}"
            market_place = state.box.market_places[int(market)]
            return finding(problem, "EE-GEN-7", (key,), (removal(key),), phrase("place", place=market_place))
        case "position-row", _:
            key = f"card-{state.row[-1].card}"
            return finding(problem, "EE-SET-10", (key,), (removal(key),), phrase("survey-row"))
        case "position-markers", _:
            held = [seat for seat, player in enumerate(state.players) if player.marker]
            last = max(held, key=lambda each: state.players[each].marker)
            cure = Offer(phrase("ee-edit-no-marker"), Set(f"marker-{last}", 0))
            return finding(problem, "EE-ACT-SUR-3", (f"name-{last}",), (cure,), phrase("survey-row"))
        case "position-store", ["players", seat]:
            relic = f"relic-{state.players[int(seat)].relics[-1]}"
            return finding(problem, "", (relic,), (removal(relic),), at_seat(seat))
        case "position-below-zero", ["players", seat, _]:
            return finding(problem, "EE-CRW-1", (f"crew-{seat}",), (), at_seat(seat))
    return finding(problem)


def at_seat(seat: str) -> Phrase:
    return phrase("seat-alone", seat=SeatName(int(seat)))


def free_place(state: State, seat: int) -> str:
    """A market where none of the seat's explorers stands, else any location."""
    taken = state.players[seat].explorers
    return "place-" + next(place for place in places_of_explorer(state) if place not in taken)


def one_explorer_more(state: State, seat: int) -> Iterator[Offer]:
    if not state.players[seat].is_zu and len(state.players[seat].explorers) < len(state.box.start_places):
        yield Offer(phrase("ee-edit-one-more"), Put(f"spare-explorer-{seat}", free_place(state, seat)))


def second_of_two(state: State, seat: int) -> int:
    """The number of an explorer that stands where another one does."""
    places = state.players[seat].explorers
    (place, _), *_ = Counter(places).most_common(1)
    return len(places) - 1 - places[::-1].index(place)


def misplaced(state: State, problem: Problem, kind: str, where: str) -> Finding:
    """A relic that lies on another site than its own, or on the pile of another colour."""
    if kind == "sites":
        relics = state.sites[state.box.site_number[where]]
        wrong = next(each for each in relics if state.box.site_of[type_of(each)] != state.box.site_number[where])
        home = f"place-{state.box.sites[state.box.site_of[type_of(wrong)]]}"
        name = phrase("place", place=where)
    else:
        wrong = next(each for each in state.piles[state.box.colour_number[where]] if colour_of(each) != where)
        home, name = f"pile-{colour_of(wrong)}", phrase("pile", colour=where)
    cures = (Offer(phrase("ee-edit-home"), Move(f"relic-{wrong}", home)), removal(f"relic-{wrong}"))
    return finding(problem, "EE-GEN-4", (f"relic-{wrong}",), cures, name)
