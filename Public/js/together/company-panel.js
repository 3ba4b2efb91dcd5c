// @ts-check
// The panel of who is here: names, the person's own, and whose pointers are shown.

import { createElement, write } from '../page/elements.js';
import { SidePanel } from '../page/side-panel.js';
import { ApartPart } from './apart-part.js';
import { companyRows, selfText, unnamedText } from './company-words.js';
import { asName, LONGEST_NAME, UNKNOWN } from './own-name.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../wire/inputs.js').Introduction} Introduction */

/** The deeds of the panel. `leave` and `back`: to look around by oneself, and to the others again.
 * @typedef {{ introduce: (introduction: Introduction) => void, leave: () => void, back: () => void, gather: () => void,
 *   setTimer: (run: () => void, delayMs: number) => unknown }} CompanyDeeds */

/**
 * @typedef {CompanyPanelElements & import('./apart-part.js').ApartElements} CompanyElements
 */

/**
 * @typedef {object} CompanyPanelElements
 * @property {HTMLButtonElement} viewers  the count in the bar, which opens the panel
 * @property {HTMLElement} company        the panel
 * @property {HTMLButtonElement} companyClose
 * @property {HTMLElement} companyPeople
 * @property {HTMLElement} companyMore
 * @property {HTMLFormElement} companyForm
 * @property {HTMLInputElement} companyName
 * @property {HTMLElement} companySelf    how this page is seen by the others
 * @property {HTMLInputElement} companyShows
 * @property {HTMLInputElement} companySees
 * @property {HTMLButtonElement} companyHide
 * @property {HTMLElement} companyStatus  `role=status`
 * @property {HTMLElement} canvas
 * @property {HTMLElement} session
 */

export class CompanyPanel {
  #elements;
  #state;
  #introduce;
  #side;
  #apart;
  #shown = '';

  /**
   * @param {CompanyElements} elements
   * @param {State} state
   * @param {CompanyDeeds} deeds
   * @param {string} name  that the browser has kept, for the field
   */
  constructor(elements, state, deeds, name) {
    const { introduce, leave, back, gather, setTimer } = deeds;
    this.#elements = elements;
    this.#state = state;
    this.#introduce = introduce;
    const { viewers: button, company: panel, companyClose: close, canvas, session } = elements;
    this.#side = new SidePanel({ button, panel, close, canvas, session }, 'company', () => {
      this.#say('');
      this.#renderAll();
    });
    this.#apart = new ApartPart(elements, state, {
      leave, back, gather, setTimer, say: this.#say,
      left: () => {
        this.#side.setOpen(false);
        canvas.focus({ preventScroll: true });
      },
    });
    elements.companyName.value = name;
  }

  /** @returns {() => void} stop */
  bind() {
    const { companyForm, companyName, companyShows, companySees, companyHide } = this.#elements;
    const listening = new AbortController();
    const { signal } = listening;
    const change = (/** @type {Partial<Introduction>} */ part) =>
      this.#introduce({ ...this.#state.introduction, ...part });
    companyForm.addEventListener('submit', (event) => {
      event.preventDefault();
      const name = asName(companyName.value);
      companyName.value = name;
      change({ name });
      this.#say(name === '' ? 'Your name is not shown.' : 'Your name is shown.');
    }, { signal });
    companyShows.addEventListener('change', () => change({ showsCursor: companyShows.checked }), { signal });
    companySees.addEventListener('change', () => change({ seesCursors: companySees.checked }), { signal });
    companyHide.addEventListener('click', () => {
      if (companyHide.getAttribute('aria-disabled') === 'true') return;
      companyName.value = '';
      this.#introduce(UNKNOWN);
      this.#say('You are only counted.');
    }, { signal });
    const stops = [this.#side.bind(), this.#apart.bind(), () => listening.abort()];
    return () => stops.forEach((stop) => stop());
  }

  /** Show what has changed of the state. */
  render() {
    const { introduction } = this.#state;
    const { companyName, companyShows, companySees, companyHide } = this.#elements;
    companyName.maxLength = LONGEST_NAME * 4;
    companyShows.checked = introduction.showsCursor;
    companySees.checked = introduction.seesCursors;
    const isUnknown = introduction.name === '' && !introduction.showsCursor && !introduction.seesCursors;
    companyHide.setAttribute('aria-disabled', String(isUnknown));
    this.#apart.render();
    if (this.#side.isOpen) this.#renderAll();
  }

  #renderAll() {
    const { viewers, viewer, introduction } = this.#state;
    const { companyPeople, companyMore, companySelf } = this.#elements;
    const rows = companyRows(this.#state);
    write(companySelf, selfText(viewer, introduction.name));
    write(companyMore, unnamedText(viewers, rows.length));
    companyMore.hidden = companyMore.textContent === '';
    const shown = JSON.stringify(rows);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const page = companyPeople.ownerDocument;
    companyPeople.replaceChildren(...rows.map(({ name, detail }) => {
      const row = createElement(page, 'li', 'company-person');
      row.append(createElement(page, 'bdi', 'company-person-name', name));
      if (detail !== '') row.append(createElement(page, 'span', 'share-facts', detail));
      return row;
    }));
  }

  #say = (/** @type {string} */ sentence) => write(this.#elements.companyStatus, sentence);
}
