// @ts-check
// The picker of the session's device: one of the devices, or nothing but a size. For everybody.

/** @typedef {import('../server/state.js').State} State */

/**
 * @param {HTMLSelectElement} picker
 * @param {State} state
 */
export function renderDevicePicker(picker, state) {
  fill(picker, state);
  picker.value = state.device;
  const isOpen = state.connection.phase === 'open';
  picker.disabled = !isOpen || state.devices.length === 0 || state.role === 'view';
  picker.title = state.role === 'view' ? ''
    : isOpen ? 'Show it on another device, for everybody' : 'There is no connection to the preview';
}

/** Once: the list does not change while the page is open, and one that is open must not be taken away.
 * @param {HTMLSelectElement} picker @param {State} state */
function fill(picker, { devices }) {
  if (picker.options.length > 0 || devices.length === 0) return;
  const { ownerDocument } = picker;
  const option = (/** @type {string} */ value, /** @type {string} */ label) => {
    const element = ownerDocument.createElement('option');
    element.value = value;
    element.textContent = label;
    return element;
  };
  const group = (/** @type {string} */ label, /** @type {HTMLOptionElement[]} */ options) => {
    const element = ownerDocument.createElement('optgroup');
    element.label = label;
    element.append(...options);
    return element;
  };
  picker.append(
    group('Devices', devices.map(({ slug, name }) => option(slug, name))),
    group('Bare sizes', [option('', 'No device')]),
  );
}

/**
 * @param {HTMLSelectElement} picker
 * @param {State} state
 * @param {(slug: string, isOnSide: boolean) => void} choose  ask for it, for everybody
 * @returns {() => void} stop
 */
export function bindDevicePicker(picker, state, choose) {
  const changed = () => choose(picker.value, picker.value !== '' && state.size[0] > state.size[1]);
  const listening = new AbortController();
  picker.addEventListener('change', changed, { signal: listening.signal });
  return () => listening.abort();
}
