// @ts-check
// The fonts that the server measures with. /fonts/faces.css declares them and says their order.

/** For a page without that sheet. */
export const WITHOUT_SHEET = 'Inter, system-ui, sans-serif';

/** Weights that are fetched before anything asks for them. */
const LIKELY_WEIGHTS = [400, 600, 700];

/**
 * The families in the order in which they are asked for a character, as CSS writes it.
 * @param {Window & typeof globalThis} view
 * @returns {string}
 */
export function fontStack(view) {
  const said = view.getComputedStyle(view.document.documentElement).getPropertyValue('--typeface').trim();
  return said === '' ? WITHOUT_SHEET : `${said}, sans-serif`;
}

/**
 * Fetch the likely fonts, and draw again whenever one has arrived: a canvas does not do so by itself.
 *
 * WebKit does not tell when all have come, neither by `loadingdone` nor by a new `ready`, but every font has a promise.
 * @param {Window & typeof globalThis} view
 * @param {() => void} arrived
 * @returns {{ areHere: () => boolean, stop: () => void }}  `areHere`, asked after drawing: whether all fonts have come
 *   that were asked for by then; those that have not are waited for. `stop`: waits for nothing any more
 */
export function watchTypefaces(view, arrived) {
  const { fonts } = view.document;
  const listening = new AbortController();
  const { signal } = listening;
  fonts.addEventListener('loadingdone', arrived, { signal });
  for (const weight of LIKELY_WEIGHTS) {
    // One that cannot be fetched leaves its place to the next of the order.
    fonts.load(`${weight} 16px ${fontStack(view)}`).catch(() => {});
  }
  const settled = () => {
    if (!signal.aborted) arrived();
  };
  /** @type {WeakSet<FontFace>} */
  const awaited = new WeakSet();
  return {
    areHere() {
      if (fonts.status === 'loaded') return true;
      for (const face of fonts) {
        if (face.status !== 'loading' || awaited.has(face)) continue;
        awaited.add(face);
        face.loaded.then(settled, settled);
      }
      return false;
    },
    stop: () => listening.abort(),
  };
}
