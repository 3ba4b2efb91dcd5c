// @ts-check
// A panel beside the device, or below it on a phone, with the button in the bar that opens it. One at a time.

/** The event by which a panel says, at the element of the session, that it opens. */
const OPENED = 'sidepanel';

/**
 * @typedef {object} SidePanelElements
 * @property {HTMLButtonElement} button  in the bar
 * @property {HTMLElement} panel
 * @property {HTMLButtonElement} close
 * @property {HTMLElement} canvas   gets the focus where the button is out of sight
 * @property {HTMLElement} session  has `data-NAME="open"` while the panel is seen
 */

export class SidePanel {
  #elements;
  #name;
  #toggled;

  /**
   * @param {SidePanelElements} elements
   * @param {string} name
   * @param {(isOpen: boolean) => void} [toggled]  hears of it before it is seen
   */
  constructor(elements, name, toggled = () => {}) {
    this.#elements = elements;
    this.#name = name;
    this.#toggled = toggled;
  }

  get isOpen() {
    return this.#elements.session.dataset[this.#name] === 'open';
  }

  /**
   * Let its button, its cross and Escape work.
   * @returns {() => void} stop
   */
  bind() {
    const { button, close, panel, session } = this.#elements;
    const toggle = () => this.setOpen(!this.isOpen);
    const shut = () => this.setOpen(false);
    const escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.setOpen(false);
    };
    const makeRoom = (/** @type {Event} */ event) => {
      if (/** @type {CustomEvent<string>} */ (event).detail !== this.#name && this.isOpen) this.setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    button.addEventListener('click', toggle, { signal });
    close.addEventListener('click', shut, { signal });
    panel.addEventListener('keydown', escape, { signal });
    session.addEventListener(OPENED, makeRoom, { signal });
    return () => listening.abort();
  }

  /** @param {boolean} isOpen */
  setOpen(isOpen) {
    const { session, panel, button, close } = this.#elements;
    const hadFocus = panel.contains(panel.ownerDocument.activeElement);
    if (isOpen) session.dispatchEvent(new CustomEvent(OPENED, { detail: this.#name }));
    this.#toggled(isOpen);
    session.dataset[this.#name] = isOpen ? 'open' : '';
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) close.focus({ preventScroll: true });
    else if (hadFocus) this.#focusOutside();
  }

  /** Where the keyboard goes on; on a phone the bar with its button is out of sight. */
  #focusOutside() {
    const { button, canvas } = this.#elements;
    button.focus();
    if (button.ownerDocument.activeElement !== button) canvas.focus();
  }
}
