"""A folder with copies of packages, and one folder for all that is built of them."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
ARTICLE = PROJECT / "Sources/Tool/Galley/Galley.docc/PreviewsOfPackages.md"
BUILT = PROJECT / ".build/previews"


def fail(text):
    sys.exit(f"{Path(sys.argv[0]).name}: {text}")


def forget_plan():
    """Has SwiftPM plan the next build anew: it takes the plan of the package that was built before for that of any."""
    for plan in [*BUILT.glob("*.yaml"), *BUILT.glob("*/debug/description.json")]:
        plan.unlink()


class Place:
    """A folder for packages, which goes away with the program."""

    def __init__(self, galley):
        self.keeper = tempfile.TemporaryDirectory(prefix="galley-previews-")
        self.path = Path(self.keeper.name)
        self.galley = str(Path(galley).resolve())
        BUILT.mkdir(parents=True, exist_ok=True)
        # Galley's own package, under the name that manifests say.
        (self.path / "galley").symlink_to(PROJECT)

    def copy(self, name):
        """A package of Tests/Packages beside Galley."""
        package = self.path / name
        shutil.copytree(PROJECT / "Tests/Packages" / name, package, ignore=shutil.ignore_patterns(".build"))
        manifest = package / "Package.swift"
        forget_plan()
        manifest.write_text(manifest.read_text().replace('"../../.."', f'"{PROJECT}"'))
        return package

    def run(self, words, folder=None, environment=None):
        return subprocess.run(
            words, cwd=folder or self.path, env={**os.environ, **(environment or {})}, capture_output=True, text=True,
            check=False)

    def expect(self, words, code):
        """What `galley` said; ends the program where its code is another."""
        ended = self.run([self.galley, *map(str, words), "--scratch-path", str(BUILT)])
        if ended.returncode != code:
            fail(f"{words}: exit {ended.returncode}\n{ended.stdout}{ended.stderr[-4000:]}")
        return ended
