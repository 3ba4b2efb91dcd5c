// @ts-check
// Being together in a session: what this page says of itself, its pointer for the others, and theirs for it.

import { doOthersSee } from '../server/company.js';
import { CompanyPanel } from './company-panel.js';
import { CursorLayer } from './cursor-layer.js';
import { keepName, keepSaid, keptName, saidBefore, UNKNOWN } from './own-name.js';
import { bindPointer, Pointing } from './pointing.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../wire/inputs.js').Introduction} Introduction */

/** @typedef {{ cursors: HTMLElement } & import('./company-panel.js').CompanyElements} TogetherElements
 * `cursors`: over the canvas */

export class Together {
  #view;
  #elements;
  #state;
  #sender;
  #pointAt;
  #panel;
  #layer;
  #pointing;

  /**
   * @param {Window & typeof globalThis} view
   * @param {TogetherElements} elements
   * @param {State} state
   * @param {Pick<import('../server/sender.js').Sender, 'introduce' | 'cursor' | 'gather'> &
   *   { leave: () => void, back: () => void }} sender  `leave`: to look around by oneself; `back`: to the others again
   * @param {(clientX: number, clientY: number) => [x: number, y: number]} pointAt  CSS pixels to points
   */
  constructor(view, elements, state, sender, pointAt) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#sender = sender;
    this.#pointAt = pointAt;
    state.introduction = saidBefore(view, state.session);
    const name = state.introduction.name || keptName(view);
    const setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) => view.setTimeout(run, delayMs);
    const { leave, back, gather } = sender;
    this.#panel = new CompanyPanel(elements, state, {
      introduce: (introduction) => this.#introduce(introduction), leave, back, gather, setTimer,
    }, name);
    this.#layer = new CursorLayer(elements.cursors);
    this.#pointing = new Pointing({
      isWanted: () => state.introduction.showsCursor && doOthersSee(state.company, state.introduction),
      send: sender.cursor, setTimer, nowMs: () => view.performance.now(),
    });
  }

  /** @returns {() => void} stop */
  bind() {
    const stops = [
      this.#panel.bind(),
      bindPointer(this.#elements.canvas, this.#pointAt, () => this.#state.size, (place) => this.#pointing.at(place)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The server has said hello: it does not know this page. */
  greeted() {
    const { name, showsCursor, seesCursors } = this.#state.introduction;
    this.#pointing.forget();
    if (name !== '' || showsCursor || seesCursors) this.#sender.introduce(this.#state.introduction);
    this.cursorsChanged();
  }

  /** The pointers of others are elsewhere, or there are others. */
  cursorsChanged() {
    const { cursors, viewer, size, introduction } = this.#state;
    const others = introduction.seesCursors ? cursors.filter((cursor) => cursor.viewer !== viewer) : [];
    this.#layer.show(others, size);
  }

  /** Show what has changed of the state. */
  render() {
    this.#panel.render();
  }

  /** @param {Introduction} introduction */
  #introduce(introduction) {
    const before = this.#state.introduction;
    this.#state.introduction = introduction;
    this.#sender.introduce(introduction);
    if (introduction.name !== '' || introduction === UNKNOWN) keepName(this.#view, introduction.name);
    keepSaid(this.#view, this.#state.session, introduction);
    if (introduction.showsCursor && !before.showsCursor) this.#pointing.forget();
    if (!introduction.seesCursors) this.#state.cursors = [];
    this.cursorsChanged();
    this.#panel.render();
  }
}
