### Magnastorm : les décisions. Là où le livret se tait ou hésite : la question, ce que nous faisons, pourquoi.
### .other : l’autre lecture · .ours et .theirs : les noms des choix, le nôtre d’abord, avec leur prix · règles : assets/magnastorm/rulings.json.

## Prise de commandants

MS-A36 =
    .question = Votre propre équipage dans la colonne se paie-t-il ?
    .answer = Oui, d’un cube de votre couleur chacun.
    .reason = La règle compte tout l’équipage présent sous le commandant.
    .other = Ne payer que l’équipage des autres : rien ne l’indique.

MS-A49 =
    .question = Un commandant change de mains : le rouge avant le vert ?
    .answer = Les deux à la fois ; ce n’est qu’ensuite que l’on regarde si le seuil est atteint.
    .reason = Le livret ne les range dans aucun ordre, et l’ordre d’écriture ne doit pas décider de la fin.
    .other = L’un après l’autre : le seuil pourrait être atteint un instant, sans que l’on sache pourquoi.

MS-A21 =
    .question = La réputation peut-elle descendre sous 0 ?
    .answer = Non, elle s’arrête à 0.
    .reason = La piste commence à 0 ; avec des cartes à +2 et −1, le cas ne se présente pas.
    .other = Compter des points négatifs : la piste n’en a pas.

MS-A39 =
    .question = Le premier joueur peut-il prendre le jeton ?
    .answer = Oui : il a le bonus, et garde sa place.
    .reason = La règle ne demande que de payer la colonne.
    .other = Le lui interdire : il ne pourrait pas défendre sa place.

MS-A8 =
    .question = Que veut dire « tour » ?
    .answer = Pour le jeton, la manche suivante ; pour la case Ordre du tour, le cycle suivant ; pour Beeper et Kaysia, votre propre tour.
    .reason = L’administration remet le jeton et règle l’ordre ; l’exemple de la case montre le cycle ; une carte parle de ce que fait son possesseur.
    .other = Un seul sens pour les quatre : les exemples se contrediraient.

MS-A37 =
    .question = Forrester sert-il aussi quand on le prend à quelqu’un ?
    .answer = Oui, à chaque fois que la carte est prise.
    .reason = La carte dit « après avoir pris », sans dire à qui.
    .other = Une seule fois par partie : la carte n’en parle pas.

## Le tableau inférieur

MS-A31 =
    .question = Combien de lignes à 2 ou 3 joueurs ?
    .answer = Cinq, comme à 4 joueurs.
    .reason = Un compte rendu en montre 25 cases à 4 joueurs ; l’autre face n’est décrite nulle part, et l’équipage doit y tenir.
    .other = Quatre lignes : il n’y aurait que 16 cases pour 12 neutres et l’équipage des joueurs.

MS-A41 =
    .question = Peut-on poser l’équipage sur une ligne trop chère ?
    .answer = Oui ; il ne reste alors que l’action B.
    .reason = Le prix est celui de l’action A, pas celui de la case.
    .other = Réserver la case à qui peut payer : elle sert aussi à gagner.

MS-A48 =
    .question = Que devient l’équipage empilé sur une case ?
    .answer = Chacun compte pour lui-même, au prix comme pour jouer. Une colonne peut ainsi en porter plus de cinq ; le bonus Équipage demande toujours une case libre.
    .reason = Le livret compte des membres d’équipage, non des cases.
    .other = Compter la case pour un : l’équipage posé en trop ne coûterait rien.

MS-A7 =
    .question = Quand viennent les bonus Recherche, Équipage et Ordre du tour ?
    .answer = Après l’action et après les bonus de commandants. Leurs cubes ne paient donc pas cette action.
    .reason = Les cartes viennent avant la case, et plusieurs cartes demandent que l’action soit faite.
    .other = Dès que l’équipage est posé, avant l’action : la phrase « vous l’obtenez en y posant » le permet, et seuls les bonus liés à A ou B y sont renvoyés après.
    .short = Bonus de case
    .ours = Après l’action
    .theirs = En posant
    .ours-price = il ne paie pas cette action
    .theirs-price = il peut payer cette action

MS-A18 =
    .question = Que veut dire poser sous un autre membre d’équipage ?
    .answer = Sur la première case libre sous un autre membre d’équipage. Si tous ceux de la colonne sont en bas, sur la plus haute case libre. Une colonne pleine ne convient pas ; si le haut est vide, seul le bas reste.
    .reason = Le livret le veut sous un autre. Mais en haut les lignes ne comptent pas : il s’agit de ne pas entrer dans une colonne vide, dit-il entre parenthèses. Dans ce seul cas, nous nous écartons des mots.
    .other = Juste en dessous d’un autre, à la lettre : une colonne dont le seul membre est tout en bas serait fermée.

MS-A19 =
    .question = Le bonus Équipage est-il obligatoire ?
    .answer = Non ; il est perdu si l’on n’en veut pas, ou si l’on n’a plus d’équipage.
    .reason = Le livret écrit « vous pouvez ».
    .other = Le garder pour plus tard : il vient « immédiatement ».

MS-A28 =
    .question = Et si deux joueurs échangent leur place dans un même cycle ?
    .answer = La piste change deux fois, l’une après l’autre ; le cycle en cours garde son ordre.
    .reason = Chaque échange se fait tout de suite et ne vaut que pour le cycle suivant.
    .other = Les appliquer ensemble à la fin : leur ordre resterait à choisir.

MS-A9 =
    .question = Kim-Kin Park : une fois par tour, ou par manche ?
    .answer = À chacun de vos tours. L’équipage partage la case ; après l’échange des tableaux, la colonne en a un de plus.
    .reason = C’est ce qui est écrit, même si l’on ne pose qu’un membre d’équipage par tour.
    .other = Une fois par manche : la limite voudrait alors dire quelque chose.
    .short = Kim-Kin Park
    .ours = Chaque tour
    .theirs = Chaque manche
    .ours-price = toute case sert à chaque tour
    .theirs-price = une seule case occupée par manche

## Déplacements

MS-A1 =
    .question = Le Scout roule-t-il vers le calme, ou jusque-là ?
    .answer = Vers le calme, dans sa portée : une zone plus proche du secteur calme, en ne comptant que les chemins dans le sens des aiguilles d’une montre. Il ne peut pas rester. Un laboratoire peut s’y installer.
    .reason = Le livret indique un sens de marche ; et interdire les stations dans la tempête serait inutile si l’on n’y roulait jamais.
    .other = Il est posé d’un coup dans ce secteur, dans une de ses deux zones d’entrée.
    .short = Fuir la tempête
    .ours = En roulant
    .theirs = D’un coup
    .ours-price = vers le calme, selon la portée
    .theirs-price = toujours jusqu’au calme

MS-A2 =
    .question = Une station rend-elle la sortie « possible » ?
    .answer = La vôtre, oui, et elle est alors obligatoire s’il n’y a qu’elle. Celle d’un autre n’est jamais imposée, pas plus que les dépenses de commandants.
    .reason = La vôtre ne coûte rien ; payer un cube à quelqu’un reste un choix.
    .other = Ne compter que la route : la station serait une échappatoire, non un moyen.

MS-A34 =
    .question = Et si seule une portée plus longue mène au calme ?
    .answer = La portée de la case choisie compte : si elle y suffit, il faut y aller.
    .reason = C’est ce déplacement-ci qui doit le permettre.
    .other = Ne compter que la portée ordinaire : la case serait sans effet dans la tempête.

MS-A33 =
    .question = Un départ peut-il être dans la tempête ?
    .answer = Oui : il fait partie de son secteur, et le Scout doit en sortir comme d’ailleurs.
    .reason = Il se trouve au bord de ce secteur, et rien ne l’en met à part.
    .other = En faire un abri : le livret n’en connaît pas.

MS-A3 =
    .question = Peut-on traverser la tempête en deux pas ?
    .answer = Non : chaque zone où l’on entre est calme, sauf si le Scout part de la tempête.
    .reason = On ne se déplace pas dans ces secteurs ; passer est s’y déplacer.
    .other = N’interdire que l’arrivée : la phrase parle d’une case.

MS-A35 =
    .question = Quel cube pour la station d’un autre ?
    .answer = N’importe lequel des vôtres, une fois la ligne payée ; c’est ce cube que reçoit le propriétaire.
    .reason = Le livret laisse le choix à qui paie.
    .other = Un cube de la couleur du propriétaire : rien ne le demande.

MS-A40 =
    .question = Rester en place se paie-t-il ?
    .answer = Oui : toute action A coûte sa ligne.
    .reason = On paie d’abord, et rester est une des façons de se déplacer.
    .other = Gratuit, faute de bouger : le prix n’est pas celui de la distance.

MS-A14 =
    .question = Rester en place compte-t-il pour les commandants ?
    .answer = Oui : toute action A est un déplacement pour eux.
    .reason = C’est l’action que leurs textes nomment.
    .other = Exiger que le Scout bouge : la carte le dirait.

MS-A5 =
    .question = Le premier pas depuis une station permet-il de construire ?
    .answer = Non, mais il compte dans la portée. Toute station sert, où qu’elle soit ; les zones où l’on entre restent soumises à la tempête.
    .reason = On part de la limite entre deux secteurs : on ne la franchit pas.
    .other = Y voir un passage d’un secteur à l’autre : on construirait sans avoir roulé.

MS-A4 =
    .question = Construire à la limite du calme et de la tempête ?
    .answer = Permis si l’un des deux secteurs est calme ; interdit entre deux secteurs de tempête.
    .reason = L’emplacement touche alors le calme ; seul un Scout qui sort de la tempête y passe.
    .other = L’interdire dès qu’un côté est en tempête : l’emplacement n’est pas dans ce secteur.

MS-A6 =
    .question = Un emplacement touche plusieurs lignes : laquelle compte ?
    .answer = Chacune d’elles ; mais un emplacement ne porte qu’une station.
    .reason = Il suffit qu’il soit relié au trajet.
    .other = Une seule ligne par emplacement : le plateau n’en désigne pas.

MS-A47 =
    .question = Deux passages de secteur en un long trajet : deux stations ?
    .answer = Non, une seule.
    .reason = Le livret parle d’une station, au singulier.
    .other = Une par passage : le texte n’en prévoit qu’une.

MS-A32 =
    .question = Quelle station part la première ?
    .answer = Celle de gauche, puis de gauche à droite.
    .reason = Comme les laboratoires du même plateau.
    .other = Au choix : on prendrait toujours la moins chère.

## Laboratoires, recherche, cubes

MS-A20 =
    .question = Que fait un marqueur arrivé tout en haut ?
    .answer = Il reste, sans bonus. Une avance imposée est perdue, sauf si Huber la conduit ailleurs.
    .reason = Il n’y a plus de niveau à atteindre.
    .other = Redonner le dernier bonus : on n’y arrive pas de nouveau.

MS-A15 =
    .question = Les cubes noirs retournent-ils dans le sac entre deux pioches ?
    .answer = Non : on pioche tout ensemble, puis on échange les noirs. Si le sac n’en a pas assez, on pioche ce qu’il y a.
    .reason = Le bonus donne deux ou trois cubes d’un coup.
    .other = Un par un : un même noir pourrait sortir deux fois.

MS-A16 =
    .question = Et si la réserve n’a plus la couleur ?
    .answer = Ce qui manque est perdu ; un cube au choix doit être disponible. Les revenus se prennent dans l’ordre du tour.
    .reason = La boîte compte 25 cubes par couleur, et rien ne parle de remplacements.
    .other = Une réserve sans fin : c’est rare, et le nombre de cubes est écrit.

MS-A17 =
    .question = Peut-on échanger pendant le tour d’un autre ?
    .answer = On échange chaque fois que l’on a quelque chose à décider.
    .reason = Ailleurs, l’échange ne changerait que la réserve : il pourrait reprendre ou rendre les derniers cubes d’une couleur, avant un gain (A16). Pendant l’administration personne ne décide rien, et personne n’est donc interrogé.
    .other = À tout instant, l’administration comprise : il faudrait interroger tout le monde à chaque pas, pour ces rares cas.

MS-A10 =
    .question = Quel cube Sayuri Modo épargne-t-elle ?
    .answer = Le premier de votre couleur qui est dû dans l’action : la ligne, puis la station, puis le laboratoire. Ni le cube donné pour une station, ni les dépenses de commandants.
    .reason = La carte parle de toute l’action de déplacement.
    .other = Seulement celui de la ligne : elle ne servirait à rien sur une ligne jaune.

MS-A11 =
    .question = Combien de cubes Idris Yakuul remplace-t-il ?
    .answer = Un par action, dans le prix de la ligne, d’une station, d’un laboratoire, ou de la colonne prise.
    .reason = La carte dit un cube, et nomme ces deux actions.
    .other = Un par prix payé : la carte parle de l’action.

MS-A12 =
    .question = Mira Mascovic : le laboratoire de qui ?
    .answer = De n’importe qui. La zone doit être calme, la ligne se paie, aucune station ne se construit ; sauter hors de la tempête est permis.
    .reason = La carte parle d’un laboratoire, sans dire à qui ; le reste suit les règles ordinaires.
    .other = Un des vôtres seulement : la carte l’aurait dit.

MS-A13 =
    .question = Le laboratoire de plus d’Azrea avance-t-il la recherche ?
    .answer = Oui, d’un niveau, comme tout laboratoire. La case doit être libre avant l’action. Elle vient avant la case Double, comme tout commandant ; l’autre ordre mène au même point. Si la case Double sert dans la même action, un seul niveau en tout : celui d’Azrea attend donc que l’on se passe du second laboratoire de la case.
    .reason = La limite à un niveau n’est imprimée que pour la case Double, et vaut pour tout le déplacement ; Azrea coûte un cube de plus.
    .other = Un niveau en tout, comme sur la case Double.
    .short = Azrea Bonsmai
    .ours = Un niveau de plus
    .theirs = Pas de niveau
    .ours-price = deux laboratoires, deux niveaux
    .theirs-price = deux laboratoires, un niveau

MS-A42 =
    .question = À quelles pioches Joy s’ajoute-t-elle ?
    .answer = À toutes, deux cubes par pioche, bonus de niveau et case Sac.
    .reason = La carte dit « à chaque fois ».
    .other = Deux cubes par cube pioché : elle en ajoute deux, pas le double.

MS-A43 =
    .question = Yuul et Rain comptent-ils pour les revenus ?
    .answer = Non : seulement pour l’action B.
    .reason = Leurs cartes nomment cette action.
    .other = Pour tout cube gagné : les cartes parlent de l’action.

## Objectifs

MS-A22 =
    .question = Majorité absolue ou simple ?
    .answer = C’est la même : plus que chacun des autres. Un laboratoire contre aucun suffit.
    .reason = Le livret emploie les deux mots et donne les deux fois cette explication.
    .other = Plus que tous les autres réunis : l’exemple montre le contraire.

MS-A23 =
    .question = Trois marqueurs de 2 : lesquels ?
    .answer = Vous les choisissez ; vous devez mener au moins une de ces zones-là, et chacun doit être au niveau 2 ou plus haut.
    .reason = La carte dit « une de ces zones ».
    .other = Mener n’importe quelle zone : la carte renvoie à celles qui reculent.

MS-A24 =
    .question = Peut-on remplir deux fois le même objectif ?
    .answer = Non : une fois par joueur.
    .reason = Huit marqueurs font quatre commandants et quatre objectifs, et chaque carte a une case par joueur.
    .other = Tant que des cases sont libres : le livret en annonce quatre au plus par partie.

MS-A46 =
    .question = Une carte de recherche impose-t-elle la zone ?
    .answer = Non : vous choisissez. Aucune carte connue n’en nomme une.
    .reason = Une phrase annonce une couleur sur la carte ; les quatre cartes montrées et expliquées n’en ont pas.
    .other = Une zone par carte : qui a la boîte peut le vérifier, et l’écrire dans les données.

MS-A45 =
    .question = Ellen compte-t-elle pour chaque objectif ?
    .answer = Oui ; et le niveau gagné peut donner son bonus.
    .reason = La carte dit « à chaque fois », et avancer reste avancer.
    .other = Une fois par manche : rien ne le dit.

## Administration et fin

MS-A44 =
    .question = Cedric sert-il de nouveau quand on le garde ?
    .answer = Oui : 1 point à chaque administration.
    .reason = La règle de l’administration permet de réutiliser un effet immédiat, et Cedric en est un.
    .other = Une seule fois, « quand vous prenez cette carte » : la règle est plus précise.

MS-A51 =
    .question = Dans quel ordre gagne-t-on la réputation de l’administration ?
    .answer = Peu importe ; le journal suit l’ordre du tour.
    .reason = Personne n’a de choix à y faire.
    .other = Un ordre imposé : il ne changerait rien.

MS-A25 =
    .question = Le seuil est atteint, et le haut se vide avant la fin du cycle ?
    .answer = La partie s’arrête là, sans administration.
    .reason = Les derniers n’ont plus d’action possible, et la fin était annoncée dans cette phase.
    .other = Jouer encore l’administration : elle n’est due que si la fin y survient.

MS-A26 =
    .question = Quand regarde-t-on le seuil ?
    .answer = À chaque changement de réputation, pendant le tour de n’importe qui ; plusieurs peuvent l’atteindre.
    .reason = Le livret dit seulement « quand un joueur atteint ».
    .other = À la fin de chaque tour : une perte pourrait alors l’effacer, ce que le livret exclut.

MS-A27 =
    .question = Quel ordre du tour départage ?
    .answer = La piste telle qu’elle est alors, échanges compris, et après l’administration si elle a eu lieu.
    .reason = C’est l’ordre du tour au moment où l’on compte.
    .other = L’ordre du dernier cycle : il faudrait le retenir à part.

MS-A30 =
    .question = Gagne-t-on en atteignant le seuil ?
    .answer = Non : le plus haut total gagne, à la fin.
    .reason = La règle de fin est précise ; la phrase du but ne fait que résumer.
    .other = Le premier au seuil gagne : la règle de fin dit qu’il peut être dépassé.

## Départs

MS-A50 =
    .question = Sur quelle case libre se pose le premier équipage ?
    .answer = La plus haute de la colonne.
    .reason = En haut, la ligne ne compte pas.
    .other = Au choix : cela ne changerait rien.

MS-A38 =
    .question = Le premier niveau donne-t-il son bonus ?
    .answer = Oui, s’il en a un ; dans nos données, le niveau 1 n’en a pas.
    .reason = Avancer sur un bonus le donne, où que ce soit.
    .other = Jamais pendant la mise en place : rien ne l’écarte.

MS-A29 =
    .question = À égalité d’artefacts : la valeur ou le numéro ?
    .answer = Le numéro imprimé.
    .reason = Le texte dit valeur, l’exemple compare des numéros ; un numéro tranche toujours.
    .other = La plus forte des deux cartes : elle donne la même réponse dans l’exemple, mais peut laisser une égalité.
