import QuartzCore

/// How a navigation controller moves from one controller to the next: the one on top comes and goes over the
/// trailing edge, and the one below follows more slowly and is dimmed.
///
/// Apple documents none of these numbers; they are widely reported and measured by eye.
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  /// Seconds of a push or a pop.
  static let duration: TimeInterval = 0.35
  /// How far the one below moves, in widths of the screen.
  static let parallax: CGFloat = 0.3
  /// Black over the one below while it is covered.
  static let dimming: CGFloat = 0.1
  /// The shadow that the one on top casts on the one below.
  static let shadow = (opacity: Float(0.25), radius: CGFloat(8))

  let isPush: Bool
  /// Follows a finger: evenly.
  let isInteractive: Bool

  init(isPush: Bool, isInteractive: Bool) {
    self.isPush = isPush
    self.isInteractive = isInteractive
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.viewController(forKey: .from), let new = context.viewController(forKey: .to),
      let oldView = context.view(forKey: .from), let newView = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let (below, above) = isPush ? (oldView, newView) : (newView, oldView)
    let (home, oldHome) = (context.finalFrame(for: new), context.initialFrame(for: old))
    let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = container.bounds.width * sign
    let (aside, behind) = (width, -width * Self.parallax)

    let dimmer = UIView(frame: container.bounds)
    dimmer.backgroundColor = .black
    dimmer.isUserInteractionEnabled = false
    dimmer.alpha = isPush ? 0 : Self.dimming
    UIView.performWithoutAnimation {
      container.insertSubview(below, at: 0)
      container.insertSubview(dimmer, aboveSubview: below)
      container.addSubview(above)
      newView.frame = home.offsetBy(dx: isPush ? aside : behind, dy: 0)
      newView.layoutIfNeeded()
    }
    let look = EdgeShadow(above.layer)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: isInteractive ? .curveLinear : .curveEaseOut,
      animations: { [isPush] in
        newView.frame = home
        oldView.frame = oldHome.offsetBy(dx: isPush ? behind : aside, dy: 0)
        dimmer.alpha = isPush ? Self.dimming : 0
      },
      completion: { _ in
        dimmer.removeFromSuperview()
        look.restore()
        // Where it went back, and where it left: both stand where they belong.
        UIView.performWithoutAnimation { oldView.frame = oldHome }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// The shadow of a view that is pushed, for the time of it.
@MainActor private struct EdgeShadow {
  private let layer: CALayer
  private let old: (opacity: Float, radius: CGFloat, offset: CGSize)

  init(_ layer: CALayer) {
    self.layer = layer
    old = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
    layer.shadowOpacity = NavigationSlide.shadow.opacity
    layer.shadowRadius = NavigationSlide.shadow.radius
    layer.shadowOffset = .zero
  }

  func restore() {
    layer.shadowOpacity = old.opacity
    layer.shadowRadius = old.radius
    layer.shadowOffset = old.offset
  }
}
