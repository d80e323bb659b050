"""Compiles the rules while the package is built, where there is a C compiler."""

from __future__ import annotations

import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compile(BuildHookInterface[Any]):
    """Puts a compiled module beside each .py of the rules; without a compiler, nothing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """What the build calls before it gathers the files."""
        if version == "editable":
            return  # ./dev compiles into build/compiled, so that src/ stays plain
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from compiling.build import Build, build, cores, extension
        from compiling.compiler import Failed, missing
        from compiling.modules import Unsupported

        reason = missing()
        if reason:
            self.app.display_warning(f"underdeck is built plain, without its fast form: {reason}")
            return
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        work = Path(self.folder.name)
        plan = Build("underdeck", root / "src" / "underdeck", work / "c", work / "compiled")
        try:
            names = build(plan, cores())
        except (Failed, Unsupported) as error:
            self.app.display_warning(f"underdeck is built plain, without its fast form: {error}")
            return
        for name in names:
            made = extension(plan, name)
            assert made is not None
            place = Path(*name.split(".")).as_posix() + EXTENSION_SUFFIXES[0]
            build_data["force_include"][str(made)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"underdeck is built with {len(names)} compiled modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What the build calls when the files are in the wheel."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
