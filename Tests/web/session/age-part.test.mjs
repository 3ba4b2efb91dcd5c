import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAge } from '../../../Public/js/session/age-part.js';
import { Part } from '../parts.mjs';

/** The part, on a clock and timers that are moved by hand. `age` is what the page would say of its picture. */
function opened() {
  const elements = { age: new Part(), announcement: new Part() };
  const age = { isMoving: true, ageMs: 0, worst() { return this.isMoving ? this.ageMs : null; } };
  const timers = [];
  let nowMs = 0;
  const came = openAge(elements, age, () => nowMs, (run, delayMs) => timers.push({ run, delayMs }));
  const pass = (ms) => {
    for (const end = nowMs + ms; nowMs < end && timers.length > 0;) {
      const { run, delayMs } = timers.shift();
      nowMs += delayMs;
      run();
    }
  };
  return { ...elements, picture: age, timers, came, pass };
}

test('a fresh picture says nothing, and at rest no timer runs', () => {
  const { age, picture, timers, came, pass } = opened();
  picture.ageMs = 20;
  came();
  pass(3000);
  assert.equal(age.textContent, '');
  picture.isMoving = false;
  pass(3000);
  assert.deepEqual(timers, []);
});

test('an old picture says how old it is, until it has been at rest for a while, and then no timer runs', () => {
  const { age, picture, timers, came, pass } = opened();
  picture.ageMs = 240;
  came();
  pass(2000);
  assert.deepEqual([age.textContent, age.hidden], ['240 ms', false]);
  picture.isMoving = false;
  pass(3000);
  assert.deepEqual([age.textContent, age.hidden, timers.length], ['', true, 0]);
});

test('many frames ask for one timer', () => {
  const { timers, came } = opened();
  for (let frame = 0; frame < 10; frame++) came();
  assert.equal(timers.length, 1);
});

test('people who hear the page are told once', () => {
  const { announcement, picture, came, pass } = opened();
  picture.ageMs = 240;
  came();
  pass(2000);
  assert.equal(announcement.textContent, 'The connection is slow: what is shown is 240 ms old');
  announcement.textContent = '';
  picture.ageMs = 10;
  pass(3000);
  picture.ageMs = 500;
  pass(3000);
  assert.equal(announcement.textContent, '');
});
