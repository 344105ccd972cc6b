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
level-zu-normal = Le Zu du livret, sans réglage.
level-zu-hard = Avec une carte à deux couleurs, Zu fouille dans les deux.
level-zu-expert = Zu fouille dans deux couleurs, ses échecs lui rapportent 15 crédits, et vos invendus vous coûtent.
level-zu-master = Les cinq réglages difficiles du livret : Zu achète aussi deux fois et stocke où il veut.
