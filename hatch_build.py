"""Finishes the package as it is built: compiles the rules, lists the tests of each rule."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WORK = "UNDERDECK_BUILD"  # the environment's name for a folder that keeps what was compiled


class Finish(BuildHookInterface[Any]):
    """Adds files that are made, not written, to a wheel; src/ itself stays as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """What the build calls before it gathers the files."""
        if version == "editable":
            return  # a checkout has the tests, and ./dev compiles into build/compiled
        root = Path(self.root)
        sys.path[:0] = [str(root), str(root / "src")]
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.add_tests(root, build_data)
        self.add_compiled(root, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What the build calls when the files are in the wheel."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def add_tests(self, root: Path, build_data: dict[str, Any]) -> None:
        """The tests called after each rule, which `underdeck rules` shows."""
        from underdeck.core.rulebook import PAGE, write_tests

        source, copy = root / "src", Path(self.folder.name) / "tests"
        for page in source.glob(f"underdeck/games/*/{PAGE}"):
            place = copy / page.relative_to(source)
            place.parent.mkdir(parents=True)
            shutil.copyfile(page, place)
        for listed in write_tests(copy / "underdeck", root):
            build_data["force_include"][str(listed)] = listed.relative_to(copy).as_posix()

    def add_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        """A compiled module beside each .py of the rules; without a C compiler, nothing."""
        from compiling.build import Build, build, cores, extension, modules
        from compiling.compiler import Failed, missing
        from compiling.modules import Unsupported

        work = Path(os.environ.get(WORK) or self.folder.name)
        sources, output = work / "c" / "compiled", work / "compiled"
        plan = Build("underdeck", root / "src" / "underdeck", sources, output)
        reason = missing()
        try:
            if not reason:
                build(plan, cores())
        except (Failed, Unsupported) as error:
            reason = str(error)
        if reason:
            self.app.display_warning(f"underdeck is built plain, without its fast form: {reason}")
            return
        names = modules(plan)
        for name in names:
            made = extension(plan, name)
            assert made is not None
            place = Path(*name.split(".")).as_posix() + EXTENSION_SUFFIXES[0]
            build_data["force_include"][str(made)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"underdeck is built with {len(names)} compiled modules")
