"""The texts of Höyük as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "hoyuk",
    rulings=numbered("HK-A", 1, 45),
    without_cure="HK-TURN-4",
    no_rulings=("mode", "house_target", "reveal_next_catastrophe", "level"),
    lessons=9,
    examples=18,
    example_ids="W",
    example_tests="w",
    figures=80,
    drawn=("HK-A1", "HK-A2", "HK-A7", "HK-A8", "HK-A9", "HK-A17", "HK-A18", "HK-A19"),
    printed={
        "box.houses": 25,
        "box.house_targets": [25, 20, 15],
        "box.pieces.pen": 40,
        "box.players": {"min": 2, "max": 5},
        "aspects.ladder": [1, 3, 5, 8, 12],
        "aspects.symbols.classic.joker": 3,
        "aspects.symbols.intermediate.house": 2,
        "tiles.classic": 10,
        "clans.EGUOR.power": "replace",
    },
    ours=("aspects.symbols.expert.cattle", "box.score_spaces", "tiles.elements.CT-15", "neighbours.medals.3"),
    differences=("first-player", "step-by-step", "passing", "last-turn", "jokers"),
    units="points?",
)
