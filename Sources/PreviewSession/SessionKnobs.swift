import PreviewWire

/// The knobs of one session: which its preview has, and where they stand. They outlive agents and builds.
public struct SessionKnobs: Equatable, Sendable {
  /// The knobs that the preview has read, in the order of the source, with the values of the source.
  public private(set) var known: [KnobInfo] = []
  /// Names that somebody set and that no knob of the preview takes, in order. They are kept: the knob may
  /// come back.
  public private(set) var unknown: [String] = []
  private var overrides: [String: KnobValue] = [:]

  public init() {}

  /// The knobs that stand elsewhere than in the source, by name.
  public var settings: [KnobSetting] {
    overrides.sorted { $0.key < $1.key }.map { KnobSetting(name: $0.key, value: $0.value) }
  }

  /// Whether it is one that the preview has read.
  public func knows(_ name: String) -> Bool { known.contains { $0.name == name } }

  /// Where a knob stands.
  public func value(of knob: KnobInfo) -> KnobValue {
    overrides[knob.name].flatMap { knob.accepts($0) ? $0 : nil } ?? knob.value
  }

  /// Turns a knob. One whose value is that of the source is as one that was never turned.
  ///
  /// - Returns: whether that changed anything. A value that its knob does not accept, one beyond the range
  ///   that the author states among them, changes nothing, nor does one more than `WireLimits.knobs`; a name
  ///   that is not known yet is believed until it is.
  public mutating func turn(_ setting: KnobSetting) -> Bool {
    let knob = known.first { $0.name == setting.name }
    if let knob, !knob.accepts(setting.value) { return false }
    let value = setting.value == knob?.value ? nil : setting.value
    guard overrides[setting.name] != value else { return false }
    guard value == nil || overrides[setting.name] != nil || overrides.count < WireLimits.knobs else {
      return false
    }
    overrides[setting.name] = value
    return true
  }

  /// Puts one knob, or all of them where `name` is empty, back to the source. Returns whether that changed
  /// anything.
  public mutating func reset(_ name: String) -> Bool {
    if name.isEmpty {
      defer { (overrides, unknown) = ([:], []) }
      return !overrides.isEmpty
    }
    unknown.removeAll { $0 == name }
    return overrides.removeValue(forKey: name) != nil
  }

  /// Puts all knobs where they stood before, whatever they accept by now.
  mutating func restore(_ settings: [KnobSetting]) {
    overrides = Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    unknown.removeAll { overrides[$0] == nil }
  }

  /// An agent says which knobs there are. A knob that stands where the source does by now is forgotten.
  ///
  /// - Returns: whether there is anything new to tell.
  public mutating func reported(_ knobs: [KnobInfo], unknown names: [String]) -> Bool {
    let before = self
    known = knobs
    unknown = names.filter { overrides[$0] != nil }
    for knob in knobs where overrides[knob.name] == knob.value { overrides[knob.name] = nil }
    return self != before
  }
}
