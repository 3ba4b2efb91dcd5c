// @ts-check
// The panel of holes: what is missing, why, where, how often it was reached, and what would fill it.

import { groupsOf, holesText, reachedText } from '../server/hole-list.js';
import { placeOf } from '../server/problem.js';
import { ListPanel } from './list-panel.js';

/** @typedef {import('../server/state.js').State} State */

/**
 * @typedef {object} HoleElements
 * @property {HTMLButtonElement} holesButton  in the bar: how many there are
 * @property {HTMLElement} holes      the panel
 * @property {HTMLElement} holesTitle
 * @property {HTMLElement} holesList  scrolls; a section for each reason
 * @property {HTMLButtonElement} holesClose
 * @property {HTMLElement} canvas     gets the focus where the button is out of sight
 * @property {HTMLElement} session    has `data-holes="open"` while the panel is seen
 */

class HolePanel extends ListPanel {
  #elements;
  #state;

  /** @type {State['holes']['list']} those that the rows are of; an empty list at first */
  #shown = [];

  /** @type {HTMLElement[]} the words for how often, by the hole's number */
  #counts = [];

  /**
   * @param {HoleElements} elements
   * @param {State} state
   * @param {(run: () => void, delayMs: number) => unknown} setTimer
   */
  constructor(elements, state, setTimer) {
    const { holesButton: button, holes: panel, holesClose: close, canvas, session } = elements;
    super({ button, panel, close, canvas, session }, 'holes', setTimer);
    this.#elements = elements;
    this.#state = state;
  }

  /** @override */
  get count() {
    return this.#state.holes.count;
  }

  /** @override */
  get words() {
    return holesText(this.count);
  }

  /**
   * Rows are made when the panel is open, and once for a list: a thousand of them take their time.
   * @override
   */
  renderList() {
    const { count, list, reached } = this.#state.holes;
    const { holesTitle, holesList } = this.#elements;
    holesTitle.textContent = holesText(count);
    if (this.#shown !== list) {
      this.#shown = list;
      this.#counts = [];
      holesList.replaceChildren(...groupsOf(list).map((group) => this.#createGroup(group)));
      if (count > list.length) holesList.append(this.create('p', 'holes-more', `And ${count - list.length} more.`));
    }
    for (const [number, element] of this.#counts.entries()) {
      const words = reachedText(list[number], reached[number]);
      if (element.textContent === words) continue;
      element.textContent = words;
      element.toggleAttribute('data-reached', reached[number] !== undefined);
    }
  }

  /** @param {import('../server/hole-list.js').HoleGroup} group */
  #createGroup({ reason, remedy, holes }) {
    const section = this.create('section', 'hole-group');
    const title = this.create('h3', '', reason);
    // A middle dot is read out by some, and says nothing.
    const dot = this.create('span', '', ' · ');
    dot.setAttribute('aria-hidden', 'true');
    title.append(dot, this.create('span', 'hole-total', String(holes.length)));
    const list = this.create('ul', 'hole-rows');
    list.append(...holes.map((number) => this.#createRow(number, remedy === '')));
    section.append(title);
    if (remedy !== '') section.append(this.create('p', 'hole-remedy', remedy));
    section.append(list);
    return section;
  }

  /**
   * @param {number} number
   * @param {boolean} hasRemedy  whether it says by itself what would fill it
   */
  #createRow(number, hasRemedy) {
    const hole = this.#shown[number];
    const row = this.create('li', 'hole');
    const times = this.create('span', 'hole-times');
    this.#counts[number] = times;
    const where = this.create('span', 'hole-where');
    where.append(this.#createPlace(hole), this.create('span', 'hole-kind', hole.kind));
    row.append(where, times);
    if (hole.text !== '') row.append(this.create('code', 'hole-code', hole.text));
    if (hasRemedy && hole.remedy !== '') row.append(this.create('p', 'hole-remedy', hole.remedy));
    return row;
  }

  /** @param {import('../server/hole-list.js').Hole} hole */
  #createPlace(hole) {
    if (hole.editor === '') return this.create('span', 'hole-place', placeOf(hole));
    const link = /** @type {HTMLAnchorElement} */ (this.create('a', 'hole-place', placeOf(hole)));
    link.href = hole.editor;
    link.title = 'Open in editor';
    return link;
  }
}

/**
 * Keep the button and the panel up to date, and let them work.
 * @param {HoleElements} elements
 * @param {State} state
 * @param {(run: () => void, delayMs: number) => unknown} setTimer
 * @returns {{ changed: () => void, stop: () => void }}  `changed`: `state.holes` is another
 */
export function openHoles(elements, state, setTimer) {
  const panel = new HolePanel(elements, state, setTimer);
  return { changed: panel.changed, stop: panel.bind() };
}
