## La fenêtre : ses touches habituelles, la barre de menus de macOS, ce que les systèmes remettent

bar-file = Fichier
bar-view = Présentation
bar-help = Aide

menu-new = Nouvelle partie…
menu-open = Ouvrir…
menu-close = Fermer
menu-settings = Réglages…
menu-full-screen = Plein écran
menu-help = Les règles de ce jeu
menu-about = À propos de Vestiges
menu-quit = Quitter Vestiges
