// @ts-check
// A QR code as a picture. The server works out the code; here its rows of dark and light become a shape.

const SVG = 'http://www.w3.org/2000/svg';

/** The light margin that readers need, in modules. */
export const QUIET_ZONE = 4;

/**
 * The dark modules as the path of an SVG, in modules from the corner of the quiet zone on.
 * @param {string[]} rows  dark where there is a 1
 */
export function codePath(rows) {
  return rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index = 0 }) =>
    `M${QUIET_ZONE + index} ${QUIET_ZONE + y}h${run.length}v1h-${run.length}z`)).join('');
}

/**
 * Dark on light, whatever the page is: many readers know no other.
 * @param {Document} page
 * @param {string[]} rows
 * @param {string} label
 */
export function createCode(page, rows, label) {
  const side = rows.length + 2 * QUIET_ZONE;
  const picture = page.createElementNS(SVG, 'svg');
  const ground = page.createElementNS(SVG, 'rect');
  const modules = page.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', `0 0 ${side} ${side}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  picture.setAttribute('shape-rendering', 'crispEdges');
  for (const [name, value] of Object.entries({ width: side, height: side, fill: '#fff' })) {
    ground.setAttribute(name, String(value));
  }
  modules.setAttribute('d', codePath(rows));
  modules.setAttribute('fill', '#000');
  picture.append(ground, modules);
  return picture;
}
