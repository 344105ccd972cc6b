"""The final scoring, the ranking and the score sheet (HK-FIN-1 to HK-FIN-7)."""

from collections.abc import Sequence

from rules.core.scoresheet import ScoreLine, ScoreSheet, TieBreak
from rules.core.types import Seat
from rules.hoyuk import events as happened
from rules.hoyuk.draft import Draft
from rules.hoyuk.majorities import counted, largest_families, winner
from rules.hoyuk.state import SOURCES, Player, Source, State
from rules.hoyuk.village import Village

RULES: dict[Source, str] = {
    "groups": "HK-SCO-1",
    "hand": "HK-FIN-2",
    "families": "HK-FIN-3",
    "cattle": "HK-FIN-5",
    "villagers": "HK-FIN-5",
}
AT_END = frozenset({"hand", "families", "cattle", "villagers"})


def final_scoring(draft: Draft) -> None:
    for seat, player in enumerate(draft.players):
        draft.gain(seat, "hand", "HK-FIN-2", len(player.hand))
    village = draft.village
    for block in village.blocks:
        if not block.houses:
            continue  # ruling A10
        counts = largest_families(village, block)
        best = winner(counts)
        draft.tell(happened.BlockScored(block=block.name, counts=counts, winner=best))
        if best is not None:
            size = next(count for seat, count, _ in counts if seat == best)
            draft.gain(best, "families", "HK-FIN-3", size)
        if draft.options.is_expert:
            for pile, source in (("CATTLE", "cattle"), ("VILLAGER", "villagers")):
                first = winner(counted(village, block, pile))  # type: ignore[arg-type]
                if first is not None:
                    draft.gain(first, source, "HK-FIN-5", 1)  # type: ignore[arg-type]


def two_storey_houses(village: Village, seat: Seat) -> int:
    return sum(village.two_storey(seat, block) for block in village.blocks)


def standings(village: Village, players: Sequence[Player]) -> list[tuple[int, int]]:
    """Points, then two-storey houses in the village (HK-FIN-6, HK-STO-6)."""
    return [(player.score, two_storey_houses(village, seat)) for seat, player in enumerate(players)]


def winners(village: Village, players: Sequence[Player]) -> tuple[Seat, ...]:
    standing = standings(village, players)
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))


def score_sheet(state: State) -> ScoreSheet:
    standing = standings(state.village, state.players)
    over = not state.agenda
    return ScoreSheet(
        lines=tuple(
            ScoreLine(f"source-{source}", RULES[source], points, at_end=source in AT_END)
            for at, source in enumerate(SOURCES)
            if any(points := tuple(player.earned[at] for player in state.players))
        ),
        totals=totals(state),
        winners=winners(state.village, state.players) if over else (),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        goals=(),
        tie_breaks=(TieBreak("hk-tie-two-storey", "HK-FIN-6", tuple(high for _, high in standing)),),
    )


def totals(state: State) -> tuple[int, ...]:
    return tuple([player.score for player in state.players])
