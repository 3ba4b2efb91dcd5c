// @ts-check
// A link to a session that says in which exact state it was. Who comes alone and has control goes there; who is not
// alone is asked first, as everybody would go along; who only watches is told.

import { exactFrom } from '../page/exact-link.js';
import { linkFrom, searchFor } from '../page/link.js';
import { goToState, readState } from '../server/state-api.js';

/** @typedef {import('../server/state.js').State} State */

/** What to do about such a link.
 * - `none`: the session is in that state
 * - `go`: bring it there
 * - `ask`: offer to
 * - `tell`: say that this page may not
 * @typedef {'none' | 'go' | 'ask' | 'tell'} Plan */

/**
 * @param {{ isThere: boolean, mayWork: boolean, viewers: number }} situation  `viewers`: this page included
 * @returns {Plan}
 */
export function planFor({ isThere, mayWork, viewers }) {
  if (isThere) return 'none';
  if (!mayWork) return 'tell';
  return viewers > 1 ? 'ask' : 'go';
}

/**
 * @typedef {object} ArrivalElements
 * @property {HTMLElement} arrival
 * @property {HTMLElement} arrivalText
 * @property {HTMLButtonElement} arrivalGo
 * @property {HTMLButtonElement} arrivalHide
 */

export class ExactArrival {
  #view;
  #elements;
  #state;
  #key;
  #went;

  /** @type {{ preview: string, screen: import('../server/asked-screen.js').AskedScreen,
   *   knobs: Map<string, import('../server/knob-value.js').KnobValue>,
   *   exact: import('../server/asked-screen.js').ExactState } | null} null: the link says none, or it was followed */
  #wanted = null;
  #isLooking = false;

  /**
   * @param {Window & typeof globalThis} view
   * @param {ArrivalElements} elements
   * @param {State} state
   * @param {() => string} key  the one that this page presents; empty: none
   * @param {(isOtherRevision: boolean) => void} went  the session is on its way to the state of the link
   */
  constructor(view, elements, state, key, went) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#key = key;
    this.#went = went;
    const { search, hash } = view.location;
    const exact = exactFrom(search, hash);
    const { preview, screen, knobs } = linkFrom(search);
    // Who made a session of a link has left no state in its address.
    const isOfLink = exact !== null && (exact.state !== '' || exact.acts !== '');
    if (isOfLink && preview !== null) this.#wanted = { preview, screen, knobs, exact };
  }

  /** @returns {() => void} stop */
  bind() {
    const { arrivalGo, arrivalHide } = this.#elements;
    const listening = new AbortController();
    arrivalGo.addEventListener('click', () => this.#go(), { signal: listening.signal });
    arrivalHide.addEventListener('click', () => this.#done(), { signal: listening.signal });
    return () => listening.abort();
  }

  /** The server has said hello, and the role of this page is known. */
  async greeted() {
    const wanted = this.#wanted;
    if (wanted === null || this.#isLooking) return;
    this.#isLooking = true;
    const now = await this.#read();
    this.#isLooking = false;
    if (now === null) return;
    const { role, viewers } = this.#state;
    const plan = planFor({ isThere: isSame(now, wanted), mayWork: role !== 'view', viewers });
    if (plan === 'none') this.#done();
    else if (plan === 'go') await this.#go();
    else this.#show(plan);
  }

  async #read() {
    try {
      return await readState(this.#view.fetch.bind(this.#view), this.#state.session, this.#key());
    } catch {
      return null;
    }
  }

  async #go() {
    const wanted = this.#wanted;
    if (wanted === null) return;
    try {
      const isOther = await goToState(this.#view.fetch.bind(this.#view), this.#state.session, this.#key(), wanted);
      this.#done();
      this.#went(isOther);
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {'ask' | 'tell'} plan */
  #show(plan) {
    this.#elements.arrivalGo.hidden = plan === 'tell';
    this.#say(plan === 'ask'
      ? 'This link is to a certain state. Others are here and would go there with you.'
      : 'The preview has moved on since this link was made. Who has control can go back.');
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#elements.arrivalText.textContent = sentence;
    this.#elements.arrival.hidden = false;
  }

  /** The link has done its part: a reload shows the session as it is. */
  #done() {
    this.#wanted = null;
    this.#elements.arrival.hidden = true;
    const { pathname, search, hash } = this.#view.location;
    const kept = hash.split('&').filter((part) => !/^#?(state|acts)=/.test(part)).join('&');
    this.#view.history.replaceState(this.#view.history.state, '', pathname + search + kept);
  }
}

/** @param {Omit<import('../server/state-api.js').SessionState, 'isWhole' | 'exact'>} state */
function searchOf({ preview, knobs, screen }) {
  return searchFor(preview, knobs, screen);
}

/**
 * @param {import('../server/state-api.js').SessionState} now
 * @param {Omit<import('../server/state-api.js').SessionState, 'isWhole'>} wanted
 */
function isSame(now, wanted) {
  return now.exact.state === wanted.exact.state && now.exact.acts === wanted.exact.acts
    && searchOf(now) === searchOf(wanted);
}
