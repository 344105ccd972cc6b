### Excavation Earth : les décisions de règles. Là où le livret se tait ou hésite : la question, ce que nous faisons, pourquoi.
### .other : l’autre lecture · .ours et .theirs : le nom des choix, le nôtre d’abord, avec leur prix · règles concernées : assets/excavation_earth/rulings.json.

## À plusieurs comme en solo

EE-A1 =
    .question = Après une vente, la promotion d’un vendeur est-elle obligatoire ?
    .answer = Oui : un vendeur de chaque marché utilisé devient émissaire. L’option la rend facultative. Un marché utilisé sans vendeur, par le Collectif Aquilla, ne donne pas d’émissaire.
    .reason = L’introduction et l’exemple parlent d’une possibilité, mais la règle de la Vente ordonne le déplacement sans condition. C’est elle qui fait foi.
    .other = Chaque promotion à votre gré : « peut être promu » se lit ainsi dans l’introduction, et un vendeur gardé sert encore à vendre.
    .short = Promotion
    .ours = Toujours
    .theirs = Au choix
    .ours-price = un émissaire par marché utilisé
    .theirs-price = le vendeur peut rester

EE-A2 =
    .question = Peut-on payer une Vente avec une carte Déplacement ?
    .answer = Oui, par défaut. Les cartes Déplacement servent donc à se déplacer et à vendre, et restent devant vous une fois jouées. Sans l’option, elles ne servent qu’à se déplacer.
    .reason = La Vente ne demande ni couleur ni symbole, et une source publique le confirme. Mais le livret dit aussi que chaque action veut une carte Action : l’option permet cette lecture littérale.
    .other = Réserver les cartes Déplacement au déplacement : la règle du tour ne parle que de cartes Action.
    .short = Vente avec carte Déplacement
    .ours = Oui
    .theirs = Non
    .ours-price = deux usages par carte
    .theirs-price = elles ne font que voyager

EE-A3 =
    .question = Un symbole convient à deux marchés : lequel est concerné ?
    .answer = Pour un Commandement, vous choisissez l’un des deux. Pour le pouvoir du Collectif Aquilla aussi, à moins que l’option n’ouvre les deux. Une carte Déplacement ou une carte au Masque ne donne rien à Aquilla. Pour un Marchandage, c’est la place de l’explorateur qui décide.
    .reason = Le livret parle toujours du marché au singulier.
    .other = Ouvrir les deux marchés au Collectif Aquilla : le symbole convient bien aux deux.
    .short = Aquilla, deux marchés
    .ours = Un seul
    .theirs = Les deux
    .ours-price = on choisit
    .theirs-price = le symbole ouvre les deux

EE-A4 =
    .question = Union Kutu Kuti : du même site, ou d’un site adjacent, ou des deux ?
    .answer = Une seule seconde relique, du même site ou d’un site de fouille adjacent. Deux places libres dans la soute. D’autres explorateurs à vous peuvent être dans la région, tant que l’action n’en emploie qu’un ; avec deux, la règle ordinaire s’applique. Jamais trois reliques.
    .reason = Le texte du pouvoir dit « ou », son exemple « et » ; mais l’exemple parle bien d’une deuxième relique, au singulier.
    .other = Une relique de chaque site, soit trois en tout : l’exemple écrit « et », mais il compte deux reliques.

EE-A5 =
    .question = Quelle est la popularité d’une couleur dont la piste est pleine ?
    .answer = Zéro : c’est la moins populaire.
    .reason = Il n’y a alors aucune case libre à lire. Seul le classement compte.
    .other = Garder la dernière valeur lue : une piste pleine vaudrait autant qu’une piste où il reste une case.

EE-A6 =
    .question = Un échantillon rare vaut-il davantage au décompte de la galerie ?
    .answer = Non. La rareté fait la valeur de la relique ; la galerie ne compte que les échantillons de chaque ligne.
    .reason = L’introduction parle de la rareté des échantillons, mais le décompte et son exemple ne connaissent que les rangées et les colonnes.
    .other = Compter la rareté une seconde fois dans la galerie : aucun tableau de décompte ne le prévoit.

EE-A7 =
    .question = Cartes Commandement ou tuiles Commandement, et combien ?
    .answer = Huit tuiles à deux faces.
    .reason = La liste du matériel dit « cartes », la règle « tuiles » ; le nombre et les deux faces ne font pas de doute.
    .other = Des cartes à tirer au lieu de tuiles à retourner : rien ne dirait où les poser.

EE-A8 =
    .question = Réserve vide : un garde peut-il servir pour le sondage des sols ?
    .answer = Oui, comme ailleurs. Sans cube ni garde, le Sondage est impossible aux manches 1 et 2.
    .reason = La note n’est pas répétée dans le Sondage, mais rien ne le traite autrement.
    .other = Interdire le Sondage dès que la réserve est vide : le livret l’aurait dit là où il autorise les gardes.

EE-A9 =
    .question = Dans quel ordre sont les piles du marché noir au départ ?
    .answer = Chaque relique révélée se pose sur la précédente : la dernière est visible. Ensuite, tout ce qui s’ajoute va dessous.
    .reason = Le livret ne le dit pas pour la mise en place ; plus tard, il dit toujours « sous la pile ».
    .other = Chaque relique sous la précédente, comme plus tard : la première tirée resterait visible.

EE-A10 =
    .question = Combien de fois peut-on remplacer des cartes de la main de départ, et lesquelles ?
    .answer = Une fois. Les cartes défaussées sont toutes du groupe en excès ; s’il y a deux groupes, vous en choisissez un. Elles vont à la défausse commune.
    .reason = « Ces cartes » sont pour nous celles d’un groupe ; le livret ne prévoit pas de recommencer.
    .other = Avec quatre cartes d’une couleur et quatre d’un symbole, remplacer des unes et des autres à la fois : la phrase s’y prête aussi. Recommencer jusqu’à une main équilibrée : le livret n’en dit rien.

EE-A11 =
    .question = Dans quel ordre les files sont-elles réorganisées, et si un acheteur manque ?
    .answer = D’abord toutes les files de quatre perdent leur premier acheteur, du marché 1 au 6 ; puis les autres se remplissent, du 1 au 6. Si l’acheteur d’une carte manque, la carte est défaussée et on pioche la suivante, dix-sept au plus.
    .reason = Le livret veut des files de trois ; sauter une carte impossible y mène.
    .other = Marché par marché, éjection puis remplissage : un acheteur chassé pourrait revenir aussitôt dans la file suivante.

EE-A12 =
    .question = Quelles cartes Acheteur remélange-t-on ?
    .answer = Les dix-sept, quand il faut en piocher une et que la pioche est vide.
    .reason = C’est ce que dit le livret, et toutes sont alors dans la défausse.
    .other = Ne remélanger que les cartes jouées depuis peu : il faudrait les distinguer.

EE-A13 =
    .question = Et si une réserve n’a plus assez de reliques ?
    .answer = On distribue celles qui restent, dans l’ordre : d’abord les sites, puis le marché noir. Dans un Sondage, la dernière relique va sur son site ; s’il n’y en a plus, la troisième étape ne fait rien et l’action reste permise.
    .reason = Un effet qui demande ce qui est épuisé est sauté ; ce qui est possible se fait.
    .other = Refuser l’action faute de reliques, ou servir d’abord le marché noir : le livret nomme les sites en premier.

EE-A14 =
    .question = Sondage : qui choisit la relique qui va sur son site, et les autres la voient-ils ?
    .answer = Vous choisissez après avoir vu les deux, qui sont révélées à tous. En placer une est obligatoire.
    .reason = Le livret ordonne d’en placer une, et laisse le choix entre remélanger et acheter pour l’autre.
    .other = Placer l’une au hasard et garder l’autre secrète : le choix entre remélanger et acheter n’aurait plus de sens.

EE-A15 =
    .question = Peut-on acheter sans place, ou sans prélever d’échantillon ?
    .answer = Sans place, non. Sans échantillon, oui : il est toujours facultatif.
    .reason = Un achat se stocke, et une relique stockée peut laisser un échantillon, sans y être tenue.
    .other = Acheter sans place en prélevant aussitôt : une relique se stocke avant de laisser un échantillon.

EE-A16 =
    .question = Peut-on choisir une action sans rien en faire ?
    .answer = Fouille, Contrebande et Vente portent sur au moins une relique, et un Commandement fait au moins une étape. Un Déplacement sans pas et un Marchandage sans étape sont permis.
    .reason = Le livret dit expressément que les étapes du Marchandage sont facultatives, et que le Commandement en fait une ou deux.
    .other = Permettre toute action à vide, ou n’en permettre aucune : la première lecture viderait la passe de son sens, la seconde bloquerait des mains.

EE-A17 =
    .question = Commandement : dans quel ordre se font les deux étapes ?
    .answer = Dans l’ordre de votre choix. L’émissaire rappelé peut donc repartir comme vendeur.
    .reason = Le livret ne les numérote pas.
    .other = Envoyer d’abord, rappeler ensuite : le livret met des puces, non des numéros.

EE-A18 =
    .question = Peut-on rappeler un émissaire quand la tuile ne peut rien faire, et plusieurs fois par manche ?
    .answer = Oui, et on applique ce qui est possible. Un rappel par Commandement, autant de Commandements que vous voulez.
    .reason = Rien ne l’interdit ; le programme prévient quand cela coûte une majorité.
    .other = Un rappel par manche, et seulement s’il sert : une limite que rien n’écrit.

EE-A19 =
    .question = Vente : quand lit-on la popularité ?
    .answer = Avant que rien ne bouge. Puis viennent les crédits, les acheteurs, les promotions, les reliques et enfin la carte bonus.
    .reason = Les gains sont décrits avant le départ des acheteurs, qui change la popularité.
    .other = Après le départ des acheteurs : chaque vente se ferait à un prix qu’elle vient elle-même de changer.

EE-A20 =
    .question = Peut-on vendre plusieurs reliques sur un même marché ?
    .answer = Non : une relique par marché. On gagne par vente et par acheteur, non par relique.
    .reason = Le livret compte un marché par relique vendue.
    .other = Vider sa soute d’une couleur sur un seul marché : « pour la vente, non par relique » l’exclut.

EE-A21 =
    .question = Cartel Gul : quand achète-t-on, et que peut-on acheter ?
    .answer = Avant de choisir couleur et marchés ; n’importe quelle relique visible, s’il y a des crédits et une case libre, échantillon compris. La Vente est permise si elle le devient grâce à un achat ; après l’achat, une vente doit suivre. N’importe lequel des trois marchés noirs convient.
    .reason = Le pouvoir dit que l’achat vient d’abord et que la relique peut être vendue dans la même action.
    .other = Acheter après la vente, ou sans vendre : le pouvoir dit que la relique peut être vendue dans la même action.

EE-A22 =
    .question = Is’sisinui : que deviennent les trois reliques ?
    .answer = Une doit aller sur son site. Des deux autres, une au plus est stockée gratuitement et une au plus achetée ; ce qui reste est remélangé. On peut donc garder les deux.
    .reason = Le pouvoir ajoute une relique gratuite à la règle, sans lui ôter ni le placement ni l’achat.
    .other = Une relique gratuite à la place de l’achat : le pouvoir l’ajoute, il ne l’échange pas.

EE-A23 =
    .question = Corpo Dal-Harrai : et au premier tour, et quand on passe ?
    .answer = Le troisième explorateur se place d’abord, le pas gratuit vient ensuite. Il vaut à chaque tour joué, même si l’on y passe ; plus rien après avoir passé.
    .reason = Le pouvoir agit au début de chaque tour ; un tour sauté n’a pas de début.
    .other = Pas de pas gratuit au premier tour, ni quand on passe : le pouvoir vaut « au début de chaque tour ».

EE-A24 =
    .question = Et si la pioche est vide quand il faut piocher ?
    .answer = On mélange la défausse. S’il n’y a toujours rien, on ne pioche pas.
    .reason = Le livret le dit pour la distribution ; nous l’étendons à toutes les pioches.
    .other = Ne rien piocher dès que la pioche est vide : une carte bonus se perdrait par hasard.

EE-A25 =
    .question = Passer avec deux cartes ou moins ?
    .answer = On ne défausse rien. Les cartes Déplacement ne comptent pas, et vous choisissez celles que vous gardez.
    .reason = Deux cartes est une limite, non un but.
    .other = Défausser toujours, ou compter les cartes Déplacement : « deux au plus » ne demande ni l’un ni l’autre.

EE-A26 =
    .question = Vendeurs, émissaires, gardes et explorateurs restent-ils d’une manche à l’autre ?
    .answer = Oui, comme les acheteurs du Vaisseau-mère. Seuls les cubes du sondage des sols reviennent. Un émissaire compte donc à chaque décompte.
    .reason = Aucune étape de la Préparation ne les enlève.
    .other = Tout ramasser entre deux manches : la préparation nomme ce qui revient, et ce sont les cubes du sondage des sols.

EE-A27 =
    .question = Quelles reliques départagent une égalité ?
    .answer = Celles de la soute et du conteneur caché, à la fin.
    .reason = Ce sont les seules que l’on possède encore ; les échantillons ne sont pas des reliques.
    .other = Compter aussi les échantillons : ils ne sont plus des reliques.

EE-A28 =
    .question = Égalité dans un centre : que valent les rangs qui ne sont pas payés ?
    .answer = Zéro. À la manche 1, deux premiers à égalité gagnent 2 crédits chacun.
    .reason = On additionne les gains des rangs occupés, et ceux-là ne gagnent rien.
    .other = Ne partager qu’entre rangs payés : deux premiers à égalité auraient chacun 5 crédits en manche 1.

EE-A29 =
    .question = À deux joueurs, manche 3 : et le troisième rang ?
    .answer = Il n’existe pas.
    .reason = Personne ne l’occupe.
    .other = Un troisième rang pour personne, ou pour Zu : nul ne l’occupe.

EE-A30 =
    .question = Qu’est-ce qui est caché ?
    .answer = Les mains, les pioches et les piles de réserve. Tout le reste est connu, crédits compris.
    .reason = Seules ces cartes et ces tuiles sont données face cachée.
    .other = Des crédits cachés, comme derrière un paravent : la boîte n’en contient pas.

EE-A31 =
    .question = Zu prend-il un marqueur Initiative quand il sonde ?
    .answer = Non, jamais.
    .reason = Son Sondage est décrit en entier et n’en parle pas.
    .other = Lui donner le marqueur comme à vous : son Sondage est décrit en entier sans en parler.

EE-A32 =
    .question = Où peut aller le troisième explorateur ?
    .answer = Sur n’importe lequel des 21 lieux où vous n’en avez pas, quels que soient les autres joueurs.
    .reason = Le livret ne donne que cette contrainte.
    .other = Exclure les lieux occupés par d’autres : seule votre propre présence est nommée.

EE-A33 =
    .question = Dans quel sens passe-t-on les cartes ?
    .answer = Toujours à gauche.
    .reason = Le livret ne parle pas d’alternance.
    .other = Gauche, puis droite, puis gauche : un usage d’autres jeux.

EE-A34 =
    .question = Marchandage : peut-on reprendre l’acheteur que l’on éjecte ?
    .answer = Non. On prend d’abord le nouvel acheteur, qui doit être là ; ensuite seulement, le premier de la file est éjecté.
    .reason = L’éjection vient de ce que l’on ajoute quelqu’un à une file pleine.
    .other = Éjecter d’abord : le même acheteur sortirait par l’avant pour rentrer par l’arrière.

EE-A35 =
    .question = Kutu Kuti ou Kuti Kuti ?
    .answer = Kutu Kuti en français, comme dans le livret ; Kuti Kuti en anglais, comme dans les sources publiques.
    .reason = Les deux noms ont été imprimés.
    .other = Un seul nom partout : l’un des deux livrets serait contredit.

EE-A36 =
    .question = Combien de factions peut-on jouer ?
    .answer = Cinq, et Zu a son propre plateau en plus.
    .reason = Le livret compte cinq plateaux Faction, et celui de Zu parmi le matériel solo. Une critique publique en compte autrement.
    .other = Quatre factions et Zu : une critique compte ainsi, mais la liste du matériel en nomme cinq.

EE-A37 =
    .question = Peut-on s’endetter ?
    .answer = Non : on ne paie que des crédits que l’on a.
    .reason = Les jetons sont illimités, mais le livret ne connaît pas de prêt.
    .other = Payer à crédit, puisque les jetons sont illimités : aucune règle ne dirait quand rembourser.

EE-A38 =
    .question = Mains de départ draftées : six ou huit cartes ?
    .answer = Huit, comme avant une manche : deux gardées trois fois, les deux dernières défaussées. On ne remplace plus de cartes ensuite. Pas en solo.
    .reason = La variante renvoie à l’étape 5 de la Préparation ; et le remplacement corrige une main reçue au hasard, non une main choisie.
    .other = Six cartes seulement, ou un remplacement après le draft : l’étape citée en distribue huit.

EE-A39 =
    .question = Peut-on stocker autrement ses reliques, ou en jeter ?
    .answer = Non.
    .reason = Aucune règle n’offre cette étape.
    .other = Jeter une relique pour faire de la place : la soute pleine ne pèserait plus.

EE-A40 =
    .question = Colonne remplie avec un garde pris dans la même colonne ?
    .answer = Elle ne l’est pas : les quatre cases doivent être occupées après le geste. Un garde déplacé dans sa colonne ne la remplit jamais.
    .reason = On pioche quand la colonne est pleine.
    .other = Compter la colonne pleine un instant, avant de déplacer le garde : une carte gagnée sans rien remplir.

EE-A41 =
    .question = Quelle tuile va à quel centre ?
    .answer = Dans l’ordre du tirage, de gauche à droite. Elles y restent, et sont retournées sur place à la manche 3.
    .reason = Le livret place une tuile en face de chaque centre sans dire laquelle.
    .other = Les poser au choix, ou les tirer de nouveau en manche 3 : elles se retournent sur place.

EE-A42 =
    .question = Et si l’on a des cartes, mais rien d’utile à faire ?
    .answer = Un Déplacement sans pas est toujours possible avec une carte, et passer l’est toujours.
    .reason = Personne ne se trouve ainsi sans coup à jouer.
    .other = Obliger à une action utile : on pourrait se trouver sans coup.

EE-A43 =
    .question = Le garde que l’on reprend peut-il venir d’une ligne complète ?
    .answer = Oui, n’importe quel garde. La carte d’une colonne déjà remplie n’est ni rendue ni piochée une seconde fois.
    .reason = Le livret ne protège aucune case, et limite la carte à une fois par colonne.
    .other = Protéger les lignes complètes, ou reprendre la carte : le livret ne fait ni l’un ni l’autre.

EE-A44 =
    .question = Dans quel ordre se font les étapes d’un Marchandage ?
    .answer = Comme vous voulez, sauf que l’acheteur blanc s’ajoute avant le coloré. Le vendeur s’envoie avant, entre ou après les acheteurs.
    .reason = Le livret numérote trois étapes « parmi » lesquelles on choisit, et n’impose qu’un ordre : l’acheteur coloré après le blanc, si l’on ajoute les deux.
    .other = Toujours le vendeur d’abord : rien ne changerait sur la table, mais qui commencerait par un acheteur y perdrait son vendeur.

## Zu

EE-Z0 =
    .question = « Plus grande différence d’influence » : la plus grande, ou la plus petite ?
    .answer = La liste de cinq priorités fait foi. Entre deux centres d’un même rang, le plus petit écart passe d’abord, puis le sort. Sans l’option, le sort décide tout de suite.
    .reason = Le titre dit le plus grand, le résumé le plus faible, et la liste les met d’accord presque toujours. Le résumé sert là où elle ne suffit pas.
    .other = S’en remettre au hasard dès que deux centres ont le même rang : la liste de priorités s’arrête là.
    .short = Zu : écart d’influence
    .ours = Le plus petit
    .theirs = Au sort
    .ours-price = le moindre écart d’abord
    .theirs-price = hasard entre rangs égaux

EE-Z1 =
    .question = Qu’est-ce que les reliques que Zu peut vendre, et s’il n’en a aucune ?
    .answer = Celles qu’il possède. Sans relique, le critère des acheteurs ne compte pas ; et en marchandant, Zu ajoute un acheteur d’une couleur tirée au sort parmi celles qui restent. L’option le lui fait omettre.
    .reason = La liste des couleurs se termine par le sort, et le livret veut les deux acheteurs si possible.
    .other = N’ajouter que l’acheteur blanc : sans relique, aucune couleur ne lui sert.
    .short = Zu sans relique
    .ours = Couleur au sort
    .theirs = Blanc seul
    .ours-price = deux acheteurs si possible
    .theirs-price = un acheteur de moins

EE-Z2 =
    .question = Plusieurs couleurs de Zu sont les plus populaires à égalité : laquelle compter ?
    .answer = Pour chaque marché, celle qui y intéresse le plus d’acheteurs.
    .reason = Toutes répondent à la question posée ; la meilleure dit ce que le marché offre.
    .other = Additionner les couleurs à égalité, ou en tirer une au sort : le livret parle de la plus populaire, au singulier.

EE-Z3 =
    .question = Vente de Zu : plusieurs couleurs ouvrent autant de marchés ?
    .answer = La plus populaire, puis celle qui intéresse le plus d’acheteurs sur les marchés choisis, puis le sort.
    .reason = Le livret n’en dit rien ; c’est l’ordre de son Coup de fusil.
    .other = Le hasard tout de suite : le Coup de fusil montre que Zu compte d’abord.

EE-Z4 =
    .question = Sur combien de marchés Zu vend-il ?
    .answer = Autant que possible : trois au plus, pas plus que ses reliques de la couleur ni que les marchés qui conviennent.
    .reason = Il vend en suivant les règles ordinaires.
    .other = Un seul marché à la fois : Zu vendrait moins bien que ses règles ne le permettent.

EE-Z5 =
    .question = Coup de fusil : et si la couleur la plus rare chez Zu n’intéresse personne ?
    .answer = On ne regarde que les couleurs qu’un marché désire.
    .reason = Sinon l’action échouerait, alors que le livret ne la fait échouer que si aucune ne se vend.
    .other = Échouer si sa couleur la plus rare n’intéresse personne : le livret réserve l’échec au cas où rien ne se vend.

EE-Z6 =
    .question = Les deux reliques de Zu viennent-elles de deux sites ?
    .answer = Non, pas forcément. Ce sont en revanche deux sortes différentes, puisqu’il prélève aussitôt un échantillon de la première.
    .reason = Zu n’a pas d’explorateurs, et le livret parle des sites de la région.
    .other = Deux sites différents, comme pour deux explorateurs : Zu n’en a pas.

EE-Z7 =
    .question = Quels exemplaires compte-t-on sur le plateau central ?
    .answer = Ceux des sites de fouille. L’option y ajoute les piles du marché noir.
    .reason = Les piles sont peut-être sur le même plateau, mais cette action n’y prend rien.
    .other = Compter aussi les piles du marché noir : elles se trouvent peut-être sur le même plateau.
    .short = Zu compte les exemplaires
    .ours = Sites seuls
    .theirs = Marché noir aussi
    .ours-price = ce qu’il peut fouiller
    .theirs-price = cinq piles de plus

EE-Z8 =
    .question = Carte « la plus populaire » : et si aucune relique de cette couleur ne lui convient ?
    .answer = Zu va au marché noir avec cette couleur. Il ne passe à la suivante que si les sites n’en ont aucune relique ; s’ils sont tous vides, il garde la première.
    .reason = Le livret ne fait changer de couleur que lorsqu’elle manque sur les sites.
    .other = Passer à la couleur suivante tant qu’aucune ne convient : le livret ne change de couleur que si les sites n’en ont pas.

EE-Z9 =
    .question = Carte à deux couleurs : et si la couleur choisie manque ?
    .answer = Marché noir avec cette couleur ; l’autre n’est pas essayée.
    .reason = Le livret dit que Zu achète alors au marché noir.
    .other = Essayer l’autre couleur de la carte : Zu irait moins souvent au marché noir.

EE-Z10 =
    .question = Zu refourgue, mais toutes ses reliques sont d’une couleur ?
    .answer = Il en refourgue une, celle de plus grande valeur.
    .reason = Deux reliques doivent être de couleurs différentes.
    .other = Ne rien refourguer, ou en refourguer deux de même couleur : la règle veut deux couleurs.

EE-Z11 =
    .question = Sondage de Zu : toutes les cartes portent un cube ?
    .answer = La carte piochée est défaussée, et la suite se fait. Ce n’est pas un échec.
    .reason = Le livret dit que Zu pioche les reliques quelle que soit la manche.
    .other = Échouer faute de place dans le sondage des sols : le reste de l’action n’en dépend pas.

EE-Z12 =
    .question = La relique que Zu achète par un Sondage laisse-t-elle un échantillon ?
    .answer = Oui.
    .reason = Comme chaque fois qu’il stocke une relique.
    .other = Pas d’échantillon hors d’une fouille : Zu en laisse chaque fois qu’il stocke.

EE-Z13 =
    .question = Sondage de Zu sans achat : quelle relique va sur son site ?
    .answer = L’une des deux, au hasard.
    .reason = Le livret ne donne pas de priorité.
    .other = La moins chère, ou votre choix : Zu n’a pas de préférence écrite.

EE-Z14 =
    .question = Zu remplit une colonne : pioche-t-il ?
    .answer = Non.
    .reason = Il n’a pas de main.
    .other = Brûler une carte ou gagner des crédits à la place : rien n’est prévu.

EE-Z15 =
    .question = Fouille double : et si l’une des deux couleurs n’a rien pour Zu ?
    .answer = Il ne prend que l’autre. Si aucune n’a rien, il va au marché noir avec la plus populaire ; s’il n’a qu’une place, la plus populaire passe d’abord.
    .reason = Le réglage ajoute une relique, sans changer ce qui se passe quand il n’y en a pas.
    .other = Échouer si l’une des deux manque : le réglage rendrait Zu plus faible.

EE-Z16 =
    .question = Double achat : comment se fait le second ?
    .answer = De la même façon, en partant de la couleur cherchée et en sautant celle qui vient d’être achetée. S’il ne peut pas se faire, il est ignoré. Il ne s’en fait pas de troisième.
    .reason = « Selon les mêmes règles » : nous y comptons celle du jeu de base, qui veut deux achats d’une même action dans deux régions. « Une seconde » exclut une troisième.
    .other = Repartir de la couleur cherchée, où la relique suivante de la pile est maintenant visible, et en acheter deux de la même couleur : la phrase s’y prête aussi.

EE-Z17 =
    .question = Cartes brûlées : et si la pioche est vide ?
    .answer = Rien ne se passe.
    .reason = Il n’y a pas de carte du dessus.
    .other = Remélanger pour pouvoir brûler : le réglage ne le demande pas.

EE-Z18 =
    .question = Stockage libre : où vont les reliques de Zu ?
    .answer = Découvertes et sondées : la soute, puis le conteneur. Achetées : le conteneur, puis la soute. La place se compte dans les deux ; Zu ne refourgue donc que s’ils sont pleins, et n’achète jamais faute de place dans la seule soute.
    .reason = Le réglage ouvre les deux à toute relique, et ses habitudes disent par où commencer.
    .other = Garder les deux soutes séparées pour juger de la place : le réglage les ouvre justement.

EE-Z19 =
    .question = Et s’il ne reste à Zu qu’une carte pour son tour ?
    .answer = Il la joue, et passe au tour suivant.
    .reason = Le livret prévoit un dernier tour d’une seule action.
    .other = Passer avec une carte en main : une carte se perdrait chaque manche.

EE-Z20 =
    .question = Les vendeurs de Zu sont-ils toujours promus ?
    .answer = Oui, même si vous avez choisi la promotion facultative.
    .reason = Zu vend selon les règles de base, et n’a pas à choisir.
    .other = Lui laisser le choix, par exemple au hasard : Zu ne décide pas de ses promotions.

EE-Z21 =
    .question = Marchandage : Zu choisit-il ses deux marchés ensemble ?
    .answer = Oui, d’après la position d’avant l’action. Les deux vendeurs partent, puis chaque marché reçoit ses acheteurs, le mieux classé d’abord. La couleur se choisit à nouveau pour chacun, une fois le blanc ajouté.
    .reason = C’est l’ordre du texte : les vendeurs, ensuite les acheteurs.
    .other = Choisir le second marché après avoir servi le premier : les acheteurs ajoutés changeraient son classement.

EE-Z22 =
    .question = Que veut dire vérifier la place « pour chaque relique » ?
    .answer = Avec une seule case libre, Zu prend une relique et s’arrête. Les deux cas où il ne fouille pas se jugent une fois, au début de l’action.
    .reason = Le livret dit les deux choses.
    .other = Renoncer dès qu’il n’y a pas deux places : « pour chaque relique » n’aurait plus d’effet.

EE-Z23 =
    .question = Équipage limité : que se passe-t-il exactement quand les cubes manquent ?
    .answer = Un Marchandage envoie autant de vendeurs qu’il reste de cubes, deux au plus, et n’échoue que sans aucun. Un Commandement qui manque de cube pour son émissaire échoue ; le vendeur, s’il vient d’être envoyé, reste. Un Coup de fusil échoue s’il lui faut un vendeur et qu’il n’y a plus de cube. Sans cube, Zu ne prélève pas d’échantillon, et sa carte du sondage reste sans cube.
    .reason = S’il doit placer un cube et qu’il n’en a plus, son action échoue, dit le livret, qui ne fait d’exception que pour le Marchandage : deux vendeurs « si possible », sinon un. Que devient un vendeur déjà envoyé, il ne le dit pas.
    .other = Reprendre ce vendeur, l’action entière ayant échoué ; ou tenir pour réussi un Commandement qui n’a envoyé que son vendeur.

EE-Z24 =
    .question = Sondage de Zu quand la réserve est vide ?
    .answer = Si sa carte a pris place dans le sondage des sols, c’est une réussite ; si rien n’a pu être fait, un échec.
    .reason = Une action échoue quand Zu n’a rien pu en faire.
    .other = Échouer faute de relique : la carte placée compte pourtant.

EE-Z25 =
    .question = Sondage de Zu avec une seule relique ?
    .answer = Il l’achète s’il le peut ; sinon elle va sur son site.
    .reason = Sa liste met l’achat avant le placement, à l’inverse de la vôtre.
    .other = La poser d’abord sur son site, comme vous : sa liste commence par l’achat.

EE-Z26 =
    .question = Vos invendus : votre total peut-il devenir négatif ?
    .answer = Oui.
    .reason = Le livret ne fixe pas de minimum.
    .other = S’arrêter à zéro : des reliques invendues ne coûteraient plus rien.

EE-Z27 =
    .question = Acheteur coloré de Zu : et si la piste de sa couleur est vide ?
    .answer = Seules comptent les couleurs qui ont encore un acheteur. Si Zu a des reliques mais qu’aucune de leurs couleurs n’en a, il n’en ajoute pas.
    .reason = Ce qui est épuisé ne peut pas être choisi.
    .other = Prendre la couleur suivante, même sans relique : il n’aurait rien à lui vendre.

EE-Z28 =
    .question = Cartes brûlées : même quand l’action échoue, et où vont-elles ?
    .answer = Oui, dans tous les cas. Elles vont à la défausse de Zu, et peuvent être parmi les trois qui reviennent.
    .reason = Le réglage vaut dès que Zu joue la carte.
    .other = Ne brûler qu’après un succès : le réglage parle de la carte jouée.

EE-Z29 =
    .question = Où compte-t-on « la couleur dont vous avez le moins de reliques » ?
    .answer = Dans votre soute et votre conteneur caché. Les échantillons ne comptent pas.
    .reason = Ce sont vos reliques ; un échantillon n’en est plus une.
    .other = Compter aussi la galerie : un échantillon n’est plus à vendre.

EE-Z30 =
    .question = Soute pleine : quelle couleur Zu cherche-t-il au marché noir ?
    .answer = Celle qu’il aurait fouillée. Pouvoir prendre deux reliques ne compte alors pas.
    .reason = Le livret garde la couleur de la Fouille d’origine.
    .other = Chercher la couleur la moins chère du marché noir : la carte garde la sienne.

EE-Z31 =
    .question = Comment l’ordre du tour change-t-il contre Zu ?
    .answer = Vous seul pouvez avoir un marqueur Initiative. Avec lui, vous jouez d’abord ; sans lui, l’ordre reste le même.
    .reason = Zu n’en prend jamais.
    .other = Un marqueur pour Zu quand vous n’en avez pas : il n’en prend jamais.
