import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindKeys, scrollKey } from '../../../Public/js/input/keys.js';

const press = (key, fields = {}) =>
  ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...fields });

test('arrows, pages, home and end scroll', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
  assert.deepEqual(keys.map((key) => scrollKey(press(key))),
    ['up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'home', 'end']);
});

test('the space bar turns pages, backwards with shift', () => {
  assert.equal(scrollKey(press(' ')), 'pageDown');
  assert.equal(scrollKey(press(' ', { shiftKey: true })), 'pageUp');
});

test('what the browser means by a key with a modifier stays the browser\'s', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) {
    assert.equal(scrollKey(press('ArrowLeft', { [modifier]: true })), null, modifier);
  }
  assert.equal(scrollKey(press('constructor')), null);
  assert.equal(scrollKey(press('a')), null);
});

test('keys reach the device unless something else has the focus', () => {
  const device = {};
  const body = {};
  let keydown;
  const page = { body, activeElement: body, addEventListener: (_, heard) => { keydown = heard; } };
  const sent = [];
  bindKeys(page, device, (key, timeMs) => sent.push([key, timeMs]));
  const type = () => {
    let wasPrevented = false;
    keydown({ ...press('End'), timeStamp: 5, preventDefault: () => { wasPrevented = true; } });
    return wasPrevented;
  };

  assert.equal(type(), true);
  page.activeElement = device;
  assert.equal(type(), true);
  page.activeElement = { button: 'Copy link' };
  assert.equal(type(), false);
  assert.deepEqual(sent, [['end', 5], ['end', 5]]);
});
