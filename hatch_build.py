"""The build hook of the package."""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    """Nothing to do yet."""
