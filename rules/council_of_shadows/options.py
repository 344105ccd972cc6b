"""What can be chosen before a game of Council of Shadows."""

from dataclasses import dataclass
from typing import Literal

from rules.core.options import Level, OptionSpec, Value, one_of, switch
from rules.council_of_shadows.parts import AutomaLevel, AutomaLevelPart

AUTOMA = "automa"
"""How the automa is called where seats are filled."""
LEVELS: tuple[AutomaLevel, ...] = ("easy", "normal", "silver", "hard", "expert")


@dataclass(frozen=True, slots=True)
class Options:
    stations: bool = False
    """Module 1 (CS-M1-1)."""
    leaders: bool = False
    """Module 2 (CS-M2-1)."""
    open_planning: bool = False
    """Without screens, as players may agree (CS-PLAN-1): cards put on zones are seen at once."""

    automa_level: AutomaLevel = "normal"
    automa_silver: bool = False
    """The two silver cards, whatever the level says (CS-SOLO-2)."""
    automa_consumption: int = 0
    """More for each of its cards than the level says; less makes it harder to beat."""
    automa_energy: int = 0
    """More at the start than the level gives; never below none, where its track begins."""
    automa_everywhere: bool = False
    """Its cards of pile I exploit wherever it has a colony, whatever the level says."""

    count_all_tops: bool = True
    start_energy_by_token: bool = False
    levelup_at: Literal["own_part", "whole_phase"] = "own_part"
    tiebreak_cubes: Literal["board", "improvements"] = "board"
    resource_people: Literal["two_total", "each_twice"] = "two_total"
    buteo_extractions: int = 2
    """Buteo extracts at most so often, whatever the edition says."""
    station_slots_typed: bool = True
    st_ext_presence: Literal["galaxy", "system"] = "galaxy"
    casares_ban_any: bool = True
    versatile_extracts: bool = False
    ai10_anywhere: bool = False

    def automa(self, levels: dict[AutomaLevel, AutomaLevelPart]) -> AutomaLevelPart:
        """How hard the automa is: its level, with what was changed about it."""
        level = levels[self.automa_level]
        return AutomaLevelPart(
            silver=level.silver or self.automa_silver,
            consumption=level.consumption + self.automa_consumption,
            energy=max(0, level.energy + self.automa_energy),
            everywhere=level.everywhere or self.automa_everywhere,
        )


OPTION_SPECS = (
    switch("stations", "CS-M1-1"),
    switch("leaders", "CS-M2-1"),
    switch("open_planning", "CS-PLAN-1"),
    switch("count_all_tops", "CS-PLAN-6", default=True),
    switch("start_energy_by_token", "CS-SET-12"),
    one_of("levelup_at", "CS-DT-2", "own_part", "whole_phase"),
    one_of("tiebreak_cubes", "CS-END-4", "board", "improvements"),
    one_of("resource_people", "CS-DTII-1", "two_total", "each_twice"),
    OptionSpec("buteo_extractions", "number", 2, (2, 1), "CS-M2-3"),
    switch("station_slots_typed", "CS-M1-3", default=True),
    one_of("st_ext_presence", "CS-M1-5", "galaxy", "system"),
    switch("casares_ban_any", "CS-M2-6", default=True),
    switch("versatile_extracts", "CS-AI-7"),
    switch("ai10_anywhere", "CS-AI-9"),
    OptionSpec("automa_level", "choice", "normal", LEVELS, "CS-SOLO-2", needs=AUTOMA),
    switch("automa_silver", "CS-SOLO-2", needs=AUTOMA),
    OptionSpec("automa_consumption", "number", 0, (3, 2, 1, 0, -1, -2, -3), "CS-SOLO-7", needs=AUTOMA),
    OptionSpec("automa_energy", "number", 0, (-5, 0, 5, 10, 15, 20), "CS-SOLO-1", needs=AUTOMA),
    switch("automa_everywhere", "CS-SOLO-6", needs=AUTOMA),
)

MASTER: dict[str, Value] = {"automa_level": "expert", "automa_consumption": -1}
LEGEND: dict[str, Value] = {"automa_level": "expert", "automa_consumption": -2}
"""For those who beat expert."""
AUTOMA_LEVELS = (
    *(Level(id, AUTOMA, {"automa_level": id}, f"solo-level-{id}") for id in ("easy", "normal", "hard", "expert")),
    Level("master", AUTOMA, MASTER, "solo-level-master"),
    Level("legend", AUTOMA, LEGEND, "solo-level-legend"),
)
"""The silver cards of the rulebook are an option for whoever wants them: they are not measurably harder than normal."""
