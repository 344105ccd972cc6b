### Le but du jeu en trente secondes : 130 mots au plus. **gras** et signes comme dans things.ftl ; .note : la légende sous l’image.

ms-aim-goal = Ayez la plus haute réputation quand la partie s’arrête : des laboratoires toujours en avance sur la tempête.
ms-aim-turn = **Un équipier** descend sur une case : **A**, déplacer le Scout, ou **B**, gagner des cubes. Ou bien **achetez une colonne** et son commandant.
ms-aim-loop-1 = Équipier
    .note = choisit la ligne
ms-aim-loop-2 = Scout
    .note = roule au calme
ms-aim-loop-3 = Laboratoire
    .note = niveau et revenu
ms-aim-loop-4 = Objectif
    .note = 5 points au premier
ms-aim-others = Et aussi : mener une **recherche** (elle donne un commandant), **stations**, **jeton premier joueur**, **échange** de 3 cubes contre 1.
ms-aim-end = Quelqu’un atteint le seuil, cerclé de vert : on finit le cycle. Sinon, quatre manches.
ms-aim-tip-1 = **Un secteur va passer sous la tempête ?** Ses laboratoires paient encore un objectif.
ms-aim-tip-2 = **Achetez les colonnes presque vides** : chaque équipier parti, c’est un cube de moins.
ms-aim-tip-3 = **Soyez seul en tête** : à égalité, ni majorité, ni commandant.
ms-aim-from-commanders = Commandants
