"""The texts of Council of Shadows as they are written, without its rules: what reads them needs no position."""

from tests.rules.reference.reading import Reading, numbered

READING = Reading(
    "council_of_shadows",
    rulings=numbered("CS-Q", 1, 61),
    without_cure="CS-END-1",
    no_rulings=(
        *("stations", "leaders", "open_planning", "automa_level", "automa_silver", "automa_consumption"),
        *("automa_energy", "automa_everywhere"),
    ),
    lessons=10,
    unnamed_lessons=(2, 4, 5, 6, 9),
    examples=11,
    example_ids="WE-",
    example_tests="we",
    figures=120,
    drawn=("CS-Q1", "CS-Q12", "CS-Q24", "CS-Q25", "CS-Q44", "CS-Q50"),
    printed={
        "numbers.consumption": {"least": 20, "most": 100},
        "numbers.gem_worth": {"a": 1, "g": 2, "t": 3},
        "galaxies.3.majority": {"energy": 8, "card": True},
        "galaxies.4.minority": {"energy": 4, "card": True},
        "galaxies.5.majority": {"energy": 9},
        "galaxies.8.minority": {"energy": 6},
        "start_cards.1.consumption": 6,
        "ai_cards.1.consumption": -4,
        "leaders.1.consumption": 34,
        "automa.cards.6.consumption": 11,
    },
    ours=(
        *("tiles.0.0", "ai_cards.10.effects", "improvements.0.cost", "compensation.0.gems"),
        "automa.cards.0.rows.0",
    ),
    units="énergies?",
    # The rulebook's: type of planet, improvement of a range, screens that are removed.
    other_words={
        "fr": r"sortes? de (?:planète|station)|étapes? d’étendue|\bcrans?\b|montrez votre plan|[Ll]evez votre|Lever le",
        "en": r"range step|[Oo]ne time\b|[Ll]ift (?:the|your) screen|show your plan|kind of (?:planet|station)",
    },
)
