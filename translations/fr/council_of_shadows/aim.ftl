### Le but du jeu en trente secondes : 130 mots au plus. **gras** et signes comme dans things.ftl ; .note : la légende sous l’image.

cs-aim-goal = Ayez le plus haut niveau Dark Tech : chaque fois que votre énergie rattrape votre consommation, vous montez.
cs-aim-turn = **Achetez** avec des gemmes, **planifiez** une carte par zone, puis **agissez** et **exploitez** vos galaxies.
cs-aim-loop-1 = Planifier
    .note = chaque carte consomme
cs-aim-loop-2 = Coloniser
    .note = des cubes sur les planètes
cs-aim-loop-3 = Exploiter
    .note = la majorité paie plus
cs-aim-loop-4 = Rattraper
    .note = le niveau monte
cs-aim-others = Et aussi : **extraire** des gemmes, **découvrir** des systèmes, **améliorations**, cartes **Dark Tech** aux niveaux I et II.
cs-aim-end = Quelqu’un atteint le niveau III : on finit le tour, puis on compte les bonus.
cs-aim-tip-1 = **Une carte chère consomme encore** à chaque tour jusqu’à son retour : pensez à trois tours.
cs-aim-tip-2 = **Un cube de plus** que chaque rival double souvent une galaxie.
cs-aim-tip-3 = **Les gemmes gardées** comptent encore à la fin.
cs-aim-from-bonus = Cartes Bonus
cs-aim-from-cards = Cartes IA, Dark Tech, Action
cs-aim-from-improvements = Améliorations
cs-aim-from-gems = Gemmes et ressources
