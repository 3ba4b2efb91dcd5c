// @ts-check
// One session as its server tells it: a socket that is kept open, frames into a scene, words into a state.
// The module that shows it, as a page of its own or as a small picture, is told when there is something to show.

import { openFrames } from '../scene/frames.js';
import { NO_FRAME, asBefore, decodeFrame } from '../wire/frame.js';
import { FrameAge } from './age.js';
import { watchAttention } from './attention.js';
import { Connection } from './connection.js';
import { applyControl } from './control.js';
import { createSender } from './sender.js';
import { reflectFrame } from './state.js';

/** @typedef {import('./connection.js').Ending} Ending */

/** The seats that a page was told with control by hand; empty: none.
 * @typedef {{ at: (path: string) => string, keep: (path: string, seat: string) => void }} Seats */

/**
 * Who shows the session.
 * @typedef {object} LiveParts
 * @property {() => string} path         of the session: `/s/…`, asked at every attempt to connect
 * @property {() => string} key          of a link, or the owner's, asked for as often; empty: none
 * @property {Seats} [seats]             of this page, by the paths of sessions; absent: it comes back without
 * @property {(frame: import('../wire/frame.js').Frame) => void} applied  it has changed the scene
 * @property {() => void} resized        the size of the preview's window is another, or known for the first time
 * @property {(type: string) => void} told  the server has said something of this type
 * @property {(attempt: number) => void} lost  the socket is lost and another attempt is on its way; from 1
 * @property {(meaning: Ending) => void} over  there will be no other attempt; `state` has the reason
 */

export class Live {
  #view;
  #state;
  #scene;
  #parts;
  #connection;

  /** @type {ReturnType<typeof openFrames> | null} of the socket there is now */
  #frames = null;

  /** The last frame that was applied, of that socket. */
  #before = NO_FRAME;

  /** Ends what is listened to while it is open. */
  #stopWatching = () => {};

  /** The messages to the server. */
  sender;

  /** How old what is shown is. */
  age = new FrameAge();

  /**
   * @param {Window & typeof globalThis} view
   * @param {import('./state.js').State} state
   * @param {import('../scene/scene.js').Scene} scene
   * @param {LiveParts} parts
   */
  constructor(view, state, scene, parts) {
    this.#view = view;
    this.#state = state;
    this.#scene = scene;
    this.#parts = parts;
    this.#connection = new Connection({
      openSocket: (protocol) => new view.WebSocket(socketAddress(view.location, parts.path()), protocol),
      opened: () => this.#opened(),
      received: (data) => typeof data === 'string' ? this.#receiveText(data) : this.#receiveFrame(data),
      lost: (attempt) => this.#lost(attempt),
      over: (meaning, reason) => this.#over(meaning, reason),
      setTimer: this.#setTimer, clearTimer: this.#clearTimer, random: Math.random,
    });
    this.sender = createSender(
      state, (bytes) => this.#connection.send(bytes), (seq) => this.age.sent(seq, view.performance.now()));
  }

  /** Connect, to another session if the path is another. The scene stays as it is until that has sent its own. */
  open() {
    this.#dropFrames();
    this.#stopWatching();
    this.#stopWatching = watchAttention(this.#view.document, (isLooking) => this.#attend(isLooking));
    this.#connection.open();
  }

  #opened() {
    const key = this.#parts.key();
    this.#state.presentsKey = key !== '';
    this.sender.enter(key, this.#parts.seats?.at(this.#parts.path()));
    this.#before = NO_FRAME;
    this.#frames = this.#openFrames();
    this.age.reset();
    if (this.#view.document.hidden) this.sender.attend(false);
  }

  /** To a page that nobody sees the server sends no frames, and a keyframe when somebody looks again.
   * @param {boolean} isLooking */
  #attend(isLooking) {
    this.age.reset();
    this.sender.attend(isLooking);
  }

  /** Until it is opened again. */
  close() {
    this.#stopWatching();
    this.#connection.close();
    this.#dropFrames();
  }

  /** Until `check`: the page is left, or put away. */
  rest() {
    this.#connection.rest();
    this.#dropFrames();
  }

  /** Make sure that the server is still there, after the page was asleep. */
  check() {
    this.#connection.check(this.sender.probe);
  }

  #setTimer = (/** @type {() => void} */ run, /** @type {number} */ delayMs) =>
    this.#view.setTimeout(run, delayMs);

  #clearTimer = (/** @type {number} */ timer) => this.#view.clearTimeout(timer);

  #openFrames() {
    return openFrames({
      scene: this.#scene,
      acknowledge: this.sender.acknowledge,
      askKeyframe: this.sender.askKeyframe,
      applied: (frame) => this.#applied(frame),
      isHidden: () => this.#view.document.hidden,
      now: () => this.#view.performance.now(),
      setTimer: this.#setTimer, clearTimer: this.#clearTimer,
    });
  }

  /** @param {import('../wire/frame.js').Frame} frame */
  #applied(frame) {
    this.#before = asBefore(frame, this.#before);
    const [width, height] = this.#state.size;
    reflectFrame(this.#state, frame, this.#scene);
    this.#timeFrame();
    if (this.#state.size[0] !== width || this.#state.size[1] !== height) this.#parts.resized();
    this.#parts.applied(frame);
  }

  #timeFrame() {
    const { viewer, frame: { timeMs, inputViewer, inputSeq } } = this.#state;
    const isOwn = viewer !== 0 && inputViewer === viewer;
    const isMoving = this.#scene.scrollers.some(({ scroller }) => scroller !== null && scroller.state !== 'idle');
    this.age.came({ timeMs, inputSeq: isOwn ? inputSeq : null, isMoving }, this.#view.performance.now());
  }

  /** @param {ArrayBuffer} bytes */
  #receiveFrame(bytes) {
    try {
      this.#frames?.receive(decodeFrame(bytes, this.#before));
    } catch (error) {
      // Nothing is left to stand on; loading again brings the page that belongs to the server.
      this.#view.console.error(error);
      this.#connection.close();
      const message = error instanceof Error ? error.message : String(error);
      this.#over('broken', `A frame could not be read: ${message}.`);
    }
  }

  /** @param {string} text */
  #receiveText(text) {
    const type = applyControl(this.#state, text, (seat) => this.#parts.seats?.keep(this.#parts.path(), seat));
    if (type === null) return;
    if (type === 'hello') {
      this.#connection.settled();
      this.#parts.resized();
    }
    this.#parts.told(type);
  }

  /** @param {number} attempt */
  #lost(attempt) {
    this.#dropFrames();
    const { connection } = this.#state;
    // A preview that has failed says so even when its socket is gone.
    if (connection.phase !== 'failed') {
      connection.phase = 'reconnecting';
      connection.attempts = attempt;
    }
    this.#parts.lost(attempt);
  }

  /** @param {Ending} meaning @param {string} reason */
  #over(meaning, reason) {
    this.#dropFrames();
    this.#state.connection.phase = meaning;
    this.#state.connection.reason = reason;
    this.#parts.over(meaning);
  }

  #dropFrames() {
    this.#frames?.stop();
    this.#frames = null;
  }
}

/** @param {Location} page @param {string} path  of the session */
function socketAddress(page, path) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${path.replace(/\/$/, '')}/socket`;
}
