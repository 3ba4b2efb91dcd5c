// @ts-check
// The contents of the canvas, as lists for people who cannot see it, and for tests.

/** @typedef {import('../scene/scene.js').Layer} Layer */
/** @typedef {import('../scene/scene.js').Scene} Scene */

/** The lists are brought up to date no more often than this, in ms. */
const UPDATE_GAP_MS = 250;

/** A cell with more text than this is cut short, in characters. */
const LONGEST_LABEL = 200;

/**
 * The contents of one scroll view.
 * @typedef {object} MirroredList
 * @property {string} name      the scroll view's identifier and what it is about
 * @property {string[]} labels  of its visible elements, by index path
 */

/**
 * @param {Scene} scene
 * @returns {MirroredList[]} in the order of the tree; a scroll view inside another has a list of its own
 */
export function mirroredLists(scene) {
  return scene.scrollers.map((scroller) => {
    const elements = elementsOf(scroller).sort(byIndexPath);
    const hasSections = elements.some((layer) => sectionOf(layer) > 0);
    const itemCount = scroller.scroller?.itemCount ?? 0;
    return {
      name: `${scroller.scroller?.identifier}, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`,
      labels: elements.map((layer) => labelOf(layer, itemCount, hasSections)).filter((label) => label !== ''),
    };
  });
}

/**
 * Elements below `scroller` that belong to no scroll view in between.
 * @param {Layer} scroller
 * @returns {Layer[]}
 */
export function elementsOf(scroller) {
  /** @type {Layer[]} */
  const found = [];
  const visit = (/** @type {Layer} */ layer) => {
    if (layer.element) found.push(layer);
    if (layer.scroller === null) layer.ordered.forEach(visit);
  };
  scroller.ordered.forEach(visit);
  return found;
}

/** @param {Layer} one @param {Layer} other */
function byIndexPath(one, other) {
  const left = one.element?.path ?? [];
  const right = other.element?.path ?? [];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** @param {Layer} layer */
function sectionOf(layer) {
  return layer.element && layer.element.path.length > 1 ? layer.element.path[0] : 0;
}

/**
 * "Card 3, item 3 of 12".
 * @param {Layer} layer
 * @param {number} itemCount
 * @param {boolean} [hasSections]  whether the place must name the section
 * @returns {string} empty for what has nothing to say, as a decoration without text
 */
export function labelOf(layer, itemCount, hasSections = sectionOf(layer) > 0) {
  const element = layer.element;
  const text = textOf(layer).join(', ').slice(0, LONGEST_LABEL);
  if (!element || element.category !== 'cell') return text;
  const item = (element.path.at(-1) ?? 0) + 1;
  const place = hasSections
    ? `section ${sectionOf(layer) + 1}, item ${item}`
    : `item ${item} of ${itemCount}`;
  return text === '' ? place : `${text}, ${place}`;
}

/**
 * Texts of an element, back to front.
 * @param {Layer} layer
 * @returns {string[]}
 */
function textOf(layer) {
  const own = layer.text ? [layer.text.string] : [];
  const below = layer.ordered.filter((child) => child.element === null).flatMap(textOf);
  return own.concat(below);
}

/**
 * Keep `container` saying what the scene shows.
 * @param {HTMLElement} container
 * @param {Scene} scene
 * @param {(run: () => void, delayMs: number) => number} setTimer
 * @returns {() => void} call it when the scene has changed
 */
export function openMirror(container, scene, setTimer) {
  let isWaiting = false;
  const update = () => {
    isWaiting = false;
    showLists(container, mirroredLists(scene));
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimer(update, UPDATE_GAP_MS);
  };
}

/** Change only what is another: a screen reader may be in the middle of it.
 * @param {HTMLElement} container @param {MirroredList[]} lists */
function showLists(container, lists) {
  matchChildren(container, lists.length, 'ul');
  lists.forEach(({ name, labels }, index) => {
    const list = /** @type {HTMLElement} */ (container.children[index]);
    // Safari takes the role from lists that are styled without bullets.
    list.setAttribute('role', 'list');
    if (list.getAttribute('aria-label') !== name) list.setAttribute('aria-label', name);
    matchChildren(list, labels.length, 'li');
    labels.forEach((label, position) => {
      const item = list.children[position];
      if (item.textContent !== label) item.textContent = label;
    });
  });
}

/** @param {HTMLElement} parent @param {number} count @param {string} tag */
function matchChildren(parent, count, tag) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) parent.append(parent.ownerDocument.createElement(tag));
}
