"""The final scoring, the ranking and the score sheet (HK-FIN-1 to HK-FIN-7), and the medals of the solo challenge."""

from collections.abc import Sequence

from rules.core.scoresheet import Ending, Goal, ScoreLine, ScoreRow, ScoreSheet, TieBreak
from rules.core.types import Seat
from rules.hoyuk import events as happened
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import counted, largest_families, owner_of_largest, winner
from rules.hoyuk.parts import Medal, PileName
from rules.hoyuk.queries import Position
from rules.hoyuk.state import SOURCES, Source, State

RULES: dict[Source, str] = {
    "groups": "HK-SCO-1",
    "hand": "HK-FIN-2",
    "families": "HK-FIN-3",
    "cattle": "HK-FIN-5",
    "villagers": "HK-FIN-5",
    "start": "HK-SOLO-13",
}
AT_END = frozenset({"hand", "families", "cattle", "villagers"})
SCORE_ROWS = tuple(ScoreRow(f"source-{source}", RULES[source], source in AT_END) for source in SOURCES)
ONE_EACH = frozenset({"hand", "families", "cattle", "villagers"})
"""A point for each card, house or block."""
SOLO_RESULT = "HK-SOLO-14"
EXPERT_POINTS: tuple[tuple[PileName, Source], ...] = (("CATTLE", "cattle"), ("VILLAGER", "villagers"))


# The end of the game


def final_scoring(draft: Draft) -> None:
    """Cards in hand, then block after block (HK-FIN-2, HK-FIN-3, HK-FIN-5)."""
    for seat, player in enumerate(draft.players):
        draft.gain(seat, "hand", "HK-FIN-2", len(player.hand))
    village = draft.village
    for block in village.blocks:
        if not block.houses:
            continue  # ruling A10
        counts = largest_families(village, block)
        best = owner_of_largest(village, block, own_tie=draft.options.own_tie)
        draft.tell(happened.BlockScored(block=block.name, counts=counts, winner=best))
        if best is not None:
            size = next(count for seat, count, _ in counts if seat == best)
            draft.gain(best, "families", "HK-FIN-3", size, block.name)
        if draft.options.is_expert:
            for pile, source in EXPERT_POINTS:
                first = winner(counted(village, block, pile))
                if first is not None:
                    draft.gain(first, source, "HK-FIN-5", 1, block.name)


def standings(position: Position) -> list[tuple[int, int]]:
    """Points, then two-storey houses in the village (HK-FIN-6, HK-STO-6)."""
    where = position.village.where
    return [
        (player.score, (where.houses[seat] & where.high).bit_count()) for seat, player in enumerate(position.players)
    ]


def winners(position: Position) -> tuple[Seat, ...]:
    """The best, and all who are equal to them; a person who only draws level with a neighbour has lost."""
    if position.neighbours:
        margin = margin_of(position)
        person = person_of(position)
        if margin > 0:
            return (person,)
        best = max(position.players[seat].score for seat in position.neighbours)
        return tuple(seat for seat in position.neighbours if position.players[seat].score == best)
    standing = standings(position)
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))


def person_of(position: Position) -> Seat:
    return next(seat for seat in range(len(position.players)) if seat not in position.neighbours)


def margin_of(position: Position) -> int:
    """Return by how much the person leads the best neighbour (HK-SOLO-14)."""
    own = position.players[person_of(position)].score
    return own - max(position.players[seat].score for seat in position.neighbours)


# The score sheet


def score_sheet(state: State) -> ScoreSheet:
    return ScoreSheet(
        lines=tuple(
            ScoreLine(row.source, row.rule, points, at_end=row.at_end, each=int(source in ONE_EACH))
            for at, (source, row) in enumerate(zip(SOURCES, SCORE_ROWS, strict=True))
            if any(points := tuple(player.earned[at] for player in state.players))
        ),
        totals=totals(state),
        winners=() if state.agenda else winners(state),
        ranks=ranks(state),
        goals=medals(state),
        tie_breaks=() if state.neighbours else tie_breaks(state),
        ending=None if state.agenda else ending(state),
    )


def ending(state: State) -> Ending:
    """A clan has placed its last house, or nobody could build any more (HK-TURN-4, HK-END-1)."""
    if any(player.houses == 0 for player in state.players):
        return Ending("ending-last-house", "HK-TURN-4")
    return Ending("ending-no-room", "HK-END-1")


def totals(state: State) -> tuple[int, ...]:
    return tuple([player.score for player in state.players])


def ranks(state: State) -> tuple[int, ...]:
    """Rank the seats; in the challenge two-storey houses decide nothing, and the neighbour wins a tie."""
    if state.neighbours:
        standing: Sequence[tuple[int, int]] = [
            (player.score, int(seat in state.neighbours)) for seat, player in enumerate(state.players)
        ]
    else:
        standing = standings(state)
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def tie_breaks(state: State) -> tuple[TieBreak, ...]:
    return (TieBreak("tie-two-storey", "HK-FIN-6", tuple(high for _, high in standings(state))),)


def medals(state: State) -> tuple[Goal, ...]:
    """What the margin over the best neighbour is worth, by the numbers of the edition (HK-SOLO-14)."""
    if not state.neighbours:
        return ()
    margin, person = margin_of(state), person_of(state)
    return tuple(
        Goal(
            f"medal-{medal}",
            SOLO_RESULT,
            margin >= least,
            (("margin", least), ("now", margin)),
            person,
            max(0, least - margin),
        )
        for medal, least in medals_of_level(state).items()
    )


def medals_of_level(state: State) -> dict[Medal, int]:
    return state.box.neighbours.medals[state.options.level]


def achievements(state: State) -> tuple[tuple[str, int], ...]:
    """A challenge that was won, with its margin: by level, and for each medal."""
    if not state.neighbours or state.agenda or margin_of(state) <= 0:
        return ()
    margin = margin_of(state)
    reached = [medal for medal, least in medals_of_level(state).items() if margin >= least]
    won = [(f"solo-won-level-{state.options.level}", margin)]
    return (*won, *((f"solo-{medal}-level-{state.options.level}", margin) for medal in reached))
