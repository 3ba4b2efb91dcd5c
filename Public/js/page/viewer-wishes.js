// @ts-check
// The preferences of the person in front of the page.

/** @typedef {import('../wire/screen.js').ScreenChoices} ScreenChoices */

/**
 * A new session begins with them, unless a link says otherwise.
 * @param {Window} view
 * @returns {Partial<ScreenChoices>}
 */
export function wishedChoices(view) {
  const asks = (/** @type {string} */ query) => view.matchMedia(query).matches;
  return {
    appearance: asks('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    ...(asks('(prefers-reduced-motion: reduce)') ? { motion: 'reduced' } : {}),
  };
}
