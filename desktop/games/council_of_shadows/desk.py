"""The desk of Council of Shadows: how its position looks, and how its moves are made by hand."""

from desktop.board.desk import Desk
from desktop.games.council_of_shadows import attempts, considered, handles, travels
from desktop.games.council_of_shadows.camera_targets import parts
from desktop.games.council_of_shadows.painters import PAINTERS
from desktop.games.council_of_shadows.preview import preview
from desktop.games.council_of_shadows.reckoning import account
from desktop.games.council_of_shadows.sign_words import SIGNS
from desktop.games.council_of_shadows.spoken_of import spoken_of
from desktop.games.council_of_shadows.sprites import sprites
from desktop.games.council_of_shadows.things import thing_of
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.view import View

DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites,
    parts=parts,
    thing=thing_of,
    spoken_of=spoken_of,
    signs=SIGNS,
    gestures=handles.gestures,
    attempt=attempts.attempt,
    companions=attempts.companions,
    cures=attempts.cures,
    preview=preview,
    target=lambda view, moves, place: handles.target(moves, place),
    account=account,
    comes_from=travels.comes_from,
    goes_to=travels.goes_to,
    order=travels.order,
    candidate=lambda view, explained, candidate: considered.lying(view, str(candidate)),
    face=lambda view, explained, candidate: considered.face(view, str(candidate)),
    acting=considered.acting,
)
