// @ts-check
// One knob in the panel: its name, whether it is turned and the way back, and what turns it.

import { createColour } from './knob-colour.js';
import { createNumber } from './knob-number.js';
import { valueText } from '../server/knob-value.js';

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/**
 * What a row may ask for.
 * @typedef {object} RowParts
 * @property {(name: string, value: KnobValue) => void} set  a value that does not fit changes nothing
 * @property {() => void} settle   the gesture is over
 * @property {(name: string) => void} hold  a finger is on it
 * @property {() => void} letGo
 * @property {(name: string) => void} reset
 * @property {() => void} refresh  show again what there is
 */

/**
 * What turns one kind of knob.
 * @typedef {object} KnobControl
 * @property {HTMLElement} element
 * @property {(value: KnobValue) => void} show
 * @property {() => void} focus
 */

/**
 * @typedef {object} KnobRow
 * @property {HTMLElement} element
 * @property {(knob: Knob, value: KnobValue) => void} show  `knob` is of the same name and kind as ever
 */

/**
 * @param {Document} page
 * @param {Knob} first  the knob as it is now
 * @param {string} id   of its label; unique in the page
 * @param {RowParts} parts
 * @returns {KnobRow}
 */
export function createKnobRow(page, first, id, parts) {
  let knob = first;
  const element = page.createElement('div');
  const label = page.createElement('span');
  const reset = page.createElement('button');
  const control = createControl(page, id, () => knob, parts);
  element.className = 'knob';
  element.dataset.kind = first.kind;
  element.dataset.name = first.name;
  element.append(label, reset, control.element);
  label.id = id;
  label.className = 'knob-title';
  reset.type = 'button';
  reset.className = 'knob-reset';
  reset.addEventListener('click', () => {
    // The button goes with what it resets; the focus stays in the row.
    control.focus();
    parts.reset(knob.name);
  });
  return {
    element,
    show(next, value) {
      knob = next;
      label.textContent = knob.title;
      element.title = knob.declaration;
      element.toggleAttribute('data-changed', value !== knob.default);
      const initial = knob.unit === '' ? valueText(knob.default) : `${valueText(knob.default)} ${knob.unit}`;
      reset.title = `Back to ${initial}`;
      reset.setAttribute('aria-label', `Reset ${knob.title} to ${initial}`);
      control.show(value);
    },
  };
}

/**
 * @param {Document} page
 * @param {string} labelID
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @returns {KnobControl}
 */
function createControl(page, labelID, knob, parts) {
  switch (knob().kind) {
    case 'number': return createNumber(page, labelID, knob, parts);
    case 'boolean': return createSwitch(page, labelID, knob, parts);
    case 'choice': return createMenu(page, labelID, knob, parts);
    case 'colour': return createColour(page, labelID, knob, parts);
  }
}

/**
 * @param {Document} page
 * @param {string} labelID
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @returns {KnobControl}
 */
function createSwitch(page, labelID, knob, parts) {
  const box = page.createElement('input');
  box.type = 'checkbox';
  box.className = 'knob-switch';
  box.setAttribute('role', 'switch');
  box.setAttribute('aria-labelledby', labelID);
  box.addEventListener('change', () => {
    parts.set(knob().name, box.checked);
    parts.settle();
  });
  return { element: box, focus: () => box.focus(), show: (value) => { box.checked = value === true; } };
}

/**
 * @param {Document} page
 * @param {string} labelID
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @returns {KnobControl}
 */
function createMenu(page, labelID, knob, parts) {
  const menu = page.createElement('select');
  menu.className = 'knob-menu';
  menu.setAttribute('aria-labelledby', labelID);
  let offered = '';
  menu.addEventListener('change', () => {
    parts.set(knob().name, menu.value);
    parts.settle();
  });
  return {
    element: menu, focus: () => menu.focus(),
    show(value) {
      const { choices } = knob();
      if (choices.join('\n') !== offered) {
        offered = choices.join('\n');
        menu.replaceChildren(...choices.map((name) => {
          const option = page.createElement('option');
          option.value = name;
          option.textContent = name;
          return option;
        }));
      }
      menu.value = String(value);
    },
  };
}
