"""A finger for a browser whose driver has none: a script in the page sends its events.

They are what a page hears of a real one, to the milliseconds between them, so that all of the page's own code is tried.
The browser itself does not notice: it captures no pointer, scrolls nothing, and makes no click of a tap.
"""

# Plays a list of actions. A finger that is down at the end of one stays where it is for the next.
PLAY = """async (actions) => {
  const finger = globalThis.scriptedFinger ??= { clientX: 0, clientY: 0, target: null };
  const send = (type) => finger.target.dispatchEvent(new PointerEvent(type, {
    pointerId: 71, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, composed: true,
    button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
    clientX: finger.clientX, clientY: finger.clientY,
  }));
  for (const { type, x, y, duration } of actions) {
    if (duration > 0) await new Promise((passed) => setTimeout(passed, duration));
    if (type === 'pointerMove') {
      [finger.clientX, finger.clientY] = [x, y];
      if (finger.target) send('pointermove');
    } else if (type === 'pointerDown') {
      finger.target = document.elementFromPoint(finger.clientX, finger.clientY);
      send('pointerdown');
    } else if (type === 'pointerUp') {
      send('pointerup');
      finger.target = null;
    }
  }
}"""


def is_finger(source):
    return source["type"] == "pointer" and source["parameters"]["pointerType"] == "touch"


def play(document, source):
    document.evaluate(PLAY, source["actions"])
