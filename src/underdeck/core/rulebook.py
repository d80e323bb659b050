"""The rules of a game as its `rules.md` numbers them, each with the tests that hold it."""
# plain: read for people, not for a search

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from underdeck.core.verbs import nearest

PAGE = "rules.md"
TESTS = "tests.json"  # written when the package is built; a source checkout has the tests instead

SECTION = re.compile(r"## (.+)")
RULE = re.compile(r"- ([A-Z]+-[0-9.]+(R[0-9]*)?) (.+)")
CASE = re.compile(r"([0-9]+)\. (.+)")
MORE = re.compile(r"\s+(?:- )?(.+)")
TEST = re.compile(r"test_([a-z]+_(?:case_[0-9]+|[0-9]+(?:_[0-9]+)*(?:r[0-9]*)?))__")


class UnknownRule(ValueError):
    """No rule has this id; the message names the nearest."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule.

    `ruling`: ours, where the rulebook is silent (the R in its id). A case that must hold has an
    id too, such as CD-case-3. `tests`: the tests called after it, as pytest names them.
    """

    id: str
    text: str
    ruling: bool
    section: str
    tests: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """All the rules of a game, in the order of the page."""

    rules: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule:
        """The rule with this id, in capitals or not. Raises UnknownRule."""
        for rule in self.rules:
            if rule.id.lower() == rule_id.lower():
                return rule
        known = [rule.id for rule in self.rules]
        raise UnknownRule(f"no rule {rule_id!r}: {nearest(rule_id.upper(), known)}")

    def text(self, rule_id: str) -> str:
        """What a rule says. Raises UnknownRule."""
        return self.find(rule_id).text

    def search(self, word: str) -> list[Rule]:
        """The rules whose id begins with the word, or else those that have it in their text."""
        sought = word.lower()
        by_id = [rule for rule in self.rules if begins(rule.id.lower(), sought)]
        return by_id or [
            rule
            for rule in self.rules
            if sought in rule.text.lower() or sought in rule.section.lower()
        ]


def begins(rule_id: str, sought: str) -> bool:
    """Whether an id is the one sought or below it: CD-4.3 is, and has CD-4.3R and CD-4.3.1 below.

    >>> [begins(one, "cd-4.3") for one in ("cd-4.3", "cd-4.3r", "cd-4.3.1", "cd-4.30", "cd-4")]
    [True, True, True, False, False]
    """
    rest = rule_id.removeprefix(sought)
    return rest != rule_id and not rest[:1].isdigit()


def read(page: str, tests: Mapping[str, Iterable[str]] | None = None) -> Rulebook:
    """The rulebook that a page of rules says; `tests` by rule id."""
    held = tests or {}
    rules: list[Rule] = []
    section, prefix = "", ""
    for line in page.splitlines():
        if found := SECTION.fullmatch(line):
            section = found[1]
        elif found := RULE.fullmatch(line):
            prefix = found[1].partition("-")[0]
            rules.append(rule(found[1], found[3], section, held, ruling=found[2] is not None))
        elif found := CASE.fullmatch(line):
            rules.append(rule(f"{prefix}-case-{found[1]}", found[2], section, held, ruling=False))
        elif rules and (found := MORE.fullmatch(line)):
            last = rules.pop()
            text = f"{last.text} {found[1]}"
            rules.append(Rule(last.id, text, last.ruling, last.section, last.tests))
    return Rulebook(tuple(rules))


def rule(
    rule_id: str, text: str, section: str, tests: Mapping[str, Iterable[str]], *, ruling: bool
) -> Rule:
    return Rule(rule_id, text, ruling, section, tuple(tests.get(test_name(rule_id), ())))


def test_name(rule_id: str) -> str:
    """What a test of the rule is called, between `test_` and `__`.

    >>> test_name("CD-2.3R"), test_name("CD-case-3")
    ('cd_2_3r', 'cd_case_3')
    """
    return re.sub(r"[^a-z0-9]", "_", rule_id.lower())


@cache
def of(package: str) -> Rulebook:
    """The rulebook of a game's package, such as `underdeck.games.clear_the_dungeon`."""
    folder = resources.files(package)
    page = (folder / PAGE).read_text(encoding="utf-8")
    return read(page, tests_of(folder, package.rpartition(".")[2]))


# The tests of each rule ----------------------------------------------------------------------


def tests_of(folder: Traversable, game: str) -> dict[str, list[str]]:
    """The tests of each rule: from the package's list, or from the tests of a source checkout."""
    listed = folder / TESTS
    if listed.is_file():
        found: dict[str, list[str]] = json.loads(listed.read_text(encoding="utf-8"))
        return found
    root = checkout()
    return scan(root / "tests" / "games" / game, root) if root else {}


def checkout() -> Path | None:
    """The folder of the source checkout that this file lies in, if it lies in one."""
    for folder in Path(__file__).parents[3:6]:
        if (folder / "src" / "underdeck").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def scan(folder: Path, root: Path) -> dict[str, list[str]]:
    """The tests below a folder that are called after a rule, by what stands for the rule.

    `test_cd_2_3r__...` is listed at `cd_2_3r`, as its path from `root`, two colons and its name.
    """
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and (found := TEST.match(node.name)):
                where = f"{path.relative_to(root).as_posix()}::{node.name}"
                tests.setdefault(found[1], []).append(where)
    return tests


def write_tests(package: Path, root: Path) -> list[Path]:
    """Write each game's list of tests into its folder below `package`; the files written.

    For the build: `package` is the folder `underdeck`, `root` the checkout with the tests.
    """
    written = []
    for page in sorted(package.glob(f"games/*/{PAGE}")):
        tests = scan(root / "tests" / "games" / page.parent.name, root)
        listed = page.parent / TESTS
        listed.write_text(json.dumps(tests, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        written.append(listed)
    return written
