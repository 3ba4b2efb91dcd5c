// @ts-check
// The knobs as this page shows them: what the server last said, and what has been turned here since. Knows no
// elements; sends at most once per animation frame and knob, and the last value always.

import { fittingValue } from '../server/knob-value.js';
import { UndoHistory } from './undo.js';

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/** A value that was turned here is believed against the server for so long after the last turn, in ms: its answers to
 * the values before are still on their way. */
const ECHO_MS = 1000;

/**
 * @typedef {object} TuningParts
 * @property {() => Knob[]} knobs  as the server last listed them
 * @property {(knob: Knob, value: KnobValue) => boolean} sendValue  false: nobody took it
 * @property {(name: string) => boolean} sendReset  to what the source says; empty: all of them
 * @property {(run: () => void) => void} requestFrame
 * @property {(run: () => void, delayMs: number) => unknown} setTimer
 * @property {() => void} changed  a value that is shown may be another
 */

export class Tuning {
  #parts;
  #history = new UndoHistory();

  /** @type {Map<string, { value: KnobValue }>} turned here, and not yet confirmed; by name */
  #mine = new Map();

  /** @type {Set<string>} names whose value has not been sent */
  #due = new Set();
  #isResetDue = false;
  #isFrameRequested = false;

  /** Of the knob that is under a finger; empty for none. */
  #held = '';

  /** @type {(() => void)[]} who waits until the server has all that was turned here */
  #waiting = [];

  /** @param {TuningParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  /**
   * The value that is shown.
   * @param {Knob} knob
   * @returns {KnobValue}
   */
  valueOf(knob) {
    const mine = this.#mine.get(knob.name);
    return mine === undefined ? knob.value : mine.value;
  }

  /** Knobs that are not as the source has them. */
  changedKnobs() {
    return this.#parts.knobs().filter((knob) => this.valueOf(knob) !== knob.default);
  }

  /** Values that are not as the source has them, by name. */
  changedValues() {
    return new Map(this.changedKnobs().map((knob) => [knob.name, this.valueOf(knob)]));
  }

  /**
   * Turn a knob. A value that it cannot have changes nothing.
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    const knob = this.#knob(name);
    const fitting = knob && fittingValue(knob, value);
    if (!knob || fitting === null || fitting === this.valueOf(knob)) return;
    this.#history.record({ name, before: this.valueOf(knob), after: /** @type {KnobValue} */ (fitting) });
    this.#put(knob, /** @type {KnobValue} */ (fitting));
  }

  /** The gesture that turned a knob is over: what is turned next is another step. */
  settle() {
    this.#history.settle();
  }

  /**
   * A finger is on the knob: until it is let go, it alone moves the knob.
   * @param {string} name
   */
  hold(name) {
    const knob = this.#knob(name);
    if (!knob || this.#held === name) return;
    this.letGo();
    this.#held = name;
    if (!this.#mine.has(name)) this.#mine.set(name, { value: knob.value });
  }

  /** The finger is gone. */
  letGo() {
    const name = this.#held;
    if (name === '') return;
    this.#held = '';
    this.settle();
    this.#believeAwhile(name);
  }

  /** @param {string} name */
  reset(name) {
    const knob = this.#knob(name);
    if (knob) this.set(name, knob.default);
    this.settle();
  }

  resetAll() {
    const knobs = this.changedKnobs();
    if (knobs.length === 0) return;
    this.#history.recordAll(
      knobs.map((knob) => ({ name: knob.name, before: this.valueOf(knob), after: knob.default })));
    for (const knob of knobs) this.#put(knob, knob.default);
    // One word for all of them; single values that come after it are sent after it.
    this.#due.clear();
    this.#isResetDue = true;
  }

  undo() {
    this.#turn(this.#history.undo().map(({ name, before }) => [name, before]));
  }

  redo() {
    this.#turn(this.#history.redo().map(({ name, after }) => [name, after]));
  }

  /** The server has listed the knobs. */
  received() {
    for (const knob of this.#parts.knobs()) {
      const isConfirmed = this.#mine.get(knob.name)?.value === knob.value;
      if (isConfirmed && this.#isAtRest(knob.name)) this.#mine.delete(knob.name);
    }
    this.#tellWaiting();
    this.#parts.changed();
  }

  /** Until the server has taken all that was turned here, or has had the time to.
   * @returns {Promise<void>} */
  confirmed() {
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(undefined));
      this.#tellWaiting();
    });
  }

  /** Somebody is there again to take what could not be sent. */
  reconnected() {
    this.#askToSend();
  }

  /** This page may turn nothing any more: what it has turned and nobody has taken is not meant. */
  giveUp() {
    this.#held = '';
    this.#mine.clear();
    this.#due.clear();
    this.#isResetDue = false;
    this.#tellWaiting();
    this.#parts.changed();
  }

  /** Another session is shown: neither what nobody has taken nor what could be undone is of it. */
  startAfresh() {
    this.#history = new UndoHistory();
    this.giveUp();
  }

  /** @param {string} name */
  #knob(name) {
    return this.#parts.knobs().find((knob) => knob.name === name);
  }

  /** @param {[name: string, value: KnobValue][]} values  those of knobs that are gone are left alone */
  #turn(values) {
    for (const [name, value] of values) {
      const knob = this.#knob(name);
      const fitting = knob && fittingValue(knob, value);
      if (knob && fitting !== null) this.#put(knob, /** @type {KnobValue} */ (fitting));
    }
    this.#parts.changed();
  }

  /**
   * @param {Knob} knob
   * @param {KnobValue} value
   */
  #put(knob, value) {
    this.#mine.set(knob.name, { value });
    this.#due.add(knob.name);
    this.#askToSend();
    this.#parts.changed();
  }

  #askToSend() {
    if (this.#isFrameRequested || (this.#due.size === 0 && !this.#isResetDue)) return;
    this.#isFrameRequested = true;
    this.#parts.requestFrame(() => {
      this.#isFrameRequested = false;
      this.#sendDue();
    });
  }

  #sendDue() {
    if (this.#isResetDue && this.#parts.sendReset('')) {
      this.#isResetDue = false;
      for (const name of this.#mine.keys()) if (!this.#due.has(name)) this.#believeAwhile(name);
    }
    if (this.#isResetDue) return;
    for (const name of [...this.#due]) {
      const knob = this.#knob(name);
      if (knob && !this.#sendOne(knob)) return;
      this.#due.delete(name);
      this.#believeAwhile(name);
    }
  }

  /**
   * @param {Knob} knob
   * @returns {boolean} whether anybody took it
   */
  #sendOne(knob) {
    const value = this.valueOf(knob);
    return value === knob.default ? this.#parts.sendReset(knob.name) : this.#parts.sendValue(knob, value);
  }

  /** @param {string} name */
  #isAtRest(name) {
    return this.#held !== name && !this.#due.has(name) && !this.#isResetDue;
  }

  /**
   * Stop believing the page's own value some time from now, unless it is turned again.
   * @param {string} name
   */
  #believeAwhile(name) {
    const mine = this.#mine.get(name);
    this.#parts.setTimer(() => {
      if (mine === undefined || this.#mine.get(name) !== mine || !this.#isAtRest(name)) return;
      this.#mine.delete(name);
      this.#tellWaiting();
      this.#parts.changed();
    }, ECHO_MS);
  }

  #tellWaiting() {
    if (this.#mine.size > 0 || this.#due.size > 0 || this.#isResetDue) return;
    for (const tell of this.#waiting.splice(0)) tell();
  }
}
