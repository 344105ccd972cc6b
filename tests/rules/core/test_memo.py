"""What is remembered of the position asked about last."""

from rules.core.memo import memo_of_last


def test_the_same_question_is_answered_once() -> None:
    asked: list[tuple[int, ...]] = []

    def total(numbers: tuple[int, ...], more: int) -> int:
        asked.append(numbers)
        return sum(numbers) + more

    known = memo_of_last(total)
    one, equal = tuple(range(3)), tuple(range(3))
    assert [known(one, 3), known(one, 3), known(one, 4), known(one, 3)] == [6, 6, 7, 6]
    assert len(asked) == 3
    # An equal value is another thing: to compare them would cost more than the answer.
    assert known(equal, 3) == 6
    assert len(asked) == 4


def test_an_answer_of_none_is_an_answer() -> None:
    asked: list[object] = []
    known = memo_of_last(asked.append)
    here = object()
    assert (known(here), known(here)) == (None, None)
    assert asked == [here]
