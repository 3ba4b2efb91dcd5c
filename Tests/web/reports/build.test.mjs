import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcementText, BannerRule } from '../../../Public/js/reports/banner.js';
import { buildDetails, buildText } from '../../../Public/js/reports/build-line.js';
import { applyControl } from '../../../Public/js/server/control.js';
import { warningsOf } from '../../../Public/js/reports/log.js';
import { faultsOf, lineOf, placeOf, problemText, problemsFrom } from '../../../Public/js/server/problem.js';
import { createState } from '../../../Public/js/server/state.js';

const HELLO = { type: 'hello', viewer: 1, preview: { slug: 'a', title: 'A' }, size: [390, 844], viewers: 1 };
const TIMES = { adapt: 31, compile: 164.2, link: 92, load: 88, firstFrame: 45, total: 420.2 };
const ERROR = {
  kind: 'error', file: 'Carousel.swift', line: 11, column: 22, message: "cannot find 'foo'\nin scope", function: null,
  lines: [{ number: 10, text: 'a' }, { number: 11, text: '\tfoo()' }, { number: 12, text: '' }],
  editor: 'vscode://file/a/Carousel.swift:11:22',
};
const WARNING = { ...ERROR, kind: 'warning', message: 'never used' };
const build = (state, more = {}) => ({ type: 'build', state, id: 'a1b2c3d4', ...more });

/** The state after these messages. */
function after(...messages) {
  const state = createState();
  for (const message of [HELLO, ...messages]) applyControl(state, JSON.stringify(message));
  return state;
}

test('each save is one of applied, unchanged and failed', () => {
  const state = after(build('building', { changed: ['a.swift'] }));
  assert.deepEqual([state.reload.phase, state.reload.count, state.reload.changed], ['building', 0, ['a.swift']]);
  for (const [index, outcome] of ['applied', 'unchanged', 'failed', 'unchanged', 'unchanged'].entries()) {
    applyControl(state, JSON.stringify(build('building')));
    applyControl(state, JSON.stringify(build(outcome)));
    assert.deepEqual([state.reload.phase, state.reload.count], [outcome, index + 1]);
  }
});

test('how far a build has come is known while it runs', () => {
  const state = after(build('building', { changed: ['a.swift'], step: '25 of 80 files' }));
  assert.deepEqual(buildDetails(state.reload).slice(0, 2), [['Now', '25 of 80 files'], ['Changed', 'a.swift']]);
  applyControl(state, JSON.stringify(build('building', { step: { text: 'x' } })));
  assert.equal(state.reload.step, '');
  applyControl(state, JSON.stringify(build('building', { step: 'x'.repeat(300) })));
  assert.equal(state.reload.step.length, 200);
  applyControl(state, JSON.stringify(build('applied')));
  assert.equal(state.reload.step, '');
});

test('what is told again after a lost connection is no other outcome', () => {
  const state = after(build('applied'));
  for (const message of [HELLO, build('applied')]) applyControl(state, JSON.stringify(message));
  assert.equal(state.reload.count, 1);
  for (const message of [HELLO, build('failed')]) applyControl(state, JSON.stringify(message));
  assert.equal(state.reload.count, 2, 'that one came meanwhile');
  applyControl(state, JSON.stringify(build('failed')));
  assert.equal(state.reload.count, 3, 'as did this one');
});

test('a connection that is lost while something is built does not bring back the outcome before', () => {
  const state = after(build('applied'), build('building'));
  for (const message of [HELLO, build('applied'), build('building')]) applyControl(state, JSON.stringify(message));
  assert.deepEqual([state.reload.count, state.reload.phase], [1, 'building']);
  applyControl(state, JSON.stringify(build('applied')));
  assert.equal(state.reload.count, 2);
});

test('a message that is no outcome changes nothing', () => {
  for (const state of ['later', '__proto__', undefined, 7]) {
    assert.deepEqual(after(build(state)).reload, after().reload);
  }
});

test('the line says how long it took, and of what', () => {
  const { reload } = after(build('applied', { times: TIMES }));
  assert.equal(buildText(reload), 'Applied 0.42 s');
  assert.deepEqual(buildDetails(reload), [
    ['Adapt', '0.03 s'], ['Compile', '0.16 s'], ['Link', '0.09 s'], ['Load', '0.09 s'], ['First frame', '0.04 s'],
    ['Save to picture', '0.42 s'], ['Build', 'a1b2c3d4'],
  ]);
});

test('times that were not taken are left out', () => {
  const { reload } = after(build('failed', { times: { compile: 390, link: null, load: -1, total: 'x', later: 1 } }));
  assert.deepEqual(reload.times, { compile: 390 });
  assert.equal(buildText(after(build('applied')).reload), 'Applied');
  assert.equal(buildText(after().reload), '');
});

test('a file saved again as it was is as wrong as before', () => {
  const failed = build('failed', { problems: [ERROR] });
  assert.equal(faultsOf(after(failed, build('building'), build('unchanged')).reload.problems).length, 1);
  assert.equal(faultsOf(after(failed, build('unchanged', { id: 'ffff0000' })).reload.problems).length, 0);
});

test('a failure without a word has one nevertheless', () => {
  assert.equal(faultsOf(after(build('failed', { problems: [WARNING] })).reload.problems).length, 1);
  assert.equal(faultsOf(after(build('failed')).reload.problems)[0].kind, 'error');
});

test('warnings go into the log until the next build, and are no faults', () => {
  const state = after(build('applied', { problems: [WARNING] }), { type: 'log', message: 'NaN at [0, 1]' });
  assert.deepEqual(warningsOf(state), ['Carousel.swift:11:22: never used', 'NaN at [0, 1]']);
  assert.deepEqual(faultsOf(state.reload.problems), []);
  applyControl(state, JSON.stringify(build('applied', { id: '00000001' })));
  assert.deepEqual(warningsOf(state), ['NaN at [0, 1]']);
});

test('nothing of the compiler\'s text is lost', () => {
  const [problem] = problemsFrom([ERROR]);
  assert.equal(problem.message, ERROR.message);
  assert.equal(placeOf(problem), 'Carousel.swift:11:22');
  assert.equal(problemText(problem), [
    "Carousel.swift:11:22: error: cannot find 'foo'", 'in scope', '  10 | a', '> 11 | \tfoo()', '  12 | ',
  ].join('\n'));
});

test('a place is said as far as it is known', () => {
  const place = (more) => placeOf(problemsFrom([{ ...ERROR, ...more }])[0]);
  assert.equal(place({ column: 0 }), 'Carousel.swift:11');
  assert.equal(place({ line: 0, column: 5 }), 'Carousel.swift');
  assert.equal(place({ file: '' }), '');
  assert.equal(lineOf(problemsFrom([{ kind: 'memory', message: 'Too much.' }])[0]), 'Too much.');
});

test('only links of editors are kept', () => {
  const editor = (link) => problemsFrom([{ ...ERROR, editor: link }])[0].editor;
  assert.equal(editor('vscode://file/a'), 'vscode://file/a');
  assert.equal(editor('zed://file/a'), 'zed://file/a');
  for (const link of ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:1', 'data:text/html,x', 'https://a.b', null]) {
    assert.equal(editor(link), '');
  }
});

test('problems of any shape are read', () => {
  assert.deepEqual(problemsFrom([null, 7, 'x']), []);
  assert.deepEqual(problemsFrom({ length: 3 }), []);
  const [problem] = problemsFrom([{ kind: 'constructor', line: -1, column: 1.5, lines: [null, { number: 'x' }] }]);
  assert.deepEqual(problem, {
    kind: 'error', file: '', line: 0, column: 0, message: '', function: '', lines: [{ number: 0, text: '' }], editor: '',
  });
});

/** The verdicts of the rule on outcomes at times in ms. */
function judged(...steps) {
  const rule = new BannerRule();
  const state = after();
  return steps.map(([ms, ...messages]) => {
    for (const message of messages) {
      if (message === 'hide') rule.hide();
      else applyControl(state, JSON.stringify(message));
    }
    return rule.judge(state.reload, ms);
  });
}
const FAILED = build('failed', { problems: [ERROR] });
const shown = { isShown: true, waitMs: null };
const hidden = { isShown: false, waitMs: null };

test('a fault that is mended within 300 ms is never shown', () => {
  assert.deepEqual(
    judged([1000, FAILED], [1290], [1295, build('applied')], [1300], [9000]),
    [{ isShown: false, waitMs: 300 }, { isShown: false, waitMs: 10 }, hidden, hidden, hidden]);
});

test('a fault that stays is shown, and gone with the build that mends it', () => {
  assert.deepEqual(
    judged([0, FAILED], [300], [900, build('building')], [1400, build('applied')]),
    [{ isShown: false, waitMs: 300 }, shown, shown, hidden]);
});

test('while the mending is built, a fault that was not shown stays unseen; if it is not mended, it is shown at once', () => {
  assert.deepEqual(
    judged([0, FAILED], [200, build('building')], [300], [700, FAILED]),
    [{ isShown: false, waitMs: 300 }, hidden, hidden, shown]);
});

test('a banner that was put away stays away until the next build', () => {
  assert.deepEqual(
    judged([0, FAILED], [300], [400, 'hide'], [500], [600, build('building')], [900, FAILED]),
    [{ isShown: false, waitMs: 300 }, shown, hidden, hidden, hidden, shown]);
});

test('warnings are not shown in the banner', () => {
  assert.deepEqual(judged([0, build('applied', { problems: [WARNING] })], [400]), [hidden, hidden]);
});

test('people who cannot see the banner are told what it says first, and how much more', () => {
  const crash = { ...ERROR, kind: 'crash', column: 0, message: 'Index out of range' };
  assert.equal(
    announcementText(problemsFrom([crash])), 'The preview crashed. Carousel.swift:11: Index out of range');
  assert.match(announcementText(problemsFrom([ERROR, ERROR, ERROR])), /^This does not compile\. .* And 2 more problems\.$/);
});

test('the hello says whose code it is, and whether it may be written', () => {
  const source = (value) => {
    const state = createState();
    applyControl(state, JSON.stringify({ ...HELLO, source: value }));
    return state.source;
  };
  assert.deepEqual(source({ name: 'A.swift', canEdit: true, editor: 'vscode' }), { name: 'A.swift', canEdit: true, editor: 'vscode' });
  assert.deepEqual(source({ name: 'A.swift', canEdit: 1, editor: 3 }), { name: 'A.swift', canEdit: false, editor: null });
  for (const value of [null, undefined, 7, {}, []]) assert.equal(source(value), null);
});
