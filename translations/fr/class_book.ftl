# Le cahier de classe : qui est là, qui a fait quelle leçon, avec quelles erreurs.

## Qui joue ?

class-who = Qui joue ?
class-who-note = Un prénom suffit. Il reste sur cet ordinateur.
class-who-field = Un prénom
class-who-take = C’est moi
class-who-new = Un nouveau prénom
class-who-nobody = Personne de la classe
class-leave-it = Laisser
class-here = C’est { $name } qui joue. Changer…
class-here-nobody = Personne de la classe. Dire qui joue…
class-shelf = Ce que { $name } a réussi. Le prénom se change en haut d’une leçon.

## Rendre son travail

class-hand-in = Rendre mon travail…
class-hand-in-who = Qui rend son travail ?
class-handed-in = « { $file } » est écrit : le prénom, les leçons, les étapes et les erreurs. À donner par clé ou par courriel.
class-not-written = « { $path } » n’a pas pu être écrit : { $reason }
class-files = Travaux d’élèves

## Le cahier

class-book = Cahier de classe
teach-class_book = Cahier de classe
teach-class_book-below = Qui a fait quelle leçon, avec quelles erreurs ; travaux rendus, tableau, impression
back-to-class_book = Retour au cahier de classe
class-book-game = Jeu
class-asks = Les leçons demandent qui joue
class-asks-below = Une fois par séance ; ce qui est fait se note sous ce prénom.
class-pupils = Les élèves
class-private = Seulement des prénoms, seulement sur cet ordinateur, jamais dans un fichier partagé.
class-empty = Il n’y a encore personne. « Ajouter » inscrit des prénoms ; un travail rendu s’ouvre d’ici, ou se lâche sur la fenêtre.
class-name = Prénom
class-mistakes = Erreurs
class-lesson = Leçon { $number }
class-lesson-made = À vous
class-together = Ont réussi
class-of = { $done }/{ $count }
class-earlier = Leçons d’avant
class-later = Leçons suivantes
class-cell-none = pas commencée
class-cell = { $done ->
        [true] réussie
       *[false] { $solved } sur { $steps } étapes
    }{ $mistakes ->
        [0] { "" }
        [one] , { $mistakes } erreur
       *[other] , { $mistakes } erreurs
    }
class-mistake-count = { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
class-legend-done = réussie
class-legend-mistakes = avec deux erreurs
class-legend-steps = deux étapes sur trois
class-legend-none = pas commencée

class-tries = { $name } : { $tries ->
        [0] aucun essai noté
        [one] { $tries } essai
       *[other] { $tries } essais
    } ; la dernière fois le { $day }.
class-nothing-yet = { $name } : rien de ces leçons n’est commencé.
class-wrong = { $title }, étape { $at } · { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    }
class-refused = Refusé : { $title } ({ $rule }).
class-mistake-unknown = Une erreur que cette version de la leçon ne connaît pas.
class-review = À revoir : { $step }
class-review-step = { $title }, étape { $at }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
class-review-why = { $pupils ->
        [one] Un élève s’y est trompé
       *[other] { $pupils } élèves s’y sont trompés
    }. Le plus souvent ({ $times } fois) : { $mistake }
class-review-open = Ouvrir cette étape

## Ce qu’on fait du cahier

class-do-add = Ajouter
class-do-take = Prendre un fichier…
class-do-hand-in = Rendre un fichier…
class-do-csv = CSV…
class-do-pdf = PDF…
class-do-forget = Effacer…
class-rename = Corriger le prénom de { $name }…
class-rename-field = Un autre prénom pour { $name }
class-do-rename = Corriger
class-renamed = { $old } s’appelle maintenant { $new }.
class-add-field = Prénoms, séparés par des virgules
class-added = { $count ->
        [0] Ces prénoms étaient déjà là.
        [one] Un prénom ajouté.
       *[other] { $count } prénoms ajoutés.
    }
class-not-a-hand-in = ce n’est pas un travail d’élève.
class-not-taken = « { $file } » n’est pas pris : { $reason }
class-taken = Le travail de { $name } est dans le cahier : { $lessons ->
        [0] aucune leçon.
        [one] une leçon.
       *[other] { $lessons } leçons.
    }
class-taken-many = { $count } travaux sont dans le cahier.
class-taken-already = Le travail de { $name } était déjà dans le cahier, en entier.
class-take-ask = { $name } est déjà dans le cahier, avec d’autres résultats. Prendre ce qui est plus récent ? Rien n’est compté deux fois.
class-take-yes = Prendre
class-take-both = Inscrire comme { $name }
class-forget-one = Effacer { $name }…
class-forget-all = Effacer toute la classe…
class-forget-yes = Effacer
class-forget-ask-one = Effacer { $name } pour de bon ? { $lessons ->
        [0] Aucune leçon
        [one] Une leçon
       *[other] { $lessons } leçons
    } et { $mistakes ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $mistakes } erreurs
    } notées, les travaux rendus dans le dossier de Vestiges{ $played ->
        [0] { "" }
        [one] , le résultat d’une partie
       *[other] , les résultats de { $played } parties
    }{ $seated ->
        [0] { "" }
        [one] , le prénom à la table d’une partie gardée
       *[other] , le prénom à la table de { $seated } parties gardées
    } : il n’en restera rien sur cet ordinateur.
class-forget-ask-all = Effacer toute la classe pour de bon ? { $pupils ->
        [one] Un prénom
       *[other] { $pupils } prénoms
    }, { $lessons ->
        [0] aucune leçon
        [one] une leçon
       *[other] { $lessons } leçons
    } et { $mistakes ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $mistakes } erreurs
    } notées, les travaux rendus dans le dossier de Vestiges{ $played ->
        [0] { "" }
        [one] , le résultat d’une partie
       *[other] , les résultats de { $played } parties
    }{ $seated ->
        [0] { "" }
        [one] , les prénoms à la table d’une partie gardée
       *[other] , les prénoms à la table de { $seated } parties gardées
    } : il n’en restera rien sur cet ordinateur.
class-forgotten = Tout ce qui était noté sous le prénom { $name } est effacé de cet ordinateur.
class-still-named = Ce prénom se lit encore dans des fichiers que Vestiges ne peut pas changer : { $files }. Effacez-les du dossier de Vestiges si rien ne doit rester.
class-forgotten-all = Toute la classe est effacée de cet ordinateur.

class-file-name = cahier-de-classe
class-type-csv = Tableau CSV
class-type-pdf = Document PDF
class-written = « { $file } » est écrit. Il contient des prénoms : gardez-le pour vous.
class-column-name = prenom
class-column-game = jeu
class-column-lesson = lecon
class-column-steps = etapes
class-column-solved = reussies
class-column-mistakes = erreurs
class-column-date = date

## Le fichier du cahier

pupils-damaged = Le cahier de classe (« { $path } ») était illisible : le fichier est gardé sous le nom « { $to } », un nouveau commence.
pupils-newer = Le cahier de classe (« { $path } ») vient d’une version plus récente de Vestiges : il reste tel quel, ce qui est fait aujourd’hui ne sera pas gardé.
pupils-not-written = Le cahier de classe n’a pas pu être écrit dans « { $path } » : { $reason }
pupils-not-set-aside = Le cahier de classe (« { $path } ») est illisible et n’a pas pu être mis de côté : { $reason }
pupils-in-use = Le cahier de classe (« { $path } ») est en train d’être écrit par une autre fenêtre.
pupils-full = Le cahier de classe (« { $path } ») est plein.

## Sur le papier

paper-class = Cahier de classe
paper-class-pupils = { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    }
paper-class-private = Prénoms seulement ; à garder pour soi
paper-class-name = Prénom
paper-class-mistakes = Erreurs
paper-class-own = à vous
paper-class-together = Ont réussi
paper-class-of = { $done }/{ $count }
paper-class-steps = { $solved }/{ $steps }
paper-class-done = réussie
paper-class-legend = Une coche : leçon réussie, avec le nombre d’erreurs ; des points : étapes réussies ; un tiret : pas commencée.
paper-class-column = { $number } { $title }
paper-class-made = Leçons à vous : { $titles }
paper-class-review = À revoir
