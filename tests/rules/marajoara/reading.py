"""The texts of Marajoara as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "marajoara",
    rulings=numbered("MJ-A", 1, 45),
    only_read=("MJ-A44", "MJ-A45"),
    without_cure="MJ-END-1",
    no_rulings=("mission", "hard", "first"),
    lessons=10,
    unnamed_lessons=(2, 3, 4, 5, 6, 7, 8, 10),
    examples=16,
    example_ids="WE-",
    example_tests="we",
    figures=40,
    figures_have_moves=True,
    drawn=("MJ-A1", "MJ-A5"),
    printed={"museum.row_length": 3, "museum.points_per_pip": 2, "museum.case.0": {"points": 0, "token": True}},
    ours=("museum.case.2", "museum.adjacency"),
    units="(?:PV|crédits?)",
    # The rulebook's: dice are captured, the grid is one of digs, points of victory are never mere points.
    other_words={
        "fr": r"\b(?:pren\w+|pris) (?:bien )?le dé (?:jaune|rouge|bleu|gris)|[Gg]rille de fouille\b|\b3 points sur",
        "en": r"jump (?:does not take|takes)|[Tt]ook the (?:yellow|red|blue|grey)|\b3 points on",
    },
)
