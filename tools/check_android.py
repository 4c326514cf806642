"""Would the Android package build? Asks the packaging tools themselves; needs no SDK and no network.

    python -m tools.check_android

What it cannot tell: whether the modules that Kivy's recipe brings along can be fetched, and how the app runs
on a phone.
"""

import logging
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from xml.etree import ElementTree

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PACKED_FOLDERS = ("app", "assets", "rules")
PACKED_FILES = ("LICENSE", "main.py")
LIST_OF_KEYS = re.compile(r"^#?\s*([a-z_]+(?:\.[a-z_0-9-]+)*)\s*=", re.MULTILINE)
ANDROID = "http://schemas.android.com/apk/res/android"
# What other apps may hand over, and what of other apps may be seen: the key of each file, and what it is made of.
MANIFEST_PIECES = {"android.manifest.intent_filters": "intent-filter", "android.extra_manifest_xml": "queries"}
COMPILED = (".so", ".pyd", ".dylib")


@contextmanager
def borrowed_home() -> Iterator[Path]:
    """A throw-away home folder: the packaging tools write into whatever home they find."""
    home = os.environ.get("HOME")
    with tempfile.TemporaryDirectory(prefix="fairdeal-home-") as folder:
        os.environ["HOME"] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop("HOME")
            if home is not None:
                os.environ["HOME"] = home


def read_spec(root: Path):  # type: ignore[no-untyped-def]
    """The project's buildozer.spec as buildozer reads it; leaves the program if a token is wrong."""
    from buildozer import Buildozer
    from buildozer.logger import Logger

    Logger.set_level(0)
    with borrowed_home():
        builder = Buildozer(filename=str(root / "buildozer.spec"))
    Logger.set_level(0)
    builder.config.set("app", "source.dir", str(root))
    return builder


def unknown_keys(root: Path) -> set[str]:
    """Keys that buildozer's own template does not have: it would pass over them in silence."""
    import buildozer

    template = Path(buildozer.__file__).with_name("default.spec").read_text(encoding="utf-8")
    config = read_spec(root).config
    used = {key for section in config.sections() for key in config.options(section)}
    return used - set(LIST_OF_KEYS.findall(template))


def permissions(root: Path) -> list[str]:
    """The permissions the app asks for, without their common prefix."""
    asked = read_spec(root).config.getlist("app", "android.permissions", [])
    return [permission.removeprefix("android.permission.") for permission in asked]


def missing_pictures(root: Path) -> list[str]:
    """Pictures the spec names that are not there."""
    config = read_spec(root).config
    named = [config.get("app", key) for key in ("icon.filename", "presplash.filename")]
    return [path for path in named if not Path(path).is_file()]


def manifest_problems(root: Path) -> list[str]:
    """What is wrong with our own pieces of the manifest; the packager copies them unread."""
    config = read_spec(root).config
    problems = [_piece_problems(root, config.get("app", key), tag) for key, tag in MANIFEST_PIECES.items()]
    return [problem for each in problems for problem in each]


def _piece_problems(root: Path, named: str, tag: str) -> list[str]:
    try:
        listed = (root / named).read_text(encoding="utf-8")
        piece = ElementTree.fromstring(f'<all xmlns:android="{ANDROID}">{listed}</all>')
    except (OSError, ElementTree.ParseError) as error:
        return [f"{named} cannot be read: {error}"]
    return [f"{named} holds a {other}" for other in sorted({each.tag for each in piece} - {tag})]


def spec_requirements(root: Path) -> list[Requirement]:
    """What the spec says the app needs on the phone."""
    return [Requirement(line) for line in read_spec(root).config.getlist("app", "requirements", [])]


def recipe_versions(names: list[str]) -> tuple[dict[str, str], set[str]]:
    """Versions of the recipes these names need, and the modules that have no recipe."""
    logging.disable(logging.CRITICAL)
    try:
        with borrowed_home():
            from pythonforandroid.build import Context
            from pythonforandroid.graph import get_recipe_order_and_bootstrap
            from pythonforandroid.recipe import Recipe

            context = Context()
            context.local_recipes = None
            context.recipe_build_order = []
            order, modules, _ = get_recipe_order_and_bootstrap(context, names, None)
            versions = {name: str(Recipe.get_recipe(name, context).version) for name in order}
    finally:
        logging.disable(logging.NOTSET)
    return versions, set(modules)


def requirement_problems(root: Path) -> list[str]:
    """Why a requirement could not be packed, one line each."""
    wanted = spec_requirements(root)
    recipes, modules = recipe_versions([requirement.name for requirement in wanted])
    on_phone = {name.lower() for name in {*recipes, *modules}}
    problems = []
    for requirement in wanted:
        if requirement.name not in recipes:
            problems += wheel_problems(requirement, on_phone, recipes["python3"])
        elif not requirement.specifier.contains(recipes[requirement.name]):
            problems.append(f"{requirement} is wanted, but the recipe builds {recipes[requirement.name]}")
    return problems


def wheel_problems(requirement: Requirement, on_phone: set[str], python: str) -> list[str]:
    """Why a module without a recipe would not run on the phone, judged by the copy installed here."""
    try:
        installed = distribution(requirement.name)
    except PackageNotFoundError:
        return [f"{requirement} has no recipe and is not installed here, so nothing is known about it"]
    problems = []
    if not requirement.specifier.contains(installed.version):
        problems.append(f"{requirement} is wanted, but {installed.version} is installed here")
    if not is_pure(installed):
        problems.append(f"{requirement} has no recipe and holds compiled code")
    absent = needed_by(installed, python) - on_phone
    if absent:
        problems.append(f"{requirement} also needs {', '.join(sorted(absent))}")
    return problems


def is_pure(installed: Distribution) -> bool:
    """Whether an installed module is nothing but Python."""
    says_so = "Root-Is-Purelib: true" in (installed.read_text("WHEEL") or "")
    return says_so and not any(file.suffix in COMPILED for file in installed.files or [])


def needed_by(installed: Distribution, python: str) -> set[str]:
    """Names of what a module needs on a phone with this Python."""
    phone = {"python_version": ".".join(python.split(".")[:2]), "python_full_version": python, "extra": ""}
    phone |= {"sys_platform": "android", "platform_system": "Android"}
    needed = [Requirement(line) for line in installed.requires or []]
    return {need.name.lower() for need in needed if need.marker is None or need.marker.evaluate(phone)}


def packed_files(root: Path) -> set[str]:
    """Every file that buildozer's own copier puts into the package."""
    builder = read_spec(root)
    with tempfile.TemporaryDirectory(prefix="fairdeal-package-") as folder:
        builder.config.set("buildozer", "build_dir", folder)
        builder.targetname = "android"
        Path(builder.app_dir).mkdir(parents=True)
        builder._copy_application_sources()
        return files_below(Path(builder.app_dir))


def wanted_files(root: Path) -> set[str]:
    """Every file that the app needs at the table."""
    below = {f"{name}/{file}" for name in PACKED_FOLDERS for file in files_below(root / name)}
    return below | {name for name in PACKED_FILES if (root / name).is_file()}


def files_below(folder: Path) -> set[str]:
    """Files below a folder, by their path from there; not what Python compiled on the way."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


def packing_problems(root: Path) -> list[str]:
    """Files left out of the package and files that have no business in it, one line each."""
    packed, wanted = packed_files(root), wanted_files(root)
    left_out = [f"{name} would be left out of the package" for name in sorted(wanted - packed)]
    return left_out + [f"{name} would be packed for nothing" for name in sorted(packed - wanted)]


def problems_of(root: Path) -> list[str]:
    """Everything wrong with the project as an Android package."""
    problems = [f"buildozer does not know the key {key}" for key in sorted(unknown_keys(root))]
    if permissions(root) != ["VIBRATE"]:
        problems.append(f"the only permission may be VIBRATE, the spec asks for {permissions(root)}")
    problems += [f"there is no picture {path}" for path in missing_pictures(root)]
    return problems + manifest_problems(root) + requirement_problems(root) + packing_problems(root)


def main() -> None:
    """Print what is wrong and fail, or say that nothing is."""
    problems = problems_of(ROOT)
    if problems:
        raise SystemExit("\n".join(problems))
    print(f"Android package: {len(packed_files(ROOT))} files, every requirement resolves")


if __name__ == "__main__":
    main()
