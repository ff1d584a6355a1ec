"""Shared code of the preview tests: a folder with copies of packages, and a common build folder."""

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
    """Makes SwiftPM plan the next build again, because it reuses the plan of the previously built package."""
    for plan in [*BUILT.glob("*.yaml"), *BUILT.glob("*/debug/description.json")]:
        plan.unlink()


class Place:
    """A temporary folder for packages."""

    def __init__(self, galley):
        self.keeper = tempfile.TemporaryDirectory(prefix="galley-previews-")
        self.path = Path(self.keeper.name)
        self.galley = str(Path(galley).resolve())
        BUILT.mkdir(parents=True, exist_ok=True)
        # Galley's package under the name used in manifests.
        (self.path / "galley").symlink_to(PROJECT)

    def copy(self, name):
        """Copies a package of Tests/Packages next to Galley."""
        package = self.path / name
        shutil.copytree(PROJECT / "Tests/Packages" / name, package, ignore=shutil.ignore_patterns(".build"))
        manifest = package / "Package.swift"
        manifest.write_text(manifest.read_text().replace('"../../.."', f'"{PROJECT}"'))
        return package

    def run(self, words, folder=None, environment=None):
        return subprocess.run(
            words, cwd=folder or self.path, env={**os.environ, **(environment or {})}, capture_output=True, text=True,
            check=False)

    def expect(self, words, code):
        """Returns the finished galley process. Exits if its status is not `code`."""
        ended = self.run([self.galley, *map(str, words), "--scratch-path", str(BUILT)])
        if ended.returncode != code:
            fail(f"{words}: exit {ended.returncode}\n{ended.stdout}{ended.stderr[-4000:]}")
        return ended
