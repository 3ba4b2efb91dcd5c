import PreviewWire

/// What viewers have set of a session: its screen and its knobs.
struct SessionSettings: Equatable, Sendable {
  var screen: ScreenSettings
  /// The knobs that stand elsewhere than in the source.
  var knobs: [KnobSetting]

  /// One thing that was set.
  enum Member: Equatable, Sendable {
    case size(width: Double, height: Double)
    case choice(ScreenSetting)
    /// A knob; nil where it was put back to the source.
    case knob(name: String, KnobValue?)
  }

  /// What is set otherwise than in `other`.
  func members(otherThanIn other: SessionSettings) -> [Member] {
    var members: [Member] = []
    if screen.width != other.screen.width || screen.height != other.screen.height {
      members.append(.size(width: screen.width, height: screen.height))
    }
    for (setting, its) in zip(Self.choices(of: screen), Self.choices(of: other.screen)) where setting != its {
      members.append(.choice(setting))
    }
    let (values, others) = (Self.values(of: knobs), Self.values(of: other.knobs))
    for name in Set(values.keys).union(others.keys).sorted() where values[name] != others[name] {
      members.append(.knob(name: name, values[name]))
    }
    return members
  }

  private static func choices(of screen: ScreenSettings) -> [ScreenSetting] {
    screen.choices + [.device(screen.device, isOnSide: screen.width > screen.height)]
  }

  private static func values(of knobs: [KnobSetting]) -> [String: KnobValue] {
    Dictionary(knobs.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}

extension SessionSettings.Member {
  /// For people, in a sentence: `a size of 64 × 4096`, `“Most behind” at 0`.
  ///
  /// - Parameter titles: the titles of knobs, by name.
  func text(titles: [String: String]) -> String {
    switch self {
    case .size(let width, let height):
      "a size of \(KnobValue.number(width).text) × \(KnobValue.number(height).text)"
    case .choice(let setting): "another \(setting.member.0)"
    case .knob(let name, let value):
      "“\(titles[name] ?? name)” \(value.map { "at \($0.text)" } ?? "as in the source")"
    }
  }
}
