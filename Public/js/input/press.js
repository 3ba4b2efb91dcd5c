// @ts-check
// A press on a small picture: is it a click, which opens, or a drag, which moves what is shown?

/** @typedef {import('../wire/inputs.js').TouchSample} Touch */

/** Touches on their way to the server. Those of a press are held back until it turns out to be a drag, so that
 * a click is never felt by what others are looking at. Knows no events and no clock. */
export class Press {
  #send;
  #slop;
  #isMoving;

  /** @type {Map<number, Touch>} where each finger came down, by touch id */
  #down = new Map();

  /** @type {Touch[]} what has been held back, oldest first */
  #held = [];

  /** Whether the press there is, or was last, is a drag. */
  isDrag = false;

  /**
   * @param {(touches: Touch[]) => void} send
   * @param {() => number} slop      farthest that a click may wander, points
   * @param {() => boolean} isMoving  whether what is pressed glides on from this hand's last drag: to press it
   *   then is to catch it
   */
  constructor(send, slop, isMoving) {
    this.#send = send;
    this.#slop = slop;
    this.#isMoving = isMoving;
  }

  /**
   * Take touches, all that there are and in order.
   * @param {Touch[]} touches
   */
  take(touches) {
    if (touches.length === 0) return;
    if (this.#down.size === 0) {
      this.isDrag = this.#isMoving();
      this.#held = [];
    }
    for (const touch of touches) this.#follow(touch);
    if (this.isDrag) return this.#release(touches);
    // The touches of a click are forgotten finger by finger; its small moves, at once.
    this.#held = [...this.#held, ...touches].filter(({ phase, id }) => phase === 'began' && this.#down.has(id));
  }

  /** Let go without a word: the agent that was told of it is gone. */
  forget() {
    this.#down.clear();
    this.#held = [];
  }

  /** @param {Touch} touch */
  #follow(touch) {
    if (touch.phase === 'began') this.#down.set(touch.id, touch);
    const start = this.#down.get(touch.id);
    if (start && Math.hypot(touch.x - start.x, touch.y - start.y) > this.#slop()) this.isDrag = true;
    if (touch.phase === 'ended' || touch.phase === 'cancelled') this.#down.delete(touch.id);
  }

  /** @param {Touch[]} touches */
  #release(touches) {
    const held = this.#held;
    this.#held = [];
    if (held.length > 0) this.#send(held);
    this.#send(touches);
  }
}
