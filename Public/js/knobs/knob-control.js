// @ts-check
// The control that turns one knob, whatever its kind; and the two that a page has elements for: a switch and a menu.

/** @typedef {import('../server/knob-list.js').Knob} Knob */
/** @typedef {import('../server/knob-value.js').KnobValue} KnobValue */

/**
 * The requests that a row may make.
 * @typedef {object} RowParts
 * @property {(name: string, value: KnobValue) => void} set  a value that does not fit changes nothing
 * @property {() => void} settle   the gesture is over
 * @property {(name: string) => void} hold  a finger is on it
 * @property {() => void} letGo
 * @property {(name: string) => void} reset
 * @property {() => void} refresh  show again what there is
 */

/**
 * The control that turns one kind of knob.
 * @typedef {object} KnobControl
 * @property {HTMLElement} element
 * @property {(value: KnobValue) => void} show
 * @property {() => void} focus
 */

/**
 * @param {Document} page
 * @param {string} labelID
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @param {AbortSignal} signal  when it is over
 * @returns {KnobControl}
 */
export function createSwitch(page, labelID, knob, parts, signal) {
  const box = page.createElement('input');
  box.type = 'checkbox';
  box.className = 'knob-switch';
  box.setAttribute('role', 'switch');
  box.setAttribute('aria-labelledby', labelID);
  box.addEventListener('change', () => {
    parts.set(knob().name, box.checked);
    parts.settle();
  }, { signal });
  return { element: box, focus: () => box.focus(), show: (value) => { box.checked = value === true; } };
}

/**
 * @param {Document} page
 * @param {string} labelID
 * @param {() => Knob} knob
 * @param {RowParts} parts
 * @param {AbortSignal} signal  when it is over
 * @returns {KnobControl}
 */
export function createMenu(page, labelID, knob, parts, signal) {
  const menu = page.createElement('select');
  menu.className = 'knob-menu';
  menu.setAttribute('aria-labelledby', labelID);
  let offered = '';
  menu.addEventListener('change', () => {
    parts.set(knob().name, menu.value);
    parts.settle();
  }, { signal });
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
