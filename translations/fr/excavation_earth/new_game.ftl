### Excavation Earth : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété par des sources publiques et, pour la carte et les tuiles, par notre reconstitution
new-table-note = Reliques, acheteurs et cartes, tirés par la graine.
new-table-rule = EE-SET-17
new-order-rule = EE-SET-5
value-zu_relicless_buyer-random = tiré au sort
value-zu_relicless_buyer-none = aucun
value-factions-lot = au sort
value-factions-GUL = Cartel Gul
value-factions-ISS = Is’sisinui
value-factions-AQU = Collectif Aquilla
value-factions-DAL = Corpo Dal-Harrai
value-factions-KUT = Union Kutu Kuti
player-zu = Zu
player-zu-help = La corporation du livret : elle suit ses propres cartes, face à une seule personne.

# Les niveaux de Zu : quels réglages du livret chacun réunit.
level-zu-easy = Zu part sans crédit, ne gagne rien quand il échoue et brûle des cartes.
    .lines =
        Zu part sans crédit.
        Ses échecs ne lui rapportent rien.
        Certaines actions lui brûlent une carte.
    .from = 3 réglages du livret sur 10
    .won = meilleur résultat : { $result } crédits
level-zu-normal = Le Zu du livret, sans réglage.
    .lines =
        Le Zu du livret, sans réglage.
        Chaque échec lui rapporte 10 crédits.
    .from = Tel que le livret le veut
    .won = meilleur résultat : { $result } crédits
level-zu-hard = Avec une carte à deux couleurs, Zu fouille dans les deux.
    .lines =
        Avec une carte à deux couleurs, il fouille dans les deux.
    .from = 1 réglage du livret sur 10
    .won = meilleur résultat : { $result } crédits
level-zu-expert = Zu fouille dans deux couleurs, ses échecs lui rapportent 15 crédits, et vos invendus vous coûtent.
    .lines =
        Il fouille dans deux couleurs.
        Ses échecs rapportent 15 crédits.
        Vos invendus vous coûtent leur valeur.
    .from = 3 réglages du livret sur 10
    .won = meilleur résultat : { $result } crédits
level-zu-master = Les cinq réglages difficiles du livret : Zu achète aussi deux fois et stocke où il veut.
    .lines =
        Comme expert.
        Il achète deux fois au marché noir.
        Il stocke où il veut.
    .from = 5 réglages du livret sur 10
    .won = meilleur résultat : { $result } crédits

solo-zu = Seul contre Zu, la corporation des clones
    .below = contre Zu, l’automate du livret
    .intro = Zu retourne deux cartes par tour et suit ses priorités, toujours expliquées. Vous gagnez si vous êtes strictement plus riche que lui.
    .from = Livret
    .rule = EE-SOLO-TURN-1
    .against = Vous contre Zu
    .start = seul contre Zu, niveau { $level }
    .explain = Expliquer Zu
    .mix = Zu sur mesure
    .measured = Chiffres : parties gagnées par nos adversaires à votre place.
    .note = Les dix réglages du livret, un à un ; les niveaux n’en sont que des choix tout faits.
