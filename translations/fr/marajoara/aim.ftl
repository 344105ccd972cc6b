### Marajoara : le but du jeu, sur une page. Au plus 130 mots.

mj-aim-goal = Ayez le plus de points après 14 manches : gagnez des dés, changez-les en vases exposés et en fragments restaurés.
mj-aim-turn = **Capturez un dé** : un voisin saute par-dessus et gagne 1 point de valeur. Le dé survolé est à vous.
mj-aim-loop-1 = Capturer
    .note = trois dés gardés par couleur
mj-aim-loop-2 = Avancer
    .note = dé gris : un bonus de piste
mj-aim-loop-3 = Exposer
    .note = le jaune paie le rouge
mj-aim-loop-4 = Restaurer
    .note = les bleus font un fragment
mj-aim-others = Aussi, pour 2 crédits : **tourner** un dé bleu, **déplacer** un dé de la grille.
mj-aim-end = Après votre **quatorzième tour** comptent les majorités de vases et de fragments, et les bouts de piste.
mj-aim-tip-1 = Sautez sur vos [token:turquoise|jetons] : un dé gagne 1. Sur ceux des autres, ils gagnent 2.
mj-aim-tip-2 = Rangée pleine, plus de capture de cette couleur : dépensez à temps.
mj-aim-tip-3 = Premier au bout de la piste jaune : [vp:10|10 points].
mj-aim-from-vases = Vases et vitrine
mj-aim-from-fragments = Fragments restaurés
mj-aim-from-tracks = Pistes d’excavation
mj-aim-from-majorities = Majorités
