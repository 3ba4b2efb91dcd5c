// One gesture for all panes, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chorus, samePart } from '../../../Public/js/matrix/chorus.js';
import { paneTitle } from '../../../Public/js/matrix/pane-title.js';
import { createState } from '../../../Public/js/server/state.js';

/** A pane of that size that keeps what it is sent. */
function voice(width, height) {
  const heard = [];
  const sender = {
    touches: (touches) => heard.push(...touches), wheel: (move) => heard.push(move), key: (...press) => heard.push(press),
  };
  return { size: () => [width, height], sender, heard };
}

const touch = (phase, x, y, id = 0) => ({ phase, id, time: 0, x, y });
const places = ({ heard }) => heard.map(({ x, y }) => [x, y]);

test('a finger comes down at the same part of each window, and moves as many points in all', () => {
  const [phone, tablet] = [voice(400, 800), voice(800, 1200)];
  const chorus = new Chorus();
  chorus.add(phone);
  chorus.add(tablet);

  chorus.touches(phone, [touch('began', 100, 400), touch('moved', 110, 350)]);
  chorus.touches(phone, [touch('moved', 110, 300), touch('ended', 110, 200)]);

  assert.deepEqual(places(phone), [[100, 400], [110, 350], [110, 300], [110, 200]]);
  assert.deepEqual(places(tablet), [[200, 600], [210, 550], [210, 500], [210, 400]]);
  assert.deepEqual(tablet.heard.map(({ phase }) => phase), ['began', 'moved', 'moved', 'ended']);
});

test('any pane leads, each finger by its own beginning', () => {
  const [phone, tablet] = [voice(400, 800), voice(800, 1600)];
  const chorus = new Chorus();
  chorus.add(phone);
  chorus.add(tablet);

  chorus.touches(tablet, [touch('began', 800, 1600, 1), touch('began', 0, 0, 2)]);
  chorus.touches(tablet, [touch('moved', 790, 1600, 1), touch('moved', 5, 5, 2)]);

  assert.deepEqual(places(phone), [[400, 800], [0, 0], [390, 800], [5, 5]]);
});

test('a window that gets another size under a finger goes on from where it came down', () => {
  let size = [400, 800];
  const [leader, other] = [voice(400, 800), { ...voice(0, 0), size: () => size }];
  const chorus = new Chorus();
  chorus.add(leader);
  chorus.add(other);
  chorus.touches(leader, [touch('began', 200, 400)]);
  size = [800, 400];
  chorus.touches(leader, [touch('moved', 200, 390)]);
  assert.deepEqual(places(other), [[200, 400], [200, 390]]);
});

test('a wheel turns as far everywhere, and a key goes to all', () => {
  const [phone, tablet] = [voice(400, 800), voice(800, 1200)];
  const chorus = new Chorus();
  chorus.add(phone);
  chorus.add(tablet);
  chorus.wheel(phone, { time: 1, x: 100, y: 400, dx: 0, dy: 80, discrete: true });
  chorus.key('pageDown', 5);
  assert.deepEqual(tablet.heard, [{ time: 1, x: 200, y: 600, dx: 0, dy: 80, discrete: true }, ['pageDown', 5]]);
  assert.deepEqual(phone.heard[1], ['pageDown', 5]);
});

test('the same part of a window is the same in either direction', () => {
  assert.deepEqual(samePart(samePart([30, 40], [300, 800], [600, 200]), [600, 200], [300, 800]), [30, 40]);
});

test('a title says the device or the size, and what is not as usual', () => {
  const state = createState();
  assert.equal(paneTitle(state), '390 × 844');
  Object.assign(state, { appearance: 'dark', direction: 'rtl', textSize: 'ax3', contrast: 'increased', motion: 'reduced' });
  assert.equal(paneTitle(state), '390 × 844, dark, right to left, increased contrast, reduced motion, text AX3');
  Object.assign(state, createState(), { devices: [{ slug: 'ipad', name: 'iPad' }], device: 'ipad', size: [1180, 820] });
  assert.equal(paneTitle(state), 'iPad, on its side');
});
