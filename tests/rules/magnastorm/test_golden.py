"""How the games of Magnastorm that are kept end."""

from tests.rules.magnastorm.golden_games import SHELF


def test_kept_games_end_in_every_way() -> None:
    """MS-END-1, MS-END-4, MS-END-5, MS-SOLO-14: at the threshold or after four rounds, by order, won and lost alone."""
    tied = SHELF.end_of("by-order")
    assert tied["scores"][0] == tied["scores"][1]
    assert max(SHELF.end_of("beyond-the-threshold")["scores"]) >= 27
    assert max(SHELF.end_of("four-seats")["scores"]) < 27
    assert any(SHELF.end_of("consortium-beaten")["goals"])
    assert not any(SHELF.end_of("consortium-expert")["goals"])
