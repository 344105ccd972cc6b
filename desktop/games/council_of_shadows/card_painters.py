"""The painters of cards by name."""

from collections.abc import Mapping

from desktop.board.desk import Painter
from desktop.games.council_of_shadows import card_faces

CARD_PAINTERS: Mapping[str, Painter] = {
    "cs-card": card_faces.action_card,
    "cs-tech": card_faces.tech_card,
    "cs-light": card_faces.light_card,
    "cs-dark": card_faces.dark_card,
    "cs-leader": card_faces.leader_tile,
    "cs-back": card_faces.card_back,
    "cs-card-pile": card_faces.card_pile,
    "cs-empty-card": card_faces.empty_place,
}
