// @ts-check
// The deeds of a hand for which nobody is there yet: held, and handed over once somebody is.

import { WireLimits } from '../wire/limits.js';

/** @typedef {import('../wire/inputs.js').TouchSample} Touch */
/** @typedef {import('../wire/inputs.js').WheelMove} WheelMove */
/** @typedef {import('../wire/inputs.js').ScrollKey} ScrollKey */

/** Something that a hand has done, as a message to the server has it. `timeMs` of a key: of the page's clock.
 * @typedef {{ kind: 'touches', touches: Touch[] } | { kind: 'wheel', move: WheelMove } |
 *           { kind: 'key', key: ScrollKey, timeMs: number }} Deed */

/** So many deeds are held. Whoever does more before anything has happened is not meant to see all of it happen. */
export const MOST_DEEDS = 64;

/** Of a long drag the first samples are kept, by which it is known which way it goes, and the last ones, which say how
 * fast it is; those between give way. */
const FIRST_SAMPLES = 16;

/** Knows no events and no clock. */
export class HeldHand {
  /** @type {Deed[]} oldest first */
  #deeds = [];

  /** Whether there were too many: then the others are of no use, either. */
  #isTooMuch = false;

  /** @param {Deed} deed */
  hold(deed) {
    if (this.#isTooMuch || this.#join(deed)) return;
    this.#deeds.push(copyOf(deed));
    if (this.#deeds.length <= MOST_DEEDS) return;
    this.#deeds = [];
    this.#isTooMuch = true;
  }

  /** @returns {Deed[]} all that is held, oldest first, which is then forgotten */
  take() {
    const deeds = this.#deeds;
    this.forget();
    return deeds;
  }

  forget() {
    this.#deeds = [];
    this.#isTooMuch = false;
  }

  /**
   * Make it a part of the last deed. Touches that come in one message keep their times: by them the server knows the
   * speed of a finger that was lifted before anybody was there.
   * @param {Deed} deed
   * @returns {boolean} false: it is another
   */
  #join(deed) {
    const last = this.#deeds.at(-1);
    if (deed.kind === 'touches' && last?.kind === 'touches') {
      const touches = shortened([...last.touches, ...deed.touches]);
      if (touches.length > WireLimits.touches) return false;
      last.touches = touches;
      return true;
    }
    if (deed.kind !== 'wheel' || last?.kind !== 'wheel' || deed.move.discrete !== last.move.discrete) return false;
    const { dx, dy } = last.move;
    last.move = { ...deed.move, dx: dx + deed.move.dx, dy: dy + deed.move.dy };
    return true;
  }
}

/** @param {Deed} deed @returns {Deed} */
function copyOf(deed) {
  return deed.kind === 'touches' ? { kind: 'touches', touches: shortened(deed.touches) } : { ...deed };
}

/**
 * As many as fit into one message, if there are enough moves to leave out.
 * @param {Touch[]} touches  in the order of time
 */
function shortened(touches) {
  let surplus = touches.length - WireLimits.touches;
  if (surplus <= 0) return touches;
  return touches.filter(({ phase }, index) => {
    const isSpared = index < FIRST_SAMPLES || phase !== 'moved' || surplus === 0;
    if (!isSpared) surplus -= 1;
    return isSpared;
  });
}
