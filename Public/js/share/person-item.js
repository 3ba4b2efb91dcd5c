// @ts-check
// One of the people who are here, on an owner's page: what they may do, and the owner's word on it.

import { createButton, createElement, write } from '../page/elements.js';
import { standingText } from './link-words.js';

/** @typedef {import('../server/people.js').Person} Person */

/** What an owner may do about somebody: the words, the new right, and about whom.
 * @type {readonly { label: string, mayControl: boolean, isFor: (person: Person) => boolean }[]} */
const DEEDS = [
  { label: 'Give control', mayControl: true, isFor: ({ role }) => role === 'view' },
  { label: 'Not now', mayControl: false, isFor: ({ isAsking }) => isAsking },
  { label: 'Take control back', mayControl: false, isFor: ({ role, isGiven }) => role === 'control' && isGiven },
];

export class PersonItem {
  #viewer;
  #name;
  #standing;
  #buttons;
  #listening = new AbortController();

  /** The item of the list. */
  element;

  /**
   * @param {Document} page
   * @param {number} viewer  the number
   * @param {(viewer: number, mayControl: boolean) => void} grant
   */
  constructor(page, viewer, grant) {
    const { signal } = this.#listening;
    this.#viewer = viewer;
    this.element = createElement(page, 'li', 'share-person');
    this.#name = createElement(page, 'bdi', 'share-person-name');
    this.#standing = createElement(page, 'p', 'share-facts');
    const choices = createElement(page, 'div', 'share-person-choices');
    // Takes the focus of a button that is gone.
    this.#name.setAttribute('tabindex', '-1');
    this.#buttons = DEEDS.map(({ label, mayControl }) => {
      const button = createButton(page, 'button', label);
      button.addEventListener('click', () => grant(viewer, mayControl), { signal });
      return button;
    });
    choices.append(...this.#buttons);
    this.element.append(this.#name, choices, this.#standing);
  }

  /** Whether the focus is in it. */
  get hasFocus() {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  /**
   * @param {Person} person
   * @param {boolean} isSelf  whether that is this page
   */
  show(person, isSelf) {
    const { hasFocus } = this;
    const number = person.name === '' ? `Viewer ${this.#viewer}` : `${person.name}, viewer ${this.#viewer}`;
    const name = `${number}${isSelf ? ' (you)' : ''}`;
    write(this.#name, name);
    write(this.#standing, person.link === '' ? standingText(person) : `${standingText(person)} · ${person.link}`);
    this.element.toggleAttribute('data-asking', person.isAsking);
    this.#buttons.forEach((button, index) => {
      button.hidden = !DEEDS[index].isFor(person);
      button.setAttribute('aria-label', `${DEEDS[index].label}: ${name}`);
    });
    // A button that is hidden has lost it.
    if (hasFocus && this.#buttons.some((button) => button.hidden && isFocused(button))) this.focus();
  }

  focus() {
    (this.#buttons.find(({ hidden }) => !hidden) ?? this.#name).focus();
  }

  remove() {
    this.#listening.abort();
    this.element.remove();
  }
}

/** @param {HTMLElement} element  that may just have been hidden: the browser lets go of it a little later */
function isFocused(element) {
  return element.ownerDocument.activeElement === element;
}
