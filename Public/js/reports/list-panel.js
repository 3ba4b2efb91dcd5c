// @ts-check
// A panel of a list, and the button in the bar that says how long the list is and opens the panel.

import { SidePanel } from '../page/side-panel.js';

/** However often the list changes, the page is written this often, in ms. */
const PAUSE_MS = 400;

/** A panel says what its list is: `count`, `words` and `renderList`. */
export class ListPanel {
  #elements;
  #setTimer;
  #side;
  #isDue = false;

  /**
   * @param {import('../page/side-panel.js').SidePanelElements} elements
   * @param {string} name  of the panel among those at the side
   * @param {(run: () => void, delayMs: number) => unknown} setTimer
   */
  constructor(elements, name, setTimer) {
    this.#elements = elements;
    this.#setTimer = setTimer;
    this.#side = new SidePanel(elements, name, (isOpen) => { if (isOpen) this.renderList(); });
  }

  /** How long the list is. At 0 there is no button. */
  get count() {
    return 0;
  }

  /** The words of the button: how many there are. */
  get words() {
    return '';
  }

  /** Write the panel, which is open or opens. */
  renderList() {}

  /** @returns {() => void} stop */
  bind() {
    return this.#side.bind();
  }

  /** The list is another. */
  changed = () => {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#setTimer(() => {
      this.#isDue = false;
      this.#render();
    }, PAUSE_MS);
  };

  #render() {
    const { button } = this.#elements;
    const { count } = this;
    const words = count === 0 ? '' : this.words;
    if (count === 0 && this.#side.isOpen) this.#side.setOpen(false);
    button.hidden = count === 0;
    if (button.textContent !== words) button.textContent = words;
    if (this.#side.isOpen) this.renderList();
  }

  /**
   * A new element for the panel.
   * @param {string} tag
   * @param {string} name  of its class; empty: none
   * @param {string} [text]
   */
  create(tag, name, text) {
    const element = this.#elements.panel.ownerDocument.createElement(tag);
    if (name !== '') element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  }
}
