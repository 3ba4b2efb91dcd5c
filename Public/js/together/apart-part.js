// @ts-check
// The part of the panel of who is here about looking around by oneself: leaving, coming back, and asking others to.

import { write } from '../page/elements.js';
import { asidesText, mayGather } from './apart-words.js';

/** @typedef {import('../server/state.js').State} State */

/** The server passes on one asking in this time, in ms. */
export const GATHER_PAUSE_MS = 5000;

/**
 * @typedef {object} ApartElements
 * @property {HTMLElement} companyApart   seen while somebody looks around by themselves; has the next two
 * @property {HTMLElement} companyApartText
 * @property {HTMLButtonElement} companyGather
 * @property {HTMLButtonElement} companyLeave  leaves, or leads back
 */

/**
 * @typedef {object} ApartParts
 * @property {() => void} leave   the others, to look around by oneself
 * @property {() => void} back    to the others
 * @property {() => void} gather  ask those who have left to come back
 * @property {() => void} left    the page is on its way to where the panel is another
 * @property {(sentence: string) => void} say
 * @property {(run: () => void, delayMs: number) => unknown} setTimer
 */

export class ApartPart {
  #elements;
  #state;
  #parts;
  #isPausing = false;

  /**
   * @param {ApartElements} elements
   * @param {State} state
   * @param {ApartParts} parts
   */
  constructor(elements, state, parts) {
    this.#elements = elements;
    this.#state = state;
    this.#parts = parts;
  }

  /** @returns {() => void} stop */
  bind() {
    const { companyGather, companyLeave } = this.#elements;
    const listening = new AbortController();
    const { signal } = listening;
    companyGather.addEventListener('click', () => this.#gather(), { signal });
    companyLeave.addEventListener('click', () => {
      if (this.#state.aside === '') this.#parts.leave();
      else this.#parts.back();
      this.#parts.left();
    }, { signal });
    return () => listening.abort();
  }

  render() {
    const { companyApart, companyApartText, companyGather, companyLeave } = this.#elements;
    const { asides, aside } = this.#state;
    companyApart.hidden = asides === 0;
    write(companyApartText, asidesText(asides));
    companyGather.hidden = !mayGather(this.#state);
    companyGather.setAttribute('aria-disabled', String(this.#isPausing));
    write(companyLeave, aside === '' ? 'Look around by yourself' : 'Back to the others');
    companyLeave.title = aside === '' ? 'In a copy of your own: the others see nothing of it' : '';
  }

  #gather() {
    if (this.#isPausing) return;
    this.#isPausing = true;
    this.#parts.gather();
    this.#parts.say('They are asked to come back.');
    this.render();
    this.#parts.setTimer(() => {
      this.#isPausing = false;
      this.render();
    }, GATHER_PAUSE_MS);
  }
}
