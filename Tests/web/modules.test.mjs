// The knowledge that modules of the page may have of each other and of the browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const folder = new URL('../../Public/js/', import.meta.url);
const modules = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js')).sort();
const source = (name) => readFileSync(new URL(name, folder), 'utf8');

const documents = ['index', 'embed', 'ended', 'sessions'].map((name) => source(`../${name}.html`)).join('');

/** The source without comments, which may name what they like. */
const code = (name) => source(name).replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
const mentioning = (pattern) => modules.filter((name) => pattern.test(code(name)));

/** The modules whose code or types a module imports. */
const importsOf = (name) =>
  [...source(name).matchAll(/(?:^(?:import|export)\b[^;]*?from |^import |\bimport\()'(\.[^']+)'/gm)]
    .map((match) => join(dirname(name), match[1]));
const imports = new Map(modules.map((name) => [name, importsOf(name)]));

const roomOf = (name) => name.includes('/') ? dirname(name) : 'main';

/** The table of rooms in README.md: by name their floor, and the rooms that they may import. */
const rooms = new Map([...source('README.md').matchAll(/^\| (\d+) \| `([\w-]+)` \| .+? \|(.*)\|$/gm)].map((row) =>
  [row[2], { floor: Number(row[1]), mayImport: row[3].match(/[\w-]+/g) ?? [] }]));

test('importing a module has no effect, and needs no browser', async () => {
  const before = Object.keys(globalThis);
  for (const name of modules.filter((name) => name !== 'main.js')) await import(new URL(name, folder));
  assert.deepEqual(Object.keys(globalThis), before);
});

test('only the painter touches a 2D context', () => {
  assert.deepEqual(mentioning(/getContext|\b2d\b/), ['paint/painter.js']);
});

test('only main looks up elements', () => {
  assert.deepEqual(mentioning(/getElementById|querySelector|getElementsBy/), ['main.js']);
});

test('only main names the globals of a browser', () => {
  const names = 'document|window|navigator|location|localStorage|requestAnimationFrame|matchMedia';
  const globals = new RegExp(`(?<![.\\w])(${names})\\b(?!\\s*[:?,}])`);
  assert.deepEqual(mentioning(globals), ['main.js']);
});

test('nothing is written into the page as markup, and no style as text', () => {
  const markup = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|cssText|\beval\b|new Function/;
  assert.deepEqual(mentioning(markup), []);
  assert.doesNotMatch(documents, /\sstyle=|\son\w+=|<style|<script>/);
});

test('the style sheet and the script mean the same by a phone', async () => {
  const { PHONE_QUERY } = await import(new URL('device/viewport.js', folder));
  assert.ok(source('../css/session.css').includes(`@media ${PHONE_QUERY} {`));
});

test('the documents load modules that there are', () => {
  const loaded = [...documents.matchAll(/"\/js\/([^"]+)"/g)];
  assert.ok(loaded.length > 3, 'modules are found');
  for (const [, name] of loaded) assert.ok(modules.includes(name), name);
});

test('modules do not import each other in a circle', () => {
  const seen = new Set();
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path, name].join(' → '));
    if (seen.has(name)) return;
    for (const next of imports.get(name)) visit(next, [...path, name]);
    seen.add(name);
  };
  assert.ok(imports.get('session/session.js').length > 5, 'imports are found');
  for (const name of modules) visit(name, []);
});

test('the table of rooms has every room, and its arrows go down', () => {
  assert.deepEqual([...rooms.keys()].sort(), [...new Set(modules.map(roomOf))].sort());
  assert.deepEqual(modules.filter((name) => name.split('/').length !== 2), ['main.js'], 'rooms have no rooms');
  for (const [room, { floor, mayImport }] of rooms) {
    for (const other of mayImport) assert.ok(rooms.get(other)?.floor < floor, `${room} → ${other}`);
  }
});

test('a room imports the rooms that the table allows it, and each of those', () => {
  for (const [room, { mayImport }] of rooms) {
    const imported = modules.filter((name) => roomOf(name) === room).flatMap((name) => imports.get(name)).map(roomOf);
    const others = [...new Set(imported)].filter((other) => other !== room).sort();
    assert.deepEqual(others, [...mayImport].sort(), room);
  }
});

/** The arguments between the brackets after each `word`. */
function argumentsOf(word, text) {
  return text.split(`${word}(`).slice(1).map((rest) => {
    let depth = 1;
    const end = [...rest].findIndex((letter) => (depth += { '(': 1, ')': -1 }[letter] ?? 0) === 0);
    return rest.slice(0, end);
  });
}

test('every listener has the signal of its owner, which ends it', () => {
  let count = 0;
  // The door listens as long as there is a page.
  for (const name of modules.filter((name) => name !== 'main.js')) {
    for (const given of argumentsOf('addEventListener', code(name))) {
      assert.match(given, /\bsignal(?:: \S+\.signal)? \}$/, `${name}: ${given}`);
      count += 1;
    }
    const owners = code(name).match(/new AbortController\(\)/g) ?? [];
    const ends = code(name).match(/\blistening\.abort\(\)/g) ?? [];
    assert.equal(ends.length, owners.length, name);
  }
  assert.ok(count > 50, 'listeners are found');
});

test('types are checked in every module, and none of them is given up', () => {
  for (const name of modules) {
    assert.ok(source(name).startsWith('// @ts-check\n'), name);
    assert.doesNotMatch(source(name), /@ts-(?:ignore|nocheck|expect-error)|[{(<|:\s]any(?:\[\])?[})>|]/, name);
  }
});
