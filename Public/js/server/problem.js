// @ts-check
// The problems of the code that is previewed: checked when they come, and in words.

import { countOf, entriesOf, fieldsOf, textOf } from './json.js';

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

/** Most problems of a message that are read; a server sends less. */
const MOST_PROBLEMS = 200;
const LONGEST_TEXT = 65_536;
const MOST_LINES = 20;

/**
 * @param {unknown} list  `problems` of a message
 * @returns {Problem[]}
 */
export function problemsFrom(list) {
  return entriesOf(list, MOST_PROBLEMS).filter(isObject).map((entry) => {
    const { kind, file, line, column, message, function: inside, lines, editor } = fieldsOf(entry);
    return {
      kind: isKind(kind) ? kind : 'error', file: text(file), line: countOf(line), column: countOf(column),
      message: text(message), function: text(inside), lines: linesFrom(lines), editor: editorFrom(editor),
    };
  });
}

/** @param {unknown} value @returns {value is ProblemKind} */
function isKind(value) {
  return typeof value === 'string' && Object.hasOwn(TITLES, value);
}

/** @param {unknown} value */
function isObject(value) {
  return value !== null && typeof value === 'object';
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
  return entriesOf(list, MOST_LINES).filter(isObject).map((entry) => {
    const { number, text: code } = fieldsOf(entry);
    return { number: countOf(number), text: text(code) };
  });
}

/** @param {unknown} value */
function text(value) {
  return textOf(value, LONGEST_TEXT);
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
