### Les plateaux que le propriétaire d’une boîte recale sur une photo.

chart-name = { $chart }. Tab passe d’un élément à l’autre, les flèches le déplacent, Entrée ouvre ses champs.
chart-which = Plateau

# Dans la fenêtre
box-chart = Plateau
box-chart-large = Plateau en grand
box-chart-small = Tableau et plateau
box-beside = À côté du tableau

# Outils
chart-tool-move = Déplacer
    .how = Déplacer ce qui est sur le plateau, à la souris ou avec les flèches ; la barre d’espace marque ce qui est juste comme il est
chart-tool-space = Espace
    .how = Ajouter un espace, ou changer sa sorte d’un clic ; avec Majuscule, sur un groupe à part
chart-tool-line = Ligne
    .how = Tirer une ligne d’un espace à l’autre ; la même ligne encore une fois l’ôte
chart-tool-site = Site
    .how = Poser un site sur des lignes ; un site choisi, cliquer une ligne l’y fait passer ou l’en retire
chart-kinds = Sortes
chart-type = Écrire : une lettre remplit une case et passe à la suivante
chart-letter-plain = rien d’imprimé

# Sa taille
chart-size = Taille
    .how = Plus ou moins de rangées, de colonnes ou de cases, là où quelque chose est tenu
chart-size-of = { $columns } × { $rows }
chart-size-row-more = Une rangée de plus
chart-size-row-less = Une rangée de moins
chart-size-column-more = Une colonne de plus
chart-size-column-less = Une colonne de moins
chart-size-place-more = Une case de plus
chart-size-place-less = Une case de moins

# Photo
chart-photo = Photo…
chart-opacity = Photo
chart-corners = Coins
chart-corners-how = Amenez les quatre épingles sur les coins { $what ->
        [grid] de la grille
       *[board] du plateau
    }, puis Entrée
chart-photo-other = Prendre une autre photo…
chart-photo-corners = Recaler les coins
chart-photo-turn = Tourner d’un quart de tour
chart-photo-away = Retirer la photo
chart-photo-private = La photo reste sur cet ordinateur : elle n’est dans aucun fichier partagé.
chart-photo-open = Photo de votre plateau
chart-photo-files = Photos
chart-photo-yours = Votre photo du plateau, chez vous seulement
    .short = Photo chez vous seulement
chart-photo-reading = Lecture de { $file }…
chart-photo-missing = { $file } n’est plus là, ou ne peut pas être lu.
chart-photo-heavy = { $file } est trop lourd : { $most } Mo au plus.
chart-photo-unknown = { $file } n’est pas une photo lisible ici : prenez-en une en JPEG ou en PNG.
chart-photo-heic = { $file } est une photo HEIC, que ce système ne laisse pas lire à Vestiges. Enregistrez-la en JPEG (partagez-la en JPEG depuis le téléphone, ou réglez l’appareil photo sur le format « le plus compatible »), puis ouvrez celle-là.
chart-photo-large = { $file } est trop grande ({ $wide } × { $high } points). Prenez une photo plus petite.
chart-photo-damaged = { $file } est abîmé, ou trop grand pour être ouvert. Rien n’a changé.
chart-photo-small = { $file } est trop petite pour y lire un plateau.
chart-photo-not-kept = La photo n’a pas pu être gardée : { $reason }. Vos données, elles, sont gardées.

# Notre dessin
chart-drawing = Notre dessin
chart-drawing-off = Sans notre dessin
chart-drawing-under = Notre dessin dessous
chart-drawing-beside = Notre dessin à côté
chart-drawing-waits = Le dessin attend que les erreurs soient levées
chart-drawing-comes = Notre dessin se prépare…
chart-drawing-failed = Notre dessin n’a pas pu être fait. Vos données sont gardées.

# Ce qui est tenu
chart-tag = { $name } · { $kind }
chart-xy = x { NUMBER($x, maximumFractionDigits: 2) }   y { NUMBER($y, maximumFractionDigits: 2) }
chart-line = Ligne { $one } – { $other }
chart-part-spot = Place (x y)
chart-fields-close = Fermer

# Où l’on en est
chart-done-spots =
    { $done ->
        [one] { $done } espace sur { $all } recalé
       *[other] { $done } espaces sur { $all } recalés
    }
chart-done-cells =
    { $done ->
        [one] { $done } case sur { $all } relevée
       *[other] { $done } cases sur { $all } relevées
    }
chart-done-places =
    { $done ->
        [one] { $done } donnée sur { $all } sûre
       *[other] { $done } données sur { $all } sûres
    }
