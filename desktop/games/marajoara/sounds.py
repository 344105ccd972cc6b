"""What the pieces of Marajoara are made of, and which of its events sound by themselves."""

from desktop.board.hearing import Sounds, coins

SOUNDS = Sounds(
    materials={
        "score": "point",
        "mj-die": "die",
        "mj-disc": "wood",
        "mj-round-marker": "wood",
        "mj-token": "wood",
        "mj-vase": "shard",
        "mj-mat": "cloth",
        "mj-small-mat": "cloth",
        "mj-lap": "nothing",
    },
    events={
        "mj.fragment_restored": "shard",
        "mj.paid": lambda event: coins(event.credits),
    },
    begins="dice",
)
