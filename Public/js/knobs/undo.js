// @ts-check
// The turns of knobs, so that they can be turned back.

/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/** @typedef {{ name: string, before: KnobValue, after: KnobValue }} KnobChange */

/** How many steps can be undone. */
export const UNDO_STEPS = 100;

/** Steps back and forth. A step is one gesture: however often a slider moves under a finger, it is one. */
export class UndoHistory {
  /** @type {KnobChange[][]} oldest first */
  #done = [];

  /** @type {KnobChange[][]} the next to redo last */
  #undone = [];

  /** Whether the last step may still grow. */
  #isOpen = false;

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /**
   * Remember a change of one knob. Changes of the same knob are one step until it is settled.
   * @param {KnobChange} change
   */
  record(change) {
    this.#undone = [];
    const last = this.#done[this.#done.length - 1];
    if (this.#isOpen && last !== undefined && last[0].name === change.name) {
      last[0] = { ...last[0], after: change.after };
      return;
    }
    this.#push([change]);
    this.#isOpen = true;
  }

  /**
   * Remember changes that belong together.
   * @param {KnobChange[]} changes  at least one
   */
  recordAll(changes) {
    this.#undone = [];
    this.#push(changes);
    this.#isOpen = false;
  }

  /** The gesture is over: the next change is a step of its own. */
  settle() {
    this.#isOpen = false;
  }

  /** @returns {KnobChange[]} to take back; empty if there is nothing */
  undo() {
    const step = this.#done.pop();
    this.#isOpen = false;
    if (step !== undefined) this.#undone.push(step);
    return step ?? [];
  }

  /** @returns {KnobChange[]} to do again; empty if there is nothing */
  redo() {
    const step = this.#undone.pop();
    this.#isOpen = false;
    if (step !== undefined) this.#done.push(step);
    return step ?? [];
  }

  /** @param {KnobChange[]} step */
  #push(step) {
    this.#done.push(step);
    if (this.#done.length > UNDO_STEPS) this.#done.shift();
  }
}

/**
 * The step that a key press undoes or does again.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} press
 * @returns {'undo' | 'redo' | null} null: nothing of ours
 */
export function undoKey({ key, shiftKey, ctrlKey, altKey, metaKey }) {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
