// @ts-check
// What is wrong with the code that is previewed: checked when it comes, in words, and as parts of a page. All of it
// is text: nothing that a compiler, a file's name or a server says becomes markup.

/** @typedef {'error' | 'warning' | 'unsupported' | 'crash' | 'hang' | 'memory' | 'launch'} ProblemKind */

/**
 * @typedef {object} Problem
 * @property {ProblemKind} kind
 * @property {string} file      as the owner calls it; empty: unknown
 * @property {number} line      from 1; 0: unknown
 * @property {number} column    from 1; 0: unknown
 * @property {string} message   all that the compiler said
 * @property {string} function  in which it happened; empty: unknown
 * @property {{ number: number, text: string }[]} lines  of code, the one in question among them
 * @property {string} editor    a link that opens it in an editor; empty: none
 */

/** @type {Record<ProblemKind, string>} */
const TITLES = {
  error: 'This does not compile', warning: 'A warning', unsupported: 'This is not supported here',
  crash: 'The preview crashed', hang: 'The preview hung', memory: 'The preview used too much memory',
  launch: 'The preview could not start',
};

/** Schemes of editors. Anything else in a link might run in the page, or leave it. */
const EDITOR = /^(vscode|vscode-insiders|vscodium|cursor|windsurf|zed|idea|jetbrains|fleet|xcode|subl|txmt|mvim):/i;

/** What is read of a message; a server sends less. */
const MOST_PROBLEMS = 200;
const LONGEST_TEXT = 65_536;
const MOST_LINES = 20;

/**
 * @param {unknown} list  `problems` of a message
 * @returns {Problem[]}
 */
export function problemsFrom(list) {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_PROBLEMS).flatMap((entry) => {
    if (entry === null || typeof entry !== 'object') return [];
    const isKnown = typeof entry.kind === 'string' && Object.hasOwn(TITLES, entry.kind);
    return [{
      kind: isKnown ? /** @type {ProblemKind} */ (entry.kind) : 'error', file: text(entry.file),
      line: count(entry.line), column: count(entry.column), message: text(entry.message),
      function: text(entry.function), lines: linesFrom(entry.lines), editor: editorFrom(entry.editor),
    }];
  });
}

/**
 * @param {unknown} value
 * @returns {string} a link that opens an editor; empty: none, or one that might do something else
 */
export function editorFrom(value) {
  const link = text(value);
  return EDITOR.test(link) ? link : '';
}

/** @param {unknown} list */
function linesFrom(list) {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_LINES).flatMap((entry) =>
    entry === null || typeof entry !== 'object' ? [] : [{ number: count(entry.number), text: text(entry.text) }]);
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}

/** @param {unknown} value */
function count(value) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/**
 * Those that keep the code from being shown, the worst first as the server has it.
 * @param {Problem[]} problems
 */
export function faultsOf(problems) {
  return problems.filter(({ kind }) => kind !== 'warning');
}

/** @param {Problem} problem */
export function titleOf(problem) {
  return TITLES[problem.kind];
}

/**
 * `Carousel.swift:11:22`, as far as it is known.
 * @param {{ file: string, line: number, column: number }} problem
 */
export function placeOf({ file, line, column }) {
  if (file === '' || line === 0) return file;
  return column === 0 ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/**
 * A problem in one line, for a list and for a log.
 * @param {Problem} problem
 */
export function lineOf(problem) {
  const place = placeOf(problem);
  const message = problem.message.split('\n', 1)[0];
  return place === '' ? message : `${place}: ${message}`;
}

/**
 * A problem as text, to paste elsewhere.
 * @param {Problem} problem
 */
export function problemText(problem) {
  const head = [placeOf(problem), problem.kind === 'error' ? 'error' : titleOf(problem), problem.message]
    .filter((part) => part !== '').join(': ');
  const place = problem.function === '' ? [] : [`in ${problem.function}`];
  const width = Math.max(0, ...problem.lines.map(({ number }) => String(number).length));
  const code = problem.lines.map(({ number, text: line }) =>
    `${number === problem.line ? '>' : ' '} ${String(number).padStart(width)} | ${line}`);
  return [head, ...place, ...code].join('\n');
}

/**
 * Where it is, what is said of it, the lines of code with the one in question marked.
 * @param {Document} page
 * @param {Problem} problem
 * @returns {HTMLElement[]}
 */
export function createProblem(page, problem) {
  const message = page.createElement('p');
  message.className = 'problem-message';
  message.textContent = problem.message;
  const place = createPlace(page, problem);
  return problem.lines.length > 0 ? [place, message, createCode(page, problem)] : [place, message];
}

/**
 * @param {Document} page
 * @param {Problem} problem
 */
function createPlace(page, problem) {
  const place = page.createElement('p');
  place.className = 'problem-place';
  const name = page.createElement('span');
  name.textContent = placeOf(problem);
  place.append(name);
  if (problem.function !== '') {
    const inside = page.createElement('span');
    inside.textContent = `in ${problem.function}`;
    place.append(inside);
  }
  place.hidden = place.textContent === '';
  return place;
}

/**
 * @param {Document} page
 * @param {Problem} problem
 */
function createCode(page, problem) {
  const list = page.createElement('ol');
  list.className = 'problem-code';
  list.tabIndex = 0;
  list.setAttribute('aria-label', 'The code');
  list.append(...problem.lines.map(({ number, text: code }) => {
    const line = page.createElement('li');
    line.value = number;
    line.textContent = code === '' ? ' ' : code;
    if (number === problem.line) line.setAttribute('aria-current', 'true');
    return line;
  }));
  return list;
}
