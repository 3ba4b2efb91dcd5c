// @ts-check
// A number to turn: a slider for the hand, a field for the exact value.

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('./knob-control.js').RowParts} RowParts */

/** Digits that are kept of what a slider says: browsers add up its steps in binary. */
const SLIDER_DIGITS = 12;

/** With the shift key, arrows take this many steps. */
const LARGE_STEP = 10;

/**
 * @param {Document} page
 * @param {string} labelID  of the element that has the knob's title
 * @param {() => Knob} knob  as the server last listed it
 * @param {RowParts} parts
 * @param {AbortSignal} signal  when it is over
 * @returns {import('./knob-control.js').KnobControl}
 */
export function createNumber(page, labelID, knob, parts, signal) {
  const slider = page.createElement('input');
  const field = page.createElement('input');
  const unit = page.createElement('span');
  const element = page.createElement('div');
  element.className = 'knob-number';
  element.append(slider, field, unit);
  slider.type = 'range';
  slider.setAttribute('aria-labelledby', labelID);
  field.type = 'number';
  // Exact values: the field takes what the slider would round.
  field.step = 'any';
  unit.className = 'knob-unit';
  unit.setAttribute('aria-hidden', 'true');
  bindSlider(slider, knob, parts, signal);
  const isDirty = bindField(field, knob, parts, signal);
  return {
    element, focus: () => slider.focus(),
    show(value) {
      const { title, min, max, step, unit: unitText, default: initial } = knob();
      const number = Number(value);
      // Never narrower than where it stands: a source may start beyond its own range.
      slider.min = String(Math.min(min, number, Number(initial)));
      slider.max = String(Math.max(max, number, Number(initial)));
      slider.step = String(step);
      slider.value = String(number);
      slider.setAttribute('aria-valuetext', unitText === '' ? String(number) : `${number} ${unitText}`);
      field.setAttribute('aria-label', `${title}, exact value${unitText === '' ? '' : ` in ${unitText}`}`);
      if (!isDirty()) field.value = String(number);
      unit.textContent = unitText;
    },
  };
}

/**
 * @param {HTMLInputElement} slider
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @param {AbortSignal} signal
 */
function bindSlider(slider, knob, parts, signal) {
  slider.addEventListener('pointerdown', () => parts.hold(knob().name), { signal });
  slider.addEventListener('input', () => {
    parts.set(knob().name, Number(slider.valueAsNumber.toPrecision(SLIDER_DIGITS)));
  }, { signal });
  slider.addEventListener('change', parts.settle, { signal });
  for (const type of ['pointerup', 'pointercancel', 'blur']) slider.addEventListener(type, parts.letGo, { signal });
}

/**
 * A value is taken when it is complete: on return, on leaving the field, and by arrow keys.
 * @param {HTMLInputElement} field
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @param {AbortSignal} signal
 * @returns {() => boolean} whether somebody is in the middle of writing
 */
function bindField(field, knob, parts, signal) {
  let isDirty = false;
  const take = () => {
    isDirty = false;
    if (field.value !== '') parts.set(knob().name, field.valueAsNumber);
    parts.settle();
    parts.refresh();
  };
  const step = (/** @type {number} */ steps) => {
    const number = field.value === '' ? 0 : field.valueAsNumber;
    isDirty = false;
    parts.set(knob().name, Number((number + steps * knob().step).toPrecision(SLIDER_DIGITS)));
    parts.settle();
  };
  field.addEventListener('input', () => { isDirty = true; }, { signal });
  field.addEventListener('change', take, { signal });
  field.addEventListener('blur', take, { signal });
  field.addEventListener('keydown', (event) => {
    const steps = event.shiftKey ? LARGE_STEP : 1;
    if (event.key === 'ArrowUp') step(steps);
    else if (event.key === 'ArrowDown') step(-steps);
    else if (event.key === 'Escape' && isDirty) {
      isDirty = false;
      parts.refresh();
    } else if ((event.ctrlKey || event.metaKey) && isDirty) {
      // The field itself undoes its own text.
      event.stopPropagation();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal });
  return () => isDirty;
}
