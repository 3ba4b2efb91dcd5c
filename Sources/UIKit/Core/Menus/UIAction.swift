// UIAction — after Apple's documentation "UIAction", read 2026-11.
// State: complete.

import QuartzCore

/// Something to do, with a name: the closure form of a target and an action.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action among those of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name; actions that were made without one get one of their own.
    public let rawValue: String
    /// Takes any name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As `init(_:)`.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A control that is given another action of the same name for an event forgets the first one.
  public let identifier: Identifier
  /// How a menu's row looks and behaves: grey, red, left out, or staying open. Read when the menu opens.
  open var attributes: Attributes
  /// The sign before a menu's row. Menus with a single selection change it.
  open var state: State
  /// Kept, without effect; nil by default.
  open var discoverabilityTitle: String?
  /// The object that sends the action, while it runs; nil otherwise.
  open internal(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void
  private static var made = 0

  /// - Parameter identifier: nil makes one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("action-\(Self.made)")
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
