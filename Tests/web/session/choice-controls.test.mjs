// The bar's controls for the settings of the screen, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createState } from '../../../Public/js/server/state.js';
import { CHOICE_CONTROLS, openChoices } from '../../../Public/js/session/choice-controls.js';
import { SCREEN_CHOICES } from '../../../Public/js/wire/screen.js';
import { Part } from '../parts.mjs';

/** The controls by the name of their setting, the state that they show, and what was asked for. */
function opened() {
  const state = createState();
  state.connection.phase = 'open';
  const asked = [];
  const place = new Part();
  const choices = openChoices(place, state, (name, value) => asked.push([name, value]));
  choices.render();
  const controls = Object.fromEntries(place.children.map((control) => [control.id, control]));
  return { state, asked, controls, choices };
}

test('every setting has a control, in the order of the table', () => {
  assert.deepEqual(Object.keys(CHOICE_CONTROLS), Object.keys(SCREEN_CHOICES));
  assert.deepEqual(Object.keys(opened().controls), Object.keys(CHOICE_CONTROLS));
});

test('a switch asks for the value that the session does not have, and says so', () => {
  const { state, asked, controls: { appearance }, choices } = opened();
  assert.equal(appearance.attributes.get('aria-pressed'), 'false');
  assert.equal(appearance.title, 'Make it dark for everybody');
  appearance.fire('click');
  // Until the server says that it is so, nothing has changed.
  assert.equal(appearance.attributes.get('aria-pressed'), 'false');

  state.appearance = 'dark';
  choices.render();
  appearance.fire('click');

  assert.equal(appearance.attributes.get('aria-pressed'), 'true');
  assert.equal(appearance.title, 'Make it light for everybody');
  assert.deepEqual(asked, [['appearance', 'dark'], ['appearance', 'light']]);
});

test('a menu offers every value by name, and asks for the one that is chosen', () => {
  const { state, asked, controls: { textSize }, choices } = opened();
  const [, list] = textSize.children;
  assert.equal(list.attributes.get('aria-label'), 'Text size');
  assert.deepEqual(list.children.map(({ value }) => value), SCREEN_CHOICES.textSize.values);
  assert.equal(new Set(list.children.map(({ textContent }) => textContent)).size, 12);
  assert.deepEqual([list.value, list.disabled, textSize.attributes.has('data-changed')], ['l', false, false]);

  list.value = 'ax3';
  list.fire('change');
  list.value = 'huge';
  list.fire('change');
  assert.deepEqual(asked, [['textSize', 'ax3']]);

  state.textSize = 'ax3';
  choices.render();
  assert.deepEqual([list.value, textSize.attributes.has('data-changed')], ['ax3', true]);
  assert.match(textSize.title, /^Text size: Accessibility 3\b/);
  state.connection.phase = 'reconnecting';
  choices.render();
  assert.ok(list.disabled, 'there is nobody to ask');
});

test('every control has words for people who cannot see its icon', () => {
  for (const control of Object.values(opened().controls)) {
    assert.ok(control.all.some((part) => part.attributes.get('aria-label')), control.id);
    assert.equal(control.children[0].attributes.get('aria-hidden'), 'true');
  }
});

test('controls that are left listen to nothing', () => {
  const { controls, choices } = opened();
  const heard = () => Object.values(controls).flatMap((control) => control.all.flatMap((part) => part.heard));
  assert.equal(heard().length, Object.keys(controls).length);
  choices.stop();
  assert.deepEqual(heard(), []);
});
