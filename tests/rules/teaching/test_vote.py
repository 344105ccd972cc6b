"""Votes: hands are counted and never fewer than none; every question that offers a vote has the right answer in it."""

import pytest

from rules.core import resources
from rules.core.edition import read_edition
from rules.core.types import Phrase
from rules.games import GAME_IDS, game_named
from rules.lessons.model import Given, Question, WrongReply, lessons_in
from rules.lessons.runner import begun, next_step, right_reply, solved
from rules.teaching.vote import LEAST_ANSWERS, MOST_ANSWERS, choices_among, numbers_near, poll, vote_on
from rules.text.localise import LANGUAGES, Texts


def test_hands_are_counted_and_taken_away() -> None:
    vote = poll(3)
    for at, by in ((0, 1), (0, 1), (2, 5), (1, -1), (7, 1), (-1, 1)):
        vote = vote.counted(at, by)
    assert [each.hands for each in vote.choices] == [2, 0, 5]
    assert (vote.total, vote.most) == (7, 5)
    assert vote.counted(0, 5000).choices[0].hands == 999
    assert vote.turned().is_revealed
    assert not vote.turned().is_right(0)
    assert vote.turned().emptied() == poll(3)


@pytest.mark.parametrize(("count", "answers"), [(0, LEAST_ANSWERS), (3, 3), (9, MOST_ANSWERS)])
def test_a_poll_has_two_to_four_answers(count: int, answers: int) -> None:
    assert len(poll(count).choices) == answers


def test_numbers_stand_in_order_with_the_right_one_among_them() -> None:
    assert numbers_near(4, [7, 0, 8]) == [0, 4, 7, 8]
    assert numbers_near(0, []) == [0, 1, 2]
    assert numbers_near(5, [6]) == [4, 5, 6]
    assert numbers_near(5, [1, 2, 3, 4, 6]) == [1, 2, 3, 5]


def asking(choices: str, right: str, mistakes: str) -> Question:
    return Question(
        kind="question",
        id="ask",
        ask="one",
        choices=tuple(choices),
        right=Given(values=tuple(right)),
        mistakes=tuple(WrongReply(id=f"not-{each}", value=each) for each in mistakes),
    )


def test_of_many_choices_a_class_votes_on_the_right_one_and_typical_mistakes() -> None:
    assert choices_among(asking("abcdef", "e", "fb"), ["e"]) == ["a", "b", "e", "f"]
    assert choices_among(asking("abc", "c", ""), ["c"]) == ["a", "b", "c"]
    assert choices_among(asking("abcd", "bd", "a"), ["b", "d"]) == ["a", "b", "c"], "one of them is right, and shows so"


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_vote_of_a_lesson_has_the_right_answer_and_words(id: str) -> None:
    game = game_named(id)
    assert game is not None
    box = game.box(read_edition(resources.assets() / id / "edition", id))
    texts = [Texts(language, game=game, strict=True) for language in LANGUAGES]
    votes = 0
    for lesson in lessons_in(resources.assets() / id / "lessons"):
        progress = begun(game, box, lesson)
        while True:
            vote = vote_on(progress, 28)
            step = progress.step
            assert vote is not None or not isinstance(step, Question) or step.ask == "set"
            if vote is not None:
                votes += 1
                assert isinstance(progress.step, Question)
                assert vote.right is not None
                assert LEAST_ANSWERS <= len(vote.choices) <= MOST_ANSWERS
                assert vote.size == 28
                phrases = [choice.said for choice in vote.choices if isinstance(choice.said, Phrase)]
                said = [[each.say(phrase, lesson.names) for phrase in phrases] for each in texts]
                assert all(len(set(each)) == len(vote.choices) for each in said)
                if progress.step.ask == "number":
                    assert said[0][vote.right] == str(right_reply(progress)[0])
            if progress.is_last:
                break
            progress = next_step(solved(progress))
    assert votes > 0
