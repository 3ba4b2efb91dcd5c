// UIAccessibilityElement — after Apple's documentation "UIAccessibilityElement", read 2026-11.
// State: complete.

import QuartzCore

/// Something on the screen that is no view, for those who hear the screen.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that holds it, which is not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// In the container's coordinates, where that is a view; moves along with it. nil until it is set.
  private var frameInContainer: CGRect?

  /// An element of `container`, which is not kept alive.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// In the container's coordinates. Setting it places the element also on the screen, as long as no frame
  /// there is set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  override var ownAccessibilityFrame: CGRect {
    guard let frameInContainer else { return .zero }
    guard let view = accessibilityContainer as? UIView else { return frameInContainer }
    return view.convert(frameInContainer, to: nil)
  }
}

/// Something that scripts and tests find by a name, which is not shown.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; nil for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
