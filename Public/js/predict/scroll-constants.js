// @ts-check
// Every number of a scroll view that is not arithmetic. The twin of ScrollConstants.swift, as far as the page foresees:
// both are held to the constants in Tests/Golden/scroll-physics.json. Where they come from is said there and in Swift.

export const SCROLL = Object.freeze({
  /** How far a finger goes before a pan begins, points. */
  slop: 10,
  /** With the directional lock, one axis is locked when the other has moved so many times as far. */
  directionalLockRatio: 1.5,
  /** The stretch of time before the last sample that a velocity is taken over, seconds. */
  velocityWindow: 0.08,
  /** The shortest time that it is taken over, seconds. */
  shortestVelocityWindow: 1 / 60,
  /** Slope of the rubber band at the edge. */
  rubberBandSlope: 0.55,
  /** A deceleration ends at this speed, points per **millisecond**. */
  stopSpeed: 0.01,
  /** The deceleration rates that there are at all, per millisecond. */
  lowestRate: 0.9,
  highestRate: 0.9999,
  /** Angular rate of the spring at an edge, 1/s. */
  springRate: 12.5,
  /** A bounce has ended when it is this close to the edge, device pixels. */
  springPrecisionInPixels: 0.5,
  /** How much of the speed that a finger stops is added to its next fling: min(factor·|v|^exponent, limit), points per
   * second. */
  carryFactor: 0.000816,
  carryExponent: 1.967,
  carryLimit: 40_000,
  /** A finger that stays longer than this, in seconds, has stopped the content for good. */
  carryTime: 0.4,
  /** Nothing is added to a fling that is slower than this part of what would be. */
  carryThreshold: 0.5,
});

/** Device pixels per point, on which content comes to rest. */
export const PIXELS_PER_POINT = 2;
