"""The examples in the README and in docs/ run, and print what the pages say they print."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, with the number of the line where each begins."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start()) + 2, m[1]) for m in BLOCK.finditer(text)]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name
)
def test_the_python_of_a_page_runs(page: Path) -> None:
    """The blocks of one page run one after the other, as a reader would type them."""
    names: dict[str, object] = {"__name__": page.stem}
    for line, code in blocks(page):
        if ">>>" not in code:
            exec(compile("\n" * (line - 1) + code, str(page), "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), line - 1)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
        said: list[str] = []
        runner.run(example, out=said.append, clear_globs=False)
        names.update(example.globs)
        assert not runner.failures, "".join(said)
