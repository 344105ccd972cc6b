### Les mots que les tables et formulaires de plusieurs jeux partagent.

## Les colonnes

column-min = Au moins
column-max = Au plus
column-x = Abscisse
column-y = Ordonnée
column-op = Effet
column-ref = Nom
column-name = Nom
column-number = Numéro
column-spot = Place du dessin
column-colour = Couleur
column-cost = Prix
column-effects = Effet
column-kind = Sorte
column-points = PV
column-energy = Énergie
column-level = Niveau
column-sector = Secteur
column-players = Nombres de joueurs
column-width = Largeur
column-height = Hauteur

## Ce qui manque

box-none = aucun
box-row-name = { $name }
