import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knobsFrom } from '../../../Public/js/server/knob-list.js';
import { Tuning } from '../../../Public/js/knobs/tuning.js';
import { entry } from '../knobs.mjs';

/** Knobs `a` (1), `b` (true) and `c` (centre) over a server, frames and timers that are moved by hand. */
function tuned() {
  const entries = [entry('a', 1), entry('b', true), entry('c', 'centre', { choices: ['centre', 'edge'] })];
  const bench = { knobs: knobsFrom(entries), sent: [], isConnected: true, changes: 0, frames: [], timers: [] };
  const send = (...message) => {
    if (bench.isConnected) bench.sent.push(message);
    return bench.isConnected;
  };
  const tuning = new Tuning({
    knobs: () => bench.knobs,
    sendValue: (knob, value) => send(knob.name, value), sendReset: (name) => send('reset', name),
    requestFrame: (run) => bench.frames.push(run), setTimer: (run) => bench.timers.push(run),
    changed: () => { bench.changes += 1; },
  });
  return {
    ...bench, tuning, bench,
    knob: (name) => bench.knobs.find((knob) => knob.name === name),
    value(name) { return tuning.valueOf(this.knob(name)); },
    frame: () => bench.frames.splice(0).forEach((run) => run()),
    wait: () => bench.timers.splice(0).forEach((run) => run()),
    /** The server says how it stands. */
    listed(values) {
      bench.knobs = knobsFrom(entries.map((one) => ({ ...one, value: values[one.name] ?? one.value })));
      tuning.received();
    },
  };
}

test('a knob is sent once a frame, with its last value', () => {
  const { tuning, sent, bench, frame } = tuned();
  for (let value = 2; value <= 30; value++) tuning.set('a', value);
  assert.deepEqual([sent.length, bench.frames.length], [0, 1]);
  frame();
  assert.deepEqual(sent, [['a', 30]]);
  frame();
  assert.equal(sent.length, 1);
});

test('values that do not fit, unknown names and what is so already change nothing', () => {
  const { tuning, bench } = tuned();
  for (const [name, value] of [['a', NaN], ['a', 'x'], ['a', 1], ['b', 1], ['c', 'middle'], ['d', 1], ['', 1]]) {
    tuning.set(name, value);
  }
  assert.deepEqual([bench.frames.length, tuning.canUndo], [0, false]);
});

test('the value of the source is sent as a reset: the next build may have another', () => {
  const { tuning, sent, frame } = tuned();
  tuning.set('a', 2);
  frame();
  tuning.set('a', 1);
  frame();
  assert.deepEqual(sent, [['a', 2], ['reset', 'a']]);
});

test('echoes of earlier values do not move what is turned here', () => {
  const page = tuned();
  page.tuning.set('a', 2);
  page.frame();
  page.tuning.set('a', 3);
  page.frame();
  page.listed({ a: 2 });
  assert.equal(page.value('a'), 3);
  page.listed({ a: 3 });
  page.listed({ a: 8 });
  assert.equal(page.value('a'), 8, 'somebody else turned it after that');
});

test('a server that holds another value is believed after a while', () => {
  const page = tuned();
  page.tuning.set('a', 2);
  page.frame();
  page.listed({ a: 7 });
  assert.equal(page.value('a'), 2);
  page.wait();
  assert.equal(page.value('a'), 7);
});

test('a slider under a finger is not moved by others, even if it has not moved itself', () => {
  const page = tuned();
  page.tuning.hold('a');
  page.listed({ a: 9 });
  page.wait();
  assert.equal(page.value('a'), 1);
  page.tuning.letGo();
  page.wait();
  assert.equal(page.value('a'), 9);
});

test('what could not be sent is sent when somebody is there again, the last value only', () => {
  const page = tuned();
  page.bench.isConnected = false;
  page.tuning.set('a', 2);
  page.frame();
  page.tuning.set('a', 3);
  page.frame();
  page.wait();
  page.listed({});
  assert.equal(page.value('a'), 3, 'and is kept until then');
  page.bench.isConnected = true;
  page.tuning.reconnected();
  page.frame();
  assert.deepEqual(page.sent, [['a', 3]]);
});

test('resetting all is one word and one step', () => {
  const page = tuned();
  page.tuning.set('a', 2);
  page.tuning.set('b', false);
  page.frame();
  page.tuning.resetAll();
  page.frame();
  assert.deepEqual(page.sent.slice(2), [['reset', '']]);
  assert.deepEqual(page.tuning.changedKnobs(), []);
  page.tuning.undo();
  page.frame();
  assert.deepEqual(page.sent.slice(3), [['a', 2], ['b', false]]);
});

test('what is turned after resetting all is sent after it', () => {
  const page = tuned();
  page.tuning.set('a', 2);
  page.frame();
  page.tuning.resetAll();
  page.tuning.set('a', 5);
  page.frame();
  assert.deepEqual(page.sent.slice(1), [['reset', ''], ['a', 5]]);
});

test('undo and redo go back and forth, over knobs that are gone, too', () => {
  const page = tuned();
  page.tuning.set('a', 2);
  page.tuning.set('c', 'edge');
  page.tuning.undo();
  assert.deepEqual([page.value('a'), page.value('c')], [2, 'centre']);
  page.tuning.undo();
  page.tuning.redo();
  assert.equal(page.value('a'), 2);

  page.bench.knobs = page.bench.knobs.filter(({ name }) => name !== 'a');
  page.tuning.undo();
  assert.deepEqual(page.tuning.changedKnobs(), []);
});

test('values that are not as the source has them are told by name', () => {
  const page = tuned();
  page.listed({ a: 4 });
  page.tuning.set('b', false);
  assert.deepEqual(page.tuning.changedValues(), new Map([['a', 4], ['b', false]]));
});

test('a caller that waits for the server waits until it has said so, or has had the time to', async () => {
  const page = tuned();
  await page.tuning.confirmed();
  let isConfirmed = false;
  page.tuning.set('a', 2);
  const confirmed = page.tuning.confirmed().then(() => { isConfirmed = true; });
  page.frame();
  await Promise.resolve();
  assert.equal(isConfirmed, false);
  page.listed({ a: 2 });
  await confirmed;
  assert.equal(isConfirmed, true);

  page.tuning.set('a', 3);
  const late = page.tuning.confirmed();
  page.frame();
  page.wait();
  await late;
});

test('what was turned and nobody has taken is not meant when the page may turn nothing any more', async () => {
  const scene = tuned();
  const { tuning, sent, bench, frame } = scene;
  bench.isConnected = false;
  tuning.hold('a');
  tuning.set('a', 5);
  tuning.resetAll();
  tuning.set('b', false);
  frame();
  const confirmed = tuning.confirmed();
  tuning.giveUp();
  bench.isConnected = true;
  tuning.reconnected();
  frame();
  assert.deepEqual([sent, scene.value('a'), scene.value('b')], [[], 1, true]);
  await confirmed;
});

test('another session begins with nothing to send and nothing to undo', () => {
  const { tuning, bench, frame } = tuned();
  bench.isConnected = false;
  tuning.set('a', 5);
  frame();
  tuning.startAfresh();
  bench.isConnected = true;
  tuning.reconnected();
  frame();
  tuning.undo();
  assert.deepEqual([bench.sent, tuning.canUndo], [[], false]);
  assert.equal(tuning.valueOf(bench.knobs[0]), bench.knobs[0].value);
});
