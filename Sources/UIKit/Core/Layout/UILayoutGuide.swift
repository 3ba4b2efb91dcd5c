// UILayoutGuide — after Apple's documentation "UILayoutGuide", read 2026-11.
// State: partial. Missing: constraintsAffectingLayout, hasAmbiguousLayout.

import QuartzCore

/// A rectangle in a view that is nothing but something to tie constraints to.
@preconcurrency @MainActor open class UILayoutGuide: MainActorObject {
  /// Shown in warnings.
  open var identifier = ""
  /// Set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?
  /// How the guide follows its view; nil for those that a program places with constraints.
  let inset: (@MainActor (UIView) -> UIEdgeInsets)?
  /// The guide is no wider than this, in points, and stays in the middle.
  let widthLimit: Double?

  /// A guide in no view, whose place constraints decide once it has been added.
  public init() {
    (inset, widthLimit) = (nil, nil)
    super.init(_object: ())
  }

  init(
    _ identifier: String, of view: UIView, widthLimit: Double? = nil,
    inset: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) {
    self.inset = inset
    self.widthLimit = widthLimit
    super.init(_object: ())
    self.identifier = identifier
    owningView = view
  }

  /// In the owning view's coordinates, in points, as of the last layout; zero before one.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard let inset else {
      return owningView.layoutHost.layoutState.engine?.frame(of: self, in: owningView) ?? .zero
    }
    let rect = CGRect(origin: .zero, size: owningView.bounds.size).inset(by: inset(owningView))
    guard let widthLimit = widthLimit.map({ CGFloat($0) }), rect.width > widthLimit else { return rect }
    return rect.insetBy(dx: (rect.width - widthLimit) / 2, dy: 0)
  }
}

extension UIView {
  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("layoutMarginsGuide", widthLimit: nil) { $0.layoutMargins }
  }

  /// The view without what bars and notches cover: all of it, as nothing covers a preview's window.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("safeAreaLayoutGuide", widthLimit: nil) { $0.safeAreaInsets }
  }

  /// Greatest width of the readable content at the standard text size, in points (uncertain: as measured, not
  /// as documented).
  private static var readableWidth: Double { 672 }

  /// The part of the margins' guide that lines of text should fill.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("readableContentGuide", widthLimit: Self.readableWidth) { $0.layoutMargins }
  }

  private func systemGuide(
    _ name: String, widthLimit: Double?, inset: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[name] { return guide }
    let guide = UILayoutGuide(name, of: self, widthLimit: widthLimit, inset: inset)
    layoutState.systemGuides[name] = guide
    layoutState.areInsetsAsked = true
    return guide
  }

  /// Those that were added.
  public var layoutGuides: [UILayoutGuide] { layoutStateIfMade?.guides ?? [] }

  /// A guide belongs to one view; it leaves the one it was in.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.inset == nil, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
    layoutInputsChanged(isNewStructure: true)
  }

  /// Its constraints go with it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.inset == nil, guide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.first === guide || constraint.second === guide {
        constraint.isActive = false
      }
    }
    layoutState.guides.removeAll { $0 === guide }
    guide.owningView = nil
    layoutInputsChanged(isNewStructure: true)
  }
}
