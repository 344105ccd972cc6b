# Council of Shadows : les titres des problèmes, par thème. Ils ne disent ni le coup ni la pièce.

cs-puzzle-levels = Monter d’un niveau
cs-puzzle-energy = L’énergie d’abord
cs-puzzle-consumption = Moins consommer
cs-puzzle-cubes = Colonies en attente
cs-puzzle-majorities = La majorité d’abord
cs-puzzle-resources = De quoi acheter
cs-puzzle-bonus = Le bonus à saisir
cs-puzzle-improvements = Une amélioration utile
cs-puzzle-powers = Un pouvoir qui dure
cs-puzzle-cards = La carte qu’il faut
cs-puzzle-plan = Un plan dans l’ordre
cs-puzzle-victory = Le dernier tour

cs-puzzle-in-round = tour { $figure }
