### Ce que l’on note aux coups d’une partie, les chapitres, la lecture d’elle-même.

## Dans le journal et sur la table

note-comment = Commenter ce coup…
note-edit = Modifier le commentaire…
note-begin-chapter = Commencer un chapitre ici…
note-edit-chapter = Changer le titre du chapitre…
note-comment-said = Commentaire : { $words }
note-chapter-begins = Ici commence « { $title } »
note-marks = { $count ->
        [0] Aucune marque gardée avec ce coup.
        [one] { $count } marque sur la table
       *[other] { $count } marques sur la table
    }
note-of-start = Début de la partie
note-of-move = Coup { $point }
note-put-away = Ranger ce commentaire
note-not-now = À cet écran, chacun cache ses cartes : on commente à table ouverte, ou quand la partie est finie.

## La page

note-close = Fermer
note-words = Commentaire
note-words-here = Votre commentaire…
note-chapter = Chapitre
note-chapter-here = Son titre, s’il commence ici
note-name = Branche
note-name-here = Le nom de cette suite
note-marks-heading = Marques
note-keep-marks = Garder les marques
note-drop-marks = Ôter
note-marks-kept = { $count ->
        [one] { $count } marque gardée avec ce coup.
       *[other] { $count } marques gardées avec ce coup.
    }
note-no-marks-drawn = Rien n’est tracé sur la table. Clic droit : un cercle ; glisser du bouton droit : une flèche.
note-take-away = Tout ôter
note-put-back = Remettre
note-done = Terminé

## Les chapitres

note-chapters = { $count ->
        [0] Chapitres
        [one] { $count } chapitre
       *[other] { $count } chapitres
    }
note-chapter-line = { $number }. { $title } ({ $point ->
        [0] début
       *[other] coup { $point }
    })

## La partie se rejoue d’elle-même

autoplay = Rejouer les coups d’eux-mêmes
autoplay-begin = Rejouer d’ici (Ctrl R) ; clic droit : l’allure
autoplay-stop = Arrêter
autoplay-pace = Allure de cette lecture
autoplay-slow = Lente
autoplay-usual = Moyenne
autoplay-quick = Rapide
autoplay-waits = S’arrêter aux commentaires
