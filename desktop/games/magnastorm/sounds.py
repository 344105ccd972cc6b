"""What the pieces of Magnastorm are made of, and which of its events sound by themselves."""

from desktop.board.hearing import Sounds

SOUNDS = Sounds(
    materials={
        "reputation": "point",
        "ms-fare": "point",
        "ms-cube": "cube",
        "ms-heap": "cube",
        "ms-crew": "cube",
        "ms-marker": "wood",
        "ms-scout": "wood",
        "ms-station": "wood",
        "ms-lab": "tile",
        "ms-token": "tile",
        "ms-cover": "tile",
        "ms-reward": "tile",
        "ms-portrait": "card",
        "ms-artefact": "card",
        "ms-mat": "cloth",
        "ms-small-mat": "cloth",
        "ms-sector": "nothing",
        "ms-side": "nothing",
        "ms-badge": "nothing",
        "ms-tie": "nothing",
        "ms-price": "nothing",
        "ms-panel": "nothing",
    },
    events={
        "ms.storm_moved": "storm",
        "ms.artefact_used": "turn",
        "ms.cubes_drawn": "cube",
    },
)
