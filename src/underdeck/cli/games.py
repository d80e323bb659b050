"""`underdeck games`: which games there are, and their variants."""

from __future__ import annotations

from underdeck.cli.given import AsJson, print_json


def games(as_json: AsJson = False) -> None:
    """List the games and their variants.

    Example: underdeck games
    """
    from underdeck import games as found
    from underdeck.core.game import ranging

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
        seats = ranging((least, most))
        print(f"{name}: {package.TITLE}, for {seats} (rules {package.VERSION})")
        wide = max((len(option.name) for option in package.OPTIONS), default=0)
        for option in package.OPTIONS:
            group = f" (one {option.group})" if option.group else ""
            both = (max(least, option.seats[0]), min(most, option.seats[1]))
            only = f" (for {ranging(both)})" if both != (least, most) else ""
            print(f"  {option.name:{wide}}  {option.says} {option.rule}{group}{only}")
