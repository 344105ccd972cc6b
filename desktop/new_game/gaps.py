"""What is missing before a game can begin, and the buttons that mend it."""

from typing import Any

from desktop.new_game.action_bar import MENDS, Gap
from desktop.new_game.choices import Choices
from desktop.new_game.fixes import Fix, fixes, mended
from desktop.new_game.words import Wording
from rules.core.modes import row_of_challenges
from rules.core.refusal import Refusal

CHALLENGES = "challenges"
"""What a button mends that leads to the challenges."""


def gap_of(words: Wording, choices: Choices, refusal: Refusal) -> Gap:
    found, row = fixes(words.game, choices), row_of_challenges(words.game)
    by_row = [fix for fix in found if row is not None and fix.option == row.id]
    mends: list[tuple[str, Any]] = []
    if row is not None and len(by_row) > 1:
        mends.append((words.say(f"option-{row.id}.choose"), CHALLENGES))
        found = tuple(fix for fix in found if fix.option != row.id)
    mends += [(fix_words(words, choices, fix), fix.choices) for fix in found]
    all_usual = mended(words.game, choices)
    if not mends and all_usual is not None:
        mends.append((words.say("mend-all"), all_usual))
    cure = words.program.texts(words.game).say_if_there(refusal.cure, words.called(choices)) or ""
    rule = refusal.rule if refusal.rule.startswith(words.game.prefix) else ""
    return Gap(words.sentence(refusal.sentence, choices), cure, rule, tuple(mends[:MENDS]))


def fix_words(words: Wording, choices: Choices, fix: Fix) -> str:
    if fix.kind == "option":
        return words.change(choices, fix.option, fix.value, fix.seat)
    return words.say(f"mend-{fix.kind}", count=fix.value or 0)
