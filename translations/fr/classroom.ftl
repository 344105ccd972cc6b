### La classe : la barre, le vote, ce que voit la classe, l’écran de qui la mène.

vote-number = { $number }

## La barre

class-menu = En classe
class-project = Projeter
class-end = Finir
class-back = Précédente
class-next = Étape suivante
class-letters = Lettres
class-keep = Garder
class-vote = Voter
class-reveal = Révéler
class-hide = Cacher
class-key = touche { $key }
class-hands = Réponse { $letter } : { $hands ->
        [one] { $hands } main levée
       *[other] { $hands } mains levées
    }
class-paused = en pause
class-on-time = à l’heure
class-ahead = { $minutes } min d’avance
class-late = { $minutes } min de retard

## L’écran de qui mène la classe

class-sees = Ce que voit la classe
class-sees-table = La classe voit cette table
class-frozen = La classe voit une image figée
class-blackened = La classe voit un écran noir
class-where = écran 2, { $wide } × { $high }
class-acts-there = cliquer ici agit aussi là-bas
class-to-play = À jouer
class-poll = Que jouer ? Votez.
class-the-vote = Le vote
class-count = { $size ->
        [0] { $total ->
            [one] à main levée, { $total } voix
           *[other] à main levée, { $total } voix
        }
       *[other] à main levée, { $total } voix sur { $size }
    }
class-fewer = Un de moins dans la classe
class-more = Un de plus dans la classe
class-reset = Remettre à 0
class-stop = Fin du vote
class-screen = L’écran de la classe
class-freeze = Figer l’image
class-freeze-short = Figer
class-black-short = Noir
class-black = Écran noir
class-dark = Panneau sombre
class-languages = Deux langues
class-exchange = Échanger les écrans
class-light-again = Rallumer
class-unplugged = Projecteur débranché
class-smaller = Lettres plus petites
class-larger = Lettres plus grandes
class-session = Séance
class-this-step = Cette étape
class-step-short = Étape
class-left = reste { $time }
class-over = { $time } de trop
class-pause = Arrêter le temps
class-go-on = Reprendre le temps
class-notes = Mes notes
class-answer-is = Réponse : { $answer }
class-turn-of = Au tour de { $seat }
class-then = Ensuite
class-nothing-then = C’est la dernière étape.
class-next-keys = Espace ou →
class-the-session = La séance
class-lesson-at = { $title }, étape { $at } sur { $count }
class-game = Partie en cours
class-hide-bar = Cacher la barre
class-moves = Coups possibles
class-note-edit = Modifier
class-note-done = Terminé
class-note-hint = Ma note pour cette étape : la classe ne la voit jamais
class-dark-desk = Mon écran sombre
