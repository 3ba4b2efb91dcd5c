// @ts-check
// What is unfolded over the page folds by itself: with Escape, or when something else is pressed.

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
  page.addEventListener('keydown', escape);
  page.addEventListener('pointerdown', pressOutside);
  return () => {
    page.removeEventListener('keydown', escape);
    page.removeEventListener('pointerdown', pressOutside);
  };
}
