"""Parts of a table are described once for each of the states that they were in lately."""

from desktop.board.layers import Layer
from desktop.board.sprite import Picture, Place, Sprite
from desktop.board.sprite_memo import REMEMBERED, SpriteMemo


class Described:
    """Counts how often something is described."""

    def __init__(self) -> None:
        self.parts, self.times = SpriteMemo(), 0

    def of(self, name: str, *shows: object) -> Sprite:
        def describe() -> list[Sprite]:
            self.times += 1
            return [Sprite(f"{name}-{shows}", Picture("x"), Place(0, 0, 1, 1), Layer.PIECE)]

        (sprite,) = self.parts.of(name, shows, describe)
        assert sprite.key == f"{name}-{shows}"
        return sprite


def test_what_shows_the_same_is_the_very_same() -> None:
    it = Described()
    assert it.of("mat", 1, "a") is it.of("mat", 1, "a")
    assert it.times == 1


def test_a_part_comes_back_to_what_it_showed_before_others() -> None:
    it = Described()
    first = it.of("mat", 0)
    for other in range(1, REMEMBERED):
        it.of("mat", other)
    assert it.of("mat", 0) is first
    assert it.times == REMEMBERED


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    it = Described()
    for state in (*range(REMEMBERED), 0, REMEMBERED):
        it.of("mat", state)
    assert it.times == REMEMBERED + 1
    it.of("mat", 0)
    assert it.times == REMEMBERED + 1
    it.of("mat", 1)
    assert it.times == REMEMBERED + 2


def test_parts_do_not_know_each_other() -> None:
    it = Described()
    assert it.of("mat", 1) is not it.of("hand", 1)


def test_what_two_layouts_show_alike_is_the_very_same() -> None:
    assert Described().of("mat", 1) is Described().of("mat", 1)
