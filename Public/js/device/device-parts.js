// @ts-check
// Where the parts of a device lie on its screen. Pure arithmetic, in points of the screen, from its upper left corner.

/** @typedef {import('../server/device-list.js').Device} Device */

/** @typedef {{ x: number, y: number, width: number, height: number, radius: number }} Box */

/** @typedef {{ x: number, y: number }} Place */

/**
 * @typedef {object} ScreenParts
 * @property {Box | null} cutout
 * @property {Box | null} homeIndicator
 * @property {StatusPlaces | null} status  null: there is no status bar this way round
 */

/**
 * Where the middles of the status bar's parts are.
 * @typedef {object} StatusPlaces
 * @property {Place} time
 * @property {number} fontSize
 * @property {number} scale    of the symbols, 1 beside a cut-out
 * @property {Place | null} signal  null: a tablet without a telephone
 * @property {Place} wifi
 * @property {Place} battery
 */

// Measured by eye on pictures of the devices: nothing that is laid out depends on them.
const ISLAND = { width: 126, height: 37, gap: 11 };
const NOTCH = { width: 162, height: 33, radius: 20 };
const HOME_INDICATOR = { height: 5, gap: 8, upright: 0.36, onSide: 0.28, tablet: 0.3 };
/** From the middle of the signal to that of the others. */
const SYMBOLS = { wifi: 24, battery: 52 };

/**
 * The device that the session is shown on.
 * @param {import('../server/state.js').State} state
 * @returns {Device | null} null: a bare size
 */
export function shownDevice({ device, devices, size }) {
  const found = devices.find(({ slug }) => slug === device) ?? null;
  // The word of a device comes before the frame that has its size.
  return found !== null && (isSize(found.size, size) || isSize(found.size, [size[1], size[0]])) ? found : null;
}

/** @param {[number, number]} one @param {[number, number]} other */
function isSize(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}

/**
 * Where everything lies on the screen of `device`, held as `size` says.
 * @param {Device} device
 * @param {[width: number, height: number]} size
 * @returns {ScreenParts}
 */
export function screenParts(device, size) {
  const isOnSide = size[0] > size[1];
  return {
    cutout: cutoutBox(device, size), homeIndicator: device.homeIndicator ? homeBox(device, size) : null,
    status: device.statusBar[isOnSide ? 1 : 0] > 0 ? statusPlaces(device, size) : null,
  };
}

/** @param {Device} device @param {[number, number]} size @returns {Box | null} */
function cutoutBox(device, [width, height]) {
  if (device.cutout === 'none') return null;
  const { width: long, height: deep } = device.cutout === 'island' ? ISLAND : NOTCH;
  // A notch begins beyond the edge, where its upper corners are.
  const gap = device.cutout === 'island' ? islandGap(device) : -NOTCH.radius;
  const depth = device.cutout === 'island' ? deep : deep + NOTCH.radius;
  const radius = device.cutout === 'island' ? deep / 2 : NOTCH.radius;
  // Its upper edge is at the left of a device that was turned to the left.
  return width > height
    ? { x: gap, y: (height - long) / 2, width: depth, height: long, radius }
    : { x: (width - long) / 2, y: gap, width: long, height: depth, radius };
}

/** Screens with larger corners have it further in.
 * @param {Device} device */
function islandGap(device) {
  return device.cornerRadius > 60 ? ISLAND.gap + 3 : ISLAND.gap;
}

/** @param {Device} device @param {[number, number]} size @returns {Box} */
function homeBox(device, [width, height]) {
  const { tablet, onSide, upright, height: thickness, gap } = HOME_INDICATOR;
  const long = Math.round(width * (device.isTablet ? tablet : width > height ? onSide : upright));
  return {
    x: (width - long) / 2, y: height - gap - thickness, width: long, height: thickness, radius: thickness / 2,
  };
}

/** @param {Device} device @param {[number, number]} size @returns {StatusPlaces} */
function statusPlaces(device, [width, height]) {
  if (device.cutout !== 'none') {
    const y = device.cutout === 'island' ? islandGap(device) + ISLAND.height / 2 : 26;
    const ear = (width - (device.cutout === 'island' ? ISLAND.width : NOTCH.width)) / 2;
    const middle = width - ear / 2;
    return {
      time: { x: ear / 2, y }, fontSize: 17, scale: 1, signal: { x: middle - 27, y },
      wifi: { x: middle - 27 + SYMBOLS.wifi, y }, battery: { x: middle - 27 + SYMBOLS.battery, y },
    };
  }
  const y = device.statusBar[width > height ? 1 : 0] / 2;
  const scale = 0.8;
  const battery = { x: width - 20, y };
  if (!device.isTablet) {
    return {
      time: { x: width / 2, y }, fontSize: 12, scale, signal: { x: 16, y }, wifi: { x: 16 + SYMBOLS.wifi * scale, y },
      battery,
    };
  }
  const wifi = { x: battery.x - (SYMBOLS.battery - SYMBOLS.wifi) * scale, y };
  return { time: { x: 36, y }, fontSize: 12, scale, signal: null, wifi, battery };
}
