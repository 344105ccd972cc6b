"""What the end of the game counts, who has won, and the score sheet (CS-END)."""

from rules.core.knowledge import Concealed
from rules.core.options import won_at_level
from rules.core.scoresheet import Ending, ScoreLine, ScoreRow, ScoreSheet, TieBreak
from rules.core.types import Ref, Seat
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.dark_tech import has_caught_up, rise
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.options import AUTOMA, AUTOMA_LEVELS, OPTION_SPECS
from rules.council_of_shadows.parts import GEMS, LightScore
from rules.council_of_shadows.queries import (
    Owner,
    Position,
    Seen,
    board_cubes,
    colonies_in,
    cubes_on_board,
    has_majority,
    letters,
    presence_in,
    station_cubes,
)
from rules.council_of_shadows.state import SOURCES, Source, State

RULES: dict[Source, str] = {
    "start": "CS-SET-12",
    "exploitation": "CS-EXP-2",
    "resources": "CS-EXT-4",
    "improvements": "CS-BUY-8",
    "range": "CS-BUY-9",
    "cards": "CS-ACT-1",
    "tech": "CS-DT-5",
    "leader": "CS-M2-7",
    "rows": "CS-SOLO-14",
    "gems": "CS-END-2",
    "ai_cards": "CS-END-2",
    "light": "CS-END-2",
    "dark": "CS-BON-9",
    "levels": "CS-DT-3",
}
"""The rule that the score sheet shows beside each source of energy."""

AT_END: frozenset[Source] = frozenset(("gems", "ai_cards", "light", "dark"))
"""What the end of the game counts; all else came in during play. Levels may rise at any time."""

SCORE_ROWS = tuple(ScoreRow(f"source-{source}", RULES[source], source in AT_END) for source in SOURCES)

RULE_OF_FAMILY = {
    "gem": "CS-BON-1",
    "cube_on_planet": "CS-BON-2",
    "consumption_tenths": "CS-BON-3",
    "cube_on_player_boards": "CS-BON-4",
    "cube_in_sector": "CS-BON-5",
    "ai_card": "CS-BON-6",
    "light_bonus_card": "CS-BON-7",
}
"""By what a light bonus card counts; one that counts nothing follows CS-BON-10."""


# The end of the game


def final_scoring(draft: Draft) -> None:
    """Score the seat on the throne first, then the others by their tokens (CS-END-2, ruling Q-53)."""
    for seat in sorted(draft.order, key=lambda seat: seat != draft.throne):
        score_seat(draft, seat)


def score_seat(draft: Draft, seat: Seat) -> None:
    """Levels that rise now bring neither a card nor gems to others (CS-END-3)."""
    box, player = draft.box, draft.players[seat]
    draft.tell(happened.FinalScoringBegan(seat=seat))
    if not player.is_automa:  # CS-SOLO-10
        worth = sum(player.gems.of(gem) * box.numbers.gem_worth.of(gem) for gem in GEMS)
        draft.gain_energy(seat, "gems", "CS-END-2", worth)
        draft.gain_energy(seat, "ai_cards", "CS-END-2", ai_cards_of(draft, player) * box.numbers.ai_card_worth)
    for card in player.light:
        draft.tell(happened.BonusRevealed(seat=seat, card=card))
        draft.gain_energy(
            seat, "light", rule_of_light(draft.box.light_cards[card].score), light_worth(draft, seat, card)
        )
    if player.dark:
        draft.tell(happened.BonusRevealed(seat=seat, card=player.dark))
        draft.gain_energy(seat, "dark", rule_of_dark(draft, player.dark), dark_worth(draft, seat, player.dark))
    while has_caught_up(draft, seat):
        rise(draft, seat)


def ai_cards_of(position: Seen, player: Owner) -> int:
    """Wherever they are: in the hand, on zones, covered (CS-END-2)."""
    planned = () if isinstance(player.planned, Concealed) else player.planned
    lying = (*player.hand, *(card for stack in player.zones for card in stack), *filter(None, planned))
    return sum(position.box.cards[card].is_ai for card in lying)


def rule_of_light(score: LightScore) -> str:
    return RULE_OF_FAMILY[score.of] if score.of else "CS-BON-10"


def rule_of_dark(position: Seen, card: Ref) -> str:
    return "CS-BON-9" if position.box.dark_cards[card].galaxy else "CS-BON-8"


def light_worth(position: Seen, seat: Seat, card: Ref) -> int:
    """The base counts even where nothing else does."""
    score = position.box.light_cards[card].score
    return score.base + score.per * counted(position, seat, score)


def counted(position: Seen, seat: Seat, score: LightScore) -> int:
    """What a light bonus card counts (CS-BON-1 to CS-BON-7)."""
    player = position.players[seat]
    match score.of:
        case "gem":
            return letters(player.gems).count(score.what)
        case "cube_on_planet":
            return presence_in(position).on_kind(score.what)[seat]
        case "cube_in_sector":
            return cubes_in_sector(position, seat, int(score.what))
        case "consumption_tenths":
            return player.consumption // 10
        case "cube_on_player_boards":
            return board_cubes(position, seat)
        case "ai_card":
            return ai_cards_of(position, player)
        case "light_bonus_card":
            return player.light.count if isinstance(player.light, Concealed) else len(player.light)
        case None:
            return 0


def cubes_in_sector(position: Seen, seat: Seat, sector: int) -> int:
    """Count the cubes of a seat in a sector, on planets and on stations (ruling Q-23)."""
    box = position.box
    return presence_in(position).on_kind(str(sector))[seat] + sum(
        station_cubes(box, built.station)
        for built in position.players[seat].built
        if box.sector_of[box.galaxy_of[built.slot]] == sector
    )


def dark_worth(position: Seen, seat: Seat, card: Ref) -> int:
    """Stations built; or a galaxy, with the majority or at least a colony there (CS-BON-8, CS-BON-9, ruling Q-16)."""
    face = position.box.dark_cards[card]
    if not face.galaxy:
        return face.score.base + face.score.per_station * len(position.players[seat].built)
    if has_majority(position, seat, face.galaxy):
        return face.score.base + face.score.majority
    present = colonies_in(position, face.galaxy)[seat] > 0
    return face.score.base + (face.score.presence if present else 0)


# Who has won


def winners(position: Position) -> tuple[Seat, ...]:
    """Highest level, then most energy, then most cubes, else shared (CS-END-4)."""
    standing = standings(position)
    return tuple(seat for seat, each in enumerate(standing) if each == max(standing))


def standings(position: Position) -> list[tuple[int, int, int]]:
    return [(player.level, player.energy, last_cubes(position, seat)) for seat, player in enumerate(position.players)]


def last_cubes(position: Position, seat: Seat) -> int:
    """The last tie-break: cubes on the game board, or those on the player board where a ruling says so (ruling Q-7)."""
    by_board = position.options.tiebreak_cubes == "board"
    return cubes_on_board(position, seat) if by_board else board_cubes(position, seat)


# The score sheet


def score_sheet(state: State) -> ScoreSheet:
    """Levels count; below them, where the energy came from and what the levels took of it."""
    standing = standings(state)
    return ScoreSheet(
        lines=tuple(
            ScoreLine(row.source, row.rule, points, at_end=row.at_end)
            for at, row in enumerate(SCORE_ROWS)
            if any(points := tuple(player.earned[at] for player in state.players))
        ),
        totals=totals(state),
        winners=() if state.agenda else winners(state),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        tie_breaks=(
            TieBreak("tie-energy", "CS-END-4", tuple(energy for _, energy, _ in standing)),
            TieBreak("tie-cubes", "CS-END-4", tuple(cubes for _, _, cubes in standing)),
        ),
        ending=None if state.agenda else Ending("ending-level", "CS-END-1"),
    )


def totals(state: State) -> tuple[int, ...]:
    return tuple([player.level for player in state.players])


def achievements(state: State) -> tuple[tuple[str, int], ...]:
    """A solo game that was won, with its level and the difficulty it was won at; nothing else is measured."""
    if state.automa is None or state.agenda:
        return ()
    person = 1 - state.automa.seat
    if winners(state) != (person,):
        return ()
    level = state.players[person].level
    at_level = won_at_level(AUTOMA, state.options, AUTOMA_LEVELS, OPTION_SPECS, level)
    return (("solo-won", level), (f"solo-won-{state.options.automa_level}", level), *at_level)
