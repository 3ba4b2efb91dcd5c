// @ts-check
// The line at the foot of the page about the rights of its people: that this page only watches and may ask for control,
// that it was given control, or, on an owner's page, that somebody asks for it.

import { write } from '../page/elements.js';
import { nameText } from '../share/link-words.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../server/sender.js').Sender} Sender */

/**
 * @typedef {object} StandingElements
 * @property {HTMLElement} standing       the line
 * @property {HTMLElement} standingText
 * @property {HTMLButtonElement} standingFirst
 * @property {HTMLButtonElement} standingSecond
 * @property {HTMLElement} announcement   `role=status`, unseen
 * @property {HTMLElement} canvas         gets the focus of a button that goes
 */

/** @typedef {{ label: string, act: (sender: Pick<Sender, 'ask' | 'grant'>) => void }} Choice */

/** `choices`: two at most.
 * @typedef {{ text: string, choices: Choice[] }} StandingLine */

/**
 * @param {State} state
 * @returns {StandingLine | null} null: there is nothing to say
 */
export function standingLine(state) {
  const { connection: { phase }, role, asked, isGiven, people } = state;
  if (phase !== 'open' && phase !== 'reconnecting') return null;
  if (role === 'view') return WATCHING[asked];
  if (isGiven) return { text: 'You have control.', choices: [choice('Give it back', false)] };
  const [first, ...others] = people.filter(({ isAsking }) => isAsking);
  if (role !== 'owner' || first === undefined) return null;
  const more = others.length === 0 ? '' : ` ${others.length} more ${others.length === 1 ? 'asks' : 'ask'}, too.`;
  return {
    text: `${nameText(first)} asks for control.${more}`,
    choices: [
      { label: 'Give control', act: ({ grant }) => grant(first.viewer, true) },
      { label: 'Not now', act: ({ grant }) => grant(first.viewer, false) },
    ],
  };
}

/** @param {string} label @param {boolean} isAsking  after it @returns {Choice} */
function choice(label, isAsking) {
  return { label, act: ({ ask }) => ask(isAsking) };
}

/** @type {Record<import('../server/people.js').Asked, StandingLine>} */
const WATCHING = {
  none: { text: 'You are watching.', choices: [choice('Ask to control', true)] },
  waiting: { text: 'You are watching. The owner was asked for control.', choices: [choice('Ask no more', false)] },
  declined: { text: 'You are watching. The owner keeps control for now.', choices: [choice('Ask again', true)] },
  absent: {
    text: 'You are watching. No owner is here; the next one sees that you ask for control.',
    choices: [choice('Ask no more', false)],
  },
};

/**
 * @param {StandingElements} elements
 * @param {State} state
 * @param {Sender} sender
 * @returns {{ render: () => void, remind: () => void, stop: () => void }}  `remind`: somebody tries to work a page that
 *   only watches
 */
export function openStanding(elements, state, sender) {
  const { standing, standingText, standingFirst, standingSecond, announcement, canvas } = elements;
  const buttons = [standingFirst, standingSecond];
  /** @type {StandingLine | null} */
  let line = null;
  // The second press of two in a row, and a key that is held, mean what stood there for the first.
  const press = (/** @type {number} */ index, /** @type {MouseEvent} */ event) => {
    if (event.detail <= 1) line?.choices[index]?.act(sender);
  };
  const keepFromRepeating = (/** @type {KeyboardEvent} */ event) => {
    if (event.repeat && event.key !== 'Tab') event.preventDefault();
  };
  const render = () => {
    const before = line?.text ?? '';
    line = standingLine(state);
    const { text, choices } = line ?? { text: '', choices: [] };
    const hadFocus = standing.contains(standing.ownerDocument.activeElement);
    standing.hidden = line === null;
    write(standingText, text);
    buttons.forEach((button, index) => {
      button.hidden = choices[index] === undefined;
      write(button, choices[index]?.label ?? '');
    });
    if (hadFocus && line === null) canvas.focus();
    if (text !== before && text !== '') announcement.textContent = text;
  };
  const remind = () => {
    announcement.textContent = '';
    announcement.textContent = `${line?.text ?? ''} Keys and fingers do nothing here.`;
  };
  const listening = new AbortController();
  const { signal } = listening;
  standing.addEventListener('keydown', keepFromRepeating, { signal });
  buttons.forEach((button, index) =>
    button.addEventListener('click', (event) => press(index, event), { signal }));
  return { render, remind, stop: () => listening.abort() };
}
