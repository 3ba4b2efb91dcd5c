// @ts-check
// The field for origins whose pages may show a link in a frame: one to a line, as people copy them from an address bar.

/** The most that a link may have; the server says so, too. */
export const MOST_ORIGINS = 8;

/** Places that show addresses in frames, by the origins of their pages.
 * @type {readonly { name: string, origins: readonly string[] }[]} */
export const KNOWN_HOSTS = [
  { name: 'Notion', origins: ['https://www.notion.so', 'https://*.notion.site'] },
  { name: 'Jira and Confluence', origins: ['https://*.atlassian.net'] },
  { name: 'Figma', origins: ['https://www.figma.com'] },
];

/** An origin, and what may stand behind it in an address. A line without a scheme is one with TLS. */
const LINE = /^(?:(https?):\/\/)?((?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?)(?:[/?#].*)?$/i;

/**
 * @param {string} text  of the field
 * @returns {{ origins: string[], wrong: string }}  each once; `wrong`: the first line that is none; empty: all are
 */
export function originsFrom(text) {
  /** @type {string[]} */
  const origins = [];
  for (const line of text.split(/[\s,]+/).filter((word) => word !== '')) {
    const [, scheme = 'https', host] = LINE.exec(line) ?? [];
    if (host === undefined) return { origins, wrong: line };
    const origin = `${scheme}://${host}`.toLowerCase();
    if (!origins.includes(origin)) origins.push(origin);
  }
  return { origins, wrong: '' };
}

/**
 * The text of the field with the origins of a known place, too.
 * @param {string} text
 * @param {readonly string[]} more
 */
export function withOrigins(text, more) {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  return [...lines, ...more.filter((origin) => !lines.includes(origin))].join('\n');
}
