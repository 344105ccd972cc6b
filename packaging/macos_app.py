"""The program as macOS expects it: what its Info.plist says, what lies in its disk image, how both are made.

What is here is data and commands, tested on every system; the commands exist on macOS only. Standard library only.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

APP = "Vestiges.app"
IDENTIFIER = "org.vestiges.Vestiges"
FILE_TYPE = "org.vestiges.file"
OLDEST_SYSTEM = "13.0"
"""Qt 6.11 asks for it."""
PAPERS = ("README.txt", "LICENSE.txt", "licences")
"""What lies beside the program on other systems, and here beside the application and in it."""


def info_plist(version: str) -> dict[str, Any]:
    """What the system knows of the application."""
    return {
        "CFBundleName": "Vestiges",
        "CFBundleDisplayName": "Vestiges",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundlePackageType": "APPL",
        "CFBundleIconFile": "vestiges.icns",
        "CFBundleDevelopmentRegion": "fr",
        "CFBundleLocalizations": ["fr", "en"],
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "Apache-2.0",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Vestiges",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "Vestiges",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeIconFile": "document.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["vestiges"],
                    "public.mime-type": ["application/x-vestiges"],
                },
            }
        ],
    }


def lay_papers(built: Path, app: Path) -> None:
    """Lay licences and the page on how to start into the application, before it is signed."""
    copied(built, app / "Contents" / "Resources")


def lay_out(built: Path, app: Path, folder: Path) -> None:
    """What one sees in the disk image: the application, the place to drag it to, the papers."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    copied(built, folder)


def copied(built: Path, target: Path) -> None:
    for name in PAPERS:
        source = built / name
        if source.is_dir():
            shutil.copytree(source, target / name, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target / name)


def signing(app: Path) -> Iterator[Sequence[str | Path]]:
    """Sign it ad hoc, by nobody: without any signature newer machines start nothing."""
    yield ["codesign", "--force", "--deep", "--sign", "-", app]
    yield ["codesign", "--verify", "--deep", "--strict", app]


def imaging(folder: Path, image: Path) -> Sequence[str | Path]:
    """Make the disk image of a folder."""
    return ["hdiutil", "create", "-volname", "Vestiges", "-srcfolder", folder, "-format", "UDZO", "-ov", image]
