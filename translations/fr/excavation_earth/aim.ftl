### Excavation Earth : le but du jeu, en trente secondes. .note : ce que l’étape apporte.

ee-aim-goal = Soyez le plus riche après trois manches : revendez aux amateurs de la galaxie les reliques d’une Terre disparue.
ee-aim-turn = **Deux actions**, chacune payée d’une carte de votre main : sa couleur ouvre une région, son symbole un marché.
ee-aim-loop-1 = Fouille
    .note = reliques dans la soute
ee-aim-loop-2 = Marchandage
    .note = vendeur et acheteurs
ee-aim-loop-3 = Vente
    .note = crédits tout de suite
ee-aim-loop-4 = Émissaire
    .note = crédits en fin de manche
ee-aim-others = Et aussi : **Déplacement**, **Contrebande**, **Sondage**, **Commandement**, **Passer**.
ee-aim-end = Quand tous ont passé, les centres de commandement paient. Après la **troisième** manche, la galerie paie aussi.
ee-aim-tip-1 = **Fouillez ce qui est populaire** : selon sa couleur, une Vente rapporte [coin:9|9], 5, 3, 1 ou rien.
ee-aim-tip-2 = **Vendez en grand** : deux marchés à la fois, 3 crédits et une carte de plus ; trois, 8.
ee-aim-tip-3 = **Gardez des échantillons** : quatre d’une couleur valent [coin:15|15 crédits], même revendus.
ee-aim-from-sales = Ventes
ee-aim-from-gallery = Galerie d’échantillons
