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

## When something breaks

trouble-happened = Something went wrong in the program. Your game is safe: every move is on the disk.
trouble-crashed = The last time, Vestiges stopped by itself. Your games are safe: every move was on the disk.
trouble-save = Save a report…
trouble-report = Report
trouble-saved = The report is in “{ $file }”. It holds nothing of your games; nothing is sent unless you send it.
trouble-not-saved = The report could not be written to “{ $path }”: { $reason }
