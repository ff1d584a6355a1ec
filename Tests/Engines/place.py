"""Shared code of the scheduler tests: a folder with scenes, the recipes of the article, and common checks."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
ARTICLE = PROJECT / "Sources/Tool/Galley/Galley.docc/ManyMachines.md"
PARTS = 8


def fail(text):
    sys.exit(f"{Path(sys.argv[0]).name}: {text}")


class Place:
    """A temporary folder with scenes, their baselines and a table.

    `galley` is found by name through PATH, as in the recipes.
    """

    def __init__(self, galley, states=12, rows=3000):
        self.keeper = tempfile.TemporaryDirectory(prefix="galley-engines-")
        self.path = Path(self.keeper.name)
        self.galley = str(Path(galley).resolve())
        tools = self.path / "tools"
        tools.mkdir()
        (tools / "galley").symlink_to(self.galley)
        # A clean environment without variables of a scheduler on this machine.
        self.environment = {"PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(self.path), "LANG": "C.UTF-8"}
        self.write_scenes(states, rows)
        self.expect(["galley", "check", "scenes", "--artifacts", "once"], 0)

    def write_scenes(self, states, rows):
        (self.path / "scenes/data").mkdir(parents=True)
        lines = "".join(f"Item {number},{number * 37 % 1000}.{number % 100:02}\n" for number in range(rows))
        (self.path / "scenes/data/items.csv").write_text("name,amount\n" + lines)
        (self.path / "sales.csv").write_text("name,amount\n" + lines)
        moments = "".join(f"  - {{ name: s{n:02}, scroll: {{ list: {{ offset: {n * 40} }} }} }}\n" for n in range(states))
        for name, extra in [("one", ""), ("two", "variants: { colorScheme: [light, dark] }\n"), ("three", "")]:
            (self.path / f"scenes/{name}.yaml").write_text(
                "scene: 1\ncanvas: { size: 200x300, scale: 2 }\ndata: { items: { file: data/items.csv } }\n"
                "view:\n  ScrollView: { LazyVStack: { ForEach: items, row: { Text: \"{name}: {amount}\", padding: 4 } } }\n"
                f"  id: list\nstates:\n{moments}script:\n  fps: 20\n  steps: [ {{ drag: {{ by: -60, over: 200ms }} }},"
                f" {{ settle: 300ms }} ]\n{extra}")

    def run(self, command, environment=None):
        return subprocess.run(
            command, cwd=self.path, env={**self.environment, **(environment or {})}, capture_output=True, text=True,
            check=False, shell=isinstance(command, str))

    def expect(self, command, *codes, environment=None):
        """Returns the finished command. Exits if its status is not one of `codes`."""
        ended = self.run(command, environment)
        if ended.returncode not in codes:
            fail(f"{command}: exit {ended.returncode}\n{ended.stdout}{ended.stderr}")
        return ended

    def change(self):
        """Changes one scene, so that a check fails."""
        path = self.path / "scenes/two.yaml"
        path.write_text(path.read_text().replace('"{name}:', '"No. {name}:'))

    def clean(self, *names):
        for name in names:
            path = self.path / name
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)


def section(title):
    """Returns the section `title` of the article."""
    for text in ARTICLE.read_text().split("\n## "):
        if text.startswith(title + "\n"):
            return text
    return fail(f"the article has no section '{title}'")


def recipe(title, head):
    """Returns the code block in the section `title` whose first line is `head`."""
    for block in re.findall(r"```\w*\n(.*?)```", section(title), re.S):
        if block.startswith(head + "\n") or block.split("\n")[1:2] == [head]:
            return block
    return fail(f"the section '{title}' has no block that begins with '{head}'")


def contents(folder):
    """Returns the bytes of all files below `folder`, without unfinished files of killed programs."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(Path(folder).rglob("*")) if path.is_file() and not path.name.endswith(".part")
    }


def same(first, second, what):
    if first != second:
        names = sorted(set(first) ^ set(second)) or [name for name in first if first[name] != second[name]]
        fail(f"{what}: the bytes differ from those of a single run: {', '.join(names[:5])}")


def report(place, name="report.html"):
    """Returns the images in the report of a check, with their verdicts."""
    text = (place.path / name).read_text()
    if "No. Item" not in text and "two" not in text:
        fail(f"{name} reports no change")


def statuses(output):
    """Returns the verdicts of a JSON report by image."""
    return {image["name"]: image["status"] for image in json.loads(output)["images"]}
