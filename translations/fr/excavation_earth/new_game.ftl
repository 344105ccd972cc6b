### Excavation Earth : ce que dit la page « Nouvelle partie ».

edition-line = Le livret, complété par des sources publiques et, pour la carte et les tuiles, par notre reconstitution
new-table-note = Reliques, acheteurs et cartes, tirés par la graine.
new-table-rule = EE-SET-17
faction-by-lot = tirée au sort
value-zu_relicless_buyer-random = tiré au sort
value-zu_relicless_buyer-none = aucun
