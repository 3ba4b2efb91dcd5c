// @ts-check
// Prediction on a page: the touches that it sends, the frames that it gets, and the scene that it draws.

import { Prediction } from './prediction.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../wire/inputs.js').TouchSample} Touch */

/** So many display frames, and frames of the server, are remembered of a gesture. */
const LOG_LENGTH = 1000;

/**
 * @typedef {object} ForesightParts
 * @property {import('../scene/displaced.js').DisplacedScene} scene
 * @property {() => void} changed   something else is to be drawn
 * @property {() => number} now     ms, of the clock of touches
 */

export class Foresight {
  #state;
  #parts;
  #prediction = new Prediction();

  /** Of the newest touch, ms. */
  #heardMs = 0;

  /** Whether the last display frame was foreseen. */
  #isShown = false;

  /** @param {State} state @param {ForesightParts} parts */
  constructor(state, parts) {
    this.#state = state;
    this.#parts = parts;
  }

  /** Only hands of this page's own in the session that others see are foreseen, and only if nobody is against it. */
  get #isOn() {
    const { prediction, connection, role, isRoleKnown, aside } = this.#state;
    return prediction.isOffered && prediction.isWanted && connection.phase === 'open' && isRoleKnown && role !== 'view'
      && aside === '';
  }

  /** A touch, before it is sent. */
  heard = (/** @type {Touch} */ touch) => {
    if (!this.#isOn) return;
    this.#prediction.heard(touch);
    this.#heardMs = touch.time;
    if (this.#isShown || this.#prediction.phase !== 'idle') this.#parts.changed();
  };

  /**
   * A sender whose touches are heard.
   * @template {{ touches: (touches: Touch[]) => void }} Sender
   * @param {Sender} sender
   * @returns {Sender}
   */
  listening(sender) {
    return { ...sender, touches: (touches) => {
      const { inputSeq } = this.#state;
      sender.touches(touches);
      const isSent = this.#state.inputSeq !== inputSeq;
      if (!isSent || !this.#isOn) return;
      const { prediction } = this.#state;
      if (touches.some(({ phase }) => phase === 'began')) [prediction.drawn, prediction.confirmed] = [[], []];
      this.#prediction.sent(this.#state.inputSeq, this.#state.touches.slice(-touches.length), this.#parts.now());
    } };
  }

  /** The scene has taken in a frame, and shows it.
   * @param {import('../wire/frame.js').Frame} frame */
  framed({ keyframe }) {
    if (!this.#isOn) return this.stop();
    const { scene, now } = this.#parts;
    const { inputViewer, inputSeq, timeMs } = this.#state.frame;
    const isOwn = inputViewer === this.#state.viewer && inputSeq > 0;
    const atMs = now();
    this.#prediction.framed({
      isKeyframe: keyframe !== null, inputSeq: isOwn ? inputSeq : null, sessionMs: timeMs, changed: scene.changedBefore,
      layers: scene.layers, scrollers: scene.scrollers,
    }, atMs);
    const { confirmation } = this.#prediction;
    if (confirmation) remember(this.#state.prediction.confirmed, { ...confirmation, atMs });
    this.#state.prediction.phase = this.#prediction.phase;
  }

  /** Before a drawing: puts the scene as it is to be in that display frame. As `lookAhead` of a screen. */
  lookAhead = (/** @type {number} */ frameMs) => {
    const { scene } = this.#parts;
    const shown = this.#isOn ? this.#prediction.show(frameMs) : null;
    this.#isShown = shown !== null;
    const { prediction } = this.#state;
    prediction.phase = this.#prediction.phase;
    prediction.offset = shown && shown.offset;
    if (shown) scene.displace(shown.id, shown.offset, shown.ranges);
    else scene.restore();
    const { phase, offset } = prediction;
    if (phase !== 'idle') {
      remember(prediction.drawn, { frameMs, timeMs: shown?.timeMs ?? frameMs, heardMs: this.#heardMs, offset, phase });
    }
    return shown?.isMoving === true;
  };

  /**
   * What this page may do, or somebody wants, may be another. A word of the server's that says the same again is none.
   */
  rightsChanged() {
    if (!this.#isOn) this.stop();
  }

  /** What the server says stands: the connection is lost, the hands are another's, nobody wants it. */
  stop() {
    this.#prediction.forget();
    this.#state.prediction.phase = 'idle';
    if (!this.#isShown) return;
    this.#parts.scene.restore();
    this.#parts.changed();
  }
}

/** @template Entry @param {Entry[]} log @param {Entry} entry */
function remember(log, entry) {
  log.push(entry);
  if (log.length > LOG_LENGTH) log.shift();
}
