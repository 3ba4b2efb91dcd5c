extension KnobValue {
  /// The value as it is written in links, on the command line and in JSON strings: `240.5`, `true`,
  /// `centred`, `#rrggbbaa`.
  public var text: String {
    switch self {
    case .number(let number): JSONText.digits(number)
    case .boolean(let isOn): isOn ? "true" : "false"
    case .choice(let name): name
    case .colour(let red, let green, let blue, let alpha):
      "#" + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The value that `text` means where `other` stands now; nil for what cannot stand there: another form, no
  /// finite number, a colour that is neither `#rrggbb` nor `#rrggbbaa`.
  public init?(text: String, like other: KnobValue) {
    switch other {
    case .number:
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .boolean:
      guard let isOn = Bool(text) else { return nil }
      self = .boolean(isOn)
    case .choice:
      guard !text.isEmpty, text.utf8.count <= WireLimits.knobText else { return nil }
      self = .choice(text)
    case .colour:
      guard let colour = Self.colour(text) else { return nil }
      self = colour
    }
  }

  private static func colour(_ text: String) -> KnobValue? {
    let digits = Array(text.utf8.dropFirst())
    let isHex = digits.allSatisfy {
      (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0)
    }
    guard text.hasPrefix("#"), isHex, digits.count == 6 || digits.count == 8,
      let value = UInt32(text.dropFirst() + (digits.count == 6 ? "ff" : ""), radix: 16)
    else { return nil }
    return .colour(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }
}

extension KnobInfo {
  /// Whether `value` can stand where this knob's own does: of the same form, whole where the source counts,
  /// one of `choices`, and within the range that the author states. A range that is only suggested is a
  /// panel's business.
  public func accepts(_ value: KnobValue) -> Bool {
    switch (self.value, value) {
    case (.number, .number(let number)):
      (style == .integer ? Quantise.whole(number) != nil : number.isFinite) && isInStatedRange(number)
    case (.boolean, .boolean), (.colour, .colour): true
    case (.choice, .choice(let name)): choices.contains(name)
    default: false
    }
  }

  private func isInStatedRange(_ number: Double) -> Bool {
    guard isRangeStated else { return true }
    return number >= minimum ?? -.infinity && number <= maximum ?? .infinity
  }

  /// The range that the author states, as a person reads it: `from 0 to 1`; empty where none is stated.
  public var statedRange: String {
    guard isRangeStated, let minimum, let maximum else { return "" }
    return "from \(KnobValue.number(minimum).text) to \(KnobValue.number(maximum).text)"
  }

  /// The value that `text` means for this knob; nil for what it does not accept.
  public func value(ofText text: String) -> KnobValue? {
    KnobValue(text: text, like: value).flatMap { accepts($0) ? $0 : nil }
  }
}
