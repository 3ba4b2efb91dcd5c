// @ts-check
// The headings of the gallery with their previews, and the shelves that hold them.

/** @typedef {import('../server/api.js').Preview} Preview */

/**
 * Previews that stand together. `heading`: null for those under none.
 * @typedef {{ heading: string | null, previews: Preview[] }} Group */

/**
 * Neighbours with the same heading, together. A heading that comes back later has its previews where it stood first.
 * @param {Preview[]} previews
 * @returns {Group[]} in the order of the first preview of each; previews in theirs
 */
export function groupsOf(previews) {
  /** @type {Map<string | null, Preview[]>} */
  const groups = new Map();
  for (const preview of previews) {
    const heading = preview.heading || null;
    const group = groups.get(heading);
    if (group) group.push(preview);
    else groups.set(heading, [preview]);
  }
  return [...groups].map(([heading, members]) => ({ heading, previews: members }));
}

/**
 * The name of a heading in an address: lower-case words joined by hyphens, with a prefix that no other part of the page
 * has.
 * @param {string} heading
 */
export function anchorOf(heading) {
  return `under-${heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/**
 * A list of cards under its heading.
 * @param {Document} page
 * @param {string | null} heading
 * @returns {{ shelf: HTMLElement, list: HTMLElement }}  `list`: what the cards go into
 */
export function createShelf(page, heading) {
  const shelf = page.createElement('section');
  const list = page.createElement('ul');
  shelf.className = 'shelf';
  list.className = 'cards';
  // Safari forgets that a list without bullets is one.
  list.setAttribute('role', 'list');
  if (heading !== null) {
    const title = page.createElement('h2');
    title.id = anchorOf(heading);
    title.className = 'shelf-title';
    // Who follows a link to it goes on from here by keyboard.
    title.tabIndex = -1;
    title.dir = 'auto';
    title.textContent = heading;
    shelf.setAttribute('aria-labelledby', title.id);
    shelf.append(title);
  }
  shelf.append(list);
  return { shelf, list };
}

/**
 * Links to the headings; nothing where there are none.
 * @param {Document} page
 * @param {HTMLElement} place  what they go into
 * @param {Group[]} groups
 */
export function showHeadingLinks(page, place, groups) {
  const headed = groups.filter(({ heading }) => heading !== null);
  place.hidden = headed.length === 0;
  place.replaceChildren(...headed.map(({ heading, previews }) => {
    const link = page.createElement('a');
    const name = page.createElement('bdi');
    const count = page.createElement('span');
    link.href = `#${anchorOf(/** @type {string} */ (heading))}`;
    link.title = /** @type {string} */ (heading);
    name.textContent = heading;
    link.append(name, ' ', count);
    count.textContent = String(previews.length);
    return link;
  }));
}
