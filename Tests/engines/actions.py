"""What hands do, as lists of actions: WebDriver and WebDriver BiDi have them alike."""

# Between two places of a hand that moves, ms.
STEP_MS = 16
# A hand that holds still for so long before it lets go throws nothing, however fast it was; ms.
HOLD_MS = 300
# Of what types no letter, by the web's names.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip

DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}


def move(place, duration_ms=0):
    x, y = place
    return {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": duration_ms}


def pause(duration_ms):
    return {"type": "pause", "duration": duration_ms}


def pointer(actions, kind="mouse"):
    """A source of these actions: of a `mouse`, or of a finger, `touch`."""
    return {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}


def key(value):
    return {"type": "key", "id": "keyboard",
            "actions": [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]}


def click(place, kind="mouse"):
    return pointer([move(place), DOWN, UP], kind)


def wheel(place, down):
    """One turn over that place, CSS pixels."""
    x, y = place
    return {"type": "wheel", "id": "wheel", "actions": [
        {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": down, "duration": 0, "origin": "viewport"}]}


def trace(places):
    """On to each of these places."""
    return [move(place, STEP_MS) for place in places]


def shift(source, left, top):
    """The same, by the coordinates of a window in which this one's corner is there."""
    return {**source, "actions": [
        {**action, "x": round(action["x"] + left), "y": round(action["y"] + top)} if "x" in action else action
        for action in source["actions"]]}
