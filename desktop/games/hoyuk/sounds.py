"""What the pieces of Höyük are made of, and which of its events sound by themselves."""

from desktop.board.hearing import Sounds

SOUNDS = Sounds(
    materials={
        "element": "tile",
        "waiting": "nothing",
        "hk-house": "shard",
        "hk-pen": "tile",
        "hk-oven": "wood",
        "hk-shrine": "wood",
        "hk-cattle": "wood",
        "hk-villager": "wood",
        "hk-shaman": "wood",
        "hk-marker": "wood",
        "hk-small-tile": "tile",
        "hk-tile": "tile",
        "hk-ruin": "tile",
        "hk-token": "point",
        "hk-card": "card",
        "hk-card-back": "card",
        "hk-used-card": "card",
        "hk-bundle": "card",
        "hk-calamity": "card",
        "hk-mat": "cloth",
        "hk-small-mat": "cloth",
        "hk-sign": "nothing",
        "hk-pill": "nothing",
        "hk-chips": "nothing",
        "hk-note": "nothing",
        "hk-leader": "nothing",
        "hk-emblem": "nothing",
    },
    events={
        "hk.catastrophe_drawn": "storm",
        "hk.tiles_dealt": "shuffle",
        "hk.tiles_reshuffled": "shuffle",
    },
)
