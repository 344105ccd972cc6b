"""Who stands where, who has won, and the score sheet (MS-GOAL-2, MS-END-5)."""

from collections.abc import Sequence

from rules.core.contract import Keepsake
from rules.core.scoresheet import Ending, Goal, ScoreLine, ScoreRow, ScoreSheet, TieBreak
from rules.core.types import Arg, Ref, Seat, SeatName, phrase
from rules.magnastorm.queries import Position
from rules.magnastorm.state import SOURCES, Source, State

RULES: dict[Source, str] = {
    "objectives": "MS-OBJ-2",
    "commanders": "MS-CMD-6",
    "scientists": "MS-ADM-3",
    "lost": "MS-CMD-7",
    "majorities": "MS-ADM-2",
    "stations": "MS-TEL-1",
    "effects": "MS-GOAL-2",
    "artefacts": "MS-ART-3",
    "round_bonus": "MS-SOLO-13",
}
"""The rule that the score sheet shows beside each source."""

SCORE_ROWS = tuple(ScoreRow(f"ms-source-{source.replace('_', '-')}", RULES[source]) for source in SOURCES)


def ranking(position: Position) -> tuple[Seat, ...]:
    """Best first; between equals, who is ahead on the turn order track (MS-END-5, ruling A27)."""
    order = position.order
    return tuple(sorted(order, key=lambda seat: (-position.players[seat].reputation, order.index(seat))))


def winners(position: Position) -> tuple[Seat, ...]:
    """One; nobody who plays has, where the Consortium is ahead (MS-SOLO-14)."""
    return ranking(position)[:1]


def totals(state: State) -> tuple[int, ...]:
    return tuple(player.reputation for player in state.players)


def consortium_seat(position: Position) -> Seat | None:
    return next((seat for seat, player in enumerate(position.players) if player.is_automa), None)


def score_sheet(state: State) -> ScoreSheet:
    placed = ranking(state)
    is_over = state.phase == "over"
    return ScoreSheet(
        lines=tuple(score_lines(state)),
        totals=totals(state),
        winners=winners(state) if is_over else (),
        ranks=tuple(placed.index(seat) + 1 for seat in state.seats),
        goals=goals(state) if is_over else (),
        tie_breaks=(TieBreak("ms-tie-order", "MS-END-5", tuple(-state.order.index(seat) for seat in state.seats)),),
        ending=ending(state) if is_over else None,
    )


def score_lines(state: State) -> Sequence[ScoreLine]:
    """Sources that have brought something; the rest would only be zeros."""
    columns = [player.earned for player in state.players]
    found: list[ScoreLine] = []
    for at, row in enumerate(SCORE_ROWS):
        points = tuple(earned[at] for earned in columns)
        if any(points):
            found.append(ScoreLine(row.source, row.rule, points))
    return found


def ending(state: State) -> Ending:
    if state.ending:
        return Ending("ms-ending-threshold", "MS-END-1")
    return Ending("ms-ending-rounds", "MS-END-4")


# The solo challenge


def margin(state: State, automa: Seat) -> int:
    """Return by how much the person is ahead of the Consortium."""
    return state.players[1 - automa].reputation - state.players[automa].reputation


def grade(state: State, automa: Seat) -> str:
    """MS-SOLO-14; empty where the game is lost."""
    if winners(state) == (automa,):
        return ""
    return next(name for name, least in grades_at(state) if margin(state, automa) >= least)


def grades_at(state: State) -> tuple[tuple[str, int], ...]:
    """Return the grades of the level that is played."""
    return state.box.grades[state.options.consortium_level]


def goals(state: State) -> tuple[Goal, ...]:
    """The grades of the solo challenge, best first."""
    automa = consortium_seat(state)
    if automa is None:
        return ()
    won = winners(state) != (automa,)
    ahead, person = margin(state, automa), 1 - automa
    return tuple(
        Goal(
            f"ms-grade-{name}",
            "MS-SOLO-14",
            won and ahead >= least,
            (("margin", least),),
            person,
            max(0, least - ahead),
        )
        for name, least in grades_at(state)
    )


def achievements(state: State) -> tuple[tuple[str, int], ...]:
    """A solo game that was won, with its margin."""
    automa = consortium_seat(state)
    if state.phase != "over" or automa is None or not grade(state, automa):
        return ()
    return (f"solo-{state.options.consortium_level}", margin(state, automa)), (f"grade-{grade(state, automa)}", 1)


def keepsakes(state: State) -> tuple[Keepsake, ...]:
    """The artefact cards that people have won (MS-ART-1)."""
    return tuple(
        Keepsake(seat, player.prize, phrase("ms-artefact-kept", seat=SeatName(seat), **describing(state, player.prize)))
        for seat, player in enumerate(state.players)
        if player.is_person and player.prize
    )


def describing(state: State, ref: Ref) -> dict[str, Arg]:
    card = state.box.artefacts[ref]
    bonus = {"bonus": card.bonus, "field": card.field or "none"}
    return {"artefact": card.number, "metal": card.metal, "value": card.value, **bonus}
