import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPredictionSwitch } from '../../../Public/js/predict/prediction-switch.js';
import { createState } from '../../../Public/js/server/state.js';
import { Part } from '../parts.mjs';

/** A browser that keeps things, or refuses to. */
function browser(kept = new Map()) {
  const localStorage = {
    getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  return { kept, view: { localStorage } };
}

const refusing = { get localStorage() { throw new Error('refused'); } };

function open(view) {
  const [button, state] = [new Part(), createState()];
  let changes = 0;
  const control = openPredictionSwitch(view, button, state, () => { changes += 1; });
  return { button, state, control, count: () => changes, isPressed: () => button.attributes.get('aria-pressed') };
}

test('it is on until somebody switches it off, and the browser keeps that', () => {
  const { view, kept } = browser();
  const first = open(view);
  assert.equal(first.isPressed(), 'true');

  first.button.fire('click');
  assert.deepEqual([first.isPressed(), first.state.prediction.isWanted, first.count()], ['false', false, 1]);

  const next = open(browser(kept).view);
  assert.equal(next.state.prediction.isWanted, false);
  next.button.fire('click');
  assert.equal(kept.size, 0, 'the usual is not kept');
});

test('a browser that keeps nothing lets it be switched all the same', () => {
  const { button, state } = open(refusing);
  button.fire('click');

  assert.equal(state.prediction.isWanted, false);
});

test('it is not there where the server offers nothing, nor on pages that are never foreseen', () => {
  const { button, state, control } = open(browser().view);
  assert.equal(button.hidden, false);

  const none = { ...state.prediction, isOffered: false };
  for (const change of [{ prediction: none }, { role: 'view' }, { aside: 'abc' }]) {
    const before = { ...state };
    Object.assign(state, change);
    control.render();
    assert.equal(button.hidden, true);
    Object.assign(state, before);
  }
});

test('stopped, it listens no more', () => {
  const { button, state, control } = open(browser().view);
  control.stop();
  button.fire('click');

  assert.equal(state.prediction.isWanted, true);
});
