// @ts-check
// A text of somebody, with their name and when it was. All of it is only text.

import { createElement, write } from '../page/elements.js';
import { whenText } from './remark-words.js';

/** @typedef {import('../server/remark-list.js').Utterance} Utterance */

/** @param {Document} page @param {string} tag  of the element */
export function createUtterance(page, tag) {
  const element = createElement(page, tag, 'utterance');
  const head = createElement(page, 'p', 'remark-head');
  const name = createElement(page, 'bdi', 'remark-name');
  const owner = createElement(page, 'span', 'remark-owner', 'Owner');
  const when = createElement(page, 'span', 'remark-when');
  const text = createElement(page, 'p', 'utterance-text');
  text.dir = 'auto';
  head.append(name, owner, when);
  element.append(head, text);
  return {
    element,

    /** @param {Utterance} utterance @param {number} now  seconds since 1970 */
    show(utterance, now) {
      write(name, utterance.name);
      owner.hidden = !utterance.isOwner;
      write(when, whenText(utterance, now));
      write(text, utterance.text);
    },
  };
}
