// UIHostingController — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: keyboard avoidance.

import UIKit

/// Which of its sizes a hosting controller tells.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A screen of SwiftUI's views.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>

  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public init?(coder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
    setUp()
  }

  /// A controller from a nib has no root view to show.
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    hostingView.backgroundColor = .systemBackground
    hostingView.environment = { [weak self] values in
      values.dismiss = DismissAction { self?.dismissOrPop() }
      values.isPresented = self?.presentingViewController != nil
    }
    hostingView.sizeMayHaveChanged = { [weak self] in self?.tellSize() }
  }

  open override func loadView() { view = hostingView }

  /// That of a scrolling view, however deep it stands.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? hostingView.scrollView(reaching: edge)
  }

  open var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  private lazy var keyboardBar = KeyboardBar()
  /// The environment that the bar above the keyboard is given.
  var barEnvironment: EnvironmentValues {
    hostingView.tree.rootNode?.inputs.environment ?? EnvironmentValues()
  }

  /// The items of a toolbar that stand above the keyboard, in a bar; nil: there are none.
  open override var inputAccessoryView: UIView? {
    keyboardBar.view(of: hostingView.tree) { [weak self] in self?.barEnvironment ?? EnvironmentValues() }
  }

  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { tellSize() } }

  /// The regions that content keeps clear of.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView.avoidsBars = safeAreaRegions.contains(.container) }
  }

  /// In points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  private func tellSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = hostingView.intrinsicContentSize
    if preferredContentSize != size { preferredContentSize = size }
  }

  private func dismissOrPop() {
    if let navigation = navigationController, navigation.viewControllers.first !== self,
      navigation.viewControllers.contains(self)
    {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
