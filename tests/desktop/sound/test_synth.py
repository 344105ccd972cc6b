"""Sounds are made as their recipes say: the same samples each time, as long and as loud as written."""

import hashlib
import math
from array import array
from itertools import pairwise
from random import Random

import pytest

from desktop.sound.recipes import GROUPS, NAMES, RATE, RECIPES, SAMPLES, VARIANTS, Name, Noise, Tone, parts_in
from desktop.sound.synth import FULL, SEED, samples_of

STEPS = [(name, step) for name in NAMES for step in range(RECIPES[name].steps)]


def decibels(samples: "array[int]") -> float:
    return 20 * math.log10(max(map(abs, samples)) / FULL)


def pitch_of(samples: "array[int]") -> float:
    """How often it crosses the middle upwards, a second."""
    crossings = sum(1 for one, other in pairwise(samples) if one < 0 <= other)
    return crossings * RATE / len(samples)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_sound_is_made_of_the_same_samples(name: Name) -> None:
    one, other = (hashlib.sha256(samples_of(name, 0, 1).tobytes()).hexdigest() for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_it_is_as_long_and_as_loud_as_its_recipe_says(name: Name, step: int) -> None:
    recipe = RECIPES[name]
    samples = samples_of(name, step)
    assert len(samples) == round((recipe.length + recipe.longer * step) * RATE / 1000)
    assert decibels(samples) == pytest.approx(recipe.peak, abs=0.1)


def test_nothing_repeats_mechanically() -> None:
    for name in NAMES:
        variants = {samples_of(name, 0, variant).tobytes() for variant in range(VARIANTS)}
        assert len(variants) == VARIANTS


def test_a_sound_ends_in_silence() -> None:
    for name in NAMES:
        assert max(map(abs, samples_of(name)[-32:])) <= 0.01 * FULL


def test_points_of_a_run_rise_by_a_fourth() -> None:
    first, last = (pitch_of(samples_of("point", step)) for step in (0, RECIPES["point"].steps - 1))
    assert last / first == pytest.approx(4 / 3, rel=0.06)


def test_more_coins_last_longer() -> None:
    assert [len(samples_of("coin", step)) for step in range(4)] == [7040, 8960, 10880, 12800]


def test_dice_fall_seven_to_twelve_times_within_their_time() -> None:
    for seed in range(40):
        strikes = RECIPES["dice"].made(Random(SEED + seed), 0)
        assert 7 <= len(strikes) <= 12
        assert all(0 <= strike.at < RECIPES["dice"].length for strike in strikes)


def test_every_group_of_sounds_has_one_to_listen_to() -> None:
    assert {RECIPES[SAMPLES[group]].group for group in GROUPS} == set(GROUPS)
    for group in GROUPS:
        assert RECIPES[SAMPLES[group]].group == group


def test_no_part_is_beyond_what_can_be_made() -> None:
    for name in NAMES:
        for part in parts_in(RECIPES[name].made(Random(1), 0)):
            assert isinstance(part, Tone | Noise)
            assert max((part.hertz,) if isinstance(part, Tone) else part.hertz) < RATE / 4
