"""What the pieces of Council of Shadows are made of, and which of its events sound by themselves."""

from desktop.board.hearing import Sounds

SOUNDS = Sounds(
    materials={
        "runner": "nothing",
        "energy": "point",
        "cs-energy": "point",
        "cs-disc": "wood",
        "cs-cube": "cube",
        "cs-tower": "cube",
        "cs-gem": "cube",
        "cs-station": "wood",
        "cs-throne": "wood",
        "cs-system": "tile",
        "cs-pile-top": "tile",
        "cs-tile-back": "tile",
        "cs-plate": "tile",
        "cs-planet": "nothing",
        "cs-resource": "nothing",
        "cs-card": "card",
        "cs-back": "card",
        "cs-tech": "card",
        "cs-dark-card": "card",
        "cs-light-card": "card",
        "cs-leader": "card",
        "cs-automa-card": "card",
        "cs-automa-used": "card",
        "cs-leader-badge": "nothing",
        "cs-mat": "cloth",
    },
    events={
        "cs.deck_reshuffled": "shuffle",
        "cs.automa_pile_shuffled": "shuffle",
        "cs.automa_card_turned": "turn",
        "cs.plan_revealed": "turn",
        "cs.bonus_revealed": "turn",
    },
)
