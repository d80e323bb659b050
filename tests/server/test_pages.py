"""Every page answers, in both languages, without scripts, under any path; no link is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.site import HOST, Page, TestClient, crawl, visiting
from underdeck import games
from underdeck.server.bodies import MOST

OWN = {"origin": HOST}


def table(client: TestClient, base: str = "", **form: str) -> str:
    """Make a table with one click of the lobby; where it is."""
    asked = {"game": "hundred_swords", "seats": "2", "seat 2": "open", **form}
    made = client.post(f"{base}/new", data=asked, headers=OWN, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


@pytest.mark.parametrize("base", ["", "/x/y"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_no_link_is_broken(base: str, language: str, tmp_path: Path) -> None:
    """From the lobby, with a table of one's own, all links and their anchors are followed."""
    with visiting(tmp_path, base, **{"accept-language": language}) as client:
        where = table(client, base, public="yes")

        pages, broken = crawl(client, f"{base}/")

    assert broken == []
    assert where in pages
    assert {f"{base}/rules/{game}" for game in games.names()} <= set(pages)
    assert all(path.startswith(f"{base}/") for path in pages)
    html = [page for path, page in pages.items() if not path.endswith(".svg")]
    assert {page.language for page in html} == {language}
    assert [page.odd for page in html if page.odd] == []
    assert all(action.startswith(f"{base}/") for page in html for action in page.actions)


@pytest.mark.parametrize("path", ["/nowhere", "/t/nothing", "/rules/poker", "/new?game=poker"])
def test_what_is_not_there_is_a_page_that_says_so(path: str, tmp_path: Path) -> None:
    """With the house's headers, and a way back."""
    with visiting(tmp_path) as client:
        answer = client.get(path)

        assert answer.status_code == 404
        assert "/" in Page(answer.text).links
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_outside_of_the_base_path_there_is_nothing(tmp_path: Path) -> None:
    """A page says so, whose links work."""
    with visiting(tmp_path, "/x/y") as client:
        answer = client.get("/rules")

        assert answer.status_code == 404
        assert client.get(Page(answer.text).links[-1]).status_code == 200


@pytest.mark.parametrize("path", ["/new", "/switch"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_form_of_another_site_does_nothing(path: str, origin: str, tmp_path: Path) -> None:
    """Neither a table nor a cookie is made."""
    with visiting(tmp_path) as client:
        form = {"game": "hundred_swords", "language": "ko", "back": "/"}
        answer = client.post(path, data=form, headers={"origin": origin}, follow_redirects=False)

        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers


def test_a_seat_is_taken_by_a_button_and_not_by_opening_its_link(tmp_path: Path) -> None:
    """What fetches links for a preview must not sit down."""
    with visiting(tmp_path) as client:
        where = table(client)
        shown = client.get(where).text
        link = f"{where}/sit/" + shown.partition(f"{where}/sit/")[2].partition('"')[0]
        client.cookies.clear()
        for _ in range(2):
            assert client.get(link).status_code == 200

        sat = client.post(link, data={"name": "Ann"}, headers=OWN, follow_redirects=False)
        client.cookies.clear()
        again = client.post(link, data={"name": "Bob"}, headers=OWN, follow_redirects=False)

        assert (sat.status_code, again.status_code) == (303, 409)


def test_a_form_keeps_what_was_typed_and_says_all_that_is_wrong(tmp_path: Path) -> None:
    """The faults of a card file name line and column."""
    cards = 'game = "hundred_swords"\n[[item]]\nname = 3\n'
    with visiting(tmp_path) as client:
        form = {"game": "hundred_swords", "name": "Ann <b>", "seats": "3", "variant": "mulligan"}
        file = {"cards": ("mine.toml", cards.encode(), "text/plain")}
        answer = client.post("/new", data=form, files=file, headers=OWN)

        assert answer.status_code == 400
        assert "Ann &lt;b&gt;" in answer.text
        assert "<option selected>3</option>" in answer.text
        assert 'value="mulligan" checked' in answer.text
        assert "mine.toml:" in answer.text


def test_what_is_too_much_is_refused(tmp_path: Path) -> None:
    """Before all of it has been taken in."""
    with visiting(tmp_path) as client:
        file = {"cards": ("mine.toml", b"#" * (MOST + 1), "text/plain")}
        answer = client.post("/new", data={"game": "hundred_swords"}, files=file, headers=OWN)

        assert answer.status_code == 413
        assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", ""])
def test_a_switch_leads_to_no_other_site(back: str, tmp_path: Path) -> None:
    """Whatever a form says, one goes on in the house."""
    with visiting(tmp_path) as client:
        form = {"back": back, "language": "ko"}
        answer = client.post("/switch", data=form, headers=OWN, follow_redirects=False)

        assert answer.headers["location"] == "/"


def test_a_switch_is_kept(tmp_path: Path) -> None:
    """The language and the light, on the page where they were switched."""
    with visiting(tmp_path, "/x") as client:
        for form in ({"language": "ko"}, {"light": "light"}):
            back = {"back": "/x/rules/hundred_swords?q=boss"}
            answer = client.post("/x/switch", data={**back, **form}, headers=OWN)

        assert str(answer.url).endswith("/x/rules/hundred_swords?q=boss")
        assert '<html lang="ko" data-light="light">' in answer.text


def test_only_https_makes_a_cookie_for_https_alone(tmp_path: Path) -> None:
    """Nor does a script of a page read it."""
    with visiting(tmp_path) as client:
        for scheme in ("http", "https"):
            form = {"language": "ko"}
            answer = client.post(f"{scheme}://testserver/switch", data=form, follow_redirects=False)
            cookie = answer.headers["set-cookie"].lower()

            assert ("secure" in cookie) == (scheme == "https")
            assert "httponly" in cookie
            assert "samesite=lax" in cookie


def test_a_name_is_given_once(tmp_path: Path) -> None:
    """The next table knows it, whatever letters it has."""
    with visiting(tmp_path) as client:
        table(client, name="  뭉치; <Ann> ")

        assert 'value="뭉치; &lt;Ann&gt;"' in client.get("/new?game=hundred_swords").text


def test_a_clock_is_chosen_on_the_form(tmp_path: Path) -> None:
    """And kept when something else is wrong with it."""
    with visiting(tmp_path) as client:
        form = {"game": "hundred_swords", "clock": "days", "seats": "9"}
        answer = client.post("/new", data=form, headers=OWN)

        assert answer.status_code == 400
        assert '<option value="days" selected>' in answer.text
