// The words about links and people, the addresses of a link, and its code.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesOf, addressNote, isLoopback, serverOf } from '../../../Public/js/share/addresses.js';
import { factsText } from '../../../Public/js/share/link-item.js';
import { endText, nameText, standingText, usedText } from '../../../Public/js/share/link-words.js';
import { codePath, createCode, QUIET_ZONE } from '../../../Public/js/share/qr-code.js';
import { createPage } from '../parts.mjs';

const link = (more) => ({ made: 0, expires: null, lastUsed: null, viewers: 0, state: 'live', embedIn: [], hasCard: false, ...more });

test('a link says when it ends, or how it has ended', () => {
  assert.equal(endText(link({}), 100), 'when revoked');
  assert.equal(endText(link({ expires: 3700 }), 100), 'in 1 hour');
  assert.equal(endText(link({ expires: 50 }), 100), 'in less than a minute', 'the server has not ended it yet');
  assert.equal(endText(link({ expires: 50, state: 'expired' }), 100), 'expired');
  assert.equal(endText(link({ expires: 5000, state: 'revoked' }), 100), 'revoked');
  assert.deepEqual([usedText(link({}), 100), usedText(link({ lastUsed: 10 }), 100)], ['never', '1 minute ago']);
});

test('a link is told in one line, with the people who are here', () => {
  assert.equal(factsText(link({}), 300), 'Made 5 minutes ago · never used · ends when revoked');
  assert.equal(factsText(link({ lastUsed: 290, viewers: 1, expires: 90_000 }), 300),
    'Made 5 minutes ago · used just now · ends in 25 hours · 1 viewer here');
  assert.equal(factsText(link({ state: 'expired', lastUsed: 0 }), 300), 'Made 5 minutes ago · used 5 minutes ago · expired');
  assert.equal(factsText(link({ embedIn: ['https://*.a.b', 'http://c'], hasCard: true }), 300),
    'Made 5 minutes ago · never used · ends when revoked · in frames of *.a.b, http://c · with a card');
});

test('people are a number, the link that led them here, and what they may do', () => {
  const person = (more) => ({ viewer: 3, role: 'view', isGiven: false, isAsking: false, link: '', name: '', ...more });
  assert.equal(nameText(person({})), 'Viewer 3');
  assert.equal(nameText(person({ link: '<b>' })), 'Viewer 3 (\u2068<b>\u2069)');
  assert.equal(nameText(person({ link: 'Review', name: 'Mia' })), '\u2068Mia\u2069, viewer 3 (\u2068Review\u2069)');
  const standings = [
    {}, { isAsking: true }, { isGiven: true }, { role: 'control' }, { role: 'control', isGiven: true }, { role: 'owner' },
  ];
  assert.equal(new Set(standings.map((more) => standingText(person(more)))).size, standings.length);
});

const PATH = '/s/abc#key=k';
const at = (server) => ({ address: `http://${server}${PATH}`, code: null });

test('an address that only this machine reaches is known', () => {
  for (const host of ['localhost', '127.0.0.1:80', '127.9.9.9', '[::1]:8080', 'a.localhost:1']) {
    assert.equal(isLoopback(`http://${host}/s/a`), true, host);
  }
  for (const host of ['192.168.1.7:8080', 'localhost.example', '[::2]', '127.example', 'example']) {
    assert.equal(isLoopback(`http://${host}/s/a`), false, host);
  }
});

test('the address by which the owner came is offered where the server does not know it', () => {
  const of = (servers, origin) =>
    addressesOf({ path: PATH, addresses: servers.map(at) }, origin).map(({ address }) => serverOf(address));
  assert.deepEqual(of(['a:1', 'b:1'], 'http://a:1'), ['a:1', 'b:1']);
  assert.deepEqual(of(['a:1'], 'https://preview.example'), ['a:1', 'preview.example']);
  assert.deepEqual(of(['a:1'], 'http://127.0.0.1:1'), ['a:1'], 'that helps nobody else');
  assert.deepEqual(of([], 'http://127.0.0.1:1'), ['127.0.0.1:1'], 'there is no other');
});

test('an address says where it works, and whether it has a code', () => {
  assert.match(addressNote(at('127.0.0.1')), /this machine only.*--lan/);
  assert.match(addressNote(at('a')), /no QR code/);
  assert.equal(addressNote({ ...at('a'), code: ['1'] }), '');
});

/** The rows that a path draws, read the slow way: every step of every run is painted. */
function painted(path, side) {
  const rows = Array.from({ length: side }, () => Array(side).fill('0'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) rows[Number(y)][Number(x) + step] = '1';
  }
  return rows.map((row) => row.join(''));
}

test('a code is drawn module by module, within its light margin', () => {
  const code = ['1110', '0000', '1011', '0101'];
  const side = code.length + 2 * QUIET_ZONE;
  const margin = '0'.repeat(QUIET_ZONE);
  const empty = Array(QUIET_ZONE).fill('0'.repeat(side));
  assert.deepEqual(painted(codePath(code), side), [...empty, ...code.map((row) => margin + row + margin), ...empty]);
});

test('a code is dark on light, and has a name', () => {
  const picture = createCode(createPage(), ['10', '01'], 'QR code of the link');
  const [ground, modules] = picture.children;
  assert.equal(picture.attributes.get('viewBox'), '0 0 10 10');
  assert.equal(picture.attributes.get('aria-label'), 'QR code of the link');
  assert.deepEqual(['width', 'height', 'fill'].map((name) => ground.attributes.get(name)), ['10', '10', '#fff']);
  assert.equal(modules.attributes.get('fill'), '#000');
});
