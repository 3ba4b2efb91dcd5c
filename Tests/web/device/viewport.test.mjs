import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capPixels, correctedPixels, fit, pointAt, sessionSize } from '../../../Public/js/device/viewport.js';

const PHONE = /** @type {[number, number]} */ ([390, 844]);

test('the device keeps its shape whatever the room', () => {
  for (const room of [[1440, 800], [300, 800], [320, 200], [4000, 4000]]) {
    const { cssWidth, cssHeight } = fit(PHONE, /** @type {[number, number]} */ (room), 1, false);
    assert.ok(Math.abs(cssWidth / cssHeight - 390 / 844) < 0.005, `${room}`);
    assert.ok(cssWidth <= room[0] + 0.5 && cssHeight <= room[1] + 0.5, `${room}`);
  }
});

test('the bitmap has exactly one pixel for each pixel of the screen', () => {
  for (const ratio of [1, 1.25, 1.5, 2, 2.625, 3]) {
    const { cssWidth, cssHeight, pixelWidth, pixelHeight } = fit(PHONE, [700, 700], ratio, false);
    assert.ok(Number.isInteger(pixelWidth) && Number.isInteger(pixelHeight));
    assert.ok(Math.abs(cssWidth * ratio - pixelWidth) < 1e-9);
    assert.ok(Math.abs(cssHeight * ratio - pixelHeight) < 1e-9);
  }
});

test('on a phone a window of the screen\'s own size is shown point for pixel', () => {
  const viewport = fit([390, 700], [390, 700], 3, true);
  assert.deepEqual(viewport,
    { cssWidth: 390, cssHeight: 700, scale: 1, pixelWidth: 1170, pixelHeight: 2100 });
});

test('a huge window enlarges a phone without limit and a desktop to one and a half', () => {
  assert.equal(fit([100, 100], [1000, 1000], 1, true).scale, 10);
  assert.equal(fit([100, 100], [1000, 1000], 1, false).scale, 1.5);
});

test('no room at all still gives a canvas', () => {
  const { pixelWidth, pixelHeight } = fit(PHONE, [-20, 0], 1, false);
  assert.ok(pixelWidth >= 1 && pixelHeight >= 1);
});

test('a canvas is never larger than every browser accepts', () => {
  const { pixelWidth, pixelHeight } = capPixels(12_000, 6_000);
  assert.ok(pixelWidth * pixelHeight <= 16_777_216);
  assert.ok(Math.abs(pixelWidth / pixelHeight - 2) < 0.001);
  assert.deepEqual(capPixels(1170, 2532), { pixelWidth: 1170, pixelHeight: 2532 });
});

test('a measure two pixels off is believed, one of another density is not', () => {
  const viewport = fit(PHONE, PHONE, 2, true);
  assert.deepEqual(correctedPixels(viewport, 781, 1687), { pixelWidth: 781, pixelHeight: 1687 });
  assert.deepEqual(correctedPixels(viewport, 390, 844), { pixelWidth: 780, pixelHeight: 1688 });
});

test('places map to points through the canvas, also beyond its edges', () => {
  const rect = { left: 100, top: 50, width: 195, height: 422 };
  assert.deepEqual(pointAt(100, 50, rect, PHONE), [0, 0]);
  assert.deepEqual(pointAt(295, 472, rect, PHONE), [390, 844]);
  assert.deepEqual(pointAt(50, 50, rect, PHONE), [-100, 0]);
});

test('a canvas that is not laid out maps everything to the corner rather than to infinity', () => {
  assert.deepEqual(pointAt(10, 10, { left: 0, top: 0, width: 0, height: 0 }, PHONE), [0, 0]);
});

test('a phone asks for a session of its own size, within what the server accepts', () => {
  assert.deepEqual(sessionSize(true, [393.4, 660]), [393, 660]);
  assert.deepEqual(sessionSize(true, [20, 9999]), [64, 4096]);
  assert.deepEqual(sessionSize(false, [1440, 900]), [390, 844]);
});
