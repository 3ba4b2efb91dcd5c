// @ts-check
// The elements of a thread.

import { createQuestion } from '../page/confirmation.js';
import { createButton, createElement } from '../page/elements.js';
import { createUtterance } from './utterance.js';

/** @param {Document} page @param {HTMLElement} form  for an answer */
export function createThreadParts(page, form) {
  const element = createElement(page, 'section', 'thread');
  const back = createButton(page, 'link-button thread-back', 'All remarks');
  const title = createElement(page, 'h3', 'thread-title');
  const facts = createElement(page, 'p', 'thread-facts');
  const first = createUtterance(page, 'div');
  const replies = createElement(page, 'ul', 'thread-replies');
  const status = createElement(page, 'p', 'remarks-status');
  const choices = createElement(page, 'div', 'thread-choices');
  const show = createButton(page, 'button', 'Show');
  const resolve = createButton(page, 'button', 'Resolve');
  const copy = createButton(page, 'button', 'Copy link');
  const button = createButton(page, 'button', 'Delete');
  const { question, keep, confirm } = createQuestion(page, 'Delete it for everybody?', 'Delete it');
  const made = createMadeParts(page);
  const address = /** @type {HTMLInputElement} */ (createElement(page, 'input', 'address'));
  title.setAttribute('tabindex', '-1');
  facts.dir = 'auto';
  replies.setAttribute('role', 'list');
  replies.setAttribute('aria-label', 'Answers');
  status.setAttribute('role', 'status');
  show.setAttribute('aria-expanded', 'false');
  question.setAttribute('aria-label', 'Delete this remark?');
  address.type = 'text';
  address.readOnly = true;
  address.hidden = true;
  address.setAttribute('aria-label', 'Link to this remark');
  choices.append(show, resolve, copy, button);
  element.append(back, title, facts, first.element, replies, choices, question, address, status, made.element, form);
  return {
    element, back, title, facts, first, replies, status, choices, show, resolve, copy, button, question, keep, confirm,
    made, address,
  };
}

/** How it was when the remark was made.
 * @param {Document} page */
function createMadeParts(page) {
  const element = createElement(page, 'div', 'thread-made');
  const words = createElement(page, 'p', 'thread-facts');
  const picture = createElement(page, 'div', '');
  const go = createButton(page, 'button primary', 'Go to this state');
  const note = createElement(page, 'p', 'thread-facts', 'For everybody who is here.');
  element.hidden = true;
  words.dir = 'auto';
  element.append(picture, words, go, note);
  return { element, words, picture, go, note };
}
