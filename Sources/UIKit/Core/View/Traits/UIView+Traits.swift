// How traits come to the views: from the session's screen down, each view from its superview, with what it
// and its controller say in place of that.

import QuartzCore

extension UIView {
  /// Takes the traits that the surroundings give now. A view that changes tells its controller, itself and
  /// then its subviews; below a view that does not change nothing does.
  func updateTraits() { updateTraits(in: superview?.traits ?? screenTraits) }

  /// Takes the traits that the view has where its surroundings have `surroundings`: also before it is there,
  /// for a list that asks how large it would like to be.
  func updateTraits(in surroundings: UITraitCollection) {
    let (old, new) = (traits, ownTraits(in: surroundings))
    guard new !== old, new != old else { return }
    traits = new
    new.performAsCurrent {
      if let color = givenBackground, layer.backgroundColor == color.resolvedColor(with: old).cgColor {
        layer.backgroundColor = color.resolvedColor(with: new).cgColor
      }
      viewController?.traitCollectionDidChange(old)
      viewController?.traitObservers.tell(old, now: new)
      traitCollectionDidChange(old)
      traitObservers.tell(old, now: new)
      inheritedTraitsChanged(from: old)
    }
    // Apple's "Supporting Dark Mode in your interface": layout runs again, so colours may be resolved there.
    setNeedsLayout()
    if drawsItself { setNeedsDisplay() }
    let told = subviews
    for view in told where view.superview === self { view.updateTraits() }
  }

  /// The traits of the view where its surroundings have `traits`. A controller's traits are those of its
  /// view, which has the last word.
  func ownTraits(in traits: UITraitCollection) -> UITraitCollection {
    (viewController?.ownTraits(in: traits) ?? traits)
      .overridden(by: traitOverrides.said, style: overrideUserInterfaceStyle)
      .limited(by: contentSizeLimits)
  }

  /// The smallest content size category that the view and what is in it go by; nil, the default, for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.least }
    set { contentSizeLimits.least = newValue }
  }

  /// The largest content size category that the view and what is in it go by; nil, the default, for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.most }
    set { contentSizeLimits.most = newValue }
  }
}

extension UITraitCollection {
  /// With what `overrides` and `style` say in place of what is said here; this one where they say nothing
  /// new.
  func overridden(
    by overrides: UITraitCollection?, style: UIUserInterfaceStyle = .unspecified
  ) -> UITraitCollection {
    guard overrides != nil || style != .unspecified else { return self }
    return with {
      if let overrides { $0.override(by: overrides.values) }
      if style != .unspecified { $0.userInterfaceStyle = style }
    }
  }
}

extension UIWindow {
  /// The traits of the window if it were of `size` points.
  func traits(ofSize size: CGSize) -> UITraitCollection {
    ownTraits(in: .of(UITraitCollection.session.userInterfaceStyle, SizeClasses(ofScreen: size)))
  }

  /// The style of the session's screen, for the host to set while the session is the current one: light or
  /// dark (unspecified counts as light). Views and controllers are told at once.
  package var screenStyle: UIUserInterfaceStyle {
    get { SessionContext.isDark ? .dark : .light }
    set {
      SessionContext.current.isDark = newValue == .dark
      updateTraits()
    }
  }

  /// The size of text on the session's screen, for the host to set while the session is the current one: the
  /// place of the content size category, from 0 for the smallest; the nearest one where there is none. Views
  /// and controllers are told at once, and then those who have asked for the notification.
  package var screenTextSize: Int {
    get { UIContentSizeCategory.sessionRank }
    set {
      let category = UIContentSizeCategory.ranked(newValue)
      guard category != .session else { return }
      SessionContext.current.textSize = UInt8(clamping: category.rank)
      updateTraits()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
  }

  /// Whether text on the session's screen is bolder than usual, for the host to set while the session is the
  /// current one. Views and controllers are told at once, and then those who have asked for the notification.
  package var hasScreenBoldText: Bool {
    get { SessionContext.isTextBold }
    set {
      guard newValue != hasScreenBoldText else { return }
      SessionContext.current.isTextBold = newValue
      updateTraits()
      NotificationCenter.default.post(
        name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether colours on the session's screen stand out more than usual. As `hasScreenBoldText`.
  package var hasScreenIncreasedContrast: Bool {
    get { SessionContext.isContrastIncreased }
    set {
      guard newValue != hasScreenIncreasedContrast else { return }
      SessionContext.current.isContrastIncreased = newValue
      updateTraits()
      NotificationCenter.default.post(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether somebody wants less motion on the session's screen. No trait says so: those who have asked for
  /// the notification are told.
  package var hasScreenReducedMotion: Bool {
    get { SessionContext.isMotionReduced }
    set {
      guard newValue != hasScreenReducedMotion else { return }
      SessionContext.current.isMotionReduced = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}
