/// A change of one of the `ScreenSettings`. The first byte of a viewer's message says which.
public enum ScreenSetting: Hashable, Sendable {
  case appearance(Appearance)
  case direction(ReadingDirection)
  /// Give the window this size; each side within `WireLimits.windowSide`.
  case size(WireSize)
  /// Show the session on a device, upright or on its side; nil: on none, in a window of the size it has.
  case device(Device?, isOnSide: Bool)

  /// The settings that are one of a few values, in the order in which they are offered.
  public static let choices: [any ScreenChoice.Type] = [Appearance.self, ReadingDirection.self]

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
    case .size(let size): ("size", .numbers([size.widthPoints, size.heightPoints]))
    case .device(let device, _): ("device", device.map { .string($0.slug) } ?? .null)
    }
  }
}

extension ByteReader {
  mutating func windowSize() throws(WireError) -> WireSize {
    let window = try size()
    for (side, points) in [(window.width, window.widthPoints), (window.height, window.heightPoints)] {
      guard WireLimits.windowSide.contains(points) else { throw .outOfRange(.windowSize, side) }
    }
    return window
  }
}
