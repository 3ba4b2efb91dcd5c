// @ts-check
// One finger from its landing on: the messages about it as they were sent, and where the finger is between them.

import { SmoothFinger } from '../input/smoothing.js';

/** @typedef {[x: number, y: number]} Pair */
/** @typedef {import('../wire/inputs.js').TouchSample} Touch */

/** The moves and the lift of one message.
 * @typedef {{ seq: number, moves: Touch[], lift: Touch | null }} Message */

export class Gesture {
  /** As the wire rounds it.
   * @type {Touch} */
  landing;

  /** Number of the message with the landing. */
  firstSeq;

  /** @type {Message[]} oldest first */
  messages = [];

  /** Number of the message with the lift; null: the finger is down.
   * @type {number | null} */
  liftSeq = null;

  /** When the finger lifted, ms; null: it is down.
   * @type {number | null} */
  liftedMs = null;

  /** When the finger moved last, by what was sent, ms. */
  lastMoveMs;

  /** When it was where a message has it at last, ms, by number.
   * @type {Map<number, number>} */
  #times = new Map();

  /** The finger as it is shown. */
  finger = new SmoothFinger();

  /** Velocity of the content that the finger has stopped, points per second; null: it moved, nobody knows how fast.
   * @type {Pair | null} */
  stopped;

  /** @param {number} seq @param {Touch} landing @param {Pair | null} stopped */
  constructor(seq, landing, stopped) {
    this.firstSeq = seq;
    this.landing = landing;
    this.lastMoveMs = landing.time;
    this.stopped = stopped;
    this.finger.add([landing.x, landing.y], landing.time);
  }

  /**
   * A message was sent.
   * @param {number} seq
   * @param {Touch[]} touches  of this finger, oldest first
   * @returns {Message}
   */
  sent(seq, touches) {
    const lift = touches.find(({ phase }) => phase === 'ended') ?? null;
    const message = { seq, moves: touches.filter(({ phase }) => phase === 'moved'), lift };
    this.messages.push(message);
    this.lastMoveMs = message.moves.at(-1)?.time ?? this.lastMoveMs;
    this.#times.set(seq, touches[touches.length - 1].time);
    if (lift) [this.liftSeq, this.liftedMs] = [seq, lift.time];
    return message;
  }

  /** When the finger was where a message has it at last, ms; null: the message is not about it.
   * @param {number} seq */
  timeOf(seq) {
    return this.#times.get(seq) ?? null;
  }
}
