// @ts-check
// The controls in the bar for the settings of the screen that are one of a few values. The table says in which form and
// in which words each of them is set: for everybody.

import { choiceValues, SCREEN_CHOICES } from '../wire/screen.js';

/** @typedef {import('../server/state.js').State} State */
/** @typedef {import('../server/sender.js').Sender['choose']} Choose */
/** @typedef {import('../wire/screen.js').ScreenChoiceName} ScreenChoiceName */

/**
 * A button between two values, which is pressed while the setting has the second.
 * @typedef {object} SwitchRow
 * @property {'switch'} form
 * @property {string} label
 * @property {readonly [string, string]} titles  by the value that the setting has: what a press does
 * @property {string} [lines]  of its icon, as the path of an SVG; without, the style sheet draws it
 */

/**
 * A list of all values.
 * @typedef {object} MenuRow
 * @property {'menu'} form
 * @property {string} label
 * @property {readonly string[]} names  of the values, for people
 * @property {string} lines  of its icon, as the path of an SVG
 */

/**
 * In the order of the bar.
 * @type {Record<ScreenChoiceName, SwitchRow | MenuRow>}
 */
export const CHOICE_CONTROLS = {
  appearance: {
    form: 'switch', label: 'Dark appearance',
    titles: ['Make it dark for everybody', 'Make it light for everybody'],
  },
  direction: {
    form: 'switch', label: 'Right to left',
    titles: [
      'Have its language run from right to left for everybody',
      'Have its language run from left to right for everybody',
    ],
    lines: 'M3 5h14M3 10h8M3 15h11', // lines of text, from the side where they begin
  },
  textSize: {
    form: 'menu', label: 'Text size',
    names: [
      'Extra small', 'Small', 'Medium', 'Large (usual)', 'Extra large', 'Extra extra large', 'Extra extra extra large',
      'Accessibility 1', 'Accessibility 2', 'Accessibility 3', 'Accessibility 4', 'Accessibility 5',
    ],
    lines: 'M2 15l2.75-6.5L7.5 15M2.9 13h3.7M9 15l4.5-11L18 15M10.6 11h5.8', // a small letter and a large one
  },
  textWeight: {
    form: 'switch', label: 'Bold text',
    titles: ['Have its text bold for everybody', 'Have its text as usual for everybody'],
    lines: 'M6 3.5h5a3.1 3.1 0 0 1 0 6.2H6zM6 9.7h6a3.4 3.4 0 0 1 0 6.8H6z', // a letter with two bows
  },
  contrast: {
    form: 'switch', label: 'Increased contrast',
    titles: ['Have its colours stand out more for everybody', 'Have its colours as usual for everybody'],
    lines: 'M3.5 3.5h13v13h-13zM10 3.5v13M10 7h6.5M10 10h6.5M10 13h6.5', // a square, half of it hatched
  },
  motion: {
    form: 'switch', label: 'Reduced motion',
    titles: ['Have it move less for everybody', 'Have it move as usual for everybody'],
    lines: 'M13.5 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8M3 6.5h4M1.5 10h4.5M3 13.5h4', // a disc that flies
  },
};

const NAMES = /** @type {ScreenChoiceName[]} */ (Object.keys(CHOICE_CONTROLS));

const SVG = 'http://www.w3.org/2000/svg';

/** Of the side of an icon's square, in the units of its path. */
const ICON_SIDE = 20;

/**
 * @param {HTMLElement} place  where they stand
 * @param {State} state
 * @param {Choose} choose  asks for a value, for everybody
 * @returns {{ render: () => void, stop: () => void }}
 */
export function openChoices(place, state, choose) {
  const listening = new AbortController();
  const controls = NAMES.map((name) => {
    const row = CHOICE_CONTROLS[name];
    const parts = { page: place.ownerDocument, state, choose, signal: listening.signal };
    return row.form === 'switch' ? openSwitch(name, row, parts) : openMenu(name, row, parts);
  });
  place.replaceChildren(...controls.map(({ element }) => element));
  return {
    render: () => controls.forEach(({ render }) => render()),
    stop: () => listening.abort(),
  };
}

/** @typedef {{ page: Document, state: State, choose: Choose, signal: AbortSignal }} ControlParts */

/**
 * @template {ScreenChoiceName} Name
 * @param {Name} name
 * @param {SwitchRow} row
 * @param {ControlParts} parts
 */
function openSwitch(name, { label, titles, lines }, { page, state, choose, signal }) {
  const [off, on] = choiceValues(name);
  const isOn = () => state[name] === on;
  const button = page.createElement('button');
  button.id = name;
  button.type = 'button';
  button.className = 'choice';
  button.setAttribute('aria-label', label);
  button.append(iconOf(page, lines));
  button.addEventListener('click', () => choose(name, isOn() ? off : on), { signal });
  const render = () => {
    button.setAttribute('aria-pressed', String(isOn()));
    button.title = titles[isOn() ? 1 : 0];
  };
  return { element: button, render };
}

/**
 * The icon, with the list over it, unseen: browsers draw lists as they like, and as wide as the longest name.
 * @template {ScreenChoiceName} Name
 * @param {Name} name
 * @param {MenuRow} row
 * @param {ControlParts} parts
 */
function openMenu(name, { label, names, lines }, { page, state, choose, signal }) {
  const values = choiceValues(name);
  const list = page.createElement('select');
  list.setAttribute('aria-label', label);
  list.append(...values.map((value, index) => {
    const option = page.createElement('option');
    option.value = value;
    option.textContent = names[index];
    return option;
  }));
  list.addEventListener('change', () => {
    const value = values.find((value) => value === list.value);
    if (value !== undefined) choose(name, value);
  }, { signal });
  const element = page.createElement('label');
  element.id = name;
  element.className = 'choice';
  element.append(iconOf(page, lines), list);
  const render = () => {
    list.value = state[name];
    list.disabled = state.connection.phase !== 'open';
    element.title = `${label}: ${names[values.indexOf(state[name])]}. Choose another for everybody`;
    element.toggleAttribute('data-changed', state[name] !== SCREEN_CHOICES[name].usual);
  };
  return { element, render };
}

/**
 * @param {Document} page
 * @param {string} [lines]  the path of an SVG
 * @returns {Element}  that only eyes see
 */
function iconOf(page, lines) {
  const icon = lines === undefined ? page.createElement('span') : page.createElementNS(SVG, 'svg');
  icon.setAttribute('aria-hidden', 'true');
  if (lines === undefined) return icon;
  icon.setAttribute('viewBox', `0 0 ${ICON_SIDE} ${ICON_SIDE}`);
  const path = page.createElementNS(SVG, 'path');
  path.setAttribute('d', lines);
  icon.append(path);
  return icon;
}
