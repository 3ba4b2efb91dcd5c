// @ts-check
// Where a picture stands in its layer: `contentsGravity`, as Core Animation means it. Top is where y is least.

/** @typedef {'resize' | 'resizeAspect' | 'resizeAspectFill' | 'center' | 'top' | 'bottom' | 'left' | 'right' |
 *            'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'} Gravity */

/** Parts of the room that is left over, which may be less than none, at the left and at the top.
 * @type {Record<Gravity, [x: number, y: number]>} */
const SHARES = {
  resize: [0, 0], resizeAspect: [0.5, 0.5], resizeAspectFill: [0.5, 0.5], center: [0.5, 0.5],
  top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/**
 * @param {Gravity} gravity
 * @param {[width: number, height: number]} size  of the picture, points
 * @param {[width: number, height: number]} room  of the bounds, points
 * @returns {[x: number, y: number, width: number, height: number]} from the top left of the bounds
 */
export function placement(gravity, size, room) {
  const [width, height] = scaled(gravity, size, room);
  const [shareX, shareY] = SHARES[gravity];
  return [(room[0] - width) * shareX, (room[1] - height) * shareY, width, height];
}

/** @param {Gravity} gravity @param {number[]} size @param {number[]} room @returns {number[]} */
function scaled(gravity, size, room) {
  if (gravity === 'resize') return room;
  if (gravity !== 'resizeAspect' && gravity !== 'resizeAspectFill') return size;
  if (!(size[0] > 0) || !(size[1] > 0)) return room;
  const [across, down] = [room[0] / size[0], room[1] / size[1]];
  const factor = gravity === 'resizeAspect' ? Math.min(across, down) : Math.max(across, down);
  return [size[0] * factor, size[1] * factor];
}
