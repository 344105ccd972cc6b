"""What the editor tells about a position of Magnastorm: problems of its integrity with rule, place and cures, and
what no game leads to."""

from collections.abc import Iterator

from rules.core.editing import Finding, Move, Offer, Put, Set, finding, remark, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.magnastorm.asking import asked
from rules.magnastorm.draft import Draft
from rules.magnastorm.edited import CONSORTIUM, TURN, seat_to_play
from rules.magnastorm.effects import goes_on
from rules.magnastorm.integrity import problems_of
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.words import say_place


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    match problem.id, problem.path.split(".", 1):
        case "position-labs", ["labs", space]:
            owners = state.labs[state.layout.space_number[space]]
            key = f"lab-{space}-{len(owners) - 1}"
            return finding(problem, "MS-LAB-1", (key,), (removal(key),), say_place(space))
        case "position-claims", ["claims", objective]:
            last = state.claims[state.objectives.index(objective)][-1]
            key = f"claim-{objective}-{last}"
            return finding(problem, "MS-OBJ-6", (key,), (removal(key),), phrase("objective", objective=objective))
        case "position-markers", ["players", seat]:
            cures = tuple(cures_of_markers(state, int(seat)))
            return finding(problem, "MS-PSET-3", (f"mat-{seat}",), cures, at_seat(seat))
        case "position-below-zero", ["players", seat]:
            return finding(problem, "", (f"mat-{seat}",), (), at_seat(seat))
        case "position-scout", ["players", path]:
            seat = path.partition(".")[0]
            return finding(problem, "MS-PSET-2", (f"scout-{seat}",), (removal(f"scout-{seat}"),), at_seat(seat))
        case "position-pending", _:
            return finding(problem, "MS-RND-3", (), (act_instead(state),), phrase("editing-asked"))
    return finding(problem)


def act_instead(state: State) -> Offer:
    """Ask for a turn: a person's, or the Consortium's."""
    is_automa = state.players[seat_to_play(state)].is_automa
    return Offer(phrase("ms-edit-act-instead"), Set("ask", CONSORTIUM if is_automa else TURN))


def at_seat(seat: str) -> Phrase:
    return phrase("seat-alone", seat=SeatName(int(seat)))


def cures_of_markers(state: State, seat: int) -> Iterator[Offer]:
    """Take a marker off an objective, or from a commander."""
    claimed = [ref for ref, seats in zip(state.objectives, state.claims, strict=True) if seat in seats]
    if claimed:
        yield removal(f"claim-{claimed[-1]}-{seat}")
    elif seat in state.controllers:
        at = state.controllers.index(seat)
        yield Offer(phrase("ms-edit-give-up"), Set(f"controller-{at}", NOBODY))


# Allowed, and yet no game comes to it


def remarks(state: State) -> Iterator[Finding]:
    if state.phase in ("crew", "research"):
        return
    yield from remarks_on_question(state)
    for seat in state.seats:
        yield from remarks_on_start(state, seat)
        yield from remarks_on_scout(state, seat)
    reached = [seat for seat, player in enumerate(state.players) if player.reputation >= state.layout.threshold]
    if reached and not state.ending:
        cure = Offer(phrase("ms-edit-announce"), Set("ending", value=True))
        yield remark("ms-remark-ending", "MS-END-1", f"mat-{reached[0]}", cures=(cure,), seat=SeatName(reached[0]))


def remarks_on_question(state: State) -> Iterator[Finding]:
    """The rules answer by themselves what leaves nothing to decide."""
    for decision in asked(state):
        if goes_on(Draft(state)):
            seat = decision.seat
            yield remark(
                "ms-remark-done", decision.rule, f"mat-{seat}", cures=(act_instead(state),), seat=SeatName(seat)
            )


def remarks_on_start(state: State, seat: Seat) -> Iterator[Finding]:
    """Everybody puts down crew and advances a level before the first round; only research objectives set that back,
    and crew never comes home."""
    player, layout = state.players[seat], state.layout
    if player.crew == state.box.crew:
        cure = Offer(phrase("ms-edit-put-crew"), Put(f"spare-crew-{seat}", f"column-{layout.columns[0]}"))
        yield remark("ms-remark-crew", "MS-POS-2", f"mat-{seat}", cures=(cure,), seat=SeatName(seat))
    claimed = [ref for ref, seats in zip(state.objectives, state.claims, strict=True) if seat in seats]
    set_back = any(state.box.objectives[ref].kind == "research" for ref in claimed)
    if not any(player.levels) and not set_back:
        field = layout.fields[0]
        cure = Offer(phrase("ms-edit-one-level"), Move(f"research-{seat}-{field}", f"level-{field}-1"))
        yield remark("ms-remark-research", "MS-POS-3", f"mat-{seat}", cures=(cure,), seat=SeatName(seat))


def remarks_on_scout(state: State, seat: Seat) -> Iterator[Finding]:
    """A lab is installed where the scout is, and the scout never drives back to where it began."""
    own = [space.ref for space, owners in zip(state.layout.spaces, state.labs, strict=True) if seat in owners]
    if own and state.players[seat].scout == state.options.start:
        cure = Offer(phrase("ms-edit-drive-on"), Move(f"scout-{seat}", f"space-{own[0]}"))
        yield remark("ms-remark-scout", "MS-LAB-1", f"scout-{seat}", cures=(cure,), seat=SeatName(seat))
