// @ts-check
// A problem as parts of a page. All of it is text: nothing that a compiler, a file's name or a server says becomes
// markup.

import { placeOf } from '../server/problem.js';

/** @typedef {import('../server/problem.js').Problem} Problem */

/**
 * Where it is, what is said of it, the lines of code with the one in question marked.
 * @param {Document} page
 * @param {Problem} problem
 * @returns {HTMLElement[]}
 */
export function createProblem(page, problem) {
  const message = page.createElement('p');
  message.className = 'problem-message';
  message.textContent = problem.message;
  const place = createPlace(page, problem);
  return problem.lines.length > 0 ? [place, message, createCode(page, problem)] : [place, message];
}

/**
 * @param {Document} page
 * @param {Problem} problem
 */
function createPlace(page, problem) {
  const place = page.createElement('p');
  place.className = 'problem-place';
  const name = page.createElement('span');
  name.textContent = placeOf(problem);
  place.append(name);
  if (problem.function !== '') {
    const inside = page.createElement('span');
    inside.textContent = `in ${problem.function}`;
    place.append(inside);
  }
  place.hidden = place.textContent === '';
  return place;
}

/**
 * @param {Document} page
 * @param {Problem} problem
 */
function createCode(page, problem) {
  const list = page.createElement('ol');
  list.className = 'problem-code';
  list.tabIndex = 0;
  list.setAttribute('aria-label', 'The code');
  list.append(...problem.lines.map(({ number, text: code }) => {
    const line = page.createElement('li');
    line.value = number;
    line.textContent = code === '' ? ' ' : code;
    if (number === problem.line) line.setAttribute('aria-current', 'true');
    return line;
  }));
  return list;
}
