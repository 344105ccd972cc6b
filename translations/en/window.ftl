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
trouble-not-started = Vestiges could not start. Your games are safe. What happened is written in { $file }
trouble-save = Save a report…
trouble-report = Report
trouble-saved = The report is in “{ $file }”. It holds nothing of your games; nothing is sent unless you send it.
trouble-not-saved = The report could not be written to “{ $path }”: { $reason }

## About

about = About
table-menu-about = About Vestiges
about-version = Version { $version }
about-nothing-sent = Everything stays on this computer: the program speaks over no network, and sends nothing to anybody.
about-home = Your games are in { $folder }
about-open-folder = Open the folder
about-changes = What has changed
about-licences = Licences
about-licences-note = Vestiges is free under the Apache License 2.0. Its windows are drawn by Qt and PySide6, used under the LGPL 3 as libraries of their own, which anyone may replace; its typefaces Source Serif and Source Sans are under the SIL Open Font License. These packages are passed on with it:
about-licence-texts = Read the licence texts
