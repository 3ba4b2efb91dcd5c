// The button that turns the device, without a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createState } from '../../../Public/js/server/state.js';
import { bindTurn, isTurn, renderTurn, turnFrame, turnFrames, turnObstacle } from '../../../Public/js/device/turning.js';
import { Part } from '../parts.mjs';

/** A button that takes attributes and is pressed by `press`. */
function buttonStub() {
  return Object.assign(new Part(), { title: '', press() { this.fire('click'); } });
}

function openState(size = [390, 844]) {
  const state = createState();
  state.connection.phase = 'open';
  state.size = size;
  return state;
}

/** A bound button with what it asked for. */
function bound(state) {
  const button = buttonStub();
  const asked = [];
  const clock = { ms: 0, isTaken: true };
  const take = (size) => clock.isTaken && asked.push(size) > 0;
  const stop = bindTurn(button, state, take, () => clock.ms);
  return { button, asked, clock, stop };
}

test('a press swaps width and height, and the next one swaps them back', () => {
  const state = openState();
  const { button, asked } = bound(state);
  button.press();
  assert.deepEqual(asked, [[844, 390]]);
  state.size = [844, 390];
  button.press();
  assert.deepEqual(asked.at(-1), [390, 844]);
});

test('two presses before the device has turned are none, three are one', () => {
  const { button, asked } = bound(openState());
  button.press();
  button.press();
  button.press();
  assert.deepEqual(asked, [[844, 390], [390, 844], [844, 390]]);
});

test('a press that was never answered does not count for ever', () => {
  const { button, asked, clock } = bound(openState());
  button.press();
  clock.ms = 1001;
  button.press();
  assert.deepEqual(asked, [[844, 390], [844, 390]]);
});

test('a press that was not taken does not count', () => {
  const { button, asked, clock } = bound(openState());
  clock.isTaken = false;
  button.press();
  clock.isTaken = true;
  button.press();
  assert.deepEqual(asked, [[844, 390]]);
});

test('where the device cannot be turned, the button says why and asks for nothing', () => {
  const lost = openState();
  lost.connection.phase = 'reconnecting';
  const stopped = openState();
  stopped.connection.phase = 'failed';
  for (const [state, word] of [[lost, 'no connection'], [stopped, 'stopped'], [openState([300, 300]), 'as wide']]) {
    const { button, asked } = bound(state);
    renderTurn(button, state);
    button.press();
    assert.match(turnObstacle(state), new RegExp(word));
    assert.equal(button.title, turnObstacle(state));
    assert.equal(button.attributes.get('aria-disabled'), 'true');
    assert.deepEqual(asked, []);
  }
});

test('the button says what a press does', () => {
  const button = buttonStub();
  renderTurn(button, openState());
  assert.equal(button.title, 'Turn it on its side for everybody');
  assert.equal(button.attributes.get('aria-disabled'), 'false');
  renderTurn(button, openState([844, 390]));
  assert.equal(button.title, 'Turn it upright for everybody');
});

test('a button that was let go asks for nothing', () => {
  const { button, asked, stop } = bound(openState());
  stop();
  button.press();
  assert.deepEqual(asked, []);
});

test('only sides that are swapped are a turn', () => {
  assert.equal(isTurn([390, 844], [844, 390]), true);
  assert.equal(isTurn([390, 844], [390, 844]), false);
  assert.equal(isTurn([390, 844], [844, 400]), false);
  assert.equal(isTurn([300, 300], [300, 300]), false);
});

test('the frame comes round from its old shape, and no further', () => {
  const frames = turnFrames([200, 400], [480, 240], [600, 500]);
  assert.equal(frames.length, 13);
  assert.equal(parseFloat(frames[0].rotate), Math.PI / 2);
  assert.equal(Number(frames[0].scale), 400 / 480);
  assert.deepEqual(frames.at(-1), { rotate: '0rad', scale: '1' });
  const back = turnFrames([480, 240], [200, 400], [600, 500]);
  assert.equal(parseFloat(back[0].rotate), -Math.PI / 2);
  assert.equal(Number(back[0].scale), 240 / 200);
  const angles = frames.map(({ rotate }) => parseFloat(rotate));
  assert.deepEqual(angles, [...angles].sort((one, other) => other - one));
});

test('on its way round, the frame is never larger than its room', () => {
  const after = [800, 400];
  const room = [820, 420];
  for (const { rotate, scale } of turnFrames([210, 420], after, room)) {
    const [cos, sin] = [Math.cos(parseFloat(rotate)), Math.sin(parseFloat(rotate))].map(Math.abs);
    assert.ok(Number(scale) * (after[0] * cos + after[1] * sin) <= room[0] + 1e-9);
    assert.ok(Number(scale) * (after[0] * sin + after[1] * cos) <= room[1] + 1e-9);
  }
});

test('the frame does not move for people who want no motion', () => {
  const runs = [];
  const device = { animate: (frames) => runs.push(frames) };
  const view = (matches) => ({ matchMedia: () => ({ matches }) });
  const frames = turnFrames([200, 400], [400, 200], [500, 500]);
  turnFrame(view(true), device, frames);
  assert.deepEqual(runs, []);
  turnFrame(view(false), device, frames);
  assert.deepEqual(runs, [frames]);
});
