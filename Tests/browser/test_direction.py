"""A viewer who turns the language of a session round turns it round for everybody."""

from viewer import eventually


def test_the_button_mirrors_the_preview_for_everybody_and_back(server, pages):
    address = server.new_session("grid")
    one, other = pages.new().open(address), pages.new().open(address)
    plain = other.picture()
    button = one.page.get_by_role("button", name="Right to left")
    assert button.get_attribute("aria-pressed") == "false"

    button.press("Enter")

    other.eventually(lambda state: state["direction"] == "rtl", "word that it is turned round")
    eventually(lambda: other.picture() != plain, "another picture")
    assert pages.new().open(server.new_session("grid")).picture() == plain, "other sessions are as they were"
    eventually(lambda: button.get_attribute("aria-pressed") == "true", "a pressed button")
    button.click()
    eventually(lambda: other.picture() == plain, "the picture from before")
