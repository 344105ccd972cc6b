"""What the program is called, by people and by systems, and which version of it this is."""

NAME = "Vestiges"
VERSION = "0.1.0"
"""The one place for it: the package, the bundle and the window read it here."""

SYSTEM_NAME = "vestiges"
"""The name of the command, and of the files by which a desktop knows the program: its icon, its entry in menus."""
MIME_TYPE = "application/x-vestiges"
"""What a desktop calls the files of this program."""
