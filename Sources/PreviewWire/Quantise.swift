/// From the doubles of a layer to the integers of the wire. `Public/js/wire/quantise.js` goes the way back.
///
/// Total: not-a-number becomes 0, infinities and whatever is too large become the nearest value that fits,
/// and -0 becomes 0. Halves round away from zero.
public enum Quantise {
  /// Steps per point of a length.
  public static let lengthSteps = 64.0
  /// Steps per 1 of a coefficient of an affine transform.
  public static let coefficientSteps = 65_536.0
  /// Steps per 1 of an anchor point.
  public static let anchorSteps = 4_096.0
  /// Steps per 1 of what is finer than a length: the spacing of letters, their slant, the amounts of filters.
  public static let fineSteps = 1_024.0
  /// Steps from 0 to 1 of an opacity and of a component of a colour.
  public static let unitSteps = 255.0
  /// Steps from 0 to 1 of a place on a way.
  public static let fractionSteps = 65_535.0
  /// Steps per second of a time.
  public static let timeSteps = 10_000.0

  /// A length or coordinate: points to 1/64 pt.
  public static func length(_ points: Double) -> Int64 { integer(points * lengthSteps) }

  /// A coefficient of an affine transform: 1 to 65,536.
  public static func coefficient(_ value: Double) -> Int64 { integer(value * coefficientSteps) }

  /// A coordinate of an anchor point, in parts of the bounds: 1 to 4,096.
  public static func anchor(_ fraction: Double) -> Int64 { integer(fraction * anchorSteps) }

  /// An opacity or a component of a colour: 0…1 to 0…255.
  public static func unit(_ value: Double) -> UInt8 { UInt8(integer(min(max(value, 0), 1) * unitSteps)) }

  /// A place on a way: 0…1 to 0…65,535.
  public static func fraction(_ value: Double) -> UInt16 {
    UInt16(integer(min(max(value, 0), 1) * fractionSteps))
  }

  /// A time: seconds, not negative, to 1/10 ms.
  public static func time(_ seconds: Double) -> Int {
    let steps = seconds * timeSteps
    guard steps > 0 else { return 0 }
    return steps < Double(WireLimits.varint) ? Int(round(steps)) : WireLimits.varint
  }

  /// A number that stays a floating-point number, of half the size.
  public static func float(_ value: Double) -> Float {
    guard !value.isNaN else { return 0 }
    let limit = Double(Float.greatestFiniteMagnitude)
    // Adding 0 turns -0 into 0: a layer that only changes the sign of its zero has not changed.
    return Float(min(max(value, -limit), limit)) + 0
  }

  static func clamp(_ steps: Int64) -> Int64 {
    min(max(steps, -WireLimits.magnitude), WireLimits.magnitude)
  }

  /// `value` as a whole number, where it is one and no larger than what a double counts exactly; nil
  /// otherwise. `Int64(exactly:)` would need the C library's mathematics in an unoptimised build.
  static func whole(_ value: Double) -> Int64? {
    guard value.magnitude < 9e15 else { return nil }
    let whole = Int64(value)
    return Double(whole) == value ? whole : nil
  }

  private static func integer(_ steps: Double) -> Int64 {
    guard !steps.isNaN else { return 0 }
    let limit = Double(WireLimits.magnitude)
    return round(min(max(steps, -limit), limit))
  }

  /// `rounded()` would need the C library's mathematics, which is not linked to what imports nothing.
  private static func round(_ steps: Double) -> Int64 {
    let whole = Int64(steps)
    let rest = steps - Double(whole)
    return whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0)
  }
}
