import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawSpaced, spacedWidth } from '../../../Public/js/paint/letterspacing.js';

/** A canvas whose letters are 10 wide, and `AV` 18. */
function fakeContext(fields) {
  const drawn = [];
  return {
    drawn,
    fillText(string, x, y) { drawn.push([string, x, y, this.letterSpacing].filter((part) => part !== undefined)); },
    measureText: (string) => ({ width: [...string].length * 10 - 2 * string.split('AV').length + 2 }),
    ...fields,
  };
}

test('a canvas that knows of spacing draws a text in one go', () => {
  const context = fakeContext({ letterSpacing: '0px' });
  drawSpaced(context, 'Card', 3, 20, -0.5);
  drawSpaced(context, 'Deck', 3, 40, 0);

  assert.deepEqual(context.drawn, [['Card', 3, 20, '-0.5px'], ['Deck', 3, 40, '0px']]);
  assert.equal(context.letterSpacing, '0px');
});

test('one that does not gets every character at its place, kerning kept', () => {
  const context = fakeContext();
  drawSpaced(context, 'AVe\u0301', 3, 20, -0.5);
  drawSpaced(context, 'plain', 3, 40, 0);

  assert.deepEqual(context.drawn, [['A', 3, 20], ['V', 3 + 8 - 0.5, 20], ['e\u0301', 3 + 18 - 1, 20], ['plain', 3, 40]]);
});

test('a width has the room after every character', () => {
  assert.equal(spacedWidth(fakeContext(), 'AVx', -0.5), 28 - 1.5);
});
