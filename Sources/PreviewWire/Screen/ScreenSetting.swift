/// A change of one of the `ScreenSettings`.
public enum ScreenSetting: Hashable, Sendable {
  case appearance(Appearance)
  case direction(ReadingDirection)
  case textSize(TextSize)
  case textWeight(TextWeight)
  case contrast(Contrast)
  case motion(Motion)
  /// Give the window this size; each side within `WireLimits.windowSide`.
  case size(WireSize)
  /// Show the session on a device, upright or on its side; nil: on none, in a window of the size it has.
  case device(Device?, isOnSide: Bool)

  /// First bytes of the viewers' messages that ask for them.
  enum Kind: UInt8 {
    case appearance = 0x15
    case size = 0x18
    case direction = 0x19
    case device = 0x1A
    case textSize = 0x1C
    case textWeight = 0x1D
    case contrast = 0x1E
    case motion = 0x1F
  }

  var kind: Kind {
    switch self {
    case .appearance: .appearance
    case .direction: .direction
    case .textSize: .textSize
    case .textWeight: .textWeight
    case .contrast: .contrast
    case .motion: .motion
    case .size: .size
    case .device: .device
    }
  }

  /// The settings that are one of a few values, in the order in which they are offered.
  public static let choices: [any ScreenChoice.Type] = [
    Appearance.self, ReadingDirection.self, TextSize.self, TextWeight.self, Contrast.self, Motion.self,
  ]

  /// The choice of that name with that value; nil where there is none.
  public init?(_ choice: any ScreenChoice.Type, _ value: String) {
    guard let value = choice.init(rawValue: value) else { return nil }
    self = value.setting
  }

  /// Its name and its value, as the page reads them; a device as its slug, or null.
  public var member: (String, JSONText) {
    switch self {
    case .appearance(let value): (Appearance.name, .string(value.rawValue))
    case .direction(let value): (ReadingDirection.name, .string(value.rawValue))
    case .textSize(let value): (TextSize.name, .string(value.rawValue))
    case .textWeight(let value): (TextWeight.name, .string(value.rawValue))
    case .contrast(let value): (Contrast.name, .string(value.rawValue))
    case .motion(let value): (Motion.name, .string(value.rawValue))
    case .size(let size): ("size", .numbers([size.widthPoints, size.heightPoints]))
    case .device(let device, _): ("device", device.map { .string($0.slug) } ?? .null)
    }
  }
}

extension ByteReader {
  mutating func screenSetting(of kind: ScreenSetting.Kind) throws(WireError) -> ScreenSetting {
    switch kind {
    case .appearance: .appearance(try choice())
    case .direction: .direction(try choice())
    case .textSize: .textSize(try choice())
    case .textWeight: .textWeight(try choice())
    case .contrast: .contrast(try choice())
    case .motion: .motion(try choice())
    case .size: .size(try windowSize())
    case .device: try .device(device(), isOnSide: bool())
    }
  }

  private mutating func windowSize() throws(WireError) -> WireSize {
    let window = try size()
    for (side, points) in [(window.width, window.widthPoints), (window.height, window.heightPoints)] {
      guard WireLimits.windowSide.contains(points) else { throw .outOfRange(.windowSize, side) }
    }
    return window
  }
}

extension ByteWriter {
  mutating func screenSetting(_ setting: ScreenSetting) {
    switch setting {
    case .appearance(let value): choice(value)
    case .direction(let value): choice(value)
    case .textSize(let value): choice(value)
    case .textWeight(let value): choice(value)
    case .contrast(let value): choice(value)
    case .motion(let value): choice(value)
    case .size(let size): self.size(size)
    case .device(let device, let isOnSide):
      self.device(device)
      bool(isOnSide)
    }
  }
}
