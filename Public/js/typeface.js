// @ts-check
// The fonts that the server measures with. /fonts/faces.css declares them and says their order.

/** For a page without that sheet. */
const WITHOUT_SHEET = 'Inter, system-ui, sans-serif';

/** Weights that are fetched before anything asks for them. */
const LIKELY_WEIGHTS = [400, 600, 700];

/** @type {string | null} */
let known = null;

/**
 * The families in the order in which they are asked for a character, as CSS writes it.
 * @returns {string}
 */
export function fontStack() {
  if (known === null && typeof document !== 'undefined') {
    const said = getComputedStyle(document.documentElement).getPropertyValue('--typeface').trim();
    known = said === '' ? WITHOUT_SHEET : `${said}, sans-serif`;
  }
  return known ?? WITHOUT_SHEET;
}

/**
 * Fetch the likely fonts, and draw again whenever one has arrived: a canvas does not do so by itself.
 * @param {Document} document
 * @param {() => void} arrived
 * @returns {() => void} stop listening
 */
export function watchTypefaces(document, arrived) {
  const { fonts } = document;
  fonts.addEventListener('loadingdone', arrived);
  for (const weight of LIKELY_WEIGHTS) {
    // One that cannot be fetched leaves its place to the next of the order.
    fonts.load(`${weight} 16px ${fontStack()}`).catch(() => {});
  }
  return () => fonts.removeEventListener('loadingdone', arrived);
}
