import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Press } from '../../../Public/js/input/press.js';

/** "b0@5 m0@9": phases, fingers and places along x, in points. */
const touches = (text) => text.split(' ').map((word) => {
  const [, letter, id, x] = /^(\w)(\d)@(\d+)$/.exec(word);
  const phase = { b: 'began', m: 'moved', e: 'ended', c: 'cancelled' }[letter];
  return { phase, id: Number(id), time: 0, x: Number(x), y: 0 };
});
const words = (sent) => sent.map(({ phase, id, x }) => `${phase[0]}${id}@${x}`).join(' ');

/** A press of slop 5, and what went on from it, a line a message. */
function pressed(...messages) {
  const sent = [];
  const glide = { isMoving: false };
  const press = new Press((list) => sent.push(words(list)), () => 5, () => glide.isMoving);
  messages.forEach((message) => press.take(touches(message)));
  return { press, sent, glide };
}

test('a click sends nothing, though the hand trembles', () => {
  const { press, sent } = pressed('b0@100', 'm0@103 m0@98', 'e0@101');
  assert.deepEqual([press.isDrag, sent], [false, []]);
});

test('a drag is told from where it began, once it is one', () => {
  const { press, sent } = pressed('b0@100', 'm0@104', 'm0@105 m0@106', 'm0@120', 'e0@120');
  assert.equal(press.isDrag, true);
  assert.deepEqual(sent, ['b0@100', 'm0@105 m0@106', 'm0@120', 'e0@120']);
});

test('a flick that comes in one message is whole', () => {
  assert.deepEqual(pressed('b0@100 m0@150 e0@200').sent, ['b0@100 m0@150 e0@200']);
});

test('a finger taken by the page before it has moved leaves nothing behind', () => {
  const { press, sent } = pressed('b0@100', 'm0@101', 'c0@101', 'b0@50', 'm0@60');
  assert.deepEqual([press.isDrag, sent], [true, ['b0@50', 'm0@60']]);
});

test('of two fingers the one that was lifted as a click is not told of', () => {
  assert.deepEqual(pressed('b0@100', 'b1@200', 'e0@100', 'm1@220').sent, ['b1@200', 'm1@220']);
});

test('a click after a drag is a click again', () => {
  const { press, sent } = pressed('b0@100', 'm0@120', 'e0@120', 'b0@100', 'e0@100');
  assert.deepEqual([press.isDrag, sent.length], [false, 3]);
});

test('what glides on is caught at once, and that is no click', () => {
  const { press, sent, glide } = pressed();
  glide.isMoving = true;
  press.take(touches('b0@100'));
  glide.isMoving = false;
  press.take(touches('e0@100'));
  assert.deepEqual([press.isDrag, sent], [true, ['b0@100', 'e0@100']]);
});

test('a press that is forgotten is not told later', () => {
  const { press, sent } = pressed('b0@100');
  press.forget();
  press.take(touches('b0@10'));
  press.take(touches('m0@40'));
  assert.deepEqual(sent, ['b0@10', 'm0@40']);
});
