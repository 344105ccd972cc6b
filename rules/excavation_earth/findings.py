"""What the editor tells about a position of Excavation Earth: problems of its integrity with rule, place and cures, and
what no game leads to."""

from collections import Counter
from collections.abc import Iterator

from rules.core.editing import Finding, Move, Offer, Put, Set, finding, remark, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.asking import asked
from rules.excavation_earth.candidates import answers, has_only_finish
from rules.excavation_earth.edited import places_of_explorer
from rules.excavation_earth.integrity import problems_of
from rules.excavation_earth.queries import row_is_used
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
        case "position-pending", _:
            return finding(problem, "EE-TURN-6", (), (act_instead(),), phrase("editing-asked"))
    return finding(problem)


def act_instead() -> Offer:
    return Offer(phrase("ee-edit-act-instead"), Set("ask", "turn"))


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


# Allowed, and yet no game comes to it


def remarks(state: State) -> Iterator[Finding]:
    if not state.agenda:
        return
    yield from remarks_on_question(state)
    for seat, player in enumerate(state.players):
        yield from remarks_on_columns(state, seat)
        if player.passed:
            yield from remarks_on_passed(state, seat)
    if not row_is_used(state) and not isinstance(state.agenda[-1], todo.Drafting):
        yield from remarks_on_row(state)


def remarks_on_question(state: State) -> Iterator[Finding]:
    """The rules end by themselves what has nothing left to do."""
    pending = state.pending
    match pending:
        case None | todo.Turn() | todo.OpeningHands() | todo.Drafting() | todo.GainCredits() | todo.SaleBonus():
            return
        case todo.DiscardDown(seat=seat):
            is_done = len(state.players[seat].hand) <= state.box.numbers.hand_after_pass
        case _:
            is_done = has_only_finish(answers(state, pending, pending.seat))
    if is_done:
        (decision,) = asked(state)
        name = f"name-{pending.seat}"
        yield remark("ee-remark-done", decision.rule, name, cures=(act_instead(),), seat=SeatName(pending.seat))


def remarks_on_columns(state: State, seat: Seat) -> Iterator[Finding]:
    """A column pays its card as soon as it is full, guards may leave it later."""
    player = state.players[seat]
    for colour in state.box.colours:
        column = state.box.types_of[colour]
        if colour not in player.columns and all(cell in player.guards for cell in column):
            cure = Offer(phrase("ee-edit-pay"), Set(f"column-{seat}-{colour}", value=True))
            keys = (f"guard-{seat}-{cell}" for cell in column)
            yield remark("ee-remark-column", "EE-SMP-3", *keys, cures=(cure,), colour=colour, seat=SeatName(seat))


def remarks_on_passed(state: State, seat: Seat) -> Iterator[Finding]:
    """A seat that has passed has no turn, no travel cards, and two action cards at most."""
    player, last = state.players[seat], state.agenda[-1]
    if isinstance(last, todo.Turn) and last.seat == seat and last.left:
        cure = Offer(phrase("ee-edit-not-passed"), Set(f"passed-{seat}", value=False))
        yield remark("ee-remark-passed", "EE-ACT-PAS-3", f"mat-{seat}", cures=(cure,), seat=SeatName(seat))
    if player.travel:
        card = f"card-{player.travel[0]}"
        cure = Offer(phrase("ee-edit-played"), Move(card, f"spent-{seat}"))
        yield remark("ee-remark-travel", "EE-ACT-PAS-1", card, cures=(cure,), seat=SeatName(seat))
    discarding = any(isinstance(each, todo.DiscardDown) and each.seat == seat for each in state.agenda)
    most = state.box.numbers.hand_after_pass
    if len(player.hand) > most and not discarding:
        card = f"card-{player.hand[-1]}"
        yield remark("ee-remark-hand", "EE-ACT-PAS-2", card, cures=(removal(card),), seat=SeatName(seat), most=most)


def remarks_on_row(state: State) -> Iterator[Finding]:
    """The row is not used in the last round: it lies empty, and no initiative marker is taken."""
    if state.row:
        card = f"card-{state.row[-1].card}"
        yield remark("ee-remark-row", "EE-PREP-3c", card, cures=(removal(card),))
    marked = next((seat for seat, player in enumerate(state.players) if player.marker), None)
    if marked is not None:
        cure = Offer(phrase("ee-edit-no-marker"), Set(f"marker-{marked}", 0))
        yield remark("ee-remark-marker", "EE-PREP-4b", f"name-{marked}", cures=(cure,), seat=SeatName(marked))
