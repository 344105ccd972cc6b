### Excavation Earth : comment s’appellent les lignes des tables de « Ma boîte ». $ref : comme dans les fichiers.

box-row-factions = { faction }
box-row-command-tiles = { $ref ->
        [CT1] Ravitaillement
        [CT2] Subvention
        [CT3] Téléportation
        [CT4] Extraction orbitale
        [CT5] Campagne de rumeurs
        [CT6] Équipe de vente
        [CT7] Filière discrète
        [CT8] Groupe de pression
       *[other] { $ref }
    }
