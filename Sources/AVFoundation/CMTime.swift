// CMTime, CMTimeRange, CMTimeMapping, CMTimeFlags — after Apple's documentation of the four, read 2026-11.
// State: partial. Missing: epochs other than 0 in sums, folding of ranges, dictionaries.

import UIKit

public typealias CMTimeValue = Int64
/// Parts of a second.
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = Self(rawValue: 1 << 0)
  public static let hasBeenRounded = Self(rawValue: 1 << 1)
  public static let positiveInfinity = Self(rawValue: 1 << 2)
  public static let negativeInfinity = Self(rawValue: 1 << 3)
  public static let indefinite = Self(rawValue: 1 << 4)
  public static let impliedValueFlagsMask: Self = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction of seconds: `value` of `timescale` parts.
public struct CMTime: Sendable, Hashable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// A scale that is not positive makes no time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// The nearest fraction of that scale. A time too large for it is infinite, one that is no number invalid.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let exact = seconds * Double(preferredTimescale)
    guard abs(exact) < 9e18 else {
      self = exact < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    let value = exact.rounded()
    self.init(
      value: CMTimeValue(value), timescale: preferredTimescale,
      flags: value == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Not a number for what is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The nearest fraction of another scale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let (product, overflow) = value.multipliedReportingOverflow(by: Int64(newTimescale))
    guard !overflow else { return CMTime(seconds: seconds, preferredTimescale: newTimescale) }
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: Int64(timescale))
    let rounded = quotient + method.step(rest, of: Int64(timescale), scale: (timescale, newTimescale))
    return CMTime(
      value: rounded, timescale: newTimescale, flags: rest == 0 ? flags : flags.union(.hasBeenRounded),
      epoch: epoch)
  }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  public static let `default` = Self.roundHalfAwayFromZero

  /// The number to add to a quotient that was cut towards zero with that rest.
  fileprivate func step(_ rest: Int64, of divisor: Int64, scale: (CMTimeScale, CMTimeScale)) -> Int64 {
    let away: Int64 = rest > 0 ? 1 : rest < 0 ? -1 : 0
    switch self {
    case .roundHalfAwayFromZero: return abs(rest) * 2 >= divisor ? away : 0
    case .roundTowardZero: return 0
    case .roundAwayFromZero: return away
    case .quickTime: return scale.1 < scale.0 ? 0 : away
    case .roundTowardPositiveInfinity: return max(0, away)
    case .roundTowardNegativeInfinity: return min(0, away)
    }
  }
}

// MARK: Arithmetic

extension CMTime: Comparable {
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// Exact while a common scale can be had; an infinity beside a number is an infinity.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, b.value) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { a + -b }

  public static prefix func - (a: CMTime) -> CMTime {
    if a.isPositiveInfinity { return .negativeInfinity }
    if a.isNegativeInfinity { return .positiveInfinity }
    var negative = a
    negative.value = 0 &- a.value
    return negative
  }

  private static func sum(_ a: CMTime, _ b: CMTime, _ other: CMTimeValue) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if a.isPositiveInfinity || b.isPositiveInfinity {
      return a.isNegativeInfinity || b.isNegativeInfinity ? .invalid : .positiveInfinity
    }
    if a.isNegativeInfinity || b.isNegativeInfinity { return .negativeInfinity }
    let common = leastCommonMultiple(Int64(a.timescale), Int64(b.timescale))
    guard let scale = CMTimeScale(exactly: common) else {
      return CMTime(
        seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    let (left, right) = (
      a.value.multipliedReportingOverflow(by: common / Int64(a.timescale)),
      b.value.multipliedReportingOverflow(by: common / Int64(b.timescale))
    )
    let (value, overflow) = left.partialValue.addingReportingOverflow(right.partialValue)
    if left.overflow || right.overflow || overflow {
      return CMTime(seconds: a.seconds + b.seconds, preferredTimescale: scale)
    }
    return CMTime(
      value: value, timescale: scale, flags: a.flags.union(b.flags).intersection([.valid, .hasBeenRounded]),
      epoch: 0)
  }

  private static func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64 {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return x == 0 ? 0 : a / x * b
  }
}

/// Negative, 0 or positive. Invalid times come after all others, indefinite ones before positive infinity.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isPositiveInfinity { return 3 }
    if time.isIndefinite { return 2 }
    return time.isNegativeInfinity ? 0 : 1
  }
  let (a, b) = (rank(time1), rank(time2))
  if a != b { return a < b ? -1 : 1 }
  guard a == 1 else { return 0 }
  let (left, right) = (
    time1.value.multipliedReportingOverflow(by: Int64(time2.timescale)),
    time2.value.multipliedReportingOverflow(by: Int64(time1.timescale))
  )
  if left.overflow || right.overflow {
    return time1.seconds < time2.seconds ? -1 : time1.seconds > time2.seconds ? 1 : 0
  }
  return left.partialValue < right.partialValue ? -1 : left.partialValue > right.partialValue ? 1 : 0
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else {
    return CMTime(seconds: time.seconds * Double(multiplier), preferredTimescale: time.timescale)
  }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

// MARK: Ranges

/// A span of time.
public struct CMTimeRange: Sendable, Hashable {
  public var start: CMTime
  public var duration: CMTime

  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// The end is not within.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (CMTimeMaximum(start, other.start), CMTimeMinimum(end, other.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: CMTimeMinimum(start, other.start), end: CMTimeMaximum(end, other.end))
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A span of one time and what it is of another.
public struct CMTimeMapping: Sendable, Hashable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

extension NSValue {
  /// Foundation here boxes no structs but its own: the parts of a time, as the array of numbers that they
  /// are.
  private static let boxedTime = "[3q]"

  /// Holds the time, which `timeValue` gives back.
  public convenience init(time: CMTime) {
    let scale = Int64(time.timescale) << 32 | Int64(time.flags.rawValue)
    let bytes = withUnsafeBytes(of: (time.value, scale, time.epoch)) { Array($0) }
    self.init(bytes: bytes, objCType: Self.boxedTime)
  }

  /// Invalid where the box holds something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.boxedTime else { return .invalid }
    var parts: (Int64, Int64, Int64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &parts) { bytes in
      if let base = bytes.baseAddress { getValue(base) }
    }
    return CMTime(
      value: parts.0, timescale: CMTimeScale(truncatingIfNeeded: parts.1 >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts.1)), epoch: parts.2)
  }
}
