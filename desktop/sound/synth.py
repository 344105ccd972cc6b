"""Makes sounds out of their recipes: mono, 16 bit. The same recipe, step and variant give the same samples."""

import math
from array import array
from collections.abc import Sequence
from random import Random
from typing import assert_never

from desktop.sound.recipes import DETUNED, NAMES, RATE, RECIPES, Name, Noise, Part, Tone, tuned

FULL = 32_767
STRIKE_MS, SOFT_MS = 1.0, 12.0
SILENT = 1e-4
"""A resonance is left alone once it has fallen so far."""
FADES, LONGEST_FADE_MS = 0.25, 150.0
"""The end of a sound is faded out: a part of it, and no longer than that."""
DAMPING = 0.9
"""Of the filter that noise goes through: less would ring."""
TREMBLE = 0.35
SEED = 1_000


def samples_of(name: Name, step: int = 0, variant: int = 0) -> "array[int]":
    """One of the variants of a sound, at the loudness of its recipe."""
    recipe = RECIPES[name]
    chance = Random(SEED * NAMES.index(name) + 10 * step + variant)
    sound = [0.0] * count(recipe.length_of(step))
    for strike in recipe.made(chance, step):
        loudness, by = amplitude(-strike.quieter), strike.pitch * DETUNED[variant]
        for part in strike.parts:
            add(sound, made(tuned(part, by), chance, len(sound) - count(strike.at)), count(strike.at), loudness)
    fade_out(sound)
    return written(sound, amplitude(recipe.peak))


def count(milliseconds: float) -> int:
    """How many samples that are."""
    return round(milliseconds * RATE / 1000)


def amplitude(decibels: float) -> float:
    return math.pow(10, decibels / 20)


def made(part: Part, chance: Random, room: int) -> list[float]:
    """A part by itself, at its level, as long as there is room or until it is silent."""
    match part:
        case Tone():
            return toned(part, chance, room)
        case Noise():
            return blown(part, chance, room)
        case _:
            assert_never(part)


def toned(tone: Tone, chance: Random, room: int) -> list[float]:
    """Two poles, struck by a millisecond of noise."""
    decay = tone.decay * RATE / 1000
    length = min(room, round(-math.log(SILENT) * decay))
    if tone.hertz >= RATE / 2 or length <= 0:
        return []
    radius = math.exp(-1 / decay)
    first, second = 2 * radius * math.cos(2 * math.pi * tone.hertz / RATE), -radius * radius
    strike = [2 * chance.random() - 1 for _ in range(count(STRIKE_MS))]
    found = [0.0] * length
    last = before = 0.0
    for number, blow in enumerate(strike[:length]):
        found[number] = now = blow + first * last + second * before
        before, last = last, now
    for number in range(len(strike), length):
        found[number] = now = first * last + second * before
        before, last = last, now
    if tone.is_soft:
        swell(found, count(SOFT_MS))
    return at_level(found, tone.level)


def blown(noise: Noise, chance: Random, room: int) -> list[float]:
    """White noise through a filter of two poles, under an envelope that swells and dies away."""
    rise, decay = count(noise.swells), noise.decay * RATE / 1000
    length = min(room, rise + round(-math.log(SILENT) * decay))
    found = [0.0] * length
    low = band = 0.0
    draw, fall = chance.random, math.exp(-1 / decay)
    loudness = 1.0
    steps = max(1, length)
    factor = 0.0
    for number in range(length):
        if number % 32 == 0:
            factor = 2 * math.sin(math.pi * min(course(noise.hertz, number / steps), RATE / 7) / RATE)
        low += factor * band
        high = 2 * draw() - 1 - low - DAMPING * band
        band += factor * high
        if number > rise:
            loudness *= fall
        found[number] = loudness * (low if noise.band == "low" else high if noise.band == "high" else band)
    swell(found, rise)
    if noise.trembles:
        turn = 2 * math.pi * noise.trembles / RATE
        for number in range(length):
            found[number] *= 1 - TREMBLE * (0.5 + 0.5 * math.sin(turn * number))
    return at_level(found, noise.level)


def course(points: Sequence[float], share: float) -> float:
    """How far it has come from the first of these to the last."""
    if len(points) == 1:
        return points[0]
    along = share * (len(points) - 1)
    number = min(int(along), len(points) - 2)
    return points[number] + (points[number + 1] - points[number]) * (along - number)


def swell(sound: list[float], rise: int) -> None:
    for number in range(min(rise, len(sound))):
        sound[number] *= 0.5 - 0.5 * math.cos(math.pi * number / rise)


def fade_out(sound: list[float]) -> None:
    fades = min(round(len(sound) * FADES), count(LONGEST_FADE_MS))
    for number in range(fades):
        sound[len(sound) - 1 - number] *= 0.5 - 0.5 * math.cos(math.pi * number / fades)


def at_level(sound: list[float], level: float) -> list[float]:
    loudest = max(map(abs, sound), default=0.0)
    return [each * level / loudest for each in sound] if loudest else sound


def add(sound: list[float], part: Sequence[float], at: int, loudness: float) -> None:
    for number, each in enumerate(part, at):
        sound[number] += each * loudness


def written(sound: Sequence[float], peak: float) -> "array[int]":
    loudest = max(map(abs, sound), default=0.0) or 1.0
    by = FULL * peak / loudest
    return array("h", (round(each * by) for each in sound))
