// Golden messages of Tests/Golden/wire: bytes, and what both languages are to make of them.

import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../Golden/wire/', import.meta.url);

/**
 * @param {string} name
 * @returns {{ name: string, bytes: Uint8Array, buffer: ArrayBuffer, expected: any }}
 */
export function golden(name) {
  const text = readFileSync(new URL(`${name}.hex`, folder), 'utf8').replace(/#.*/g, '');
  const bytes = Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => parseInt(pair, 16));
  // Swift spells its properties as Apple does, the page its own as it spells everything.
  const json = readFileSync(new URL(`${name}.json`, folder), 'utf8').replaceAll('"color":', '"colour":');
  const expected = JSON.parse(json);
  return { name, bytes, buffer: bytes.slice().buffer, expected };
}

/** Every golden message. */
export function allGolden() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.hex')).sort();
  return files.map((file) => golden(file.slice(0, -'.hex'.length)));
}
