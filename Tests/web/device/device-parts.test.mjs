import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenParts, shownDevice } from '../../../Public/js/device/device-parts.js';
import { createState } from '../../../Public/js/server/state.js';

const ISLAND = {
  slug: 'iphone-16', name: 'iPhone 16', size: [393, 852], statusBar: [54, 0], cornerRadius: 55, cutout: 'island',
  homeIndicator: true, isTablet: false,
};
const NOTCH = { ...ISLAND, slug: 'iphone-14', size: [390, 844], statusBar: [47, 0], cutout: 'notch' };
const BUTTON = {
  ...ISLAND, slug: 'iphone-se', size: [375, 667], statusBar: [20, 0], cornerRadius: 0, cutout: 'none',
  homeIndicator: false,
};
const TABLET = { ...BUTTON, slug: 'ipad', size: [820, 1180], statusBar: [24, 24], homeIndicator: true, isTablet: true };

const isWithin = ({ x, y, width, height }, size) =>
  x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1];

test('everything lies on the screen, either way round', () => {
  for (const device of [ISLAND, NOTCH, BUTTON, TABLET]) {
    for (const size of [device.size, [...device.size].reverse()]) {
      const { cutout, homeIndicator, status } = screenParts(device, size);
      if (device === ISLAND) assert.ok(isWithin(cutout, size));
      if (device === BUTTON || device === TABLET) assert.equal(cutout, null);
      assert.equal(homeIndicator !== null, device.homeIndicator);
      if (homeIndicator) assert.ok(isWithin(homeIndicator, size));
      for (const place of [status?.time, status?.signal, status?.wifi, status?.battery]) {
        if (place) assert.ok(isWithin({ ...place, width: 13, height: 6 }, size), JSON.stringify(place));
      }
    }
  }
});

test('a cut-out is in the middle above, and at the left of a device on its side', () => {
  for (const device of [ISLAND, NOTCH]) {
    const upright = screenParts(device, device.size).cutout;
    assert.equal(upright.x + upright.width / 2, device.size[0] / 2);
    const [width, height] = [...device.size].reverse();
    const onSide = screenParts(device, [width, height]).cutout;
    assert.equal(onSide.y + onSide.height / 2, height / 2);
    assert.deepEqual([onSide.x, onSide.width, onSide.height], [upright.y, upright.height, upright.width]);
  }
});

test('a phone on its side has no status bar, a tablet has', () => {
  assert.notEqual(screenParts(ISLAND, [393, 852]).status, null);
  assert.equal(screenParts(ISLAND, [852, 393]).status, null);
  assert.notEqual(screenParts(TABLET, [1180, 820]).status, null);
});

test('the time and the symbols leave the cut-out free', () => {
  for (const device of [ISLAND, NOTCH]) {
    const { cutout, status } = screenParts(device, device.size);
    assert.ok(status.time.x + 20 < cutout.x, device.slug);
    assert.ok(status.signal.x - 9 > cutout.x + cutout.width, device.slug);
  }
});

test('a device is shown once the window is its screen', () => {
  const state = createState();
  state.devices = [ISLAND];
  assert.equal(shownDevice(state), null);
  state.device = 'iphone-16';
  assert.equal(shownDevice(state), null);
  state.size = [852, 393];
  assert.equal(shownDevice(state), ISLAND);
  state.device = 'nokia';
  assert.equal(shownDevice(state), null);
});
