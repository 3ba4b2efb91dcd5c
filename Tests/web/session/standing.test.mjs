// The line about who may do what, and the word about who drags.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createState } from '../../../Public/js/server/state.js';
import { APPEAR_MS, DriverRule, LINGER_MS } from '../../../Public/js/session/driver-rule.js';
import { panelFor, statusText } from '../../../Public/js/session/notice.js';
import { settingsText } from '../../../Public/js/session/setting-words.js';
import { openStanding, standingLine } from '../../../Public/js/session/standing.js';
import { createPage, Part } from '../parts.mjs';

const person = (viewer, more) => ({ viewer, role: 'view', isGiven: false, isAsking: true, link: '', name: '', ...more });

/** The state of a page that is connected, with these members. */
function state(members) {
  const made = createState();
  made.connection.phase = 'open';
  return Object.assign(made, { viewer: 1 }, members);
}

/** The line of such a page: its text, and the words of its buttons. */
function said(members) {
  const line = standingLine(state(members));
  return line && [line.text, ...line.choices.map(({ label }) => label)];
}

/** What is sent by the buttons of such a page. */
function sent(members) {
  const words = [];
  const sender = {
    ask: (isAsking) => words.push(`ask ${isAsking}`), grant: (...values) => words.push(values.join(' ')),
    back: () => words.push('back'), stay: () => words.push('stay'),
  };
  for (const { act } of standingLine(state(members)).choices) act(sender);
  return words;
}

test('people with control, and owners of whom nobody asks anything, read nothing', () => {
  assert.equal(said({}), null);
  assert.equal(said({ role: 'owner' }), null);
  assert.equal(said({ role: 'owner', people: [person(2, { isAsking: false })] }), null);
  assert.equal(said({ role: 'control', people: [person(2)] }), null);
});

test('who watches may ask, sees how that stands, and may take it back', () => {
  const watching = (asked) => said({ role: 'view', asked });
  assert.deepEqual(watching('none'), ['You are watching.', 'Ask to control']);
  assert.deepEqual(watching('waiting'), ['You are watching. The owner was asked for control.', 'Ask no more']);
  assert.deepEqual(watching('declined'), ['You are watching. The owner keeps control for now.', 'Ask again']);
  assert.match(watching('absent')[0], /No owner is here/);
  assert.deepEqual(['none', 'waiting', 'declined', 'absent'].flatMap((asked) => sent({ role: 'view', asked })),
    ['ask true', 'ask false', 'ask true', 'ask false']);
});

test('control that was given can be given back', () => {
  assert.deepEqual(said({ role: 'control', isGiven: true }), ['You have control.', 'Give it back']);
  assert.deepEqual(sent({ role: 'control', isGiven: true }), ['ask false']);
});

test('an owner reads who asks first and how many more, and answers the first', () => {
  const one = { role: 'owner', people: [person(4, { isAsking: false }), person(7, { link: 'Review' })] };
  assert.deepEqual(said(one), ['Viewer 7 (\u2068Review\u2069) asks for control.', 'Give control', 'Not now']);
  assert.deepEqual(sent(one), ['7 true', '7 false']);
  const more = (...people) => said({ role: 'owner', people })[0];
  assert.equal(more(person(2), person(3)), 'Viewer 2 asks for control. 1 more asks, too.');
  assert.equal(more(person(2), person(3), person(9)), 'Viewer 2 asks for control. 2 more ask, too.');
});

test('a page that is lost for good, or not there yet, says nothing of it', () => {
  for (const phase of ['connecting', 'ended', 'noKey', 'linkEnded', 'failed', 'broken']) {
    const page = state({ role: 'view' });
    page.connection.phase = phase;
    assert.equal(standingLine(page), null, phase);
  }
});

/** The elements of the line, and what its buttons have sent. */
function opened(members) {
  const page = createPage();
  const names = ['standing', 'standingText', 'standingFirst', 'standingSecond', 'announcement', 'canvas'];
  const elements = Object.fromEntries(names.map((name) => [name, new Part(page)]));
  elements.standing.append(elements.standingText, elements.standingFirst, elements.standingSecond);
  const now = state(members);
  const words = [];
  const line = openStanding(elements, now, {
    ask: (isAsking) => words.push(`ask ${isAsking}`), grant: (...values) => words.push(values.join(' ')),
  });
  line.render();
  return { page, elements, now, words, line };
}

test('the line is heard when it changes, and not again when something else does', () => {
  const { elements, now, line } = opened({ role: 'view' });
  assert.deepEqual([elements.standing.hidden, elements.announcement.textContent], [false, 'You are watching.']);
  elements.announcement.textContent = '';
  line.render();
  assert.equal(elements.announcement.textContent, '');
  now.asked = 'waiting';
  line.render();
  assert.match(elements.announcement.textContent, /asked for control/);
});

test('the second press of two does not undo the first, nor does a key that is held', () => {
  const { elements, now, words, line } = opened({ role: 'view' });
  elements.standingFirst.fire('click', { detail: 1 });
  now.asked = 'waiting';
  line.render();
  elements.standingFirst.fire('click', { detail: 2 });
  assert.deepEqual(words, ['ask true']);
  const held = (key) => {
    const event = { key, repeat: true, isKept: false, preventDefault() { this.isKept = true; } };
    return elements.standing.fire('keydown', event).isKept;
  };
  assert.deepEqual([held('Enter'), held('Tab')], [true, false]);
  elements.standingFirst.fire('click', { detail: 0 });
  assert.deepEqual(words, ['ask true', 'ask false']);
});

test('the focus of a line that goes is the device\'s', () => {
  const { page, elements, now, line } = opened({ role: 'owner', people: [person(2)] });
  elements.standingSecond.focus();
  now.people = [];
  line.render();
  assert.deepEqual([elements.standing.hidden, page.activeElement], [true, elements.canvas]);
  line.stop();
  assert.deepEqual([elements.standingFirst.heard, elements.standing.heard], [[], []]);
});

test('a tap of who watches is answered with what would do something', () => {
  const { elements, line } = opened({ role: 'view' });
  line.remind();
  assert.equal(elements.announcement.textContent, 'You are watching. Drag or scroll to look around by yourself.');
});

// --- Looking around by oneself -------------------------------------------------------------------------------------

test('who looks around by themselves reads that and has a way back, whatever the rights', () => {
  for (const role of ['view', 'control', 'owner']) {
    const apart = { role, aside: 'a', people: [person(2)] };
    assert.deepEqual(said(apart), ['You are looking around by yourself.', 'Back to the others']);
    assert.deepEqual(sent(apart), ['back']);
  }
});

test('from an aside whose preview has failed there is a way back', () => {
  const page = state({ aside: 'a' });
  page.connection.phase = 'failed';
  assert.equal(standingLine(page).choices[0].label, 'Back to the others');
});

test('who is asked to come back reads by whom, and may say not now', () => {
  const asked = (name, role) => said({ aside: 'a', gather: { name, role } });
  assert.deepEqual(asked('Mia', 'control'), ['\u2068Mia\u2069 asks you to come back.', 'Back to the others', 'Not now']);
  assert.equal(asked('', 'owner')[0], 'The owner asks you to come back.');
  assert.equal(asked('', 'control')[0], 'Somebody with control asks you to come back.');
  assert.deepEqual(sent({ aside: 'a', gather: { name: '', role: 'owner' } }), ['back', 'stay']);
});

test('the focus of the way back is the device\'s once that has led back, and of a "not now" once it is said', () => {
  const { page, elements, now, line } = opened({ role: 'control', aside: 'a', gather: { name: '', role: 'owner' } });
  elements.standingSecond.focus();
  now.gather = null;
  line.render();
  assert.equal(page.activeElement, elements.canvas);
  elements.standingFirst.focus();
  line.render();
  assert.equal(page.activeElement, elements.standingFirst, 'not before');
  Object.assign(now, { role: 'view', aside: '' });
  line.render();
  assert.equal(page.activeElement, elements.canvas);
  assert.equal(elements.standing.attributes.has('data-apart'), false);
});

// --- Who drags -----------------------------------------------------------------------------------------------------

const two = { viewer: 2, role: 'control' };
const three = { viewer: 3, role: 'owner' };

test('a tap is not worth a word, a drag is', () => {
  const rule = new DriverRule();
  assert.deepEqual(rule.judge(two, 0), { shown: null, waitMs: APPEAR_MS });
  assert.deepEqual(rule.judge(null, 100), { shown: null, waitMs: null });
  assert.deepEqual(rule.judge(two, 1000), { shown: null, waitMs: APPEAR_MS });
  assert.deepEqual(rule.judge(two, 1000 + APPEAR_MS), { shown: two, waitMs: null });
});

test('the word stays a while after the drag, and between two drags of the same hand', () => {
  const rule = new DriverRule();
  rule.judge(two, 0);
  rule.judge(two, APPEAR_MS);
  assert.deepEqual(rule.judge(null, 900), { shown: two, waitMs: LINGER_MS });
  assert.deepEqual(rule.judge(two, 1500), { shown: two, waitMs: null });
  assert.deepEqual(rule.judge(null, 1600), { shown: two, waitMs: LINGER_MS });
  assert.deepEqual(rule.judge(null, 1600 + LINGER_MS), { shown: null, waitMs: null });
});

test('another hand takes the word over when its own drag is worth one', () => {
  const rule = new DriverRule();
  rule.judge(two, 0);
  rule.judge(two, APPEAR_MS);
  assert.deepEqual(rule.judge(three, 700), { shown: two, waitMs: APPEAR_MS });
  assert.deepEqual(rule.judge(three, 700 + APPEAR_MS), { shown: three, waitMs: null });
});

test('the line says who drags, whoever is refused a drag learns it at once, and the own hand is no news', () => {
  assert.equal(statusText(state({}), two), 'Viewer 2 is dragging');
  assert.equal(statusText(state({}), three), 'The owner is dragging');
  const company = { members: [{ viewer: 2, name: 'Mia' }, { viewer: 3, name: 'Lee' }], receivers: 0 };
  assert.equal(statusText(state({ company }), two), '\u2068Mia\u2069 is dragging');
  assert.equal(statusText(state({ company }), three), 'The owner is dragging');
  assert.equal(statusText(state({ driver: two })), '');
  assert.equal(statusText(state({ driver: two, busy: true })), 'Viewer 2 is dragging');
  assert.equal(statusText(state({ busy: true })), 'Somebody else is dragging');
  assert.equal(statusText(state({ driver: { viewer: 1, role: 'owner' }, busy: true })), 'Somebody else is dragging');
});

test('a refusal is said before who drags, and a restart before both', () => {
  assert.equal(statusText(state({ refused: 'Only to watch.' }), two), 'Only to watch.');
  assert.equal(statusText(state({ refused: 'Only to watch.', agent: 'restarting' }), two), 'The preview is restarting…');
});

// --- Panels and words ------------------------------------------------------------------------------------------------

/** The panel of a page whose key opens nothing. */
function panel(phase, reason = '') {
  const page = state({ preview: { slug: 'drum', title: 'Drum' } });
  Object.assign(page.connection, { phase, reason });
  return panelFor(page);
}

test('a page without a key asks for the whole link, and offers nothing that could not work', () => {
  const { title, text, offersNew, offersReload, isClosed } = panel('noKey');
  assert.equal(title, 'This preview is shown to people with a link');
  assert.match(text, /cut it off at the #/);
  assert.deepEqual([offersNew, offersReload, isClosed], [false, false, true]);
});

test('a link that has ended says how, and where another one comes from', () => {
  const titles = ['revoked', 'expired', 'unknown', '', 'whatever'].map((reason) => panel('linkEnded', reason).title);
  assert.deepEqual(titles, [
    'This link has ended', 'This link has expired', 'This link leads nowhere', 'This link has ended', 'This link has ended',
  ]);
  for (const reason of ['revoked', 'expired', 'unknown']) {
    const { text, offersNew, isClosed } = panel('linkEnded', reason);
    assert.match(text, /sk the person who sent it for a new one/);
    assert.deepEqual([offersNew, isClosed], [false, true]);
  }
});

test('the settings of the screen are said in words where they are not as usual', () => {
  assert.equal(settingsText(state({})), '');
  assert.equal(settingsText(state({ appearance: 'dark' })), 'Dark appearance');
  assert.equal(settingsText(state({ direction: 'rtl', textSize: 'ax1' })), 'Right to left · Text size: Accessibility 1');
});
