// @ts-check
// The key that begins a remark: C, while the preview, a pin or the panel has the focus. Elsewhere a single letter is
// nobody's: who speaks to a computer says many of them.

/** Where letters are written or chosen by. */
const WRITTEN_INTO = ['INPUT', 'TEXTAREA', 'SELECT'];

/**
 * @param {{ key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean, repeat: boolean,
 *   defaultPrevented: boolean }} press
 * @param {{ tagName: string } | null} focused
 */
export function beginsRemark(press, focused) {
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat || press.defaultPrevented) return false;
  return press.key.toLowerCase() === 'c' && !WRITTEN_INTO.includes(focused?.tagName ?? '');
}

/**
 * @param {HTMLElement[]} places  that have or hold the focus
 * @param {() => void} begin
 * @returns {() => void} stop
 */
export function bindShortcut(places, begin) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!beginsRemark(event, /** @type {HTMLElement | null} */ (event.target))) return;
    event.preventDefault();
    begin();
  };
  const listening = new AbortController();
  for (const place of places) place.addEventListener('keydown', press, { signal: listening.signal });
  return () => listening.abort();
}
