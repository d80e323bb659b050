"""`underdeck games`: which games there are, and their variants."""

from __future__ import annotations

from underdeck.cli.given import AsJson, print_json


def games(as_json: AsJson = False) -> None:
    """List the games and their variants.

    Example: underdeck games
    """
    from underdeck import games as found

    packages = {name: found.find(name) for name in found.names()}
    if as_json:
        print_json(
            [
                {
                    "name": name,
                    "title": package.TITLE,
                    "seats": list(package.SEATS),
                    "variants": [option.name for option in package.OPTIONS],
                }
                for name, package in packages.items()
            ]
        )
        return
    for name, package in packages.items():
        least, most = package.SEATS
        seats = f"{least}" if least == most else f"{least} to {most}"
        print(f"{name}: {package.TITLE}, for {seats} (rules {package.VERSION})")
        wide = max((len(option.name) for option in package.OPTIONS), default=0)
        for option in package.OPTIONS:
            group = f" (one {option.group})" if option.group else ""
            print(f"  {option.name:{wide}}  {option.says} {option.rule}{group}")
