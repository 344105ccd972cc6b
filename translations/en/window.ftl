## The window: its usual keys, the menu bar of macOS, what systems hand over

bar-file = File
bar-view = View
bar-help = Help

menu-new = New game…
menu-open = Open…
menu-close = Close
menu-settings = Settings…
menu-full-screen = Full screen
menu-help = The rules of this game
menu-about = About Vestiges
menu-quit = Quit Vestiges
