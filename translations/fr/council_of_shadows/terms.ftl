### Council of Shadows : ce qui fait une bonne position, terme par terme. Valeur : son nom sur une ligne, 28 signes au plus.
### .about : ce qu’il compte · .look : où regarder, sans nommer de coup · .overlooked : ce qu’un mauvais coup oublie ·
### .lost et .gained : ce qu’un coup a laissé ou apporté.

cs-term-levels = Niveaux
    .about = Les niveaux atteints ; ils passent avant toute énergie à la fin.
    .look = Regardez votre compteur d’énergie et votre consommation : un niveau est-il à portée ce tour-ci ?
    .overlooked = Le niveau compte avant l’énergie ; ce coup retarde celui qui était à portée, ou laisse un rival le prendre d’abord.
    .lost = Un niveau s’est éloigné.
    .gained = Un niveau atteint.
cs-term-energy = Énergie
    .about = L’énergie marquée sur la piste, après ce que les niveaux en ont pris.
    .look = Comptez l’énergie que chaque possibilité rapporte tout de suite, jusqu’à la fin de votre tour.
    .overlooked = De l’énergie à prendre ce tour-ci reste sur le plateau ; rien ne dit qu’elle y sera encore au suivant.
    .lost = La suite rapporte moins d’énergie.
    .gained = De l’énergie gagnée tout de suite.
cs-term-consumption = Consommation
    .about = Ce que votre consommation coûte encore : chaque pas éloigne tous les niveaux qui manquent.
    .look = Additionnez la consommation des cartes : chaque pas se paie à nouveau à chaque niveau.
    .overlooked = Chaque pas de consommation est à rattraper à chaque niveau qui manque ; ce coup la fait monter plus qu’il ne rapporte.
    .lost = La consommation a monté, les niveaux s’éloignent.
    .gained = La consommation reste basse, les niveaux se rapprochent.
cs-term-cubes = Colonies à exploiter
    .about = Ce que vos colonies promettent quand vous exploiterez leurs galaxies, un cube par galaxie et par tour.
    .look = Regardez les rendements des galaxies : où vos cubes rapporteront-ils le plus dans les tours qui restent ?
    .overlooked = Une colonie rapporte si elle peut être exploitée avant la fin ; ce coup en laisse une en route, ou en rend une trop tôt.
    .lost = Vos colonies promettent moins d’énergie.
    .gained = Vos colonies promettent plus d’énergie.
cs-term-majorities = Majorités
    .about = Ce que la majorité ajoute au rendement des galaxies où vous avez des cubes, avec vos chances de la garder.
    .look = Comptez les cubes dans chaque galaxie : où un seul de plus change-t-il la majorité ?
    .overlooked = Une majorité tient souvent à un cube ; ce coup la perd, la laisse à égalité, ou ne la conteste pas.
    .lost = Une majorité penche vers les autres.
    .gained = Une majorité penche vers vous.
cs-term-resources = Gemmes et ressources
    .about = Vos gemmes, et les ressources des systèmes où vous avez un cube.
    .look = Regardez vos gemmes et les systèmes où vous êtes : que pourrez-vous acheter au tour prochain ?
    .overlooked = Les gemmes servent tant qu’il reste des achats ; ce coup en laisse à extraire, ou les dépense pour peu.
    .lost = Des gemmes ou des ressources ont été laissées.
    .gained = Plus de gemmes, ou de ressources à portée.
cs-term-bonus = Cartes Bonus
    .about = Ce que vos cartes Bonus compteraient maintenant ; celles des autres sont cachées, on en suppose de moyennes.
    .look = Relisez vos cartes Bonus : qu’est-ce qui les fait compter davantage d’ici la fin ?
    .overlooked = Vos cartes Bonus comptent à la fin ce que vous avez alors ; ce coup leur retire de quoi compter.
    .lost = Vos cartes Bonus compteraient moins.
    .gained = Vos cartes Bonus compteraient plus.
cs-term-improvements = Améliorations et zones
    .about = Ce que terraformation, étendues, zones supplémentaires et stations rapportent, pour chaque tour qui reste.
    .look = Regardez votre plateau : quelle amélioration servirait à chacun des tours qui restent ?
    .overlooked = Une amélioration sert à chaque tour qui reste : plus elle vient tard, moins elle rend.
    .lost = Une amélioration durable a été laissée.
    .gained = Une amélioration sert à tous les tours qui restent.
cs-term-powers = Pouvoirs durables
    .about = Ce que vos cartes Dark Tech et votre leader font à chaque tour, tant que la partie dure.
    .look = Relisez vos pouvoirs durables : lequel rapporterait plus, et par quoi ?
    .overlooked = Un pouvoir durable rapporte à chaque tour ; ce coup l’affaiblit, ou en choisit un qui sert moins longtemps.
    .lost = Un pouvoir durable rapporte moins.
    .gained = Un pouvoir durable rapporte plus.
cs-term-cards = Cartes IA
    .about = Ce que vos cartes IA font de mieux que celles de départ, et l’énergie qu’elles valent à la fin.
    .look = Regardez les cartes IA à acheter : laquelle fait mieux que la plus faible de votre main ?
    .overlooked = Une carte IA sert chaque fois qu’on la joue et vaut de l’énergie à la fin ; ce coup s’en passe, ou la paie cher.
    .lost = Une carte IA utile a été laissée.
    .gained = Une carte IA rend vos tours meilleurs.
cs-term-plan = Cartes sur les zones
    .about = Ce que les cartes posées sur vos zones feront encore avant de revenir en main.
    .look = Regardez vos zones de gauche à droite : que feront vos cartes ce tour-ci, puis au suivant ?
    .overlooked = Une carte agit dans chaque zone qu’elle traverse ; ce coup en couvre une bonne, ou la pose là où elle agit peu.
    .lost = Les cartes sur vos zones feront moins.
    .gained = Les cartes sur vos zones feront plus.
cs-term-victory = Fin de la partie
    .about = Vos chances de gagner, une fois la fin annoncée : niveaux d’abord, énergie ensuite.
    .look = La fin approche : comptez le décompte de chacun, niveaux puis énergie. Qui gagne si elle arrive maintenant ?
    .overlooked = La fin vient quand quelqu’un atteint le dernier niveau ; ce coup l’amène, ou la laisse venir, au mauvais moment pour vous.
    .lost = La victoire penche vers un autre.
    .gained = La victoire penche vers vous.

## Le tuteur compte en énergie : un niveau en vaut beaucoup

tutor-points = { $count ->
    [one] { $said } énergie
   *[other] { $said } énergies
  }
