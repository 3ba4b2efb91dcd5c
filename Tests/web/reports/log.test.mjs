import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from '../../../Public/js/reports/log.js';
import { createState } from '../../../Public/js/server/state.js';
import { Part } from '../parts.mjs';

function page() {
  const elements = { log: new Part(), logCount: new Part(), logList: new Part(), session: new Part() };
  const state = createState();
  const timers = [];
  const log = openLog(elements, state, (run) => timers.push(run));
  const warn = (...messages) => {
    for (const message of messages) {
      state.log.push(message);
      log.changed();
    }
  };
  const elapse = () => timers.splice(0).forEach((run) => run());
  return { ...elements, state, timers, opened: log, warn, elapse };
}

test('nothing is shown while there is nothing', () => {
  const { log, opened, elapse, session } = page();
  opened.changed();
  elapse();
  assert.equal(log.hidden, true);
  assert.equal(session.attributes.has('data-warned'), false);
});

test('warnings are counted, and listed as text', () => {
  const { log, logCount, logList, session, warn, elapse } = page();
  warn('no cell [0, 9]');
  elapse();
  assert.deepEqual([log.hidden, logCount.textContent], [false, '1 warning']);
  warn('<b>');
  elapse();
  assert.equal(logCount.textContent, '2 warnings');
  assert.deepEqual(logList.children.map((item) => item.textContent), ['no cell [0, 9]', '<b>']);
  assert.equal(session.attributes.has('data-warned'), true);
});

test('a flood of warnings writes the page once', () => {
  const { timers, warn } = page();
  warn(...Array.from({ length: 50 }, (_, index) => `w${index}`));
  assert.equal(timers.length, 1);
});

test('warnings that are forgotten leave the page', () => {
  const { log, logList, state, opened, warn, elapse } = page();
  warn('a');
  elapse();
  state.log = [];
  opened.changed();
  elapse();
  assert.deepEqual([log.hidden, logList.children], [true, []]);
});

test('a press elsewhere or Escape closes the list, a press on it does not', () => {
  const { log, session, opened } = page();
  log.open = true;
  session.fire('pointerdown', { target: log });
  assert.equal(log.open, true);
  session.fire('pointerdown', { target: session });
  assert.equal(log.open, false);
  log.open = true;
  session.fire('keydown', { key: 'Escape' });
  assert.equal(log.open, false);
  opened.stop();
  assert.deepEqual(session.heard, []);
});
