// Numbers that stand in two languages: the page's are those of Swift.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BLENDS } from '../../../Public/js/wire/effects-record.js';
import { CloseCode, WireLimits, WireVersion } from '../../../Public/js/wire/limits.js';
import * as quantise from '../../../Public/js/wire/quantise.js';
import { SCREEN_CHOICES } from '../../../Public/js/wire/screen.js';

const swift = (name) =>
  readFileSync(new URL(`../../../Sources/PreviewWire/${name}.swift`, import.meta.url), 'utf8');

/** The value that Swift gives a name: a text, a range, or a number that may be worked out of others. */
function valueOf(expression) {
  if (expression.startsWith('"')) return expression.slice(1, -1);
  if (expression.includes('...')) return expression.split('...').map(valueOf);
  const text = expression.replaceAll('_', '').replace(/(\d+) << (\d+)/g, '$1 * 2 ** $2');
  assert.match(text, /^[\d.()*+\s-]+$/, expression);
  // Nothing but arithmetic is left.
  return new Function(`return ${text}`)();
}

/** The constants of a Swift type by name. */
function constants(text) {
  const found = text.matchAll(/(?:static let|case) (\w+)(?:: \w+)? = (.+)$/gm);
  return new Map([...found].map((match) => [match[1], match[2]]));
}

const [limits, versions] = swift('WireLimits').split('public enum WireVersion');

test('the page bounds messages as Swift does', () => {
  const known = constants(limits);
  for (const [name, limit] of Object.entries(WireLimits)) assert.deepEqual(limit, valueOf(known.get(name)), name);
});

test('both speak the same version', () => {
  const known = constants(versions);
  for (const [name, version] of Object.entries(WireVersion)) assert.equal(version, valueOf(known.get(name)), name);
});

test('a close means to the page what it means to the server', () => {
  const known = constants(swift('CloseCode'));
  for (const [name, code] of Object.entries(CloseCode)) assert.equal(code, valueOf(known.get(name)), name);
});

test('the page puts together what Swift divides, in the same steps', () => {
  const known = constants(swift('Quantise'));
  // `lengthSteps` is LENGTH_STEPS here.
  const named = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  assert.ok(known.size >= 7, 'steps are found');
  for (const [name, steps] of known) assert.equal(quantise[named(name)], valueOf(steps), name);
});

test('there are as many ways to mix as Swift has', () => {
  const kinds = swift('LayerEffects').match(/enum Blend[^{]*\{([^}]*)\}/)[1];
  const names = [...kinds.matchAll(/^ +case (.+)$/gm)].flatMap((match) => match[1].split(','));
  assert.equal(BLENDS, names.length + 1, 'and one for none');
});

test('the settings of the screen that are one of a few values are those of Swift', () => {
  const kinds = constants(swift('Screen/ScreenSetting').match(/enum Kind: UInt8 \{[^}]*\}/)[0]);
  const files = readdirSync(new URL('../../../Sources/PreviewWire/Screen/', import.meta.url));
  const found = files.flatMap((file) => {
    const text = swift(`Screen/${file.replace('.swift', '')}`);
    if (!/^public enum \w+: String, ScreenChoice /m.test(text)) return [];
    const name = text.match(/static let name = "(\w+)"/)[1];
    const cases = [...text.matchAll(/^  case (\w+)(?: = "([^"]+)")?$/gm)].map(([, word, raw]) => [word, raw ?? word]);
    const usual = new Map(cases).get(text.match(/static let usual = \w+\.(\w+)/)[1]);
    return [[name, { kind: Number(kinds.get(name)), values: cases.map(([, raw]) => raw), usual }]];
  });
  assert.ok(found.length >= 2, 'settings are found');
  assert.deepEqual(SCREEN_CHOICES, Object.fromEntries(found));
});
