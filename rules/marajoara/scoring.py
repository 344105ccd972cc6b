"""The final scoring and the score sheet (MJ-END-1, MJ-SCO-1 to MJ-SCO-6, MJ-SOL-5, MJ-SOL-7)."""

from collections.abc import Sequence

from rules.core.majority import majority_points
from rules.core.scoresheet import Ending, Goal, ScoreLine, ScoreRow, ScoreSheet, TieBreak
from rules.core.types import Seat
from rules.marajoara.components import TRACKS, Mission, TrackName
from rules.marajoara.draft import Draft
from rules.marajoara.events import Scored
from rules.marajoara.objectives import collect, missing, score_threshold
from rules.marajoara.queries import mission
from rules.marajoara.state import SOURCES, Player, Source, State

RULES: dict[Source, str] = {
    "exhibit": "MJ-EXP-2",
    "case": "MJ-EXP-3",
    "fragment": "MJ-RES-2",
    "adjacency": "MJ-RES-2",
    "track": "MJ-TRK-4",
    "blue_8": "MJ-TRK-8B",
    "yellow_8": "MJ-TRK-8Y",
    "red_8": "MJ-TRK-8R",
    "overflow": "MJ-MIS-7a",
    "vase_majority": "MJ-SCO-1",
    "fragment_majority": "MJ-SCO-4",
    "red_end": "MJ-TRK-9R",
    "blue_end": "MJ-TRK-9B",
    "yellow_end": "MJ-TRK-9Y",
    "mission": "MJ-SOL-6",
}
"""The rule that the score sheet shows beside each source of points."""

AT_END: frozenset[Source] = frozenset(
    ("vase_majority", "fragment_majority", "red_end", "blue_end", "yellow_end", "mission")
)
"""What final scoring counts; all else came in during play."""

SCORE_ROWS = tuple(ScoreRow(f"source-{source}", RULES[source], source in AT_END) for source in SOURCES)

TRACK_ENDS: dict[TrackName, Source] = {"red": "red_end", "blue": "blue_end", "yellow": "yellow_end"}
"""In the order of MJ-SCO-3."""

PENALTY_RULES = {3: "MJ-MIS-3", 5: "MJ-MIS-5", 6: "MJ-MIS-6c", 7: "MJ-MIS-7", 8: "MJ-MIS-8"}
"""The mission rule that takes points away at the end."""


def final_scoring(draft: Draft) -> None:
    """The items in the order of MJ-SCO-6; they do not depend on each other."""
    played = mission(draft)
    if played is None:
        score_majority(draft, "vase_majority", [player.vases for player in draft.players])
        score_majority(draft, "fragment_majority", [player.fragments for player in draft.players])
    score_track_ends(draft)
    if played is not None:
        score_penalties(draft, played)
        collect_score_objectives(draft, played)


def score_majority(draft: Draft, source: Source, counts: list[int]) -> None:
    """Tied seats share what their positions pay; zero takes no position (MJ-SCO-1, MJ-SCO-2)."""
    for seat, points in enumerate(majority_points(counts, draft.box.parts.box.majorities)):
        draft.score(seat, source, RULES[source], points)


def score_track_ends(draft: Draft) -> None:
    """MJ-SCO-3."""
    for name, source in TRACK_ENDS.items():
        track, last = TRACKS.index(name), draft.box.tracks[name][-1]
        for seat, worth in zip(draft.ends[track], (last.amount, last.second), strict=False):
            player = draft.players[seat]
            times = {"end_per_vase": player.vases, "end_per_fragment": player.fragments}.get(last.kind, 1)
            draft.score(seat, source, RULES[source], worth * times)


def score_penalties(draft: Draft, played: Mission) -> None:
    rule = rule_of("mission", draft)
    penalty = played.round_track_penalty
    if penalty is not None:
        pips = sum(die.face for die in draft.round_track if die.colour not in penalty.except_colours)
        draft.score(draft.active, "mission", rule, -penalty.times * pips)
    if played.empty_place_penalty:
        player = draft.player
        places = len(player.museums) * (len(draft.box.case) + len(draft.box.fragments))
        empty = places - player.vases - player.fragments
        draft.score(draft.active, "mission", rule, -played.empty_place_penalty * empty)


def penalties_now(state: State) -> int:
    """Return what a mission would take away if it ended now, as a figure that is not above 0."""
    played = mission(state)
    if played is None or state.stage == "over":
        return 0
    draft = Draft(state)
    score_penalties(draft, played)
    return sum(event.points for event in draft.events if isinstance(event, Scored))


def collect_score_objectives(draft: Draft, played: Mission) -> None:
    """Checked after everything else, at least the threshold (rulings A22 and A38)."""
    for at, objective in enumerate(played.objectives):
        threshold = score_threshold(draft, objective)
        if objective.kind == "score" and draft.player.score >= threshold:
            collect(draft, at, objective, threshold)


def score_sheet(state: State) -> ScoreSheet:
    totals = tuple(player.score for player in state.players)
    standing = [(player.score, player.money) for player in state.players]
    ranks = [1 + sum(other > each for other in standing) for each in standing]
    return ScoreSheet(
        lines=tuple(
            ScoreLine(
                f"source-{source}",
                rule_of(source, state),
                tuple(player.earned[at] for player in state.players),
                at_end=source in AT_END,
                counts=counts(source, state.players),
                each=state.box.parts.museum.points_per_neighbour if source == "adjacency" else 0,
            )
            for at, source in enumerate(SOURCES)
            if any(player.earned[at] for player in state.players)
        ),
        totals=totals,
        winners=winners(state.players, state) if state.stage == "over" else (),
        ranks=tuple(ranks),
        goals=goals(state),
        tie_breaks=tie_breaks(state.players),
        ending=ending(state),
    )


def counts(source: Source, players: Sequence[Player]) -> tuple[int, ...]:
    """The vases and fragments that points are for. Vases taken back (MJ-TRK-8R) have paid and are gone."""
    if source in ("fragment", "fragment_majority", "blue_end"):
        return tuple(player.fragments for player in players)
    taken_back = any(player.earned[SOURCES.index("red_8")] for player in players)
    if source in ("vase_majority", "red_end") or (source == "exhibit" and not taken_back):
        return tuple(player.vases for player in players)
    return ()


def ending(state: State) -> Ending | None:
    """The last round (MJ-END-1), a full round track (MJ-SOL-4), or turns in a row without a capture."""
    if state.stage != "over":
        return None
    if not state.options.mission:
        return Ending("ending-rounds", "MJ-END-1")
    is_full = len(state.round_track) == state.box.parts.box.rounds
    return Ending("ending-round-track" if is_full else "ending-idle", "MJ-SOL-4")


def rule_of(source: Source, position: State | Draft) -> str:
    if source == "mission":
        return PENALTY_RULES.get(position.options.mission, RULES["mission"])
    return RULES[source]


def tie_breaks(players: Sequence[Player]) -> tuple[TieBreak, ...]:
    """Money decides between equal scores; alone there is no tie (MJ-SCO-5)."""
    if len(players) == 1:
        return ()
    return (TieBreak("tie-money", "MJ-SCO-5", tuple(player.money for player in players)),)


def winners(players: Sequence[Player], position: State | Draft) -> tuple[Seat, ...]:
    """Most points, then most money, else shared (MJ-SCO-5); in a mission, all objectives (MJ-SOL-7)."""
    if position.options.mission:
        return (0,) if all(position.reached) else ()
    standing = [(player.score, player.money) for player in players]
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))


def goals(state: State) -> tuple[Goal, ...]:
    played = mission(state)
    if played is None:
        return ()
    return tuple(
        Goal(
            f"goal-{objective.kind.replace('_', '-')}",
            f"MJ-MIS-{state.options.mission}",
            reached,
            (
                ("ref", objective.ref),
                (
                    "number",
                    score_threshold(state, objective) if objective.kind == "score" else objective.number,
                ),
            ),
            missing=0 if reached else missing(state, objective),
        )
        for objective, reached in zip(played.objectives, state.reached, strict=True)
    )


def achievements(state: State) -> tuple[tuple[str, int], ...]:
    """A mission that was won, with its score; once more under a name of its own when it was played hard (MJ-SOL-8)."""
    number = state.options.mission
    if not number or state.stage != "over" or not winners(state.players, state):
        return ()
    won = ((f"mission-{number}", state.players[0].score),)
    return (*won, (f"mission-{number}-hard", state.players[0].score)) if state.options.hard else won
