// @ts-check
// The WebSocket: opened, kept open, opened again. Knows no messages, only bytes, text and what a close means.

import { CloseCode, WireVersion } from '../wire/limits.js';

/** Ceiling of the first wait, and of every wait, in ms. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** `WebSocket.CONNECTING`: this module names no browser globals. */
const CONNECTING = 0;

/** Closes by a server that will not take what this page says.
 * @type {number[]} */
const REFUSALS = [CloseCode.textRefused, CloseCode.malformed, CloseCode.messageTooBig];

/** A page that was asleep gives the server this long to prove that it is still there, in ms. */
const PROOF_PATIENCE_MS = 3000;

/**
 * How long to wait before trying again: anything up to a ceiling that doubles, so that many pages which lost
 * the same server do not come back together.
 * @param {number} attempt  0 for the first
 * @param {number} random   0 up to 1
 * @returns {number} ms
 */
export function retryWait(attempt, random) {
  return random * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 16));
}

/** Closes after which nothing is tried again.
 * @typedef {'ended' | 'noKey' | 'linkEnded' | 'broken'} Ending */

/**
 * The meaning of a socket's close for the page.
 * - `ended`: the session is not there (any more)
 * - `noKey`: it is shown to people with a link
 * - `linkEnded`: the link that the page came with is none (any more)
 * - `broken`: the server refuses what this page says; trying again would say the same
 * - `retry`: anything else passes
 * @param {number} code  of the close event
 * @returns {Ending | 'retry'}
 */
export function meaningOfClose(code) {
  switch (code) {
    case CloseCode.noSuchSession: return 'ended';
    case CloseCode.noKey: return 'noKey';
    case CloseCode.linkEnded: return 'linkEnded';
    default: return REFUSALS.includes(code) ? 'broken' : 'retry';
  }
}

/**
 * The surroundings that a connection needs, and its listeners.
 * @typedef {object} ConnectionParts
 * @property {(protocol: string) => WebSocket} openSocket
 * @property {() => void} opened
 * @property {(data: string | ArrayBuffer) => void} received
 * @property {(attempt: number) => void} lost  another attempt is on its way; counted from 1
 * @property {(meaning: Ending, reason: string) => void} over  there will be no other attempt
 * @property {(run: () => void, delayMs: number) => number} setTimer
 * @property {(timer: number) => void} clearTimer
 * @property {() => number} random  0 up to 1
 */

/** A socket that is opened again whenever it is lost. */
export class Connection {
  #parts;

  /** @type {WebSocket | null} */
  #socket = null;

  /** Tries since the server last said hello. */
  #attempt = 0;

  /** @type {number | null} set while another try is waited for */
  #retryTimer = null;

  /** @type {number | null} set while the server owes an answer to a probe */
  #proofTimer = null;

  /** Whether the page that has it is put away. */
  #isResting = false;

  /** @param {ConnectionParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  open() {
    this.close();
    this.#isResting = false;
    const socket = this.#parts.openSocket(WireVersion.subprotocol);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    // A socket that has been dropped may still speak; it is not listened to.
    const whileCurrent = (/** @type {() => void} */ act) => { if (this.#socket === socket) act(); };
    socket.onopen = () => whileCurrent(() => this.#parts.opened());
    socket.onmessage = ({ data }) => whileCurrent(() => this.#received(data));
    socket.onclose = ({ code, reason }) => whileCurrent(() => this.#closed(code, reason));
  }

  /** For good, unless it is opened again. */
  close() {
    this.#stopTimers();
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === CONNECTING) {
      // To close it before it is open would put a warning on the console.
      socket.onopen = () => socket.close();
    } else {
      socket?.close();
    }
  }

  /** While the page is left, or put away to come back later: who cannot be seen is not counted. `check` opens it again. */
  rest() {
    if (this.#socket === null && this.#retryTimer === null) return;
    this.close();
    this.#isResting = true;
  }

  /** The server has said hello: the next loss starts with a short wait again. */
  settled() {
    this.#attempt = 0;
  }

  /**
   * @param {Uint8Array} bytes
   * @returns {boolean} false: there is no open socket, and nothing was sent
   */
  send(bytes) {
    // 1 is WebSocket.OPEN
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(bytes);
    return true;
  }

  /**
   * Make sure that somebody is there: try again at once if the socket is lost, else ask, and start over if no
   * answer comes.
   * @param {Uint8Array} probe  a message that the server answers
   */
  check(probe) {
    if (this.#retryTimer !== null || this.#isResting) return this.open();
    if (this.#proofTimer !== null || !this.send(probe)) return;
    this.#proofTimer = this.#parts.setTimer(() => {
      this.close();
      this.#retry();
    }, PROOF_PATIENCE_MS);
  }

  /** @param {string | ArrayBuffer} data */
  #received(data) {
    if (this.#proofTimer !== null) this.#parts.clearTimer(this.#proofTimer);
    this.#proofTimer = null;
    this.#parts.received(data);
  }

  /** @param {number} code @param {string} reason */
  #closed(code, reason) {
    this.close();
    const meaning = meaningOfClose(code);
    if (meaning === 'retry') this.#retry();
    else this.#parts.over(meaning, reason);
  }

  #retry() {
    const wait = retryWait(this.#attempt, this.#parts.random());
    this.#retryTimer = this.#parts.setTimer(() => this.open(), wait);
    this.#attempt += 1;
    this.#parts.lost(this.#attempt);
  }

  #stopTimers() {
    if (this.#retryTimer !== null) this.#parts.clearTimer(this.#retryTimer);
    if (this.#proofTimer !== null) this.#parts.clearTimer(this.#proofTimer);
    this.#retryTimer = null;
    this.#proofTimer = null;
  }
}

/**
 * Call `rest` when the page is left for another, loaded again, or put into the browser's page cache.
 * @param {Window} view
 * @param {() => void} rest
 * @returns {() => void} stop listening
 */
export function bindLeaving(view, rest) {
  const listening = new AbortController();
  view.addEventListener('pagehide', rest, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * Call `check` when the page comes back from being hidden for a while, or from the browser's page cache.
 * @param {Window} view
 * @param {Document} page
 * @param {() => void} check
 * @returns {() => void} stop listening
 */
export function bindWakeUp(view, page, check) {
  /** Shorter absences leave sockets alone, in ms. */
  const shortAbsenceMs = 5000;
  let hiddenAtMs = Infinity;
  const visibility = (/** @type {Event} */ event) => {
    if (page.visibilityState === 'hidden') hiddenAtMs = event.timeStamp;
    else if (event.timeStamp - hiddenAtMs > shortAbsenceMs) check();
  };
  const shown = (/** @type {PageTransitionEvent} */ event) => {
    if (event.persisted) check();
  };
  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('visibilitychange', visibility, { signal });
  view.addEventListener('pageshow', shown, { signal });
  view.addEventListener('online', check, { signal });
  return () => listening.abort();
}
