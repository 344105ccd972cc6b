### Höyük : les décisions de règles. Là où le livret se tait ou hésite : la question, ce que nous faisons, pourquoi.
### .other : l’autre lecture · .ours et .theirs : le nom des choix, le nôtre d’abord, avec leur prix · règles concernées : assets/hoyuk/rulings.json.

HK-A1 =
    .question = Le placement en diagonale est interdit : qu’est-ce à dire ?
    .answer = Sur une case vide, une nouvelle maison ne peut pas toucher par un coin une maison debout qui serait d’un autre quartier. Fonder demande donc quatre coins sans maison. Enclos et ruines au coin ne gênent pas ; enclos, étages, maisons sur une ruine et remplacement par les Eguor échappent à cette règle, et l’on n’y revient jamais ensuite. L’option s’en tient à l’alignement.
    .reason = La phrase du livret est séparée de celle qui demande l’alignement ; sur une grille, elle ne dirait rien si elle ne visait que lui.
    .other = N’exiger que l’alignement : « en diagonale » viserait une maison décalée d’une demi-case. Deux quartiers pourraient alors se toucher par un coin.
    .short = Coins
    .ours = Interdits
    .theirs = Permis
    .ours-price = quatre coins libres pour fonder
    .theirs-price = on fonde plus près

HK-A2 =
    .question = Le bord du plateau est-il un côté libre ?
    .answer = Oui, pour la sortie d’un enclos comme pour un étage. L’option le ferme.
    .reason = Le livret appelle fermé un côté qui touche un enclos ou une maison ; au bord, il n’y aura jamais ni l’un ni l’autre.
    .other = Tenir le bord pour un mur : un enclos ou une maison au bord aurait un côté de moins. Le livret ne le compte pas parmi ce qui ferme.
    .short = Bord du plateau
    .ours = Libre
    .theirs = Fermé
    .ours-price = un côté libre de plus au bord
    .theirs-price = moins d’étages et d’enclos au bord

HK-A3 =
    .question = Un côté qui donne sur une ruine est-il une sortie pour l’enclos ?
    .answer = Oui. Rebâtir sur cette ruine est donc refusé si c’est la dernière sortie.
    .reason = Le livret tient les ruines pour un terrain libre, et défend de boucher la dernière sortie.
    .other = N’admettre pour sortie qu’une case vide : rebâtir sur une ruine ne boucherait jamais un enclos.

HK-A4 =
    .question = Peut-on placer un enclos, un four ou un totem chez un autre ?
    .answer = Non : seulement contre vos maisons, et sur elles.
    .reason = Les pièces n’ont pas de couleur : c’est la maison qui dit à qui elles comptent. Et le livret l’interdit expressément pour le bétail, les villageois et les étages.
    .other = Laisser placer partout : on bâtirait pour son adversaire, ou l’on boucherait ses façades.

HK-A5 =
    .question = Un enclos peut-il remplacer une ruine ?
    .answer = Non : une ruine ne cède la place qu’à une maison.
    .reason = Le livret ne décrit que des maisons bâties sur des ruines.
    .other = Poser un enclos sur une ruine : elle quitterait le jeu pour lui, ce que rien ne dit.

HK-A6 =
    .question = Une maison qui ne toucherait un quartier que par un enclos ou une ruine ?
    .answer = Elle est refusée, même à qui n’habite pas le quartier. Un quartier où plus aucune maison n’est debout peut renaître par une maison bâtie sur une de ses ruines, par n’importe qui ; le toucher du dehors reste refusé.
    .reason = Le livret demande le contact d’une maison, la vôtre ou celle d’un rival. Dire que deux maisons reliées par un enclos sont du même quartier est une définition : elle soumet une telle maison à cette exigence, elle ne l’en dispense pas. Sous cette lecture, la définition ne trouve pourtant jamais à s’appliquer : ce point reste incertain.
    .other = L’admettre pour qui n’habite pas le quartier : il y entrerait par derrière, sans toucher de maison. Le livret demande pourtant celle d’un adversaire.

HK-A7 =
    .question = Comment compter la moitié des pièces, et s’il n’y en a qu’une ?
    .answer = Comme pour les maisons : on arrondit vers le bas, mais une pièce seule est perdue. Avec l’option, une pièce seule reste ; une maison seule tombe toujours.
    .reason = Le livret ne le dit que pour les maisons ; une règle unique est plus simple à retenir.
    .other = Arrondir vers le bas, sans exception : une bête, un villageois, un enclos, un four ou un totem seul serait épargné. La note du livret ne parle que de maisons.
    .short = Une pièce seule
    .ours = Perdue
    .theirs = Épargnée
    .ours-price = les calamités mordent plus tôt
    .theirs-price = une pièce ne risque rien

HK-A8 =
    .question = « Le plus de… », quand aucun quartier n’en a ?
    .answer = Personne n’est touché. « Le moins de… », en revanche, touche tous les quartiers habités au minimum, zéro compris. Avec l’option, « le plus » touche alors tous les quartiers.
    .reason = Personne n’a le plus de rien ; de même, un aspect absent ne donne pas de carte.
    .other = Toucher tous les quartiers quand aucun n’a rien : ils sont bien à égalité, mais pour zéro.
    .short = « Le plus » de rien
    .ours = Personne
    .theirs = Tous
    .ours-price = une calamité peut passer
    .theirs-price = tout le village frappé

HK-A9 =
    .question = Une pile vide l’est-elle pour toujours ?
    .answer = Non : on peut y remettre des cartes, et y piocher de nouveau. Avec l’option, une pile vidée est fermée pour de bon ; si toutes le sont, les cartes utilisées quittent le jeu.
    .reason = Une phrase du livret la ferme jusqu’à la fin, deux autres parlent de la regarnir ou de la laisser vide un tour. Nous suivons les deux.
    .other = Fermer la pile vidée jusqu’à la fin : une phrase du livret le dit. Il faudrait alors ne jamais vider la pile où l’on est le meilleur.
    .short = Pile vide
    .ours = Regarnie
    .theirs = Fermée
    .ours-price = davantage de cartes gagnées
    .theirs-price = des majorités sans valeur

HK-A10 =
    .question = Un quartier où ne restent que des ruines compte-t-il ?
    .answer = Pas pour les calamités, l’inspection ni le score final. Mais il reste un quartier pour qui veut bâtir à côté.
    .reason = Les calamités frappent des habitants, et il n’y en a plus.
    .other = Le compter comme le plus petit : des calamités frapperaient dans le vide.

HK-A11 =
    .question = Une calamité frappe-t-elle tout le monde à la fois ?
    .answer = Oui : les quartiers touchés, leur contenu, le chaman et le nombre de pertes sont fixés quand la carte est tirée. Puis chacun choisit, depuis le premier joueur, un quartier après l’autre.
    .reason = Le livret fait appliquer la carte joueur après joueur, mais parle de quartiers et de quantités qui ne doivent pas changer en chemin.
    .other = L’appliquer joueur par joueur : le deuxième aurait un autre plus grand quartier que le premier.

HK-A12 =
    .question = Et s’il ne reste pas assez de tuiles pour tous ?
    .answer = On distribue celles qui restent, puis on mélange la défausse et on continue. À la seconde étape, les tuiles de la première restent à l’écart. Il y en a toujours assez.
    .reason = Le livret ne remélange que quand toutes ont servi, et veut que les tuiles de la première étape ne reviennent pas dans la seconde : les deux sont respectés.
    .other = Tout mélanger dès qu’il en manque une : des tuiles de la première étape reviendraient dans la seconde.

HK-A13 =
    .question = Faut-il bâtir les trois éléments, et dans quel ordre ?
    .answer = Dans l’ordre que vous voulez. Tant que l’un de ceux qui restent a une place permise sans ôter de pièce à vous, il faut continuer ; quand aucun n’en a plus, le reste est perdu. Ôter une pièce pour faire de la place est permis, jamais exigé. Avec l’option, tout élément d’une tuile peut être refusé.
    .reason = Le livret dit que chacun bâtit les trois éléments, et ailleurs qu’on peut les bâtir. La première phrase est la plus ferme.
    .other = Bâtir ce que l’on veut de la tuile : « les éléments que vous pouvez bâtir » se lit ainsi. On garderait ses dernières maisons pour plus tard.
    .short = Éléments d’une tuile
    .ours = Obligatoires
    .theirs = Facultatifs
    .ours-price = on bâtit tout ce qui se peut
    .theirs-price = on peut garder ses maisons

HK-A14 =
    .question = Qu’est-ce que la 25ᵉ maison ?
    .answer = Celle qui épuise vos tuiles, étages compris : les tuiles détruites ne reviennent pas. Si l’on joue à 20 ou à 15 maisons, chacun n’en reçoit que ce nombre.
    .reason = Le livret donne 25 tuiles par joueur, et retire du jeu celles qui tombent.
    .other = Compter les maisons debout : une calamité ferait reculer la fin de la partie.

HK-A15 =
    .question = Quand n’y a-t-il plus de place ?
    .answer = Après les constructions, quand aucun joueur à qui il reste des maisons n’a de place permise : ni case, ni ruine, ni étage, même en ôtant ses propres pièces.
    .reason = Le livret le situe à la fin du tour, et ne parle que des maisons.
    .other = Finir dès qu’un seul joueur est bloqué, ou compter aussi les autres éléments : le livret dit que ceux-ci restent possibles.

HK-A16 =
    .question = Enclos à égalité : compte-t-on les étages du quartier, ou ceux des maisons aux enclos ?
    .answer = Ceux du quartier, comme pour tout aspect.
    .reason = L’exemple du livret parle d’un enclos rattaché à une maison à étage ; mais la règle est claire, et l’exemple lui convient aussi.
    .other = Ne compter que les étages des maisons aux enclos : l’exemple y fait penser, mais il n’est écrit que pour le bétail et les villageois.

HK-A17 =
    .question = Choisit-on aussi les quartiers qui ne donnent pas de carte ?
    .answer = Non : on ne choisit que parmi les quartiers d’au moins deux joueurs, sans sauterelles. Avec l’option, chaque quartier habité est choisi à son tour, et un joueur peut y perdre son choix.
    .reason = On ne compare que dans les quartiers d’au moins deux joueurs. La lettre du livret parle de chaque quartier, mais ferait choisir bien des quartiers pour rien.
    .other = Choisir à tour de rôle parmi tous les quartiers habités : « chaque quartier » le dit à la lettre. On pourrait alors perdre son choix, ou le faire perdre.
    .short = Quartiers à choisir
    .ours = Disputés
    .theirs = Tous
    .ours-price = chaque choix donne des cartes
    .theirs-price = un choix peut se perdre

HK-A18 =
    .question = Les cartes en main sont-elles secrètes ?
    .answer = Non : chacun peut les voir. L’option les cache.
    .reason = Elles viennent de piles face visible : tout le monde les a vues.
    .other = Les cacher : le livret parle de cartes en main, et jouer de mémoire est une autre partie.
    .short = Mains
    .ours = Visibles
    .theirs = Cachées
    .ours-price = chacun compte les groupes
    .theirs-price = il faut se souvenir

HK-A19 =
    .question = Quand la limite de cartes est-elle fixée ?
    .answer = Quand vient votre moment de jouer des cartes : autant que vous avez alors de familles, quoi que vos cartes y changent. Avec l’option, on la compte de nouveau à chaque carte.
    .reason = Le livret demande de s’assurer de ses familles avant de commencer à jouer des cartes.
    .other = La compter à chaque carte : une maison bâtie par une carte pourrait donner droit à une carte de plus, ou l’ôter.
    .short = Limite de cartes
    .ours = Au début
    .theirs = À chaque carte
    .ours-price = vos cartes n’y changent rien
    .theirs-price = fonder peut donner une carte

HK-A20 =
    .question = Un groupe de jokers seuls, et un groupe avec jokers pour le pouvoir d’un clan ?
    .answer = Les deux sont permis. Cinq cartes d’un coup, jokers compris, éveillent le pouvoir.
    .reason = Le joker remplace n’importe quelle carte.
    .other = Exiger une vraie carte par groupe, ou cinq vraies cartes pour le pouvoir : « n’importe quelle carte » ne l’exige pas.

HK-A21 =
    .question = Que peut bâtir un joker ?
    .answer = Tout élément qu’une carte de la partie peut montrer : maison, enclos, four, totem et, en partie experte, bétail ou villageois. Jamais le chaman.
    .reason = Il remplace une carte, et aucune ne montre le chaman.
    .other = Lui faire bâtir aussi le chaman : aucune carte ne le montre.

HK-A22 =
    .question = Et si le chaman est déjà dans le village ?
    .answer = Il se déplace, et le quartier qu’il quitte n’est plus protégé. S’il vient de repousser une calamité et qu’un pouvoir le replace, il repart de neuf et reste à la fin du tour.
    .reason = Il n’y a qu’un chaman, et le livret le fait placer sans condition.
    .other = Perdre l’élément quand le chaman est déjà placé : le livret ne le dit pas.

HK-A23 =
    .question = Une calamité sans effet épuise-t-elle le chaman ?
    .answer = Oui, si elle vise son quartier, même quand il n’y avait rien à y perdre. L’inondation ne vise pas de quartier : elle l’enlève sans qu’il ait rien repoussé.
    .reason = Le livret parle de la prochaine calamité qui devrait viser le quartier.
    .other = Ne l’épuiser que s’il y avait quelque chose à perdre : il faudrait regarder l’effet avant la cible.

HK-A24 =
    .question = Le quartier protégé, un autre est-il touché à sa place ?
    .answer = Non. Seuls les quartiers à égalité avec lui souffrent quand même.
    .reason = Le livret épargne ce quartier, et n’en désigne pas d’autre.
    .other = Passer au quartier suivant par la taille : quelqu’un paierait pour la protection d’un autre.

HK-A25 =
    .question = Le chaman gêne-t-il un étage ou d’autres pièces ?
    .answer = Non : il ne prend aucune place, et monte avec l’étage. Si les Eguor détruisent sa maison, il retourne à la réserve.
    .reason = Le livret ne limite que fours, totems et villageois.
    .other = Le compter comme une pièce de plus sur la maison : il occuperait le toit ou empêcherait l’étage.

HK-A26 =
    .question = À la fin, un quartier d’un seul joueur rapporte-t-il ?
    .answer = Oui : sa plus grande famille compte, et de même, en partie experte, ses bêtes et ses villageois. Il en faut au moins un.
    .reason = Le livret n’exige deux joueurs que pour les cartes d’aspect.
    .other = N’y compter que les quartiers d’au moins deux joueurs : s’installer seul ne rapporterait plus rien.

HK-A27 =
    .question = Et si les deux plus grandes familles sont au même joueur ?
    .answer = Il marque pour l’une d’elles. Une égalité avec la famille d’un autre suit la règle ordinaire.
    .reason = Le livret dit qu’aucun joueur ne reçoit la récompense : il pense à des joueurs différents.
    .other = Ne rien lui donner : à la lettre, l’égalité demeure, et le livret ne donne alors rien à personne. Ce joueur serait puni d’avoir deux grandes familles.
    .short = Deux familles égales d’un clan
    .ours = L’une d’elles marque
    .theirs = Rien
    .ours-price = une calamité coûte des maisons, pas le quartier
    .theirs-price = une famille coupée en deux moitiés ne vaut plus rien

HK-A28 =
    .question = Les sauterelles comptent-elles au score final ?
    .answer = Non : elles n’ôtent que les cartes d’aspect du tour.
    .reason = Leur effet ne parle que de ces cartes.
    .other = Étendre l’invasion au score final, si elle vient au dernier tour : son effet n’en parle pas.

HK-A29 =
    .question = Eguor : et face à une maison à étage ?
    .answer = Ses deux tuiles quittent le jeu, ce qui y tenait retourne à la réserve, et votre maison n’a pas d’étage. Il vous faut une maison et une cible, sinon le pouvoir est perdu. Elle peut être votre dernière. La case ne devient jamais une ruine.
    .reason = Le livret détruit et rebâtit d’un seul geste, sans aucun élément.
    .other = N’abattre que l’étage, ou laisser une ruine : le livret détruit la maison et en bâtit une à sa place.

HK-A30 =
    .question = Enuaj : que peut-on voler ?
    .answer = Enclos, four, totem, bétail ou villageois, pas le chaman ; les deux au même joueur. Un enclos et sa bête font deux éléments, que l’on peut voler l’un et l’autre, dans l’ordre que l’on veut ; une bête qui n’est pas volée avec son enclos retourne à la réserve. On prend les deux éléments, puis on les place où l’on veut chez soi ; on ne prend que ce qu’on pourra placer. S’il n’y a qu’un vol possible, un seul.
    .reason = Le livret parle de deux éléments d’un joueur, hormis les maisons.
    .other = Voler à deux joueurs, ou voler le chaman : le livret dit « à un joueur », et le chaman n’est à personne.

HK-A31 =
    .question = Trev et Uelb : et si une pièce manque ou n’a pas de place ?
    .answer = On prend et on place ce qui est possible. Le bétail n’est pas tenu d’aller dans le nouvel enclos, ni le villageois sur sa maison.
    .reason = Ailleurs aussi, le livret ne fait bâtir que ce qui est disponible.
    .other = Perdre tout le pouvoir dès qu’une des deux pièces manque, ou les lier l’une à l’autre : rien ne le demande.

HK-A32 =
    .question = Quand un pouvoir s’emploie-t-il ?
    .answer = Aussitôt après les 12 points, une fois par groupe de cinq. Il n’est pas obligatoire, et ne compte pas comme une carte dépensée.
    .reason = Le livret le lie au moment où l’on marque les 12 points.
    .other = Le garder pour plus tard dans le tour : il faudrait le noter, et le livret ne le prévoit pas.

HK-A33 =
    .question = En partie experte, l’élément au choix peut-il être du bétail ou un villageois ?
    .answer = Non : maison, enclos, four ou totem.
    .reason = Le livret donne la liste des quatre.
    .other = L’ouvrir à toutes les pièces de la partie experte : la liste n’en nomme que quatre.

HK-A34 =
    .question = Le premier joueur se donne-t-il aussi une tuile ?
    .answer = Oui, à chaque étape.
    .reason = Le livret parle des autres joueurs, mais ajoute que tout le monde place sa tuile devant soi.
    .other = Le premier joueur sans tuile : il bâtirait moins que les autres.

HK-A35 =
    .question = Une calamité peut-elle faire perdre des cartes d’aspect ?
    .answer = Aucune ne le fait.
    .reason = L’introduction du livret l’évoque, mais aucune des vingt-quatre cartes n’a cet effet : les sauterelles empêchent seulement d’en gagner.
    .other = Chercher cet effet sur une carte : les vingt-quatre sont décrites, et aucune ne l’a.

HK-A36 =
    .question = Volcan : et le bétail des enclos perdus ?
    .answer = Il retourne aussi à la réserve. Le propriétaire choisit les enclos.
    .reason = Le bétail ne vit que dans un enclos.
    .other = Laisser le bétail sans enclos : il n’aurait plus de place.

HK-A37 =
    .question = Revoit-on les sorties des enclos après une calamité ?
    .answer = Non : ce qui disparaît ne fait que libérer des côtés.
    .reason = Aucun enclos ne peut s’en trouver bouché.
    .other = Tout vérifier de nouveau : on trouverait toujours la même chose.

HK-A38 =
    .question = Au premier tour, joue-t-on des cartes avant la phase 2 ?
    .answer = Non, ce moment est sauté avec la phase.
    .reason = Personne n’a de carte avant la phase 3 du premier tour.
    .other = Ouvrir ce moment quand même : personne n’a de carte à y jouer.

HK-A39 =
    .question = Qui joue quel clan ?
    .answer = Chacun choisit sa couleur, et le clan va avec. Hors de la partie experte, il n’a pas d’autre effet.
    .reason = Le livret fait prendre à chacun le lot de son clan, sans dire comment le choisir.
    .other = Tirer les clans au sort : le programme le permet aussi, d’un bouton.

HK-A40 =
    .question = Et si les ex aequo n’ont aucune maison à étage ?
    .answer = Personne ne l’emporte.
    .reason = Zéro égale zéro : leurs étages sont à égalité.
    .other = Partager, ou tirer au sort : le livret ne le fait nulle part.

HK-A41 =
    .question = Les cartes ajoutées par les grandes parties se mêlent-elles aux autres ?
    .answer = Non : chaque lot de cartes garnit ses propres bases. Avec l’option, on mélange toutes les cartes de la partie, dix par base.
    .reason = Le livret répartit les cartes ajoutées sur les nouvelles bases ; une source publique décrit un seul mélange.
    .other = Mélanger toutes les cartes de la partie : chaque base donnerait un peu de tout, dès le début.
    .short = Cartes ajoutées
    .ours = Par lots
    .theirs = Mêlées
    .ours-price = chaque base a ses symboles
    .theirs-price = de tout sur chaque base

HK-A42 =
    .question = Et si l’on habite deux quartiers touchés, ou seulement des maisons à étage ?
    .answer = La perte se compte dans chaque quartier à part. Une maison perdue l’est tout entière, quelle que soit sa hauteur.
    .reason = Le livret parle des maisons du quartier concerné, et d’une maison à étage comme d’une seule.
    .other = Une seule perte pour tous ses quartiers, ou un étage pour une maison : le livret compte par quartier, et une maison à étage pour une.

HK-A43 =
    .question = Dans quel ordre les cartes vont-elles sous une pile ?
    .answer = Celle que vous avez dépensée la première est au-dessus des autres. Les cartes des joueurs suivants vont plus bas.
    .reason = Le livret n’en dit rien ; seule la carte du dessus d’une pile se voit.
    .other = Un ordre au choix : on préparerait la carte que piochera un autre.

HK-A44 =
    .question = La partie finit-elle toujours ?
    .answer = Oui, sans limite de tours : les maisons détruites ne reviennent jamais, et il y a toujours où bâtir quand le village se vide.
    .reason = Sur six cents parties tirées au hasard, la plus longue a duré sept tours. Manquer de place est donc très rare.
    .other = Fixer un nombre de tours : aucune partie n’en a besoin.

HK-A45 =
    .question = Teoiv : quelle maison, et si aucune n’est possible ?
    .answer = N’importe quelle place permise, ruine et étage compris. Sans place ou sans maison, le pouvoir est perdu et le chaman ne bouge pas. Ce peut être la dernière maison.
    .reason = Le livret fait bâtir une maison selon les règles habituelles, et placer le chaman sur elle.
    .other = Bâtir au sol seulement, ou déplacer le chaman sans maison : le livret renvoie aux règles habituelles.
