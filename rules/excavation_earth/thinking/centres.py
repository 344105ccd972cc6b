"""What the envoys in a command centre may be expected to bring (EE-SCO-1): ranks are likely, not certain."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

DRIFT = 0.22
"""How far a lead may change with each card that is still to be played."""
NONE_YET = 0.35
"""A rival without envoys there will send one before the end of a round to come, so likely."""


@lru_cache(maxsize=20_000)
def expected_pay(own: int, rivals: Sequence[int], pay: Sequence[int], cards: int) -> float:
    """Estimate the pay of a centre at the end of a round, with so many cards to be played before that."""
    if own == 0:
        return 0.0
    spread = 0.25 + DRIFT * cards
    ahead = [1.0]
    """How likely it is that so many rivals stand before the seat."""
    for rival in rivals:
        chance = 1 / (1 + exp((own - rival) / spread)) if rival or cards else 0.0
        chance *= 1.0 if rival else NONE_YET
        ahead = [
            (ahead[at] * (1 - chance) if at < len(ahead) else 0.0) + (ahead[at - 1] * chance if at else 0.0)
            for at in range(len(ahead) + 1)
        ]
    return sum(chance * paid for chance, paid in zip(ahead, (*pay, 0, 0, 0, 0), strict=False))
