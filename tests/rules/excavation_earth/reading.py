"""The texts of Excavation Earth as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "excavation_earth",
    rulings=(*numbered("EE-A", 1, 44), *numbered("EE-Z", 0, 31)),
    only_read=("EE-A6", "EE-A7", "EE-A35", "EE-A36"),
    without_cure="EE-RND-2",
    no_rulings=("factions", "opening_draft", *numbered("easier_", 1, 5), *numbered("harder_", 1, 5)),
    lessons=11,
    examples=12,
    example_ids="WE-",
    example_tests="e",
    figures=30,
    figures_have_moves=True,
    drawn=("EE-A1", "EE-A2", "EE-A3"),
    printed={
        "box.counts.relics": 90,
        "box.setup.survey_row": {"2": 3, "3": 4, "4": 5},
        "box.setup.white_buyers": {"2": 6, "3": 6, "4": 7},
        "buyers.payout.0": 9,
        "buyers.payout.1": 5,
        "buyers.payout.4": 0,
        "map.wraps": ["G1 M6", "G1 BE"],
        "numbers.majorities.2": [15, 10, 5, 0],
        "zu.cards.command.5": 6,
        "zu.failure_credits": 10,
    },
    ours=(
        *("buyers.payout.2", "gallery.row_credits.3", "map.edges", "command.tiles.CT1.white"),
        "factions.KUT.initiative",
    ),
    differences=("redraw-after-setup", "nothing-left", "sale-step-by-step"),
    units="crédits?",
    # The rulebook's: an action fails, relics are offered and stored, a sale is concluded.
    other_words={
        "fr": r"manque son action|ctions? manquée|\b[Oo]ffr(?:ir|ez|erte)|\b[Rr]ange(?:z|r)\b|échecs gratuits",
        "en": r"fails with this action|(?<!-)\b[Ff]lip\b|\b[Cc]lose the sale",
    },
)
