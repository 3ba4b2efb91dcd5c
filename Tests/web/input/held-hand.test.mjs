import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HeldHand, MOST_DEEDS } from '../../../Public/js/input/held-hand.js';
import { WireLimits } from '../../../Public/js/wire/limits.js';

const touch = (phase, time, id = 0) => ({ phase, id, time, x: time, y: 0 });
const touches = (...list) => ({ kind: 'touches', touches: list });
const wheel = (dy, discrete = false, time = 0) => ({ kind: 'wheel', move: { time, x: 1, y: 2, dx: 0, dy, discrete } });
const key = (name) => ({ kind: 'key', key: name, timeMs: 0 });

/** What is taken after these deeds. */
function taken(...deeds) {
  const hand = new HeldHand();
  deeds.forEach((deed) => hand.hold(deed));
  return hand.take();
}

test('touches are handed over in one message, with their times', () => {
  const all = [touch('began', 0), touch('moved', 8), touch('moved', 16), touch('ended', 24)];
  assert.deepEqual(taken(touches(all[0]), touches(all[1], all[2]), touches(all[3])), [touches(...all)]);
});

test('a drag that is longer than a message keeps its beginning and its end', () => {
  const deeds = [touches(touch('began', 0))];
  for (let time = 1; time <= 1000; time++) deeds.push(touches(touch('moved', time)));
  deeds.push(touches(touch('ended', 1001)));
  const [deed, ...others] = taken(...deeds);
  const times = deed.touches.map(({ time }) => time);
  assert.deepEqual([others, times.length], [[], WireLimits.touches]);
  assert.deepEqual(times.slice(0, 16), [...Array(16).keys()]);
  assert.deepEqual(times.slice(16), [...Array(WireLimits.touches - 16).keys()].map((index) => 1002 - 112 + index));
});

test('fingers that come and go are all there, in as many messages as they need', () => {
  const deeds = [];
  for (let time = 0; time < 400; time += 2) deeds.push(touches(touch('began', time), touch('ended', time + 1)));
  const all = taken(...deeds);
  assert.ok(all.every((deed) => deed.touches.length <= WireLimits.touches));
  assert.equal(all.flatMap((deed) => deed.touches).length, 400);
});

test('turns of one wheel are added up, and those of another kind are others', () => {
  assert.deepEqual(taken(wheel(10, false, 1), wheel(5, false, 2), wheel(100, true, 3)),
    [wheel(15, false, 2), wheel(100, true, 3)]);
});

test('the order of deeds is kept', () => {
  const kinds = taken(key('down'), touches(touch('began', 0)), wheel(1), touches(touch('ended', 1))).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['key', 'touches', 'wheel', 'touches']);
});

test('of too many deeds none is left, and what is done next is held again', () => {
  const hand = new HeldHand();
  for (let count = 0; count <= MOST_DEEDS + 5; count++) hand.hold(key('down'));
  assert.deepEqual(hand.take(), []);
  hand.hold(key('up'));
  assert.deepEqual(hand.take(), [key('up')]);
  assert.deepEqual(hand.take(), []);
});

test('deeds that are held are not those of the hand: what it does later changes nothing', () => {
  const list = [touch('began', 0)];
  const hand = new HeldHand();
  hand.hold({ kind: 'touches', touches: list });
  hand.hold(touches(touch('moved', 1)));
  assert.equal(list.length, 1);
});
