// @ts-check
// The line at the foot of the page about the rights of its people and their place: that this page only watches and may
// ask for control, that it was given control, that it looks around by itself and may come back, or, on an owner's page,
// that somebody asks for control.

import { write } from '../page/elements.js';
import { isolated, nameText } from '../share/link-words.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../server/sender.js').Sender} Sender */

/**
 * @typedef {object} StandingElements
 * @property {HTMLElement} standing       the line; has `data-apart` while this page looks around by itself
 * @property {HTMLElement} standingText
 * @property {HTMLButtonElement} standingFirst
 * @property {HTMLButtonElement} standingSecond
 * @property {HTMLElement} announcement   `role=status`, unseen
 * @property {HTMLElement} canvas         gets the focus of a button that goes
 */

/** What the buttons do. `back`: to the others; `stay`: away from them, although somebody asks.
 * @typedef {Pick<Sender, 'ask' | 'grant'> & { back: () => void, stay: () => void }} Deeds */

/** @typedef {{ label: string, act: (deeds: Deeds) => void }} Choice */

/** `choices`: two at most.
 * @typedef {{ text: string, choices: Choice[], isApart?: boolean }} StandingLine */

/**
 * @param {State} state
 * @returns {StandingLine | null} null: there is nothing to say
 */
export function standingLine(state) {
  const { connection: { phase }, role, asked, isGiven, people, aside } = state;
  // From an aside that has failed there is a way back.
  if (phase === 'failed' && aside !== '') return apartLine(state);
  if (phase !== 'open' && phase !== 'reconnecting') return null;
  if (aside !== '') return apartLine(state);
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

/** @param {Pick<State, 'gather'>} state @returns {StandingLine} */
function apartLine({ gather }) {
  const back = { label: 'Back to the others', act: (/** @type {Deeds} */ deeds) => deeds.back() };
  if (gather === null) return { text: 'You are looking around by yourself.', choices: [back], isApart: true };
  const stay = { label: 'Not now', act: (/** @type {Deeds} */ deeds) => deeds.stay() };
  return { text: `${gathererText(gather)} asks you to come back.`, choices: [back, stay], isApart: true };
}

/** @param {import('../server/people.js').Gatherer} gatherer */
function gathererText({ name, role }) {
  if (name !== '') return isolated(name);
  return role === 'owner' ? 'The owner' : 'Somebody with control';
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
 * @param {Deeds} deeds
 * @returns {{ render: () => void, remind: () => void, stop: () => void }}  `remind`: somebody tries to work a page that
 *   only watches
 */
export function openStanding(elements, state, deeds) {
  const { standing, standingText, standingFirst, standingSecond, announcement, canvas } = elements;
  const buttons = [standingFirst, standingSecond];
  /** @type {StandingLine | null} */
  let line = null;
  // The second press of two in a row, and a key that is held, mean what stood there for the first.
  const press = (/** @type {number} */ index, /** @type {MouseEvent} */ event) => {
    if (event.detail <= 1) line?.choices[index]?.act(deeds);
  };
  const keepFromRepeating = (/** @type {KeyboardEvent} */ event) => {
    if (event.repeat && event.key !== 'Tab') event.preventDefault();
  };
  const render = () => {
    const before = line;
    line = standingLine(state);
    const { text, choices } = line ?? { text: '', choices: [] };
    const focused = standing.ownerDocument.activeElement;
    const hadFocus = standing.contains(focused);
    standing.hidden = line === null;
    standing.toggleAttribute('data-apart', line?.isApart === true);
    write(standingText, text);
    buttons.forEach((button, index) => {
      button.hidden = choices[index] === undefined;
      write(button, choices[index]?.label ?? '');
    });
    // A button that has gone, and one that means something else since the page is elsewhere.
    const isElsewhere = before?.isApart !== line?.isApart;
    const isGone = line === null || buttons.some((button) => button === focused && button.hidden);
    if (hadFocus && (isElsewhere || isGone)) canvas.focus();
    if (text !== (before?.text ?? '') && text !== '') announcement.textContent = text;
  };
  const remind = () => {
    announcement.textContent = '';
    announcement.textContent = `${line?.text ?? ''} Drag or scroll to look around by yourself.`;
  };
  const listening = new AbortController();
  const { signal } = listening;
  standing.addEventListener('keydown', keepFromRepeating, { signal });
  buttons.forEach((button, index) =>
    button.addEventListener('click', (event) => press(index, event), { signal }));
  return { render, remind, stop: () => listening.abort() };
}
