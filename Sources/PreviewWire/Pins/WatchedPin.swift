/// A pin that an agent looks for after each change of its session.
public struct WatchedPin: Hashable, Sendable {
  /// The gateway's number of it, in the session.
  public var number: Int
  public var element: PinElement

  public init(number: Int, element: PinElement) {
    (self.number, self.element) = (number, element)
  }
}

/// Where an element that was pinned is now.
public struct PinPlace: Hashable, Sendable {
  /// Its name is that of control messages and of the HTTP API.
  public enum Standing: UInt8, Hashable, Sendable, CaseIterable {
    /// Where it was pinned.
    case here = 0
    /// On the screen, elsewhere than it was pinned.
    case moved
    /// There is such an element, and it is not on the screen.
    case away
    /// It is not found.
    case orphaned

    public var name: String {
      switch self {
      case .here: "here"
      case .moved: "moved"
      case .away: "away"
      case .orphaned: "orphaned"
      }
    }
  }

  /// Of the pin.
  public var number: Int
  public var standing: Standing
  /// The layer in the frames that shows it; nil where none does.
  public var layer: LayerID?

  public init(number: Int, standing: Standing, layer: LayerID? = nil) {
    (self.number, self.standing, self.layer) = (number, standing, layer)
  }
}
