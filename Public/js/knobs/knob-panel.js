// @ts-check
// The panel of knobs: beside the device where there is room, below it on a phone. Grouped by the types they stand in.

import { copyText } from '../page/copying.js';
import { SidePanel } from '../page/side-panel.js';
import { createKnobRow } from './knob-row.js';
import { swiftText } from './swift-text.js';
import { undoKey } from './undo.js';

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('./knob-row.js').KnobRow} KnobRow */

/**
 * @typedef {object} KnobElements
 * @property {HTMLButtonElement} knobsButton  in the bar; opens the panel
 * @property {HTMLElement} knobs       the panel
 * @property {HTMLElement} knobsScroller
 * @property {HTMLFieldSetElement} knobsList  in it
 * @property {HTMLElement} knobsAbout  seen where none may be turned
 * @property {HTMLButtonElement} knobsClose
 * @property {HTMLButtonElement} knobsUndo
 * @property {HTMLButtonElement} knobsRedo
 * @property {HTMLButtonElement} knobsReset
 * @property {HTMLButtonElement} knobsCopy
 * @property {HTMLButtonElement} knobsWrite  only for the owner of the source
 * @property {HTMLTextAreaElement} knobsText  the Swift to select by hand, where nothing may be copied
 * @property {HTMLElement} knobsStatus  one line, `role=status`
 * @property {HTMLElement} canvas       gets the focus where the button is out of sight
 * @property {HTMLElement} session      has `data-knobs="open"` while the panel is seen
 */

/** How long the line under the panel stays, in ms; that of a fault stays until the next. */
const STATUS_MS = 4000;

/**
 * @typedef {object} PanelParts
 * @property {import('./tuning.js').Tuning} tuning
 * @property {() => Knob[]} knobs
 * @property {() => boolean} mayTurn   whether this page may turn any; else it shows how they stand
 * @property {() => boolean} mayWrite  whether this page may write values into the source
 * @property {() => Promise<string[]>} write  gives the names of the files that were written
 */

export class KnobPanel {
  #view;
  #elements;
  #parts;
  #side;

  /** @type {Map<string, KnobRow>} by kind and name */
  #rows = new Map();

  /** @type {Map<string, HTMLElement>} by group */
  #groups = new Map();
  #rowsMade = 0;
  #isWriting = false;

  /** @type {number | null} until the line under the panel is taken back */
  #statusTimer = null;

  /**
   * @param {Window & typeof globalThis} view
   * @param {KnobElements} elements
   * @param {PanelParts} parts
   */
  constructor(view, elements, parts) {
    this.#view = view;
    this.#elements = elements;
    this.#parts = parts;
    const { knobsButton: button, knobs: panel, knobsClose: close, canvas, session } = elements;
    this.#side = new SidePanel({ button, panel, close, canvas, session }, 'knobs');
  }

  /** Show what there is now. */
  render = () => {
    const { knobsButton } = this.#elements;
    const knobs = this.#parts.knobs();
    knobsButton.hidden = knobs.length === 0;
    if (knobs.length === 0 && this.#side.isOpen) this.#side.setOpen(false);
    this.#renderGroups(knobs);
    this.#renderButtons();
    this.#renderRight();
  };

  /**
   * Let its buttons and keys work.
   * @returns {() => void} stop
   */
  bind() {
    const { knobsUndo, knobsRedo, knobsReset, knobsCopy, knobsWrite } = this.#elements;
    const { tuning } = this.#parts;
    const listening = new AbortController();
    const { signal } = listening;
    const stopSide = this.#side.bind();
    knobsUndo.addEventListener('click', () => tuning.undo(), { signal });
    knobsRedo.addEventListener('click', () => tuning.redo(), { signal });
    knobsReset.addEventListener('click', () => tuning.resetAll(), { signal });
    knobsCopy.addEventListener('click', () => this.#copy(), { signal });
    knobsWrite.addEventListener('click', () => this.#write(), { signal });
    this.#view.document.addEventListener('keydown', (event) => this.#undoKey(event), { signal });
    return () => {
      stopSide();
      listening.abort();
      this.#keepRows(new Set());
    };
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    const step = undoKey(event);
    if (step === null || event.defaultPrevented || this.#parts.knobs().length === 0 || !this.#parts.mayTurn()) return;
    event.preventDefault();
    if (step === 'undo') this.#parts.tuning.undo();
    else this.#parts.tuning.redo();
  }

  /** @param {Knob[]} knobs */
  #renderGroups(knobs) {
    /** @type {Map<string, HTMLElement[]>} */
    const rows = new Map();
    const kept = new Set();
    for (const knob of knobs) {
      const key = `${knob.kind} ${knob.name}`;
      kept.add(key);
      const row = this.#row(key, knob);
      row.show(knob, this.#parts.tuning.valueOf(knob));
      const group = rows.get(knob.group) ?? [];
      group.push(row.element);
      rows.set(knob.group, group);
    }
    this.#keepRows(kept);
    for (const name of this.#groups.keys()) if (!rows.has(name)) this.#groups.delete(name);
    const groups = [...rows].map(([name, elements]) => {
      const group = this.#group(name);
      place(group, elements, 1);
      return group;
    });
    place(this.#elements.knobsList, groups, 0);
  }

  /** @param {Set<string>} kept  keys; the other rows are let go */
  #keepRows(kept) {
    for (const [key, row] of this.#rows) {
      if (kept.has(key)) continue;
      row.stop();
      this.#rows.delete(key);
    }
  }

  /**
   * @param {string} key
   * @param {Knob} knob
   */
  #row(key, knob) {
    const known = this.#rows.get(key);
    if (known) return known;
    const { tuning } = this.#parts;
    this.#rowsMade += 1;
    const row = createKnobRow(this.#view.document, knob, `knob-${this.#rowsMade}`, {
      set: (name, value) => tuning.set(name, value), settle: () => tuning.settle(),
      hold: (name) => tuning.hold(name), letGo: () => tuning.letGo(), reset: (name) => tuning.reset(name),
      refresh: this.render,
    });
    this.#rows.set(key, row);
    return row;
  }

  /** @param {string} name */
  #group(name) {
    const known = this.#groups.get(name);
    if (known) return known;
    const page = this.#view.document;
    const group = page.createElement('section');
    const heading = page.createElement('h3');
    heading.textContent = name;
    heading.hidden = name === '';
    group.className = 'knob-group';
    group.setAttribute('aria-label', name === '' ? 'Others' : name);
    group.append(heading);
    this.#groups.set(name, group);
    return group;
  }

  #renderButtons() {
    const { knobsButton, knobsUndo, knobsRedo, knobsReset, knobsCopy, knobsWrite } = this.#elements;
    const { tuning } = this.#parts;
    const changed = tuning.changedKnobs().length;
    knobsButton.toggleAttribute('data-changed', changed > 0);
    knobsButton.title = changed === 0 ? 'Numbers, switches and colours of the source'
      : `${changed} ${changed === 1 ? 'is' : 'are'} not as in the source`;
    disable(knobsUndo, !tuning.canUndo);
    disable(knobsRedo, !tuning.canRedo);
    disable(knobsReset, changed === 0);
    disable(knobsCopy, changed === 0);
    // People with a link may see how the knobs stand, and not the code.
    knobsCopy.hidden = !this.#parts.knobs().some(({ declaration }) => declaration !== '');
    disable(knobsWrite, changed === 0 || this.#isWriting);
    knobsWrite.hidden = !this.#parts.mayWrite();
  }

  /** Knobs that may not be turned can be read, and scrolled by keyboard. */
  #renderRight() {
    const { knobsList, knobsScroller, knobsAbout, knobsUndo, knobsRedo, knobsReset } = this.#elements;
    const mayTurn = this.#parts.mayTurn();
    knobsList.disabled = !mayTurn;
    if (mayTurn) knobsScroller.removeAttribute('tabindex');
    else knobsScroller.setAttribute('tabindex', '0');
    knobsAbout.hidden = mayTurn;
    for (const button of [knobsUndo, knobsRedo, knobsReset]) button.hidden = !mayTurn;
  }

  async #copy() {
    const { knobsText } = this.#elements;
    const { tuning } = this.#parts;
    // The rows of sample data are declared nowhere.
    const changed = tuning.changedKnobs().filter((knob) => knob.declaration !== '');
    if (changed.length === 0) {
      this.#say('Nothing of it is in the source.', true);
      return;
    }
    const text = swiftText(changed, (knob) => tuning.valueOf(knob));
    const isCopied = await copyText(this.#view, text, knobsText);
    this.#say(isCopied ? 'Copied' : 'This browser lets nothing be copied: the text is selected.', isCopied);
  }

  async #write() {
    if (this.#isWriting || this.#parts.tuning.changedKnobs().length === 0) return;
    this.#isWriting = true;
    this.#say('Writing…', false);
    this.#renderButtons();
    try {
      const files = await this.#parts.write();
      this.#say(files.length === 0 ? 'The source says so already.' : `Written to ${files.join(', ')}`, true);
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error), false);
    }
    this.#isWriting = false;
    this.#renderButtons();
  }

  /**
   * @param {string} text
   * @param {boolean} isPassing
   */
  #say(text, isPassing) {
    const { knobsStatus } = this.#elements;
    if (this.#statusTimer !== null) this.#view.clearTimeout(this.#statusTimer);
    knobsStatus.textContent = text;
    this.#statusTimer = isPassing
      ? this.#view.setTimeout(() => { knobsStatus.textContent = ''; }, STATUS_MS) : null;
  }
}

/**
 * Make `elements` the children of `parent` from `start` on. Those that stand where they shall are not touched: they
 * may have the focus, or a finger on them.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} elements
 * @param {number} start
 */
function place(parent, elements, start) {
  const wanted = new Set(elements);
  for (const child of [...parent.children].slice(start)) {
    if (!wanted.has(/** @type {HTMLElement} */ (child))) child.remove();
  }
  elements.forEach((element, index) => {
    const there = parent.children[start + index] ?? null;
    if (there !== element) parent.insertBefore(element, there);
  });
}

/**
 * A button without a use. It keeps the focus, which a disabled one would lose.
 * @param {HTMLButtonElement} button
 * @param {boolean} isUseless
 */
function disable(button, isUseless) {
  button.setAttribute('aria-disabled', String(isUseless));
}
