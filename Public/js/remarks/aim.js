// @ts-check
// Aiming at an element: questions to the server which element lies under a hand, one at a time, and the one of them by
// which the element is chosen. Knows no events and no clock.

/** @typedef {import('../server/remark-list.js').Pointed} Pointed */
/** @typedef {[x: number, y: number]} Place  points of the preview's window */

/** How far an arrow key moves the crosshair, and with Shift, in points. */
const STEP = 24;
const FINE_STEP = 4;

/** @type {Readonly<Record<string, readonly [x: number, y: number]>>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Place} place
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} press
 * @param {[width: number, height: number]} size  of the window, points
 * @returns {Place | null} null: the key moves nothing
 */
export function movedPlace([x, y], press, [width, height]) {
  if (press.ctrlKey || press.altKey || press.metaKey || !Object.hasOwn(WAYS, press.key)) return null;
  const [across, down] = WAYS[press.key];
  const step = press.shiftKey ? FINE_STEP : STEP;
  const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(most, Math.max(0, value));
  return [within(x + across * step, width), within(y + down * step, height)];
}

export class Aim {
  #send;
  #count = 0;

  /** The question that is not answered.
   * @type {{ request: number, place: Place, isChoice: boolean } | null} */
  #asked = null;

  /** Where the hand is by now.
   * @type {Place | null} */
  #next = null;

  /** @param {(request: number, place: Place) => boolean} send  false: the connection is not open */
  constructor(send) {
    this.#send = send;
  }

  /** Whether an element was chosen, and the server has not said which. */
  get isChosen() {
    return this.#asked?.isChoice === true;
  }

  /** A hand moves over the preview. Where an answer is owed, only its last place is asked about after it.
   * @param {Place} place */
  look(place) {
    if (this.isChosen) return;
    if (this.#asked === null) this.#ask(place, false);
    else this.#next = place;
  }

  /**
   * The element here it shall be.
   * @param {Place} place
   * @returns {boolean} false: the server cannot be asked now
   */
  choose(place) {
    return this.#ask(place, true);
  }

  /**
   * The server has answered.
   * @param {Pointed} pointed
   * @returns {'chosen' | 'looked' | null} null: to a question of another time
   */
  answered(pointed) {
    if (pointed.request !== this.#asked?.request) return null;
    const { isChoice } = this.#asked;
    const next = this.#next;
    this.forget();
    if (!isChoice && next !== null) this.#ask(next, false);
    return isChoice ? 'chosen' : 'looked';
  }

  /** Another connection: what was asked on the last one is asked again. */
  renew() {
    if (this.#asked !== null) this.#ask(this.#asked.place, this.#asked.isChoice);
  }

  /** No answer counts any more. */
  forget() {
    this.#asked = null;
    this.#next = null;
  }

  /** @param {Place} place @param {boolean} isChoice */
  #ask(place, isChoice) {
    this.#count += 1;
    this.#next = null;
    const isSent = this.#send(this.#count, place);
    this.#asked = isSent ? { request: this.#count, place, isChoice } : null;
    return isSent;
  }
}
