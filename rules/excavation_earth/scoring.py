"""Command centres at the end of each round, galleries at the end of the game, and the score sheet (EE-SCO, EE-END)."""

from collections.abc import Sequence

from rules.core.majority import majority_points
from rules.core.options import won_at_level
from rules.core.scoresheet import ScoreLine, ScoreRow, ScoreSheet, TieBreak
from rules.core.types import Seat
from rules.excavation_earth import events as happened
from rules.excavation_earth.components import Box
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.options import LEVELS, OPTION_SPECS, ZU_PLAYER
from rules.excavation_earth.state import SOURCES, Player, Source, State, type_of

RULES: dict[Source, str] = {
    "start": "EE-SET-4",
    "popularity": "EE-ACT-SEL-5",
    "buyers": "EE-ACT-SEL-6",
    "markets": "EE-ACT-SEL-7",
    "fence": "EE-ACT-SMG-3",
    "tile": "EE-GEN-12",
    "centres": "EE-SCO-1",
    "rows": "EE-END-1",
    "columns": "EE-END-1",
    "failure": "EE-SOLO-FAIL-1",
    "unsold": "EE-SOLO-END-2",
    "black_market": "EE-ACT-SMG-4",
    "survey": "EE-ACT-SUR-4",
}
"""The rule that the score sheet shows beside each source of credits."""

AT_END: frozenset[Source] = frozenset(("rows", "columns", "unsold"))
"""What the end of the game counts; all else came in during play."""

SCORE_ROWS = tuple(ScoreRow(f"source-{source}", RULES[source], source in AT_END) for source in SOURCES)


# Command centres


def score_centres(draft: Draft) -> None:
    """Each centre by itself, by the number of envoys; nothing is taken away (EE-SCO-1 to EE-SCO-4)."""
    pay = draft.box.centre_payouts[draft.round]
    for centre, envoys in enumerate(draft.envoys):
        draft.tell(happened.CentreScored(centre=centre, envoys=envoys))
        for seat, credits in enumerate(majority_points(envoys, pay)):
            draft.gain(seat, "centres", RULES["centres"], credits)


# The end of the game


def final_scoring(draft: Draft) -> None:
    """Galleries, then what lies unsold where that counts (EE-END-1, EE-SOLO-END-1, EE-SOLO-END-2)."""
    for seat in range(len(draft.players)):
        score_gallery(draft, seat)
    if draft.zu is not None:
        zu, person = draft.zu.seat, 1 - draft.zu.seat
        draft.gain(zu, "unsold", "EE-SOLO-END-2", value_of_relics(draft.box, draft.players[zu]))
        if draft.options.harder_4:
            draft.gain(person, "unsold", "EE-SOLO-DIFF-H4", -value_of_relics(draft.box, draft.players[person]))


def score_gallery(draft: Draft, seat: Seat) -> None:
    """Each column and each row pays by its guards (EE-END-1)."""
    box, guards = draft.box, draft.players[seat].guards
    for line, cells in (*box.types_of.items(), *zip(box.glyphs, box.rows, strict=True)):
        is_column = line in box.types_of
        samples = sum(cell in guards for cell in cells)
        credits = (box.column_table if is_column else box.row_table)[samples]
        if credits:
            draft.tell(happened.GalleryLineScored(seat=seat, line=line, samples=samples))
            draft.gain(seat, "columns" if is_column else "rows", "EE-END-1", credits)


def value_of_relics(box: Box, player: Player) -> int:
    return sum(box.value[type_of(relic)] for relic in player.relics)


def winners(players: Sequence[Player], zu: Seat | None) -> tuple[Seat, ...]:
    """Most credits, then most relics, else shared (EE-END-3); Zu wins unless the person has more (EE-SOLO-END-3)."""
    if zu is not None:
        person = 1 - zu
        return (person,) if players[person].credits > players[zu].credits else (zu,)
    standing = standings(players)
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))


def standings(players: Sequence[Player]) -> list[tuple[int, int]]:
    return [(player.credits, len(player.relics)) for player in players]


# The score sheet


def score_sheet(state: State) -> ScoreSheet:
    zu = state.zu.seat if state.zu is not None else None
    return ScoreSheet(
        lines=tuple(
            ScoreLine(row.source, row.rule, points, at_end=row.at_end)
            for at, row in enumerate(SCORE_ROWS)
            if any(points := tuple(player.earned[at] for player in state.players))
        ),
        totals=totals(state),
        winners=() if state.agenda else winners(state.players, zu),
        ranks=ranks(state.players, zu),
        tie_breaks=() if zu is not None else tie_breaks(state.players),
    )


def totals(state: State) -> tuple[int, ...]:
    return tuple([player.credits for player in state.players])


def ranks(players: Sequence[Player], zu: Seat | None) -> tuple[int, ...]:
    if zu is not None:
        (first,) = winners(players, zu)
        return tuple(1 if seat == first else 2 for seat in range(len(players)))
    standing = standings(players)
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def tie_breaks(players: Sequence[Player]) -> tuple[TieBreak, ...]:
    """Relics in hold and container (EE-END-3, ruling A27)."""
    return (TieBreak("tie-relics", "EE-END-3", tuple(len(player.relics) for player in players)),)


def achievements(state: State) -> tuple[tuple[str, int], ...]:
    """A solo game that was won, with its credits; again under names of its own when it was made harder."""
    if state.zu is None or state.agenda:
        return ()
    person = 1 - state.zu.seat
    if winners(state.players, state.zu.seat) != (person,):
        return ()
    options, credits = state.options, state.players[person].credits
    harder = [getattr(options, f"harder_{n}") for n in range(1, 6)]
    easier = [getattr(options, f"easier_{n}") for n in range(1, 6)]
    won = [("solo-won", credits)]
    if any(harder) and not any(easier):
        won.append(("solo-won-harder", credits))
        if all(harder):
            won.append(("solo-won-hardest", credits))
    return (*won, *won_at_level(ZU_PLAYER, options, LEVELS, OPTION_SPECS, credits))
