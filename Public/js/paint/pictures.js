// @ts-check
// Pictures by the hash of their content, fetched once, when a layer first shows them.

/** Most pictures that are kept; beyond them, those that were asked for longest ago are let go. */
const MOST = 256;

/** A picture that does not come is asked for again, so many times and after so many ms. */
const ATTEMPTS = 4;
const RETRY_MS = 1000;

/** @typedef {{ image: HTMLImageElement, isHere: boolean, attempts: number }} Entry */

export class Pictures {
  #makeImage;
  #changed;
  #setTimer;

  /** In the order they were last asked for.
   * @type {Map<string, Entry>} */
  #known = new Map();

  /**
   * @param {() => HTMLImageElement} makeImage
   * @param {() => void} changed  a picture has come: draw
   * @param {(run: () => void, delayMs: number) => unknown} setTimer
   */
  constructor(makeImage, changed, setTimer) {
    this.#makeImage = makeImage;
    this.#changed = changed;
    this.#setTimer = setTimer;
  }

  /**
   * @param {string} hash  hexadecimal digits
   * @returns {HTMLImageElement | null} null: it is on its way, or there is none
   */
  get(hash) {
    const entry = this.#known.get(hash) ?? this.#fetch(hash);
    this.#known.delete(hash);
    this.#known.set(hash, entry);
    for (const [oldest] of this.#known) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return entry.isHere ? entry.image : null;
  }

  /** @param {string} hash @returns {Entry} */
  #fetch(hash) {
    const entry = { image: this.#makeImage(), isHere: false, attempts: 1 };
    const address = `/images/${hash}`;
    entry.image.onload = () => {
      entry.isHere = true;
      this.#changed();
    };
    entry.image.onerror = () => {
      if (entry.attempts >= ATTEMPTS) return;
      entry.attempts += 1;
      this.#setTimer(() => { entry.image.src = `${address}?${entry.attempts}`; }, RETRY_MS);
    };
    entry.image.src = address;
    return entry;
  }
}
