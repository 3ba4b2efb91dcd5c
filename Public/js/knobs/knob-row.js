// @ts-check
// One knob in the panel: its name, whether it is turned and the way back, and what turns it.

import { valueText } from '../server/knob-value.js';
import { createColour } from './knob-colour.js';
import { createMenu, createSwitch } from './knob-control.js';
import { createNumber } from './knob-number.js';

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */
/** @typedef {import('./knob-control.js').KnobControl} KnobControl */
/** @typedef {import('./knob-control.js').RowParts} RowParts */

/**
 * @typedef {object} KnobRow
 * @property {HTMLElement} element
 * @property {(knob: Knob, value: KnobValue) => void} show  `knob` is of the same name and kind as ever
 * @property {() => void} stop  nothing of it is listened to any more
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
  const listening = new AbortController();
  const { signal } = listening;
  const control = createControl(page, id, () => knob, parts, signal);
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
  }, { signal });
  return {
    element,
    stop: () => listening.abort(),
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
 * @param {AbortSignal} signal  when it is over
 * @returns {KnobControl}
 */
function createControl(page, labelID, knob, parts, signal) {
  switch (knob().kind) {
    case 'number': return createNumber(page, labelID, knob, parts, signal);
    case 'boolean': return createSwitch(page, labelID, knob, parts, signal);
    case 'choice': return createMenu(page, labelID, knob, parts, signal);
    case 'colour': return createColour(page, labelID, knob, parts, signal);
  }
}
