"""Every game has words, in French and in English, for everything that it asks, allows, refuses and tells."""

from dataclasses import replace

import pytest

from rules.core import resources
from rules.core.explained import Explained
from rules.core.types import Phrase, phrase
from rules.text.localise import LANGUAGES, Language
from tests.each_game import given_by_each
from tests.rules.text.speaking import Speaking

ALL: tuple[Speaking, ...] = given_by_each("SPEAKING", "rules", "speaking")
POSITIONS = 300
"""How many positions of a game are asked for all that may be done in them."""

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("speaking", ALL, ids=lambda speaking: speaking.game.id),
]


class TestEverythingHasWords:
    def test_each_question_has_a_line_and_a_title(self, speaking: Speaking, language: Language) -> None:
        wanted = {f"{ask}{attribute}" for ask in speaking.asks for attribute in ("", ".title")}
        assert speaking.missing(language, wanted) == []

    def test_each_kind_of_move_and_of_event_has_a_sentence(self, speaking: Speaking, language: Language) -> None:
        assert speaking.missing(language, speaking.kinds) == []

    def test_each_problem_of_a_position_or_an_edition_has_a_sentence(
        self, speaking: Speaking, language: Language
    ) -> None:
        said = speaking.strings_like(r"(edition|position)-[a-z-]+")
        assert speaking.missing(language, said | {"edition-bad-value"}) == []

    def test_modes_options_and_whatever_else_is_named(self, speaking: Speaking, language: Language) -> None:
        game = speaking.game
        ids = {f"game-{game.id}", *speaking.named, *(f"mode-{game.id}-{mode.id}" for mode in game.modes)}
        ids |= {f"option-{spec.id}{attribute}" for spec in game.option_specs for attribute in ("", ".help")}
        assert speaking.missing(language, ids) == []

    def test_both_languages_have_the_same_files(self, speaking: Speaking, language: Language) -> None:
        folder = resources.translations()
        here, french = (
            {file.name for file in (folder / each / speaking.game.id).glob("*.ftl")} for each in (language, "fr")
        )
        assert here == french


# Whole games, and what goes on from strange positions


def test_questions_and_moves_are_said_in_every_position(speaking: Speaking, language: Language) -> None:
    game = speaking.game
    for passed in speaking.some_passages(POSITIONS):
        for decision in game.deciding(passed.before):
            speaking.say(language, decision.sentence)
            speaking.say(language, Phrase(f"{decision.ask}.title", decision.args))
        for move in game.legal(passed.before, passed.move.seat):
            for warning in game.warnings(passed.before, move):
                speaking.say(language, warning.sentence)


def test_moves_of_one_list_are_told_apart(speaking: Speaking, language: Language) -> None:
    for passed in speaking.some_passages(POSITIONS):
        state = passed.before
        legal = speaking.game.legal(state, passed.move.seat)
        said = {speaking.say(language, speaking.game.say_move(state, move)) for move in legal}
        assert len(said) == len({speaking.looks(state, move) for move in legal}), said


def test_events_are_said_to_whoever_hears_of_them(speaking: Speaking, language: Language) -> None:
    game = speaking.game
    for passed in speaking.passages():
        for event in passed.events:
            for seat in (passed.move.seat, None):
                heard = game.seen(event, seat)
                if heard is not None:
                    speaking.say(language, game.say_event(heard))


def test_chapters_and_stages_are_said(speaking: Speaking, language: Language) -> None:
    game = speaking.game
    for passed in speaking.passages():
        if stage := game.stage(passed.after):
            speaking.say(language, stage)
        for event in passed.events:
            if chapter := game.chapter(event):
                speaking.say(language, chapter.title)


def test_the_reasons_of_an_automa_can_be_read_whatever_it_had_chosen(speaking: Speaking, language: Language) -> None:
    """What it chooses between is told apart."""
    for passed in speaking.passages():
        for event in passed.events:
            if isinstance(event, Explained):
                candidates = (*event.candidates, *(each.candidate for each in event.excluded))
                choices = (speaking.game.say_event(replace(event, chosen=each)) for each in candidates)
                said = {speaking.say(language, each) for each in choices}
                assert len(said) == len({speaking.candidate_looks(each) for each in candidates}), said
                for each in event.excluded:
                    speaking.say(language, phrase(each.why))


def test_the_score_sheet_has_words(speaking: Speaking, language: Language) -> None:
    for passed in speaking.some_passages(20):
        sheet = speaking.game.scores(passed.after)
        labels = [phrase(line.source) for line in sheet.lines]
        labels += [Phrase(goal.label, goal.args) for goal in sheet.goals]
        labels += [phrase(each.label) for each in sheet.tie_breaks]
        for label in labels:
            speaking.say(language, label)
