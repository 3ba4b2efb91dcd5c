// @ts-check
// The preferences of the person in front of the page.

/**
 * A new session begins with it.
 * @param {Window} view
 * @returns {import('../wire/screen.js').ScreenChoices['appearance']}
 */
export function preferredAppearance(view) {
  return view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
