import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourBytes, fittingValue, guessedValue, valueText } from '../../../Public/js/server/knob-value.js';

const type = (kind, style = kind, choices = []) => ({ kind, style, choices });

test('a number is finite, and whole where the source counts', () => {
  const float = type('number', 'float');
  const integer = type('number', 'integer');
  assert.equal(fittingValue(float, 0.1), 0.1);
  assert.equal(fittingValue(integer, 3), 3);
  for (const bad of [NaN, Infinity, '3', null, true, {}, undefined]) assert.equal(fittingValue(float, bad), null);
  assert.equal(fittingValue(integer, 2.5), null);
  assert.equal(fittingValue(integer, 1e300), null);
  assert.ok(Object.is(fittingValue(float, -0), 0), 'an address has no negative zero');
});

test('a number keeps to a range that the author states, and not to one that is suggested', () => {
  const stated = { ...type('number', 'float'), min: 0, max: 1, isRangeStated: true };
  for (const good of [0, 0.5, 1]) assert.equal(fittingValue(stated, good), good);
  for (const bad of [-5, 1.0001, 1e308]) assert.equal(fittingValue(stated, bad), null);
  assert.equal(fittingValue({ ...stated, isRangeStated: false }, 1e308), 1e308);
});

test('a choice is one of those there are, whatever its name', () => {
  const choice = type('choice', 'choice', ['leading', 'constructor']);
  assert.equal(fittingValue(choice, 'constructor'), 'constructor');
  for (const bad of ['', 'toString', '__proto__', 'Leading', 1]) assert.equal(fittingValue(choice, bad), null);
});

test('a colour has eight digits in lower case; alpha may be left out', () => {
  const colour = type('colour');
  assert.equal(fittingValue(colour, '#FF8000'), '#ff8000ff');
  assert.equal(fittingValue(colour, '#ff80007f'), '#ff80007f');
  for (const bad of ['red', '#fff', '#ff80007', 'ff8000', '#gg8000', 7]) assert.equal(fittingValue(colour, bad), null);
  assert.deepEqual(colourBytes('#ff80007f'), [255, 128, 0, 127]);
});

test('a switch is on or off and nothing else', () => {
  assert.equal(fittingValue(type('boolean'), false), false);
  for (const bad of [0, 1, 'true', null]) assert.equal(fittingValue(type('boolean'), bad), null);
});

test('every value comes back from its text as it was', () => {
  const values = [0, 1, -1, 0.1, 1 / 3, 1e21, 1e-7, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** 53 - 1, true, false,
    'center', '#ff80007f', 'milü'];
  for (const value of values) assert.deepEqual(guessedValue(valueText(value)), value);
  let seed = 1;
  for (let i = 0; i < 2000; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const number = (seed / 2147483648 - 0.5) * 10 ** (seed % 40 - 20);
    assert.equal(guessedValue(valueText(number)), number);
  }
});

test('what only looks like a number is text', () => {
  for (const text of ['NaN', 'Infinity', '-Infinity', '0x10', '1_000', ' 1', '1 ', '', '.5', '1.', '1e999', '--1']) {
    assert.equal(guessedValue(text), text);
  }
});
