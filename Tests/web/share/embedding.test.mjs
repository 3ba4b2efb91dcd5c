// The parts of the owner's panel that are about frames in other pages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedAddress, embedCode } from '../../../Public/js/share/embed-code.js';
import { KNOWN_HOSTS, originsFrom, withOrigins } from '../../../Public/js/share/origin-field.js';

test('origins are read from what people paste', () => {
  const text = ' https://Wiki.example.com/page?x#y\nnotion.so, *.atlassian.net\n\nhttp://localhost:8080/ https://notion.so';
  assert.deepEqual(originsFrom(text), {
    origins: ['https://wiki.example.com', 'https://notion.so', 'https://*.atlassian.net', 'http://localhost:8080'], wrong: '',
  });
  assert.deepEqual(originsFrom(' \n '), { origins: [], wrong: '' });
  for (const wrong of ['ftp://a.b', '\'self\'', 'https://a.b;x', 'javascript:alert(1)', '*', 'a b:c'.slice(2), '<b>']) {
    assert.equal(originsFrom(`https://a.b\n${wrong}\nhttps://c.d`).wrong, wrong);
  }
});

test('a known place is added to what stands there, once', () => {
  const [notion] = KNOWN_HOSTS;
  const once = withOrigins(' https://a.b \n', notion.origins);
  assert.equal(once, `https://a.b\n${notion.origins.join('\n')}`);
  assert.equal(withOrigins(once, notion.origins), once);
  for (const { origins } of KNOWN_HOSTS) assert.deepEqual(originsFrom(origins.join('\n')), { origins, wrong: '' });
});

const LINK = `/s/${'s'.repeat(22)}?link=${'l'.repeat(22)}#key=${'k'.repeat(22)}`;

test('the address for embedding is that of the link, below another path', () => {
  assert.equal(embedAddress(`https://a.b:1${LINK}`), `https://a.b:1/embed${LINK}`);
  for (const other of ['https://a.b/s/x#key=y', 'https://a.b/?link=x', `javascript:${LINK}`, `https://a.b/x${LINK}`, '']) {
    assert.equal(embedAddress(other), '');
  }
});

test('the code for embedding is markup in which nothing of others is more than text', () => {
  // As `EmbedRequestTests` has it of the server.
  assert.equal(
    embedCode('https://a/embed/s/b?link=c&d#key=e"', '"><img onerror=\'x\'>', [300, 200.5]),
    '<iframe src="https://a/embed/s/b?link=c&amp;d#key=e&quot;" title="&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;" ' +
    'width="300" height="200" loading="lazy" referrerpolicy="origin" style="border:0"></iframe>');
  assert.match(embedCode('x', '', [1, 1]), / title="Live preview" /);
});
