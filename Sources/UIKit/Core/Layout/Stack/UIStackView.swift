// UIStackView — after Apple's documentation "UIStackView", read 2026-11.
// State: partial. Missing: baseline-relative spacing, animated hiding.

import QuartzCore

/// Lays its arranged subviews out in a row or a column, by constraints that it makes itself.
///
/// Hidden ones take no room. It draws nothing of its own but what any view does.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Use the stack's `spacing` after a view.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Use the system's spacing, 8 points, after a view.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// In order along the axis. Each is a subview; its place among the subviews does not matter.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private let arrangement = StackArrangement()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIStackView.self)
  }

  /// A level stack of these views, without size until it is laid out.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Appearance

  /// Whether views stand side by side or one above the other; side by side unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views share the length along the axis; they fill it unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views lie across the axis; they fill it unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Points between neighbours: exactly these in the filling distributions, at least these in the others.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views stay within the layout margins; otherwise within the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// In points; nothing happens for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Views

  /// Puts the view last, as a subview too. Its frame is Auto Layout's from then on.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// `stackIndex` counts among the other arranged subviews; indices past the ends mean the ends. A view that
  /// is a subview already keeps its place among these.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    setNeedsUpdateConstraints()
  }

  /// It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  func visibilityChanged(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { setNeedsUpdateConstraints() }
  }

  // MARK: Constraints

  open override func updateConstraints() {
    arrangement.replace(in: self)
    super.updateConstraints()
  }

  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// In points.
  func gap(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? 8 : spacing
    case Self.spacingUseSystem: 8
    case let custom: custom
    }
  }
}

extension UIStackView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// They fill it; who stretches or shrinks is decided by hugging and compression resistance.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally
    /// They keep their sizes; the gaps are equal.
    case equalSpacing
    /// They keep their sizes; the distances of their centres are equal as far as the spacing allows.
    case equalCentering
  }

  /// How the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    /// The same value as `leading`, for rows.
    public static let top = Alignment.leading
    /// The same value as `trailing`, for rows.
    public static let bottom = Alignment.trailing
  }
}
