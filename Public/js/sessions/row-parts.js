// @ts-check
// The elements of a row in the list of sessions.

import { createQuestion } from '../page/confirmation.js';
import { createButton } from '../page/elements.js';

/** @typedef {ReturnType<typeof createRowParts>} RowParts */

/**
 * @param {Document} page
 * @param {string} id  of the session
 */
export function createRowParts(page, id) {
  const row = page.createElement('tr');
  // The style sheet makes cards of rows where there is no room for a table: browsers forget then what they were.
  row.className = 'session-row';
  row.setAttribute('role', 'row');
  const { name, title, made } = createName(page);
  const [state, viewers, used, kept, memory, actions] =
    ['state', 'viewers', 'used', 'kept', 'memory', 'actions'].map((of) => createCell(page, of));
  // Of two sessions of one preview this tells which is meant.
  used.id = `used-${id}`;
  const { choices, open, end } = createChoices(page, id, used.id);
  const { question, keep, confirm } = createQuestion(page, 'End it for everybody?', 'End it');
  actions.append(choices, question);
  row.append(name, state, viewers, used, kept, memory, actions);
  return { row, title, made, state, viewers, used, kept, memory, choices, open, end, question, keep, confirm };
}

/**
 * The head of a row.
 * @param {Document} page
 */
export function createName(page) {
  const name = page.createElement('th');
  name.className = 'session-name';
  name.setAttribute('role', 'rowheader');
  name.setAttribute('scope', 'row');
  // A name of another language's direction begins on its own side.
  const title = page.createElement('bdi');
  const made = page.createElement('span');
  made.className = 'session-made';
  name.append(title, made);
  return { name, title, made };
}

/**
 * @param {Document} page
 * @param {string} of  what it says
 */
export function createCell(page, of) {
  const cell = page.createElement('td');
  cell.className = `session-${of}`;
  cell.setAttribute('role', 'cell');
  return cell;
}

/**
 * @param {Document} page
 * @param {string} id
 * @param {string} describedBy  the id of an element
 */
function createChoices(page, id, describedBy) {
  const choices = page.createElement('div');
  const open = page.createElement('a');
  const end = createButton(page, 'button', 'End');
  choices.className = 'session-choices';
  choices.hidden = false;
  open.className = 'button';
  open.href = `/s/${id}`;
  open.textContent = 'Open';
  for (const choice of [open, end]) choice.setAttribute('aria-describedby', describedBy);
  choices.append(open, end);
  return { choices, open, end };
}
