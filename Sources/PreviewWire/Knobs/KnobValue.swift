/// The value of a knob.
public enum KnobValue: Hashable, Sendable {
  /// Finite. Of an integer knob: whole.
  case number(Double)
  case boolean(Bool)
  /// A case of an enum, by its name, without the dot.
  case choice(String)
  /// sRGB, not premultiplied.
  case colour(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  /// The forms a value can have: the byte before it on the wire.
  enum Form: UInt8 {
    case number = 0
    case boolean = 1
    case choice = 2
    case colour = 3
  }
}

/// A value for the knob of this name.
public struct KnobSetting: Hashable, Sendable {
  /// Such as `CarouselLayout.itemWidth`; at most `WireLimits.knobText` bytes.
  public var name: String
  public var value: KnobValue

  public init(name: String, value: KnobValue) {
    self.name = name
    self.value = value
  }
}

extension ByteReader {
  mutating func knobValue() throws(WireError) -> KnobValue {
    let form = try byte()
    switch KnobValue.Form(rawValue: form) {
    case .number: return .number(try float64(.knobValue))
    case .boolean: return .boolean(try bool())
    case .choice: return .choice(try string(upTo: WireLimits.knobText))
    case .colour: return try .colour(red: byte(), green: byte(), blue: byte(), alpha: byte())
    case nil: throw .outOfRange(.knobForm, Int64(form))
    }
  }

  mutating func knobSetting() throws(WireError) -> KnobSetting {
    try KnobSetting(name: string(upTo: WireLimits.knobText), value: knobValue())
  }

  package mutating func knobSettings() throws(WireError) -> [KnobSetting] {
    let count = try count(upTo: WireLimits.knobs, of: .knobs, eachAtLeast: 3)
    var settings: [KnobSetting] = []
    for _ in 0..<count { settings.append(try knobSetting()) }
    return settings
  }
}

extension ByteWriter {
  /// Names that are too long are cut, and what is no finite number becomes 0: neither names nor sets anything
  /// then.
  mutating func knobSetting(_ setting: KnobSetting) {
    string(setting.name.cut(toBytes: WireLimits.knobText))
    knobValue(setting.value)
  }

  package mutating func knobSettings(_ settings: [KnobSetting]) throws(WireError) {
    try WireLimits.check(settings.count, .knobs, WireLimits.knobs)
    varint(settings.count)
    for setting in settings { knobSetting(setting) }
  }

  mutating func knobValue(_ value: KnobValue) {
    switch value {
    case .number(let number):
      byte(KnobValue.Form.number.rawValue)
      float64(number.isFinite ? number : 0)
    case .boolean(let isOn):
      byte(KnobValue.Form.boolean.rawValue)
      bool(isOn)
    case .choice(let name):
      byte(KnobValue.Form.choice.rawValue)
      string(name.cut(toBytes: WireLimits.knobText))
    case .colour(let red, let green, let blue, let alpha):
      byte(KnobValue.Form.colour.rawValue)
      raw([red, green, blue, alpha])
    }
  }
}
