/// The bars of a session's device, as far as its app lets them be seen.
public struct ScreenBars: Hashable, Sendable {
  /// The status bar: away, or with what is in it dark or light. Its name is that of control messages.
  public enum StatusBar: String, Hashable, Sendable, CaseIterable {
    case hidden, dark, light

    var code: UInt8 {
      switch self {
      case .hidden: 0
      case .dark: 1
      case .light: 2
      }
    }
  }

  public var statusBar: StatusBar
  /// Whether the bar at the lower edge is seen, on a device that has one.
  public var showsHomeIndicator: Bool

  public init(statusBar: StatusBar, showsHomeIndicator: Bool) {
    self.statusBar = statusBar
    self.showsHomeIndicator = showsHomeIndicator
  }
}

extension ByteReader {
  mutating func screenBars() throws(WireError) -> ScreenBars {
    let code = try byte()
    guard let statusBar = ScreenBars.StatusBar.allCases.first(where: { $0.code == code }) else {
      throw .outOfRange(.statusBar, Int64(code))
    }
    return ScreenBars(statusBar: statusBar, showsHomeIndicator: try bool())
  }
}

extension ByteWriter {
  mutating func screenBars(_ bars: ScreenBars) {
    byte(bars.statusBar.code)
    bool(bars.showsHomeIndicator)
  }
}
