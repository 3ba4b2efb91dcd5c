import UIKit

/// A UIView that shows SwiftUI's views.
open class _UIHostingView<Content: View>: UIView {
  public var rootView: Content { didSet { showRoot() } }
  let tree = ViewTree()
  private lazy var surface = Surface(self)
  /// Whether content keeps clear of bars.
  var avoidsBars = true { didSet { setNeedsLayout() } }
  /// Changes what views are given from above.
  var environment: (inout EnvironmentValues) -> Void = { _ in }
  /// Told when the content may want another size.
  var sizeMayHaveChanged: () -> Void = {}
  private var isLayingOut = false

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    tree.needsLayout = { [weak self] in self?.contentChanged() }
    tree.hostingView = self
    // No trait tells of it.
    NotificationCenter.default.addObserver(
      self, selector: Selector("motionChanged(_:)", _UIHostingView.motionChanged(_:)),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    showRoot()
  }

  public required init?(coder: NSCoder) { nil }

  private func showRoot() {
    var values = EnvironmentValues()
    values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    values.dynamicTypeSize = DynamicTypeSize(traitCollection.preferredContentSizeCategory) ?? .large
    values.legibilityWeight = traitCollection.legibilityWeight == .bold ? .bold : .regular
    values.colorSchemeContrast = traitCollection.accessibilityContrast == .high ? .increased : .standard
    values.isMotionReduced = UIAccessibility.isReduceMotionEnabled
    values.layoutDirection = isReadFromRight ? .rightToLeft : .leftToRight
    values.horizontalSizeClass = traitCollection.horizontalSizeClass == .regular ? .regular : .compact
    values.verticalSizeClass = traitCollection.verticalSizeClass == .compact ? .compact : .regular
    values.tree = tree
    environment(&values)
    tree.show(rootView, values)
    contentChanged()
  }

  private func contentChanged() {
    setNeedsLayout()
    guard !isLayingOut else { return }
    invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  private var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    isLayingOut = true
    defer { isLayingOut = false }
    tree.update()
    let insets = avoidsBars ? safeAreaInsets : .zero
    let (leading, trailing) = isReadFromRight ? (insets.right, insets.left) : (insets.left, insets.right)
    let free = CGRect(
      x: leading, y: insets.top, width: max(0, bounds.width - leading - trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let outer = LayoutElement.safeArea
    LayoutElement.safeArea = SafeArea(free: free, whole: CGRect(origin: .zero, size: bounds.size))
    LayoutElement.pass += 1
    place(tree.rootElement, in: free)
    // Views that are made in a size that only layout knows may have changed what there is.
    if tree.hasChanged {
      tree.collect()
      place(tree.rootElement, in: free)
    }
    for _ in 0..<Self.mostPlacings where tree.takePlacesAgain() {
      LayoutElement.pass += 1
      place(tree.rootElement, in: free)
    }
    LayoutElement.safeArea = outer
    surface.draw([tree.rootElement], DrawPass(animation: shownAnimation, isMirrored: isReadFromRight))
    tree.finishLayout()
  }

  /// Lines of lazy stacks that are measured may bring others on screen.
  private static var mostPlacings: Int { 6 }

  /// The tree's animation; nil before the view is on screen, where it would be invisible.
  private var shownAnimation: Animation? { window == nil ? nil : tree.animation }

  private func place(_ element: LayoutElement, in free: CGRect) {
    let proposal = ProposedViewSize(free.size)
    let size = element.size(for: proposal)
    func start(_ low: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
      low + (room - min(length, LayoutElement.largestLength)) / 2
    }
    element.place(
      at: CGPoint(
        x: start(free.minX, free.width, size.width), y: start(free.minY, free.height, size.height)),
      proposal: proposal)
  }

  // MARK: Sizes

  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    tree.update()
    LayoutElement.pass += 1
    let size = tree.rootElement.size(for: proposal)
    return CGSize(
      width: min(size.width, LayoutElement.largestLength),
      height: min(size.height, LayoutElement.largestLength))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(ProposedViewSize(size)) }

  open override var intrinsicContentSize: CGSize { contentSize(.unspecified) }

  open override func _contentHeight(forWidth width: CGFloat) -> CGFloat? {
    contentSize(ProposedViewSize(width: width, height: nil)).height
  }

  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // A length that is not required only says which way to go: the content takes its own.
    let width = horizontal == .required ? target.width : nil
    let height = vertical == .required ? target.height : nil
    let size = contentSize(ProposedViewSize(width: width, height: height))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  // MARK: Surroundings

  private func motionChanged(_ notification: Notification) { showRoot() }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous != traitCollection else { return }
    showRoot()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Between views nothing is touched.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough ? nil : hit
  }

  /// Whether touches beside all views are for what lies behind.
  var letsTouchesThrough = false
}

extension UIResponder {
  /// The view controller that it belongs to.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
