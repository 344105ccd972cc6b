### Höyük : le but du jeu en trente secondes, en 130 mots au plus.

hk-aim-goal = Bâtissez un village avec vos rivaux, et marquez plus de points qu’eux avant que les maisons ne manquent.
hk-aim-turn = Un tour a **quatre phases**. Avant chacune, vous pouvez dépenser des cartes.
hk-aim-loop-1 = Bâtir
    .note = six éléments
hk-aim-loop-2 = Calamité
    .note = des quartiers souffrent
hk-aim-loop-3 = Inspecter
    .note = qui a le plus pioche
hk-aim-loop-4 = Dépenser
    .note = des points, ou bâtir encore
hk-aim-others = Une **famille**, ce sont vos maisons qui se touchent.
hk-aim-end = Un clan pose sa **dernière maison** : le tour s’achève, puis chaque carte en main vaut [vp:1|1 point], et la plus grande famille de chaque quartier un point par maison.
hk-aim-tip-1 = **Ne restez pas seul.** Un quartier où vit un seul clan ne donne pas de cartes.
hk-aim-tip-2 = **Fondez plusieurs familles** : chacune permet une carte de plus par tour.
hk-aim-tip-3 = **Rassemblez cinq cartes pareilles** : une vaut [vp:1|1 point], cinq valent [vp:12|12].
hk-aim-measured = Leurs cartes, échangées par groupes ou gardées jusqu’à la fin, leur rapportent un peu plus que leurs familles.
