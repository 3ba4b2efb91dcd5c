// The page's text in the place of literals, against the golden cases that the Swift half is held to as well.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { literalText, swiftText } from '../../../Public/js/knobs/swift-text.js';
import { knob } from '../knobs.mjs';

const golden = JSON.parse(readFileSync(new URL('../../Golden/knobs.json', import.meta.url), 'utf8'));

for (const { style, literal, value, written } of golden.literals) {
  test(`${JSON.stringify(value)} in the place of ${literal} (${style}) is ${written}`, () => {
    assert.equal(literalText(style, literal, value), written);
  });
}

/** A knob whose value is another than the one in its declaration. */
function turned(name, declaration, { style, literal, value }, group = '') {
  const kinds = { integer: 'number', float: 'number', boolean: 'boolean', choice: 'choice', colour: 'colour' };
  return knob(name, value, {
    kind: kinds[style], style, declaration, literal, group, choices: style === 'choice' ? [value] : [],
  });
}

for (const { declaration, knobs, written } of golden.declarations) {
  test(`${declaration} becomes ${written}`, () => {
    const all = knobs.map((one, index) => turned(`k${index}`, declaration, one));
    assert.equal(swiftText(all, ({ value }) => value), `${written}\n`);
  });
}

test('there are golden cases of each sort', () => {
  assert.deepEqual(
    [...new Set(golden.literals.map(({ style }) => style))].sort(), ['boolean', 'choice', 'colour', 'float', 'integer']);
  assert.ok(golden.declarations.length >= 3);
});

test('declarations stand under the names of their types, each once', () => {
  const insets = 'var insets = UIEdgeInsets(top: 8, left: 4, bottom: 16, right: -3)';
  const text = swiftText([
    turned('A.insets.top', insets, { style: 'float', literal: [31, 32], value: 9 }, 'A'),
    turned('B.isOn', 'var isOn = true', { style: 'boolean', literal: [11, 15], value: false }, 'B'),
    turned('A.insets.bottom', insets, { style: 'float', literal: [51, 53], value: 12 }, 'A'),
  ], ({ value }) => value);
  assert.equal(text, [
    '// A', 'var insets = UIEdgeInsets(top: 9, left: 4, bottom: 12, right: -3)', '', '// B', 'var isOn = false', '',
  ].join('\n'));
});

test('colours that cannot be taken apart are replaced whole', () => {
  const red = 'UIColor(red: 1, green: 0, blue: 0, alpha: 1)';
  for (const literal of [
    'UIColor.systemRed', 'UIColor(named: "x")', 'UIColor(red: x, green: 0, blue: 0, alpha: 1)', 'UIColor(',
    'UIColor(red: 51 / 2, green: 0, blue: 0, alpha: 1)', 'UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)', '',
  ]) assert.equal(literalText('colour', literal, '#ff0000ff'), red);
});
