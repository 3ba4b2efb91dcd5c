// @ts-check
// A link to a session that says in which exact state it was. Who comes alone and has control goes there; who is not
// alone is asked first, as everybody would go along; who only watches is told, and may go there in an aside.

import { write } from '../page/elements.js';
import { exactFrom } from '../page/exact-link.js';
import { linkFrom, searchFor } from '../page/link.js';
import { goToState, readState } from '../server/state-api.js';
import { sessionShown } from '../server/state.js';

/** @typedef {import('../server/state.js').State} State */

/** What to do about such a link.
 * - `none`: the session is in that state
 * - `go`: bring it there
 * - `ask`: offer to
 * - `tell`: say that this page may not, and offer to look around by oneself there
 * @typedef {'none' | 'go' | 'ask' | 'tell'} Plan */

/**
 * @param {{ isThere: boolean, mayWork: boolean, viewers: number, isApart?: boolean, isAskedFor?: boolean }} situation
 *   `viewers`: this page included; `isApart`: in an aside; `isAskedFor`: that was entered to go there
 * @returns {Plan}
 */
export function planFor({ isThere, mayWork, viewers, isApart = false, isAskedFor = false }) {
  if (isThere) return 'none';
  if (!mayWork) return 'tell';
  // Who has left by a drag is not taken from under it.
  if (isApart) return isAskedFor ? 'go' : 'ask';
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
  #leave;

  /** Whether somebody has left the others to go there. */
  #isAskedFor = false;

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
   * @param {() => void} leave  the others, for an aside
   */
  constructor(view, elements, state, key, went, leave) {
    this.#view = view;
    this.#elements = elements;
    this.#state = state;
    this.#key = key;
    this.#went = went;
    this.#leave = leave;
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
    arrivalGo.addEventListener('click', () => this.#chosen(), { signal: listening.signal });
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
    const { role, viewers, aside } = this.#state;
    const plan = planFor({
      isThere: isSame(now, wanted), mayWork: role !== 'view', viewers, isApart: aside !== '',
      isAskedFor: this.#isAskedFor,
    });
    if (plan === 'none') this.#done();
    else if (plan === 'go') await this.#go();
    else this.#show(plan);
  }

  async #read() {
    try {
      return await readState(this.#view.fetch.bind(this.#view), sessionShown(this.#state), this.#key());
    } catch {
      return null;
    }
  }

  #chosen() {
    if (this.#state.role === 'view') {
      this.#isAskedFor = true;
      this.#leave();
    } else {
      this.#go();
    }
  }

  async #go() {
    const wanted = this.#wanted;
    if (wanted === null) return;
    try {
      const isOther = await goToState(
        this.#view.fetch.bind(this.#view), sessionShown(this.#state), this.#key(), wanted);
      this.#done();
      this.#went(isOther);
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {'ask' | 'tell'} plan */
  #show(plan) {
    write(this.#elements.arrivalGo, plan === 'tell' ? 'Go there by yourself' : 'Go to it');
    const asked = this.#state.aside === '' ? ' Others are here and would go there with you.' : '';
    this.#say(plan === 'ask' ? `This link is to a certain state.${asked}`
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
