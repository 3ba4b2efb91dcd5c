// The origins to which the page in a frame speaks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressees, hostHints, matches, patternsFrom } from '../../../Public/js/embed/origins.js';

test('patterns are read from the words of the server, and nothing else is one', () => {
  assert.deepEqual(patternsFrom('https://www.notion.so https://*.atlassian.net:8443 http://127.0.0.1:80'),
    ['https://www.notion.so', 'https://*.atlassian.net:8443', 'http://127.0.0.1:80']);
  assert.deepEqual(patternsFrom(''), []);
  assert.deepEqual(patternsFrom('* https://* null / \'self\' https://a.b/ javascript:x ftp://a.b'), []);
  assert.equal(patternsFrom(Array(20).fill('https://a.b').join(' ')).length, 8);
});

test('a pattern is one origin, or every name below one', () => {
  const cases = [
    ['https://a.b', 'https://a.b', true], ['https://a.b', 'https://c.a.b', false], ['https://a.b', 'http://a.b', false],
    ['https://a.b', 'https://a.b:8443', false], ['https://a.b:8443', 'https://a.b:8443', true],
    ['https://*.a.b', 'https://c.a.b', true], ['https://*.a.b', 'https://d.c.a.b', true],
    ['https://*.a.b', 'https://a.b', false], ['https://*.a.b', 'https://xa.b', false],
    ['https://*.a.b', 'https://a.b.evil.example', false], ['https://*.a.b', 'https://*.a.b', false],
    ['http://a.b', 'https://a.b', true], ['http://a.b:80', 'https://a.b', false], ['https://a.b', 'null', false],
    ['nonsense', 'https://a.b', false],
  ];
  for (const [pattern, origin, isOne] of cases) assert.equal(matches(pattern, origin), isOne, `${pattern} ${origin}`);
});

test('words go to the page around alone where it is known, and never to all', () => {
  const patterns = ['https://a.b', 'https://*.c.d', 'http://localhost:1'];
  assert.deepEqual(addressees(patterns, ['https://x.c.d', 'https://a.b']), ['https://x.c.d']);
  assert.deepEqual(addressees(patterns, ['https://evil.example', 'https://a.b']), ['https://a.b']);
  assert.deepEqual(addressees(patterns, []), ['https://a.b', 'http://localhost:1']);
  assert.deepEqual(addressees(patterns, ['null', '*', 'https://evil.example']), ['https://a.b', 'http://localhost:1']);
  assert.deepEqual(addressees([], ['https://a.b']), []);
});

test('the page around is known by what the browser says, the surest first', () => {
  const view = (referrer, ancestorOrigins) => ({ location: { ancestorOrigins }, document: { referrer } });
  assert.deepEqual(hostHints(view('https://a.b/page?x', ['https://c.d', 'https://e.f'])), ['https://c.d', 'https://a.b']);
  assert.deepEqual(hostHints(view('', undefined)), []);
  assert.deepEqual(hostHints(view('about:blank', [])), []);
});
