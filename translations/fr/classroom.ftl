### La classe : la barre, le vote, ce que voit la classe, l’écran de qui la mène.

vote-number = { $number }

## La barre

class-menu = En classe
class-project = Projeter
class-end = Finir
class-back = Précédente
class-next = Étape suivante
class-letters = Lettres
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
