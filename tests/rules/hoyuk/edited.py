"""What Höyük gives to the tests of editing: what nobody sets, and a position for each remark."""

from rules.core.editing import Put, Set, emptied
from rules.hoyuk import GAME
from tests.rules.editing import Edited
from tests.rules.hoyuk.promises import BY_LOT
from tests.rules.hoyuk.test_editing import START, edited

EDITED = Edited(
    BY_LOT,
    {"neighbours": "they are the kind of table that is begun"},
    {
        "hk-remark-corner": lambda: edited(Put("spare-house-1", "cell-C3")),
        "hk-remark-points": lambda: edited(Set("points-0", 3), start=emptied(GAME, START)),
    },
)
