import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO_STEPS, UndoHistory, undoKey } from '../../../Public/js/knobs/undo.js';

const change = (name, before, after) => ({ name, before, after });

test('a gesture is one step, however often the knob moved', () => {
  const history = new UndoHistory();
  history.record(change('a', 1, 2));
  history.record(change('a', 2, 3));
  history.settle();
  history.record(change('a', 3, 9));
  assert.deepEqual(history.undo(), [change('a', 3, 9)]);
  assert.deepEqual(history.undo(), [change('a', 1, 3)]);
  assert.deepEqual(history.undo(), []);
});

test('another knob is another step', () => {
  const history = new UndoHistory();
  history.record(change('a', 1, 2));
  history.record(change('b', 1, 2));
  history.record(change('a', 2, 3));
  assert.deepEqual([history.undo(), history.undo(), history.undo()].map(([{ name }]) => name), ['a', 'b', 'a']);
});

test('what was undone can be redone until something is turned', () => {
  const history = new UndoHistory();
  history.record(change('a', 1, 2));
  history.undo();
  assert.deepEqual(history.redo(), [change('a', 1, 2)]);
  history.undo();
  assert.equal(history.canRedo, true);
  history.record(change('b', 1, 2));
  assert.equal(history.canRedo, false);
  assert.deepEqual(history.redo(), []);
});

test('changes that belong together are undone together, and later ones apart', () => {
  const history = new UndoHistory();
  history.recordAll([change('a', 1, 0), change('b', 2, 0)]);
  history.record(change('a', 0, 5));
  assert.deepEqual(history.undo(), [change('a', 0, 5)]);
  assert.equal(history.undo().length, 2);
});

test('a hundred steps are kept', () => {
  const history = new UndoHistory();
  for (let i = 0; i < UNDO_STEPS + 5; i++) {
    history.record(change('a', i, i + 1));
    history.settle();
  }
  let steps = 0;
  for (let step = history.undo(), last = null; step.length > 0; step = history.undo()) {
    last = step;
    steps += 1;
    if (steps === UNDO_STEPS) assert.equal(last[0].before, 5);
  }
  assert.equal(steps, 100);
});

test('the keys of either system undo and redo', () => {
  const press = (key, ...held) => undoKey({
    key, shiftKey: held.includes('shift'), ctrlKey: held.includes('ctrl'), altKey: held.includes('alt'),
    metaKey: held.includes('meta'),
  });
  assert.equal(press('z', 'ctrl'), 'undo');
  assert.equal(press('z', 'meta'), 'undo');
  assert.equal(press('Z', 'ctrl', 'shift'), 'redo');
  assert.equal(press('Z', 'meta', 'shift'), 'redo');
  assert.equal(press('y', 'ctrl'), 'redo');
  for (const held of [[], ['shift'], ['alt', 'ctrl'], ['ctrl', 'meta']]) assert.equal(press('z', ...held), null);
  assert.equal(press('y', 'meta'), null, 'that is another thing on a Mac');
});
