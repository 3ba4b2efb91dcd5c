// @ts-check
// Which frames are taken, when they are acknowledged, and when the canvas is drawn.
// The newest wins: a frame is applied the moment it arrives and drawn at the next chance to draw, so that
// frames which come faster than the screen can show them cost no drawing and never queue up.

/** A frame is acknowledged at the latest after this many… */
const FRAMES_PER_ACKNOWLEDGEMENT = 4;

/** …or after this long, in ms. The server stops sending to a page that does not answer. */
export const ACKNOWLEDGEMENT_DELAY_MS = 100;

/** A keyframe that was asked for and has not come is asked for again after this long, in ms. */
const KEYFRAME_PATIENCE_MS = 2000;

/**
 * The decision about a frame.
 * - `apply`: it is next, or it is a keyframe
 * - `ignore`: it is old, or a keyframe is on its way
 * - `askKeyframe`: something is missing in between
 * @typedef {'apply' | 'ignore' | 'askKeyframe'} Verdict
 */

/** The rules, without a clock of their own: times are handed in. */
export class FrameGate {
  /** Of the last frame applied; 0 before the first of this connection. */
  seq = 0;

  /** Frames applied since the last acknowledgement. */
  unacknowledged = 0;

  #hasKeyframe = false;
  #askedAtMs = -Infinity;

  /**
   * @param {{ seq: number, isKeyframe: boolean }} frame
   * @param {number} nowMs
   * @returns {Verdict}
   */
  judge(frame, nowMs) {
    if (frame.isKeyframe) return frame.seq >= this.seq ? 'apply' : 'ignore';
    if (this.#hasKeyframe && frame.seq === this.seq + 1) return 'apply';
    if (this.#hasKeyframe && frame.seq <= this.seq) return 'ignore';
    if (nowMs - this.#askedAtMs < KEYFRAME_PATIENCE_MS) return 'ignore';
    this.#askedAtMs = nowMs;
    return 'askKeyframe';
  }

  /**
   * A frame has been applied.
   * @param {{ seq: number, isKeyframe: boolean }} frame
   * @param {boolean} atOnce  acknowledge every frame: the timers of a hidden page may sleep for a minute
   * @returns {boolean} whether to acknowledge now; if not, within `ACKNOWLEDGEMENT_DELAY_MS`
   */
  applied(frame, atOnce) {
    this.seq = frame.seq;
    if (frame.isKeyframe) {
      this.#hasKeyframe = true;
      this.#askedAtMs = -Infinity;
    }
    this.unacknowledged += 1;
    return frame.isKeyframe || atOnce || this.unacknowledged >= FRAMES_PER_ACKNOWLEDGEMENT;
  }

  /** An acknowledgement of `seq` has been sent. */
  acknowledged() {
    this.unacknowledged = 0;
  }
}

/**
 * Take frames of one connection into the scene and acknowledge them.
 * @param {object} parts
 * @param {import('./scene.js').Scene} parts.scene
 * @param {(seq: number) => void} parts.acknowledge
 * @param {() => void} parts.askKeyframe
 * @param {(frame: import('../wire/frame.js').Frame) => void} parts.applied  after the scene has changed
 * @param {() => boolean} parts.isHidden   whether the page is hidden
 * @param {() => number} parts.now         ms
 * @param {(run: () => void, delayMs: number) => number} parts.setTimer
 * @param {(timer: number) => void} parts.clearTimer
 * @returns {{ receive: (frame: import('../wire/frame.js').Frame) => void, stop: () => void }}
 */
export function openFrames(parts) {
  const gate = new FrameGate();
  /** @type {number | null} */
  let timer = null;
  const acknowledge = () => {
    if (timer !== null) parts.clearTimer(timer);
    timer = null;
    gate.acknowledged();
    parts.acknowledge(gate.seq);
  };
  const receive = (/** @type {import('../wire/frame.js').Frame} */ frame) => {
    const mark = { seq: frame.header.seq, isKeyframe: frame.keyframe !== null };
    const verdict = gate.judge(mark, parts.now());
    if (verdict === 'askKeyframe') parts.askKeyframe();
    if (verdict !== 'apply') return;
    parts.scene.apply(frame);
    parts.applied(frame);
    if (gate.applied(mark, parts.isHidden())) acknowledge();
    else timer ??= parts.setTimer(acknowledge, ACKNOWLEDGEMENT_DELAY_MS);
  };
  const stop = () => {
    if (timer !== null) parts.clearTimer(timer);
    timer = null;
  };
  return { receive, stop };
}

/**
 * Draw at most once per animation frame, and only after something has changed: an idle page asks for none.
 * @param {(run: () => void) => void} requestFrame  `requestAnimationFrame`
 * @param {() => void} draw
 * @returns {() => void} call it when something has changed
 */
export function drawWhenChanged(requestFrame, draw) {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    requestFrame(() => {
      isRequested = false;
      draw();
    });
  };
}
