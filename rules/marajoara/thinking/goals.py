"""What a mission asks for beyond points, told as points, so that one evaluation serves all modes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.types import Ref
from rules.marajoara.components import TRACKS, Box, Colour, Die, Objective
from rules.marajoara.options import Options

OBJECTIVE = 40.0
"""An objective, in points: without it everything else is lost. Points come by themselves."""
WORKSHOP = 4.0
"""A whole workshop takes as many turns as several other objectives; at 1 hardly one was completed."""
SCARCE = 3.0
"""A die that goes on the round track, of a colour that the mission needs much of."""


@dataclass(frozen=True, slots=True)
class Goals:
    fragments: Mapping[Ref, float] = field(default_factory=dict)
    """What restoring each fragment is worth besides its points."""
    vases: tuple[float, ...] = (0.0,) * 5
    """What exhibiting the first, second… vase is worth besides its points."""
    tracks: tuple[float, ...] = (0.0, 0.0, 0.0)
    """What the last space of each track is worth besides its points."""
    space: float = 0.0
    """What bringing a die onto a starred space is worth."""
    token: float = 0.0
    """What each placed Dig token is worth besides its use."""
    penalty: Mapping[Colour, float] = field(default_factory=dict)
    """What each pip on the round track costs at the end, by the colour of its die."""
    scarce: frozenset[Colour] = frozenset()
    """The colours of which the mission needs much."""
    overflow: float = 0.0
    """What a die costs that passes the top face."""

    def loss(self, die: Die) -> float:
        """What it costs that this die lies on the round track."""
        scarce = SCARCE if die.colour in self.scarce else 0.0
        return scarce + self.penalty.get(die.colour, 0.0) * die.face


NONE = Goals()


def goals_of(box: Box, options: Options) -> Goals:
    if not options.mission:
        return NONE
    mission = box.parts.solo.missions[options.mission - 1]
    fragments = {ref: float(mission.empty_place_penalty) for ref in box.fragments}
    vases = [float(mission.empty_place_penalty)] * len(box.case)
    tracks = [0.0] * len(TRACKS)
    space = token = 0.0
    scarce: set[Colour] = set()
    for objective in mission.objectives:
        match objective.kind:
            case "fragment":
                fragments[objective.ref] += OBJECTIVE
            case "all_fragments":
                for ref in fragments:
                    fragments[ref] += WORKSHOP * OBJECTIVE / len(fragments)
                scarce.add("blue")
            case "case":
                add_vases(vases, objective)
            case "track_end":
                tracks[TRACKS.index(objective.ref)] += OBJECTIVE
            case "space":
                space = OBJECTIVE
            case "all_tokens":
                token = OBJECTIVE / 2  # each one is needed; most of them come by themselves
                scarce.add("yellow")
            case "score":
                pass  # points count as points
    return Goals(
        fragments=fragments,
        vases=tuple(vases),
        tracks=tuple(tracks),
        space=space,
        token=token,
        penalty=penalties_of(box, options),
        scarce=frozenset(scarce),
        overflow=float(mission.overflow_penalty),
    )


def add_vases(vases: list[float], objective: Objective) -> None:
    for at in range(objective.number):
        vases[at] += OBJECTIVE / objective.number


def penalties_of(box: Box, options: Options) -> dict[Colour, float]:
    penalty = box.parts.solo.missions[options.mission - 1].round_track_penalty
    if penalty is None:
        return {}
    return {colour: 0.0 if colour in penalty.except_colours else float(penalty.times) for colour in box.parts.box.dice}
