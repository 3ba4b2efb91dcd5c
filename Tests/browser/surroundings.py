"""What a failure leaves behind about its surroundings, in each suite that works browsers."""

# Characters of each of them that stay in the JUnit file.
REPORTED = 3000


def remember(item, call, report, surroundings):
    """Notes on a test whether it failed, and puts into the report of a failure what `surroundings` gives of the test: names
    and texts."""
    if call.when == "call":
        item.failed = report.failed
    if not report.failed:
        return
    found = list(surroundings(item))
    report.sections += found
    # Into the JUnit file, too: the last thing that a run prints is read from there.
    text = "\n".join(f"--- {name}\n{text[-REPORTED:]}" for name, text in found)
    for properties in (item.user_properties, report.user_properties):
        properties.append(("surroundings", text))
