// @ts-check
// The form in which a remark or an answer is written. The name is asked for once. Until it is sent, what was written
// stays, whatever happens to the connection.

import { createButton, createElement, write } from '../page/elements.js';
import { LONGEST_NAME, nameFrom } from '../page/kept-name.js';
import { faultOf } from './written.js';

/**
 * @typedef {object} FormWords
 * @property {string} id      begins the ids of its fields
 * @property {string} text    label of the field for the text
 * @property {string} send    of its button
 * @property {string} cancel  of the button beside it; empty: there is none
 */

/**
 * @typedef {object} FormEvents
 * @property {(name: string, text: string) => Promise<void>} send  throws an `Error` with a sentence for a person
 * @property {() => void} sent  it has been sent, and the form is empty
 * @property {() => void} [cancelled]
 */

/** Rows of the field for the text. */
const ROWS = 3;

export class WordsForm {
  #parts;
  #name;
  #events;
  #isUnderWay = false;
  #isNameOpen = false;

  /**
   * @param {Document} page
   * @param {import('../page/kept-name.js').KeptName} name
   * @param {FormWords} words
   * @param {FormEvents} events
   * @param {AbortSignal} signal  when it is over
   */
  constructor(page, name, words, events, signal) {
    this.#parts = createParts(page, words);
    this.#name = name;
    this.#events = events;
    const { form, text, change, cancel } = this.#parts;
    form.addEventListener('submit', (event) => this.#submit(event), { signal });
    form.addEventListener('keydown', (event) => this.#key(event), { signal });
    text.addEventListener('input', () => this.#sayFault(''), { signal });
    change.addEventListener('click', () => this.#openName(), { signal });
    cancel.addEventListener('click', () => events.cancelled?.(), { signal });
    this.showName();
  }

  get element() {
    return this.#parts.form;
  }

  /** Not yet sent. */
  get text() {
    return this.#parts.text.value;
  }

  set text(text) {
    this.#parts.text.value = text;
  }

  /** Whether it is on its way to the server. */
  get isUnderWay() {
    return this.#isUnderWay;
  }

  focus() {
    this.#parts.text.focus();
  }

  /** The field for the name, or the name that was given. */
  showName() {
    const { nameRow, asRow, as, name } = this.#parts;
    const isAsked = this.#isNameOpen || this.#name.value === '';
    nameRow.hidden = !isAsked;
    asRow.hidden = isAsked;
    write(as, this.#name.value);
    if (name.value === '') name.value = this.#name.value;
  }

  #openName() {
    this.#isNameOpen = true;
    this.showName();
    this.#parts.name.focus();
  }

  /** Undoing in a field is the field's, and no knob's.
   * @param {KeyboardEvent} event */
  #key(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.stopPropagation();
    if (event.key === 'Enter' && !event.repeat) this.#submit(event);
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    if (this.#isUnderWay) return;
    const { text, name } = this.#parts;
    const given = this.#parts.nameRow.hidden ? this.#name.value : nameFrom(name.value);
    const fault = faultOf(text.value, given);
    this.#sayFault(fault?.sentence ?? '', fault?.field);
    if (fault !== null) return this.#parts[fault.field].focus();
    this.#setUnderWay(true);
    const sent = text.value;
    try {
      await this.#events.send(given, sent.trim());
      this.#name.keep(given);
      this.#isNameOpen = false;
      // Letters that were typed meanwhile are of the next one.
      text.value = text.value.startsWith(sent) ? text.value.slice(sent.length).trimStart() : text.value;
      this.showName();
      this.#setUnderWay(false);
      this.#events.sent();
    } catch (error) {
      this.#setUnderWay(false);
      this.#sayFault(error instanceof Error ? error.message : String(error));
    }
  }

  /** A button that is disabled would lose the focus.
   * @param {boolean} isUnderWay */
  #setUnderWay(isUnderWay) {
    this.#isUnderWay = isUnderWay;
    this.#parts.send.setAttribute('aria-disabled', String(isUnderWay));
  }

  /** @param {string} sentence @param {'text' | 'name'} [field]  where it is */
  #sayFault(sentence, field) {
    const { fault, text, name } = this.#parts;
    write(fault, sentence);
    text.setAttribute('aria-invalid', String(field === 'text'));
    name.setAttribute('aria-invalid', String(field === 'name'));
  }
}

/** @param {Document} page @param {FormWords} words */
function createParts(page, words) {
  const form = /** @type {HTMLFormElement} */ (createElement(page, 'form', 'remarks-form'));
  const text = /** @type {HTMLTextAreaElement} */ (createElement(page, 'textarea', ''));
  const name = /** @type {HTMLInputElement} */ (createElement(page, 'input', ''));
  const nameRow = createElement(page, 'div', 'remarks-field');
  const asRow = createElement(page, 'p', 'remarks-as', 'As ');
  const as = createElement(page, 'bdi', '');
  const change = createButton(page, 'link-button', 'Change name');
  const fault = createElement(page, 'p', 'remarks-fault');
  const deeds = createElement(page, 'div', 'remarks-deeds');
  const send = createButton(page, 'button primary', words.send);
  const cancel = createButton(page, 'button', words.cancel);
  form.noValidate = true;
  text.id = `${words.id}-text`;
  text.rows = ROWS;
  text.dir = 'auto';
  text.setAttribute('aria-describedby', `${words.id}-fault`);
  name.id = `${words.id}-name`;
  name.type = 'text';
  name.dir = 'auto';
  name.autocomplete = 'nickname';
  name.maxLength = LONGEST_NAME;
  name.setAttribute('aria-describedby', `${words.id}-fault`);
  fault.id = `${words.id}-fault`;
  fault.setAttribute('role', 'alert');
  send.type = 'submit';
  cancel.hidden = words.cancel === '';
  nameRow.append(labelFor(page, name, 'Your name'), name);
  asRow.append(as, change);
  deeds.append(send, cancel);
  form.append(labelFor(page, text, words.text), text, nameRow, asRow, fault, deeds);
  return { form, text, name, nameRow, asRow, as, change, fault, send, cancel };
}

/** @param {Document} page @param {HTMLElement} field @param {string} words */
function labelFor(page, field, words) {
  const label = /** @type {HTMLLabelElement} */ (createElement(page, 'label', '', words));
  label.htmlFor = field.id;
  return label;
}
