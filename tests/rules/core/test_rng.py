"""Chance is the same word by word on every machine, even, and never anything but the word."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rules.core.rng import MASK, Rng, mixed, seeded

WHOLE_WORD = 1 << 64
GOLDEN_SEEDED = 15089115082710099053
GOLDEN_SHUFFLE = (9, 7, 5, 4, 3, 8, 6, 2, 1, 0)
GOLDEN_WORD_AFTER = 7015084014361575722


def drawn(rng: Rng, n: int, times: int) -> list[int]:
    numbers = []
    for _ in range(times):
        number, rng = rng.below(n)
        numbers.append(number)
    return numbers


def test_the_published_values_of_splitmix64_from_1234567() -> None:
    assert drawn(Rng(1234567), WHOLE_WORD, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_published_first_value_of_splitmix64_from_0() -> None:
    assert drawn(Rng(0), WHOLE_WORD, 1) == [0xE220A8397B1DCDAF]


def test_a_draw_leaves_the_rng_it_was_drawn_from_alone() -> None:
    rng = Rng(5)
    first, left = rng.below(100)
    assert rng == Rng(5)
    assert left != rng
    assert rng.below(100) == (first, left)


def test_values_that_would_favour_small_numbers_are_drawn_again() -> None:
    n = (1 << 63) + 1
    raw = drawn(Rng(1234567), WHOLE_WORD, 40)
    fair = [value for value in raw if value < n]
    assert 0 < len(fair) < len(raw)
    assert drawn(Rng(1234567), n, len(fair)) == fair


def test_below_is_even() -> None:
    counts = Counter(drawn(seeded(11), 6, 6_000))
    assert sorted(counts) == list(range(6))
    chi_squared = sum((count - 1_000) ** 2 / 1_000 for count in counts.values())
    assert chi_squared < 20.5  # five degrees of freedom: one seed in a thousand is worse


@given(word=st.integers(0, MASK), n=st.integers(1, 10**6))
def test_below_stays_below(word: int, n: int) -> None:
    number, left = Rng(word).below(n)
    assert 0 <= number < n
    assert 0 <= left.word <= MASK


@given(word=st.integers(0, MASK), things=st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_and_doubles_nothing(word: int, things: list[int]) -> None:
    shuffled, _ = Rng(word).shuffled(things)
    assert Counter(shuffled) == Counter(things)


def test_a_shuffle_is_the_same_everywhere() -> None:
    shuffled, left = seeded(1).shuffled(range(10))
    assert shuffled == GOLDEN_SHUFFLE
    assert left == Rng(GOLDEN_WORD_AFTER)


def test_every_order_is_as_likely_as_any_other() -> None:
    rng, counts = seeded(3), Counter[tuple[str, ...]]()
    for _ in range(6_000):
        order, rng = rng.shuffled("abc")
        counts[order] += 1
    assert set(counts) == set(permutations("abc"))
    chi_squared = sum((count - 1_000) ** 2 / 1_000 for count in counts.values())
    assert chi_squared < 20.5


def test_shuffling_one_thing_draws_nothing() -> None:
    assert Rng(9).shuffled("a") == (("a",), Rng(9))


def test_pick_takes_the_thing_at_the_number_drawn() -> None:
    at, left = Rng(77).below(4)
    assert Rng(77).pick("abcd") == ("abcd"[at], left)


def test_streams_of_one_seed_are_apart() -> None:
    assert seeded(1) == Rng(GOLDEN_SEEDED)
    assert len({seeded(1), seeded(1, "bots"), seeded(2), seeded(2, "bots")}) == 4
    assert drawn(seeded(1), 1_000, 8) != drawn(seeded(1, "bots"), 1_000, 8)


def test_seeds_of_any_size_and_sign_are_words() -> None:
    assert seeded(-1) == seeded(MASK)
    assert seeded(1 + WHOLE_WORD) == seeded(1)


@given(one=st.integers(0, MASK), other=st.integers(0, MASK))
def test_no_two_words_mix_into_the_same(one: int, other: int) -> None:
    assert (mixed(one) == mixed(other)) == (one == other)
