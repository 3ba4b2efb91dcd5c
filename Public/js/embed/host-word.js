// @ts-check
// Words to the page around this one, by `postMessage`: that it is ready, how large the preview is, how it stands. They
// are addressed to the origins that the link allows, and to no other. Documentation/Embedding.md says what is in them.
// Nothing that the page around says is listened to.

/** At most one word about the state in so many ms. */
export const STATE_GAP_MS = 250;

/** Of the form of the messages. */
export const HOST_WORD_VERSION = 1;

/**
 * How the preview stands.
 * @typedef {object} Standing
 * @property {'waiting' | import('../server/state.js').ConnectionPhase} connection  `waiting`: nobody has touched it yet
 * @property {boolean} live      whether what is seen is what the preview shows now
 * @property {boolean} settled   whether nothing in it scrolls
 * @property {'view' | 'control'} role  what the link lets people do
 * @property {Record<string, [x: number, y: number]>} offsets  of its scroll views, by identifier, points
 */

/**
 * @typedef {object} HostParts
 * @property {(message: object, origin: string) => void} post
 * @property {string[]} origins  to which everything is addressed
 * @property {(run: () => void, delayMs: number) => void} setTimer
 */

export class HostWord {
  #parts;

  /** Nothing is said before that word. */
  #isReady = false;
  #size = '';
  #state = '';

  /** @type {Standing | null} to be said once the gap is over */
  #waiting = null;
  #isGap = false;

  /** @param {HostParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * The poster is there.
   * @param {string} title
   * @param {[width: number, height: number]} size  points
   */
  ready(title, [width, height]) {
    this.#isReady = true;
    this.#post('ready', { title, width, height });
    this.#size = `${width} ${height}`;
  }

  /** @param {[width: number, height: number]} size  points; it is said when it is another */
  size([width, height]) {
    const said = `${width} ${height}`;
    if (!this.#isReady || said === this.#size) return;
    this.#size = said;
    this.#post('size', { width, height });
  }

  /** @param {Standing} standing  it is said when it is another, and not too often: the last one always is */
  state(standing) {
    if (!this.#isReady) return;
    this.#waiting = standing;
    if (!this.#isGap) this.#sayState();
  }

  #sayState() {
    const standing = this.#waiting;
    this.#waiting = null;
    if (standing === null) return;
    const said = JSON.stringify(standing);
    if (said === this.#state) return;
    this.#state = said;
    this.#post('state', standing);
    this.#isGap = true;
    this.#parts.setTimer(() => {
      this.#isGap = false;
      this.#sayState();
    }, STATE_GAP_MS);
  }

  /** @param {'ready' | 'size' | 'state'} type @param {object} members */
  #post(type, members) {
    for (const origin of this.#parts.origins) {
      this.#parts.post({ source: 'scrollwork', version: HOST_WORD_VERSION, type, ...members }, origin);
    }
  }
}
