// @ts-check
// A colour to turn: the browser's own picker, a slider for the alpha it lacks, a field for the exact digits.

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('./knob-control.js').RowParts} RowParts */

/** Texts that the field takes: with or without the number sign, with or without alpha. */
const DIGITS = /^\s*#?([0-9a-f]{6}(?:[0-9a-f]{2})?)\s*$/i;

/**
 * @param {Document} page
 * @param {string} labelID  of the element that has the knob's title
 * @param {() => Knob} knob  as the server last listed it
 * @param {RowParts} parts
 * @param {AbortSignal} signal  when it is over
 * @returns {import('./knob-control.js').KnobControl}
 */
export function createColour(page, labelID, knob, parts, signal) {
  const [picker, alpha, field] = [0, 1, 2].map(() => page.createElement('input'));
  const element = page.createElement('div');
  element.className = 'knob-colour';
  element.append(picker, alpha, field);
  picker.type = 'color';
  picker.setAttribute('aria-labelledby', labelID);
  alpha.type = 'range';
  [alpha.min, alpha.max, alpha.step] = ['0', '255', '1'];
  field.type = 'text';
  field.spellcheck = false;
  field.autocomplete = 'off';
  let shown = '';
  const turn = () => parts.set(knob().name, picker.value + hex(alpha.valueAsNumber));
  picker.addEventListener('input', () => {
    parts.hold(knob().name);
    turn();
  }, { signal });
  alpha.addEventListener('pointerdown', () => parts.hold(knob().name), { signal });
  alpha.addEventListener('input', turn, { signal });
  for (const type of ['change', 'pointercancel', 'blur']) {
    picker.addEventListener(type, parts.letGo, { signal });
    alpha.addEventListener(type, parts.letGo, { signal });
    alpha.addEventListener(type, parts.settle, { signal });
  }
  const isDirty = bindDigits(field, knob, parts, signal);
  return {
    element, focus: () => picker.focus(),
    show(value) {
      const colour = String(value);
      alpha.setAttribute('aria-label', `${knob().title}, alpha`);
      alpha.setAttribute('aria-valuetext', `${Math.round(alphaOf(colour) / 2.55)} %`);
      field.setAttribute('aria-label', `${knob().title}, red, green, blue and alpha as digits`);
      if (!isDirty()) field.value = colour;
      if (colour === shown) return;
      shown = colour;
      picker.value = colour.slice(0, 7);
      alpha.value = String(alphaOf(colour));
    },
  };
}

/**
 * Digits are taken when they are complete: on return, and on leaving the field.
 * @param {HTMLInputElement} field
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @param {AbortSignal} signal
 * @returns {() => boolean} whether somebody is in the middle of writing
 */
function bindDigits(field, knob, parts, signal) {
  let isDirty = false;
  field.addEventListener('input', () => { isDirty = true; }, { signal });
  field.addEventListener('change', () => {
    const digits = DIGITS.exec(field.value)?.[1];
    isDirty = false;
    if (digits !== undefined) parts.set(knob().name, `#${digits}`);
    parts.settle();
    parts.refresh();
  }, { signal });
  field.addEventListener('keydown', (event) => {
    if (!isDirty) return;
    // The field itself undoes its own text, and Escape gives it up.
    if (event.ctrlKey || event.metaKey) event.stopPropagation();
    if (event.key !== 'Escape') return;
    isDirty = false;
    event.preventDefault();
    event.stopPropagation();
    parts.refresh();
  }, { signal });
  return () => isDirty;
}

/**
 * @param {string} colour  `#rrggbbaa`
 */
function alphaOf(colour) {
  return parseInt(colour.slice(7), 16);
}

/** @param {number} byte */
function hex(byte) {
  return byte.toString(16).padStart(2, '0');
}
