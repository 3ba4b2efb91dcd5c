// @ts-check
// Looking around by oneself, as rules: an own gesture of somebody who only watches leaves the session for an aside of
// it, an own copy, and is held until that is open, so that a drag goes on under the finger. Events go in, and come back
// as the actions to take, in their order. Knows no socket and no clock.

import { HeldHand } from '../input/held-hand.js';

/** @typedef {import('../input/held-hand.js').Deed} Deed */

/** A finger that wanders so far drags, and a wheel that is turned so far scrolls, in CSS pixels. */
export const SLOP = 8;

/** Turns of a wheel within this are one, in ms. */
const TURN_GAP_MS = 300;

/** After a refusal own gestures do nothing for so long, in ms: the sentence that says why is there as long. */
export const QUIET_MS = 5000;

/** An aside that is not open after this long is given up, in ms. */
export const PATIENCE_MS = 15_000;

/** Where the person is.
 * - `together`: in the session of the address, with the others
 * - `leaving`: there, and the server was asked for an aside
 * - `entering`: the socket to the aside is on its way, or its first picture is
 * - `apart`: in the aside
 * - `returning`: the socket to the session is on its way
 * @typedef {'together' | 'leaving' | 'entering' | 'apart' | 'returning'} Place */

/** What to do.
 * - `send`: pass the deeds of the hand on to the session that the page is in
 * - `make`: ask the server for an aside
 * - `enter`: open the socket to the aside of this path
 * - `goBack`: open the socket to the session of the address
 * - `letGo`: forget which fingers are down
 * - `remind`: somebody tries by a tap to work a page that only watches
 * - `say`: a sentence
 * @typedef {{ do: 'send', deeds: Deed[] } | { do: 'make' } | { do: 'enter', path: string } | { do: 'goBack' } |
 *           { do: 'letGo' } | { do: 'remind' } | { do: 'say', sentence: string }} Action */

export const WORDS = Object.freeze({
  lost: 'You are with the others again: your own copy has ended.',
  late: 'It takes too long to look around by yourself. Try again in a moment.',
});

export class AsideRule {
  /** @type {Place} */
  #place = 'together';
  #held = new HeldHand();

  /** What this page's hands may do in the session that it is in, by the server's last word. */
  #mayWork = true;

  /** Where fingers came down that may yet leave, in points, by their numbers.
   * @type {Map<number, [x: number, y: number]>} */
  #down = new Map();

  /** How far a wheel was turned without leaving, and when last. CSS pixels, ms. */
  #turned = { distance: 0, atMs: -Infinity };
  #quietUntilMs = -Infinity;

  /** Of the aside that is entered: whether the server has let this page's hands in, and whether there is a picture. */
  #isWelcome = false;
  #isShown = false;

  /** To say once the page is with the others again; empty: nothing. */
  #sentence = '';

  /** @returns {Place} */
  get place() {
    return this.#place;
  }

  /**
   * The hand has done something on the device.
   * @param {Deed} deed
   * @param {number} scale  CSS pixels per point
   * @returns {Action[]}
   */
  did(deed, scale) {
    switch (this.#place) {
      case 'together': return this.#mayWork ? [{ do: 'send', deeds: [deed] }] : this.#watched(deed, scale);
      case 'apart': return [{ do: 'send', deeds: [deed] }];
      case 'returning': return [];
      default:
        this.#held.hold(deed);
        return [];
    }
  }

  /** Somebody wants to leave without a gesture.
   * @returns {Action[]} */
  leave() {
    if (this.#place !== 'together') return [];
    return [...this.#drop(), ...this.#left()];
  }

  /**
   * The server has made an aside.
   * @param {string} path  of its page
   * @returns {Action[]}
   */
  made(path) {
    if (this.#place !== 'leaving') return [];
    this.#place = 'entering';
    [this.#isWelcome, this.#isShown] = [false, false];
    return [{ do: 'enter', path }];
  }

  /**
   * The server has made none.
   * @param {string} sentence  why
   * @param {number} nowMs  of the clock of gestures
   * @returns {Action[]}
   */
  refused(sentence, nowMs) {
    if (this.#place !== 'leaving') return [];
    this.#place = 'together';
    this.#quietUntilMs = nowMs + QUIET_MS;
    return [...this.#drop(), { do: 'say', sentence }];
  }

  /**
   * `PATIENCE_MS` are over.
   * @param {number} nowMs
   * @returns {Action[]}
   */
  waited(nowMs) {
    if (this.#place === 'leaving') return this.refused(WORDS.late, nowMs);
    if (this.#place !== 'entering') return [];
    this.#quietUntilMs = nowMs + QUIET_MS;
    return this.#goBack(WORDS.late);
  }

  /**
   * The server has said hello, or another role.
   * @param {{ isAside: boolean, mayWork: boolean }} greeting  of which session; what hands may do there
   * @returns {Action[]}
   */
  greeted({ isAside, mayWork }) {
    if (this.#place === 'entering') {
      this.#isWelcome = isAside && mayWork;
      return this.#entered();
    }
    const isOther = mayWork !== this.#mayWork;
    this.#mayWork = mayWork;
    if (this.#place === 'returning' && !isAside) return this.#arrived();
    // The right is gone, and with it the gesture that was held. Who leaves keeps it.
    return isOther && this.#place === 'together' ? this.#drop() : [];
  }

  /** With the others.
   * @returns {Action[]} */
  #arrived() {
    const sentence = this.#sentence;
    this.#place = 'together';
    this.#sentence = '';
    return sentence === '' ? [] : [{ do: 'say', sentence }];
  }

  /** There is a picture of the session that the page is in.
   * @returns {Action[]} */
  shown() {
    if (this.#place !== 'entering') return [];
    this.#isShown = true;
    return this.#entered();
  }

  /** What is sent to a session that has no picture yet may come to nothing.
   * @returns {Action[]} */
  #entered() {
    if (!this.#isWelcome || !this.#isShown) return [];
    this.#place = 'apart';
    this.#mayWork = true;
    this.#down.clear();
    const deeds = this.#held.take();
    return deeds.length === 0 ? [] : [{ do: 'send', deeds }];
  }

  /** Somebody wants to be with the others again.
   * @returns {Action[]} */
  back() {
    return this.#place === 'apart' || this.#place === 'entering' ? this.#goBack('') : [];
  }

  /**
   * The session that the page is in, or was on its way to, is not there any more.
   * @returns {Action[]} empty: there is no other to go to
   */
  ended() {
    if (this.#place !== 'apart' && this.#place !== 'entering') return [];
    return this.#goBack(WORDS.lost);
  }

  /** The socket is lost, and with it what was in hand.
   * @returns {Action[]} */
  lost() {
    [this.#isWelcome, this.#isShown] = [false, false];
    return this.#drop();
  }

  /**
   * Somebody who only watches has done something.
   * @param {Deed} deed
   * @param {number} scale
   * @returns {Action[]}
   */
  #watched(deed, scale) {
    if (timeOf(deed) < this.#quietUntilMs) return [];
    if (this.#isFirst(deed)) this.#held.forget();
    this.#held.hold(deed);
    switch (deed.kind) {
      case 'key': return this.#left();
      case 'wheel': return this.#turnedFar(deed.move, scale) ? this.#left() : [];
      case 'touches': return this.#touched(deed.touches, scale);
    }
  }

  /** Whether it begins something, so that what was held before has come to nothing.
   * @param {Deed} deed */
  #isFirst(deed) {
    if (deed.kind === 'wheel' && deed.move.time - this.#turned.atMs > TURN_GAP_MS) this.#turned.distance = 0;
    return this.#down.size === 0 && this.#turned.distance === 0;
  }

  /** @param {import('../wire/inputs.js').WheelMove} move @param {number} scale */
  #turnedFar({ dx, dy, time }, scale) {
    this.#turned = { distance: this.#turned.distance + Math.hypot(dx, dy) * scale, atMs: time };
    return this.#turned.distance > SLOP;
  }

  /**
   * One finger that wanders leaves. Two of them look closer, which is the browser's.
   * @param {import('../wire/inputs.js').TouchSample[]} touches
   * @param {number} scale
   * @returns {Action[]}
   */
  #touched(touches, scale) {
    let hasTapped = false;
    for (const { phase, id, x, y } of touches) {
      if (phase === 'began') this.#down.set(id, [x, y]);
      const from = this.#down.get(id);
      const isFar = from !== undefined && Math.hypot(x - from[0], y - from[1]) * scale > SLOP;
      if (isFar && this.#down.size === 1 && phase !== 'cancelled') return this.#left();
      if (phase === 'ended' || phase === 'cancelled') this.#down.delete(id);
      if (phase === 'ended') hasTapped = true;
    }
    if (this.#down.size > 0) return [];
    this.#held.forget();
    return hasTapped ? [{ do: 'remind' }] : [];
  }

  /** @returns {Action[]} */
  #left() {
    this.#place = 'leaving';
    this.#turned.distance = 0;
    return [{ do: 'make' }];
  }

  /** @param {string} sentence  why, where nobody asked for it @returns {Action[]} */
  #goBack(sentence) {
    this.#place = 'returning';
    this.#sentence = sentence;
    return [...this.#drop(), { do: 'goBack' }];
  }

  /** @returns {Action[]} */
  #drop() {
    this.#held.forget();
    this.#down.clear();
    this.#turned.distance = 0;
    return [{ do: 'letGo' }];
  }
}

/** @param {Deed} deed  ms of the page's clock; of touches, the first */
function timeOf(deed) {
  switch (deed.kind) {
    case 'key': return deed.timeMs;
    case 'wheel': return deed.move.time;
    case 'touches': return deed.touches[0]?.time ?? 0;
  }
}
