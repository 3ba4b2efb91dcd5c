"""Remarks of people who only watch."""

from actions import click


def test_a_guest_leaves_a_remark_that_the_owner_reads(server, people):
    session = server.new_session()
    owner = people.owner(server, session)
    guest = people.visitor(server.new_link(session, "view"))

    page = guest.document
    page.button("Add a remark").click()
    page.element("#aim-hint").wait()
    page.perform(click(guest.place(195, 422)))
    page.element("#remarks-new-text").fill("Larger, please")
    page.element("#remarks-new-name").fill("Ada")
    page.button("Send").click()
    page.heading("Remark 1").wait()

    owner.document.button("Remark 1 by Ada: Larger, please").click()
    assert owner.document.element("#remarks-thread .utterance-text").text() == "Larger, please"
