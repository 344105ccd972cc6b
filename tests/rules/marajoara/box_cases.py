"""What an owner of Marajoara is told of data that make a box and yet are wrong or odd."""

from tests.rules.boxes.finding import Case, longer, with_parts, written

CHECKERED = {
    "grid.layout": [".M" * 4, "M." * 4] * 6 + [".M" * 4],
    "grid.zones": [],
    "solo.missions.3.objectives.2": {"kind": "space", "ref": "f5"},
    "solo.missions.3.start_token": "c2",
}
"""Dice and empty spaces in turns: none can jump."""
TOUCHING = ["F3 F4", "F3 F6P", "F4 F6P", "F4 F5", "F6P F5", "F6P F6", "F5 F6"]


ERRORS: tuple[Case, ...] = (
    ("mj-box-no-capture", "grid.layout", written(CHECKERED)),
    ("mj-box-fragment", "museum.fragments.4", with_parts("museum.fragments.4", {"target": 7})),
    ("mj-box-no-place", "museum.shape", written({"museum.shape": {"F3": [1, 1]}})),
    ("mj-box-one-place", "museum.shape", with_parts("museum.shape", {"F4": [1, 1]})),
    ("mj-box-objective", "solo.missions.0.objectives.2", with_parts("solo.missions.0.objectives.2", {"number": 6})),
)
REMARKS: tuple[Case, ...] = (
    ("mj-box-other-spaces", "grid.layout", with_parts("grid.legend", {"2": {}})),
    ("mj-box-alone", "museum.adjacency", written({"museum.adjacency": TOUCHING})),
    ("mj-box-edge-twice", "museum.adjacency", longer("museum.adjacency", "F4 F3")),
    ("mj-box-far-apart", "museum.adjacency", longer("museum.adjacency", "F3 F9")),
    ("mj-box-track-space", "tracks.blue.9", written({"tracks.blue.9": {"kind": "points", "amount": 9}})),
    ("mj-box-token-space", "solo.missions.3.start_token", written({"solo.missions.3.start_token": "a1"})),
)
