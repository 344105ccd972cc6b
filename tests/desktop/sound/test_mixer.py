"""Several sounds together: at most four, the quietest gives way, and never louder than the limit."""

from array import array

from desktop.sound.mixer import LIMIT, MOST_VOICES, Mixer
from desktop.sound.synth import FULL


def flat(level: int, length: int = 1000) -> "array[int]":
    return array("h", [level] * length)


def heard(mixer: Mixer, count: int = 100) -> list[int]:
    return list(array("h", mixer.block(count)))


def test_nothing_is_silence() -> None:
    mixer = Mixer()
    assert heard(mixer) == [0] * 100
    assert mixer.blocks == 1


def test_voices_add_up_and_end() -> None:
    mixer = Mixer()
    mixer.play(flat(1000, 150))
    mixer.play(flat(2000, 50), 0.5)
    assert heard(mixer) == [2000] * 50 + [1000] * 50
    assert heard(mixer) == [1000] * 50 + [0] * 50
    assert mixer.voices == 0


def test_of_five_voices_the_quietest_gives_way() -> None:
    mixer = Mixer()
    for level in (400, 100, 300, 200):
        mixer.play(flat(level))
    mixer.play(flat(250))
    assert mixer.voices == MOST_VOICES
    assert heard(mixer, 1) == [400 + 300 + 200 + 250]
    mixer.play(flat(50))
    assert heard(mixer, 1) == [400 + 300 + 200 + 250]


def test_a_voice_that_has_died_away_gives_way_to_a_new_one() -> None:
    mixer = Mixer()
    mixer.play(flat(5000, 300) + flat(10, 2000))
    for level in (1000, 1001, 1002):
        mixer.play(flat(level, 3000))
    mixer.block(300)
    mixer.play(flat(500, 3000))
    assert heard(mixer, 1) == [1000 + 1001 + 1002 + 500]


def test_it_is_never_louder_than_six_decibels_below_full() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES):
        mixer.play(flat(FULL // 3, 5000))
    loudest = max(max(map(abs, heard(mixer, 400))) for _ in range(13))
    assert LIMIT - 2 <= loudest <= LIMIT


def test_silence_is_at_once() -> None:
    mixer = Mixer()
    mixer.play(flat(1000))
    mixer.silence()
    assert heard(mixer, 10) == [0] * 10
