import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knobsFrom } from '../../../Public/js/server/knob-list.js';
import { entry, knob } from '../knobs.mjs';

test('a knob is taken as the server lists it', () => {
  const listed = entry('Carousel.itemWidth', 220, {
    title: 'Item width', group: 'Carousel', min: 0, max: 440, step: 4, unit: 'pt', value: 240,
    declaration: 'static let itemWidth: CGFloat = 220', literal: [32, 35],
  });
  assert.deepEqual(knobsFrom([listed]), [listed]);
});

test('what no knob can be is left out, and the rest kept', () => {
  const bad = [
    null, 7, {}, entry('', 1), entry('a', 1, { kind: 'text' }), entry('b', 1, { default: 'wide' }),
    entry('c', 'x', { choices: ['y'] }), entry('d', 1, { value: null }),
  ];
  assert.deepEqual(knobsFrom([...bad, entry('good', 1)]).map(({ name }) => name), ['good']);
  for (const list of [null, {}, 'knobs', 7]) assert.deepEqual(knobsFrom(list), []);
});

test('a name counts once, and no more than five hundred are taken', () => {
  assert.equal(knobsFrom([entry('a', 1), entry('a', 2)]).length, 1);
  assert.equal(knobsFrom(Array.from({ length: 600 }, (_, index) => entry(`k${index}`, 1))).length, 500);
});

test('names that objects have by themselves are names like others', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  assert.deepEqual(knobsFrom(names.map((name) => entry(name, 1))).map(({ name }) => name), names);
});

test('a range that is left open is taken from the default', () => {
  const range = (value, more) => {
    const { min, max, step } = knob('a', value, more);
    return [min, max, step];
  };
  assert.deepEqual(range(220), [0, 440, 1]);
  assert.deepEqual(range(-30), [-60, 0, 0.1]);
  assert.deepEqual(range(0), [0, 1, 0.01]);
  assert.deepEqual(range(3, { style: 'integer' }), [0, 10, 1]);
  assert.deepEqual(range(0.5, { min: 0, max: 1 }), [0, 1, 0.01]);
  assert.deepEqual(range(1, { min: 5, max: -5, step: -1 })[0], -5, 'turned round');
});

test('a range is stated only where the server says so', () => {
  assert.equal(knob('a', 1, { min: 0, max: 2, isRangeStated: true }).isRangeStated, true);
  for (const isRangeStated of [undefined, 'true', 1]) assert.equal(knob('a', 1, { isRangeStated }).isRangeStated, false);
});

test('a literal that is not in its declaration is none', () => {
  const literal = (range) => knob('a', 1, { declaration: 'let a = 1', literal: range }).literal;
  assert.deepEqual(literal([8, 9]), [8, 9]);
  for (const range of [[8, 10], [9, 8], [-1, 2], [0.5, 1], null, 'x', [8]]) assert.deepEqual(literal(range), [0, 0]);
});
