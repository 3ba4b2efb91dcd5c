// UIAction — after Apple's documentation "UIAction", read 2026-11.
// State: complete.

import QuartzCore

/// Something to do, with a name: the closure form of a target and an action.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action among those of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  /// What sends the action, while it runs; nil otherwise.
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
