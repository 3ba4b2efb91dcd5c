// Asking a server again and again, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Poll } from '../../../Public/js/page/poll.js';
import { createPage, Heard } from '../parts.mjs';

const settled = () => new Promise(setImmediate);

/** A poll whose answers come when `answer` is called. */
function polling() {
  const scene = { asked: 0, answer: () => {}, timers: [] };
  const view = Object.assign(new Heard(), {
    document: Object.assign(createPage(), { hidden: false }),
    setTimeout: (run, delayMs) => scene.timers.push({ run, delayMs, isSet: true }),
    clearTimeout: (timer) => { scene.timers[timer - 1].isSet = false; },
  });
  const poll = new Poll(view, 5000, () => {
    scene.asked += 1;
    return new Promise((resolve) => { scene.answer = async () => { resolve(); await settled(); }; });
  });
  const due = () => scene.timers.filter(({ isSet }) => isSet);
  const fire = () => due().forEach((timer) => { timer.isSet = false; timer.run(); });
  return { scene, view, poll, due, fire };
}

test('it asks at its start, and again a while after each answer', async () => {
  const { scene, poll, due, fire } = polling();
  assert.equal(poll.isOn, false);
  poll.start();
  assert.deepEqual([scene.asked, due().length, poll.isOn], [1, 0, true]);
  await scene.answer();
  assert.deepEqual(due().map(({ delayMs }) => delayMs), [5000]);
  fire();
  assert.equal(scene.asked, 2);
});

test('while an answer is due it does not ask a second time', async () => {
  const { scene, poll } = polling();
  poll.start();
  poll.now();
  poll.start();
  assert.equal(scene.asked, 1);
  await scene.answer();
  poll.now();
  assert.equal(scene.asked, 2);
});

test('a hidden page asks for nothing, and at once when it is seen', async () => {
  const { scene, view, poll, fire } = polling();
  poll.start();
  await scene.answer();
  view.document.hidden = true;
  fire();
  view.document.fire('visibilitychange');
  assert.equal(scene.asked, 1);
  view.document.hidden = false;
  view.document.fire('visibilitychange');
  assert.equal(scene.asked, 2);
  await scene.answer();
  view.fire('pageshow', { persisted: false });
  assert.equal(scene.asked, 2);
  view.fire('pageshow', { persisted: true });
  assert.equal(scene.asked, 3);
});

test('one that is stopped asks for nothing, hears nothing, and can be started again', async () => {
  const { scene, view, poll, due } = polling();
  poll.start();
  poll.stop();
  await scene.answer();
  assert.deepEqual([due(), view.heard, view.document.heard, poll.isOn], [[], [], [], false]);
  poll.now();
  assert.equal(scene.asked, 1);
  poll.start();
  assert.equal(scene.asked, 2);
});
