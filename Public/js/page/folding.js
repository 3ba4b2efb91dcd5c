// @ts-check
// Anything that is unfolded over the page folds by itself: with Escape, or when something else is pressed.

/**
 * @param {HTMLDetailsElement} details
 * @param {HTMLElement} page  where keys and presses are heard
 * @returns {() => void} stop listening
 */
export function bindFolding(details, page) {
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') details.open = false;
  };
  const pressOutside = (/** @type {PointerEvent} */ event) => {
    if (!details.contains(/** @type {Node} */ (event.target))) details.open = false;
  };
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('keydown', escape, { signal });
  page.addEventListener('pointerdown', pressOutside, { signal });
  return () => listening.abort();
}
