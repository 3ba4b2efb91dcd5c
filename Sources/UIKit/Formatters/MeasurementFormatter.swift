// MeasurementFormatter — after Apple's documentation "MeasurementFormatter", read 2026-11.
// State: partial. Missing: converting to what a locale uses (every measurement is in its own unit), languages
// but English.

import Foundation

/// Says a measurement: `3 m`, `3m`, `3 meters`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How the unit is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// A set of the bits' choices.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the measurement's own unit, as is always done here.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Chooses a unit that suits the size. Without effect: the unit stays.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Writes temperatures as a number with `°` alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// `temperatureWithoutUnit` is heeded.
  open var unitOptions: UnitOptions = []
  /// `3m`, `3 m` or `3 meters`; the second unless set.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Kept, without effect.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Of the numbers; up to three digits after the point.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number and the unit as `unitStyle` says. Units without a known name are written by their symbols.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return "\(number)°"
    }
    switch unitStyle {
    case .long:
      let name = Self.names[measurement.unit.symbol]
      return "\(number) \(name.map { measurement.value == 1 ? $0.one : $0.many } ?? measurement.unit.symbol)"
    case .short: return number + measurement.unit.symbol
    default:
      let isAngle = measurement.unit.symbol.hasPrefix("°")
      return isAngle ? number + measurement.unit.symbol : "\(number) \(measurement.unit.symbol)"
    }
  }

  /// The unit alone; in the long style its name for several, where that is known.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? Self.names[unit.symbol]?.many ?? unit.symbol : unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }

  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
    "hr": ("hour", "hours"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kCal": ("kilocalorie", "kilocalories"),
    "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
  ]
}
