"""What the bootstrap says, in English and French.

Not in translations/, whose reader is one of the packages that the bootstrap has yet to install. All no-break spaces
are of the common width: few consoles show the narrow one.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import NamedTuple


class Said(NamedTuple):
    en: str
    fr: str


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **details: object) -> str:
        said = MESSAGES[message]
        return (said.fr if self.language == "fr" else said.en).format(**details)


def language_of_this_machine(environment: Mapping[str, str]) -> str:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (only Windows has windll, and only here is it needed)

        french, primary_language = 0x0C, 0x3FF
        return "fr" if ctypes.windll.kernel32.GetUserDefaultUILanguage() & primary_language == french else "en"
    return language_asked_for(environment)


def language_asked_for(environment: Mapping[str, str]) -> str:
    wishes = (environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, wishes), "").lower().startswith("fr") else "en"


MESSAGES: Mapping[str, Said] = {
    "no_display": Said(
        "There is no display here. A demonstration game is played instead; it stays in {save}, its table in {picture}.",
        "Il n’y a pas d’écran ici. Une partie de démonstration est jouée à la place ; elle reste dans {save},"
        " sa table dans {picture}.",
    ),
    "usage": Said(
        "Usage: python3 packaging/bootstrap.py setup | play | test | check\n"
        "  setup   prepares everything in .venv\n"
        "  play    prepares what is needed, and plays\n"
        "  test    prepares everything, and runs all the tests (further words go to pytest)\n"
        "  check   prepares everything, and checks style, types and imports",
        "Usage : python3 packaging/bootstrap.py setup | play | test | check\n"
        "  setup   prépare tout dans .venv\n"
        "  play    prépare le nécessaire, et joue\n"
        "  test    prépare tout, et lance tous les tests (la suite de la ligne va à pytest)\n"
        "  check   prépare tout, et vérifie le style, les types et les imports",
    ),
    "python_too_old": Said(
        "Vestiges needs Python 3.11 or newer; this is Python {version} ({path}).\n"
        "Install a newer Python, then: make play PYTHON=python3.11"
        " (Windows: py -3.11 packaging\\bootstrap.py play)",
        "Vestiges demande Python 3.11 ou plus récent ; ceci est Python {version} ({path}).\n"
        "Installez un Python plus récent, puis : make play PYTHON=python3.11"
        " (Windows : py -3.11 packaging\\bootstrap.py play)",
    ),
    "venv_missing": Said(
        "This Python lacks its venv module. On Debian and Ubuntu:\n    {command}\nThen start again.",
        "Il manque à ce Python son module venv. Sous Debian et Ubuntu :\n    {command}\nPuis recommencez.",
    ),
    "making_environment": Said(
        "Making {folder} for Python {version} …",
        "Création de {folder} pour Python {version} …",
    ),
    "environment_is_link": Said(
        "{folder} is a link to {target}. What lies there is left alone, for it would be emptied: remove the link,"
        " then start again.",
        "{folder} est un lien vers {target}. Ce qui s’y trouve n’est pas touché, car il faudrait le vider : supprimez"
        " le lien, puis recommencez.",
    ),
    "installing": Said(
        "Installing the pinned packages ({files}); the first time takes a minute or two …",
        "Installation des paquets épinglés ({files}) ; la première fois prend une minute ou deux …",
    ),
    "installing_system_packages": Said(
        "Installing system packages: {packages} …",
        "Installation de paquets du système : {packages} …",
    ),
    "libraries_missing": Said(
        "Qt misses libraries of the system: {libraries}.\n"
        "Everything without a window works all the same. On Debian and Ubuntu they come with:\n    {command}",
        "Il manque à Qt des bibliothèques du système : {libraries}.\n"
        "Tout ce qui se passe de fenêtre marche quand même. Sous Debian et Ubuntu, pour les installer :\n"
        "    {command}",
    ),
    "tests_without_qt": Said(
        "NOTE: the tests of the windows are left out, since Qt cannot start here.",
        "NOTE : les tests des fenêtres sont laissés de côté, puisque Qt ne peut pas démarrer ici.",
    ),
    "checking": Said("Checking: {check}", "Vérification : {check}"),
    "ready": Said("Ready: {command}", "Prêt : {command}"),
    "interrupted": Said("Interrupted.", "Interrompu."),
    "cannot_write": Said(
        "Cannot write in {folder}: put the project in a folder where you may write.\n{reason}",
        "Impossible d’écrire dans {folder} : placez le projet dans un dossier où vous pouvez écrire.\n{reason}",
    ),
    "disk_full": Said(
        "The disk is full: about 600 MB are needed.\n{reason}",
        "Le disque est plein : il faut environ 600 Mo.\n{reason}",
    ),
    "no_network": Said(
        "The packages cannot be fetched: is this machine connected? Only this setup needs the network.\n{reason}",
        "Les paquets ne peuvent pas être téléchargés : cette machine est-elle connectée ?"
        " Seule cette préparation a besoin du réseau.\n{reason}",
    ),
    "wrong_hash": Said(
        "A package is not the one that was pinned (its hash differs): nothing of it was installed.\n{reason}",
        "Un paquet n’est pas celui qui est épinglé (son empreinte diffère) : rien n’en a été installé.\n{reason}",
    ),
    "no_package_fits": Said(
        "No pinned package fits Python {version} on this machine.\n"
        "Vestiges runs with Python 3.11 to 3.14 on Windows, macOS 13 and Linux with glibc 2.34"
        " (arm64: 2.39).\n{reason}",
        "Aucun paquet épinglé ne convient à Python {version} sur cette machine.\n"
        "Vestiges tourne avec Python 3.11 à 3.14 sous Windows, macOS 13 et Linux avec glibc 2.34"
        " (arm64 : 2.39).\n{reason}",
    ),
    "pip_failed": Said(
        "pip could not install the packages:\n{reason}",
        "pip n’a pas pu installer les paquets :\n{reason}",
    ),
    "bundle_usage": Said(
        "Usage: python3 packaging/{script} [--check]\n"
        "  Builds the program that runs without Python, into dist/, packs it, and checks what was packed.\n"
        "  --check   only checks what was packed before",
        "Usage : python3 packaging/{script} [--check]\n"
        "  Construit dans dist/ le programme qui marche sans Python, l’emballe, et vérifie ce qui a été emballé.\n"
        "  --check   vérifie seulement ce qui a été emballé auparavant",
    ),
    "bundle_elsewhere": Said(
        "A bundle can only be built on its own system: this is {here}, the script is for {there}.",
        "Un paquet ne se construit que sur son propre système : ceci est {here}, le script est pour {there}.",
    ),
    "bundle_tools_missing": Said(
        "This machine lacks what builds the bundle: {tools}. It comes with:\n    {command}",
        "Il manque à cette machine de quoi construire le paquet : {tools}. Pour l’installer :\n    {command}",
    ),
    "bundle_building": Said("Building {folder} …", "Construction de {folder} …"),
    "bundle_failed": Said(
        "PyInstaller could not build it; its reason stands above.",
        "PyInstaller n’a pas pu le construire ; sa raison est donnée ci-dessus.",
    ),
    "bundle_built": Said("Built: {folder}, {size} MB", "Construit : {folder}, {size} Mo"),
    "bundle_packed": Said("Packed: {archive}, {size} MB", "Emballé : {archive}, {size} Mo"),
    "bundle_no_installer": Said(
        "No installer, for what makes it is missing or failed: {reason}",
        "Pas d’installeur : ce qui le fabrique manque, ou a échoué : {reason}",
    ),
    "bundle_absent": Said(
        "There is no {archive}: build it first, without --check.",
        "Il n’y a pas de {archive} : construisez-le d’abord, sans --check.",
    ),
    "bundle_checking": Said("Checking it in {place}:", "Vérification dans {place} :"),
    "bundle_checked": Said("It works.", "Tout marche."),
    "bundle_broken": Said(
        "What was built does not work. Do not pass it on.\n{reason}",
        "Ce qui a été construit ne marche pas. Ne le transmettez pas.\n{reason}",
    ),
}
