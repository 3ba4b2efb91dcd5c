// @ts-check
// One gesture for all panes. A finger comes down in each of them at the same part of its width and height, so that it
// means the same thing in windows of other sizes; from there it moves as many points as in the pane where it is, so that
// all of them scroll as far.

/** @typedef {import('../device/viewport.js').Size} Size */
/** @typedef {import('../wire/inputs.js').TouchSample} TouchSample */
/** @typedef {import('../wire/inputs.js').WheelMove} WheelMove */
/** @typedef {[x: number, y: number]} Place */

/**
 * A pane that sings along.
 * @typedef {object} Voice
 * @property {() => Size} size  of its window, points
 * @property {Pick<import('../server/sender.js').Sender, 'touches' | 'wheel' | 'key'>} sender
 */

/**
 * The place in a window that is the same part of it.
 * @param {Place} place  points
 * @param {Size} from    of the window that it is in
 * @param {Size} to
 * @returns {Place} points
 */
export function samePart([x, y], from, to) {
  return [x * to[0] / from[0], y * to[1] / from[1]];
}

export class Chorus {
  /** @type {Voice[]} */
  #voices = [];

  /** @type {Map<string, Place[]>} where each finger came down in every pane, by the leader and the finger, points */
  #starts = new Map();

  /** @param {Voice} voice */
  add(voice) {
    this.#voices.push(voice);
  }

  /**
   * @param {Voice} leader  the pane that the fingers are in
   * @param {TouchSample[]} touches  in its points
   */
  touches(leader, touches) {
    const first = this.#voices.indexOf(leader);
    for (const { phase, id, x, y } of touches) {
      if (phase !== 'began') continue;
      // Once: a window may get another size under the finger.
      this.#starts.set(
        this.#key(leader, id), this.#voices.map((voice) => samePart([x, y], leader.size(), voice.size())));
    }
    for (const [number, voice] of this.#voices.entries()) {
      voice.sender.touches(touches.map((touch) => {
        const starts = this.#starts.get(this.#key(leader, touch.id));
        if (voice === leader || starts === undefined) return touch;
        const [from, to] = [starts[first], starts[number]];
        return { ...touch, x: touch.x + to[0] - from[0], y: touch.y + to[1] - from[1] };
      }));
    }
    for (const { phase, id } of touches) {
      if (phase === 'ended' || phase === 'cancelled') this.#starts.delete(this.#key(leader, id));
    }
  }

  /** @param {Voice} leader @param {WheelMove} move */
  wheel(leader, move) {
    for (const voice of this.#voices) {
      const [x, y] = samePart([move.x, move.y], leader.size(), voice.size());
      voice.sender.wheel({ ...move, x, y });
    }
  }

  /** @param {import('../wire/inputs.js').ScrollKey} key @param {number} timeMs */
  key(key, timeMs) {
    for (const { sender } of this.#voices) sender.key(key, timeMs);
  }

  /** @param {Voice} voice @param {number} finger */
  #key(voice, finger) {
    return `${this.#voices.indexOf(voice)} ${finger}`;
  }
}
