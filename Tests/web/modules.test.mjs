// What the modules of the page may know of each other and of the browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const folder = new URL('../../Public/js/', import.meta.url);
const modules = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js')).sort();
const source = (name) => readFileSync(new URL(name, folder), 'utf8');

/** The source without comments, which may name what they like. */
const code = (name) => source(name).replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
const mentioning = (pattern) => modules.filter((name) => pattern.test(code(name)));

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
  assert.doesNotMatch(source('../index.html') + source('../ended.html'), /\sstyle=|\son\w+=|<style|<script>/);
});

test('the style sheet and the script mean the same by a phone', async () => {
  const { PHONE_QUERY } = await import(new URL('device/viewport.js', folder));
  assert.ok(source('../css/session.css').includes(`@media ${PHONE_QUERY} {`));
});

test('modules do not import each other in a circle', () => {
  const statement = /^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm;
  const importsOf = (name) => [...code(name).matchAll(statement)].map((match) => join(dirname(name), match[1]));
  const imports = new Map(modules.map((name) => [name, importsOf(name)]));
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path, name].join(' → '));
    for (const next of imports.get(name)) visit(next, [...path, name]);
  };
  assert.ok(imports.get('session/session.js').length > 5, 'imports are found');
  for (const name of modules) visit(name, []);
});

test('every module is checked for types', () => {
  for (const name of modules) assert.ok(source(name).startsWith('// @ts-check\n'), name);
});
