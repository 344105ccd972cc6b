"""The painters of what lies on the boards of the seats, of cards and of the automa, by name."""

from collections.abc import Mapping

from desktop.board.desk import Painter
from desktop.games.council_of_shadows import automa_faces, card_faces, mat_painting

MAT_PAINTERS: Mapping[str, Painter] = {
    "cs-mat": mat_painting.mat,
    "cs-purse": mat_painting.purse,
    "cs-well": mat_painting.plain_well,
    "cs-zone": mat_painting.zone,
    "cs-onwards": mat_painting.onwards,
    "cs-rounds": mat_painting.rounds,
    "cs-step": mat_painting.step,
    "cs-check": mat_painting.check,
    "cs-veil": mat_painting.veil,
    "cs-planned": mat_painting.planned,
    "cs-screen": mat_painting.screen,
    "cs-improvement": mat_painting.improvement,
    "cs-leader-badge": mat_painting.leader_badge,
    "cs-summary": mat_painting.summary,
    "cs-card": card_faces.action_card,
    "cs-tech": card_faces.tech_card,
    "cs-light-card": card_faces.light_card,
    "cs-dark-card": card_faces.dark_card,
    "cs-leader": card_faces.leader_tile,
    "cs-back": card_faces.card_back,
    "cs-card-pile": card_faces.card_pile,
    "cs-automa-card": automa_faces.automa_card,
    "cs-automa-used": automa_faces.used_card,
    "cs-automa-option": automa_faces.option_face,
    "cs-automa-galaxy": automa_faces.galaxy_face,
}
