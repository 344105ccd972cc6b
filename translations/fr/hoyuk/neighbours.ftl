### Höyük : « Les Voisins », le défi en solitaire de Vestiges. Il n’est pas officiel : le livret ne prévoit pas de partie à un joueur.
### $case, $neighbours, $persons, $most et $seat : pourquoi une table ou un coup ne va pas (HK-SOLO-1).

# $case, $neighbours, $persons, $most, $seat
HK-SOLO-1 = { $case ->
        [seats] Les voisins jouent contre une seule personne, et ils sont { $most } au plus.
        [neighbour] { $seat } est un voisin : son tour se joue d’après ses règles.
       *[person] Seul un voisin joue d’après les règles des voisins.
    }
    .title = Vous et vos voisins
    .rule = Un ou deux clans automatiques, les voisins, jouent contre vous, dans le mode et avec le nombre de maisons que vous voulez (pour commencer : partie classique, 20 maisons). La mise en place ne change pas, mais vous avez le marqueur au premier tour. Les voisins suivent toutes les règles ; leurs choix sont dictés par les règles qui suivent.
    .source = Défi non officiel de Vestiges, Les Voisins
    .cure = { $case ->
        [seats] Gardez une seule personne, et un ou deux voisins.
        [neighbour] Laissez le voisin décider.
       *[person] Choisissez vous-même.
    }
HK-SOLO-2 =
    .title = La tuile d’un voisin
    .rule = Un voisin construit d’abord les deux maisons de sa tuile, puis le troisième élément. Ce qui n’a pas de place est perdu. Il n’enlève jamais une pièce d’un toit pour ajouter un étage.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-3 =
    .title = Où il bâtit
    .rule = La première ligne possible décide. 1 : s’il a moins de familles qu’il n’en veut (4, ou 3 dans une partie à 15 maisons) et n’a encore rien rejoint ni fondé avec cette tuile ou dans cette phase de cartes, il rejoint le quartier étranger qui a le plus de maisons ; à égalité, le plus d’enclos, de fours et de totems. 2 : dans un quartier disputé, il ajoute l’étage qui lui fait gagner le plus d’aspects nouveaux, d’abord sur la maison qui a le moins de côtés libres. 3 : dans un quartier disputé où sa plus grande famille ne dépasse pas celle d’un rival, il l’agrandit ; d’abord là où l’écart est le plus petit, puis là où il y a le plus de maisons. 4 : aux conditions de la ligne 1, il fonde un quartier au plus près d’une de vos maisons (de G7 si vous n’en avez pas). 5 : il agrandit sa plus grande famille qui peut l’être. 6 : il ajoute le premier étage possible. 7 : il bâtit sur la première case permise. Les égalités se règlent dans l’ordre de lecture : rangée par rangée depuis le nord, d’ouest en est.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-4 =
    .title = Sur quelle case
    .rule = Dans un quartier ou le long d’une famille, il prend une ruine plutôt qu’une case vide ; puis la case qui touche le plus de ses maisons, puis celle qui touche le moins de cases vides, puis la première dans l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-5 =
    .title = Où vont ses enclos et ses pièces
    .rule = Un quartier disputé où une pièce de plus lui fait gagner l’aspect passe d’abord ; puis celui où elle le fait égaler le meilleur rival ; puis celui où il mène déjà, la plus petite avance d’abord ; puis tous les autres, et tous quand l’aspect ne donne pas de carte. À égalité, le quartier qui a le plus de maisons, puis l’ordre de lecture. Dans le quartier : une maison à étage d’abord, puis celle qui touche le plus de ses maisons, puis l’ordre de lecture. Pour un enclos : une façade qui lui laisse deux côtés libres d’abord, puis au nord, à l’est, au sud, à l’ouest.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-6 =
    .title = L’élément au choix
    .rule = Parmi enclos, four, totem et maison (pour le nombre de maisons, là où on le compare), il prend ce qui gagnerait un aspect dans le plus de quartiers disputés ; à égalité, ce dont il reste le plus, puis enclos, four, totem, maison. Si rien n’en gagne, une maison ; sans maison possible, le premier de la liste qui a une place.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-7 =
    .title = Son chaman
    .rule = Le chaman va dans le quartier où le voisin a le plus de maisons et de pièces, sur sa maison qui porte le plus de pièces ; à égalité, l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-8 =
    .title = Ses cartes
    .rule = Avant chaque phase, la première ligne qui s’applique, une fois. 1 : au dernier tour, avant la phase 4, il marque tous ses groupes. 2 : il marque un groupe de cinq. 3 : un groupe de quatre, si quelqu’un n’a plus que huit maisons ou moins. 4 : avant la phase 4, un groupe de trois, dans le même cas, ou s’il a au moins deux cartes par famille. 5 : avant la phase 3, il dépense, tant qu’il le peut, une carte pour chaque élément qui lui fait gagner un aspect, dans l’ordre enclos, four, totem, bête, villageois, maison. Sinon il garde ses cartes. Ses groupes sont ceux qui rapportent le plus avec les cartes qu’il peut dépenser ; à points égaux, le moins de cartes, puis l’ordre totem, four, enclos, maison, bétail, villageois.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-9 =
    .title = Ses pertes
    .rule = Il sacrifie la maison qui vaut le moins : 4 pour un étage, 2 pour un four ou un totem, 1 par enclos, par villageois et par bête, et 2 si c’est l’unique maison d’une famille dans un quartier disputé. Des autres pièces, il perd d’abord celles qui ne tiennent pas à une maison à étage. À égalité, la dernière dans l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-10 =
    .title = Le quartier qu’il fait inspecter
    .rule = Le quartier où il pioche le plus de cartes ; à égalité, celui où vous en piochez le moins, puis l’ordre de lecture.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-11 =
    .title = Sa fin de tour
    .rule = Ses cartes utilisées vont sous la pile qui a le moins de cartes ; à égalité, dans l’ordre du plateau. Il donne le marqueur au clan, autre que le sien, qui a le moins de points ; à égalité, au prochain dans le sens des aiguilles d’une montre.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-12 =
    .title = Son pouvoir de clan
    .rule = Dans la partie experte, il s’en sert toujours quand il le peut. Les Eguor remplacent la maison à laquelle tient le plus de pièces, la vôtre à égalité. Les Trev et les Uelb placent leur enclos, puis leur bête ou leur villageois. Les Enuaj volent celui qui a le plus de points (vous à égalité), d’abord ce qui leur fait gagner un aspect, dans l’ordre four, totem, enclos, bête, villageois, et de préférence dans un quartier où ils habitent. Les Teoiv bâtissent une maison et y mettent le chaman.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-13 =
    .title = Les niveaux
    .rule = 0, doux : un voisin ne construit pas avec ses cartes et veut une famille de moins. 1, normal. 2, difficile : il veut une famille de plus, construit aussi avec ses jokers, et gagne en phase 3 ce qui serait à égalité avec vous (entre deux voisins, le prochain après vous dans le sens des aiguilles d’une montre). 3, féroce : de plus, il reçoit deux tuiles à chaque étape et construit celle dont le troisième élément gagnerait un aspect dans le plus de quartiers.
    .source = Défi non officiel de Vestiges, Les Voisins
HK-SOLO-14 =
    .title = Gagner contre ses voisins
    .rule = Vous perdez si un voisin a au moins autant de points que vous. Sinon votre avance sur le meilleur voisin vaut une médaille : bronze (hameau), argent (village) ou or (höyük).
    .source = Défi non officiel de Vestiges, Les Voisins
