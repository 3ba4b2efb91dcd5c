// @ts-check
// The frame that shows a link in another page, as markup to paste there. `EmbedFrame` in the server writes the same for
// programs.

/** A link without a name in its address is older than frames. */
const LINK = /^(https?:\/\/[^/]+)\/s\/([\w-]+\?link=[\w-]+#key=[\w-]+)$/;

/** @param {string} address  of a link @returns {string}  of the page for frames; empty: it has none */
export function embedAddress(address) {
  return LINK.test(address) ? address.replace(LINK, '$1/embed/s/$2') : '';
}

/**
 * @param {string} address  of the page for frames
 * @param {string} title    of the preview
 * @param {[width: number, height: number]} size  of its screen, points
 * @returns {string} markup in which nothing of that is more than text
 */
export function embedCode(address, title, [width, height]) {
  const [src, name] = [address, title || 'Live preview'].map(escaped);
  return `<iframe src="${src}" title="${name}" width="${Math.floor(width)}" height="${Math.floor(height)}" ` +
    'loading="lazy" referrerpolicy="origin" style="border:0"></iframe>';
}

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' };

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]);
}
