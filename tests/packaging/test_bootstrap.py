"""The bootstrap's decisions, and the promises of the requirement files."""

import re
import tomllib
from pathlib import Path
from string import Formatter

import pytest

import bootstrap
from bootstrap_words import MESSAGES, Words, language_asked_for
from system_libraries import Library, command_for, missing_among, packages_for

ROOT = Path(__file__).parents[2]
REQUIREMENT_FILES = sorted((ROOT / "packaging" / "requirements").glob("*.*"))
PINNED_FILES = [path for path in REQUIREMENT_FILES if path.suffix == ".txt"]


def pinned(path: Path) -> list[str]:
    """The requirements of a pinned file, one line each."""
    return path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


# Python


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 9, 18), (3, 10, 99)])
def test_python_before_3_11_is_too_old(version: tuple[int, int, int]) -> None:
    assert bootstrap.is_too_old(version)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_python_from_3_11_on_will_do(version: tuple[int, int, int]) -> None:
    assert not bootstrap.is_too_old(version)


def test_an_old_python_hands_over_to_a_newer_one_beside_it() -> None:
    assert bootstrap.newer_python({"python3.9", "python3.12"}.__contains__) == "python3.12"
    assert bootstrap.newer_python({"python3.9"}.__contains__) is None


# The stamp


def test_the_stamp_changes_with_the_requirements_but_not_with_line_ends() -> None:
    def stamped(content: bytes) -> str:
        return bootstrap.stamp(Path("/games"), (3, 11), [content])

    assert stamped(b"a==1\n") == stamped(b"a==1\r\n")
    assert stamped(b"a==1\n") != stamped(b"a==2\n")


def test_an_environment_is_kept_for_new_requirements_and_made_anew_for_another_python_or_place() -> None:
    here = bootstrap.stamp(Path("/games"), (3, 11), [b"a==1"])
    assert bootstrap.same_home(here, bootstrap.stamp(Path("/games"), (3, 11), [b"a==2"]))
    assert not bootstrap.same_home(here, bootstrap.stamp(Path("/games"), (3, 13), [b"a==1"]))
    assert not bootstrap.same_home(here, bootstrap.stamp(Path("/moved"), (3, 11), [b"a==1"]))
    assert not bootstrap.same_home("", here)


def test_an_environment_that_is_a_link_is_not_emptied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, ours = tmp_path / "theirs", tmp_path / ".venv"
    (theirs / "bin").mkdir(parents=True)
    for name in ("bin/python", "installed-run"):
        (theirs / name).write_text("theirs", encoding="utf-8")
    link(ours, theirs)
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", ours)
    with pytest.raises(bootstrap.Trouble) as refused:
        bootstrap.prepare(bootstrap.RUN)
    for language in ("en", "fr"):
        assert str(theirs) in Words(language).say(refused.value.message, **refused.value.details)
    assert [(theirs / name).read_text(encoding="utf-8") for name in ("bin/python", "installed-run")] == ["theirs"] * 2


def link(place: Path, target: Path) -> None:
    try:
        place.symlink_to(target, target_is_directory=True)
    except OSError:
        pytest.skip("Windows lets only some accounts make links")


# pip's troubles


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "wrong_hash"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", "disk_full"),
        ("ERROR: [Errno 13] Permission denied: '/games/.venv/lib'", "cannot_write"),
        ("WARNING: NewConnectionError\nERROR: No matching distribution found for numpy==2.4.6", "no_network"),
        ("ERROR: No matching distribution found for numpy==2.4.6", "no_package_fits"),
        ("ERROR: something new", "pip_failed"),
    ],
)
def test_what_pip_says_is_told_in_plain_words(said: str, told: str) -> None:
    trouble = bootstrap.trouble_with_pip(said.splitlines())
    assert trouble.message == told
    assert "ERROR" in Words("fr").say(trouble.message, **trouble.details)


def test_a_package_being_fetched_is_shown() -> None:
    line = "Collecting numpy==2.4.6 (from -r packaging/requirements/run.txt (line 3))\n"
    assert bootstrap.package_being_fetched(line) == "numpy==2.4.6"
    assert bootstrap.package_being_fetched("  Using cached numpy.whl") is None


# System libraries


def test_missing_libraries_are_named_by_their_debian_packages() -> None:
    libraries = (Library("libEGL.so.1", "libegl1", True), Library("libxcb.so.1", "libxcb1", False))
    missing = missing_among(libraries, loads={"libxcb.so.1"}.__contains__)
    assert [library.file for library in missing] == ["libEGL.so.1"]
    assert command_for(packages_for(missing)).endswith("apt-get install --no-install-recommends libegl1")


# Words


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(environment: dict[str, str], language: str) -> None:
    assert language_asked_for(environment) == language


@pytest.mark.parametrize("message", MESSAGES)
def test_both_languages_tell_the_same_details(message: str) -> None:
    english, french = ({field for _, field, _, _ in Formatter().parse(text)} for text in MESSAGES[message])
    assert english == french


def test_french_keeps_its_marks_on_the_line_of_the_word() -> None:
    readme = (ROOT / "packaging" / "bundle_readme.txt").read_text(encoding="utf-8")
    said = [*(texts.fr for texts in MESSAGES.values()), readme]
    assert [text for text in said if re.search(r"\w [:;?!»]|« ", text)] == []


# Requirement files


@pytest.mark.parametrize("path", REQUIREMENT_FILES, ids=lambda path: path.name)
def test_requirement_files_name_no_index(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host|\.(org|com|net|io)\b", text)


@pytest.mark.parametrize("path", PINNED_FILES, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_hashes(path: Path) -> None:
    requirements = pinned(path)
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+==[\w.]+( ;.*?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*$", requirement), requirement


def test_a_package_has_the_same_pin_in_every_file() -> None:
    """One environment holds them all."""
    pins = {line.split()[0] for path in PINNED_FILES for line in pinned(path)}
    packages = [pin.partition("==")[0] for pin in pins]
    assert sorted(packages) == sorted(set(packages))


def test_compiled_packages_are_pinned_for_every_platform() -> None:
    """Qt's wheels serve all Python versions: Windows and Linux on two processors, macOS in one wheel."""
    [qt] = [line for path in PINNED_FILES for line in pinned(path) if line.startswith("pyside6-essentials==")]
    assert qt.count("--hash=") == 5


def test_pyproject_builds_with_the_pinned_setuptools() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [requirement] = pinned(ROOT / "packaging" / "requirements" / "build.txt")
    assert pyproject["build-system"]["requires"] == [requirement.split()[0]]


def test_the_page_of_licences_names_every_package() -> None:
    page = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    packages = [line.split()[0].replace("==", " | ") for path in PINNED_FILES for line in pinned(path)]
    assert [package for package in packages if f"| {package} | " not in page] == []
