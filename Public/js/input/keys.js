// @ts-check
// Keys that scroll.

/** @typedef {import('../wire/inputs.js').ScrollKey} ScrollKey */

/** @type {Map<string, ScrollKey>} by `KeyboardEvent.key` */
const SCROLL_KEYS = new Map([
  ['ArrowUp', 'up'], ['ArrowDown', 'down'], ['ArrowLeft', 'left'], ['ArrowRight', 'right'],
  ['PageUp', 'pageUp'], ['PageDown', 'pageDown'], ['Home', 'home'], ['End', 'end'],
]);

/**
 * The scrolling that a key press asks for.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} press
 * @returns {ScrollKey | null} null: nothing of ours
 */
export function scrollKey(press) {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === ' ') return press.shiftKey ? 'pageUp' : 'pageDown';
  return press.shiftKey ? null : SCROLL_KEYS.get(press.key) ?? null;
}

/**
 * Start scrolling by keys, while `device` has the focus or nothing else has.
 * @param {Document} page
 * @param {Element} device
 * @param {(key: ScrollKey, timeMs: number) => void} send
 * @returns {() => void} stop listening
 */
export function bindKeys(page, device, send) {
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    const focused = page.activeElement;
    if (focused !== null && focused !== page.body && focused !== device) return;
    const key = event.defaultPrevented ? null : scrollKey(event);
    if (key === null) return;
    event.preventDefault();
    send(key, event.timeStamp);
  };
  const listening = new AbortController();
  page.addEventListener('keydown', keydown, { signal: listening.signal });
  return () => listening.abort();
}
