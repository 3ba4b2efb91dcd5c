import QuartzCore

/// The views that lay out just now, and the islands of constraints that were changed by their code meanwhile.
///
/// Code that changes constraints while it lays out is common: it activates them, or makes new ones, in
/// `viewDidLayoutSubviews`. If each change asked for another layout, that would never end. In UIKit a view
/// asks its superview for layout when the engine tells it that its own variables have changed (WWDC 2018,
/// session 220, "High Performance Auto Layout"). So here: the solution is looked at when the pass is over, or
/// when somebody asks for layout at once.
@MainActor enum LayoutPass {
  /// The innermost last.
  private static var views: [UIView] = []
  private static var hosts: [Weak<UIView>] = []

  /// Runs the code that lays a view out.
  static func run(_ view: UIView, _ layOut: () -> Void) {
    views.append(view)
    layOut()
    views.removeLast()
    if views.isEmpty { solve() }
  }

  /// Whether a pass of the host's is under way: then its solution is looked at later. Not where it has none
  /// yet, nor where the host's own size follows it.
  static func postpones(_ host: UIView) -> Bool {
    guard !views.isEmpty, host.layoutStateIfMade?.engine != nil, !host.isPlacedByConstraints,
      views.contains(where: { $0.layoutHost === host })
    else { return false }
    if !hosts.contains(where: { $0.object === host }) { hosts.append(Weak(object: host)) }
    return true
  }

  /// Asks for layout where the changes have moved something.
  static func solve() {
    let changed = hosts
    hosts = []
    for host in changed { host.object?.layoutStateIfMade?.engine?.update() }
  }
}

extension UIView {
  /// Lays the view out, and tells its controller before and after.
  func runLayout() {
    traits.performAsCurrent {
      LayoutPass.run(self) {
        updateConstraintsIfNeeded()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
        viewController?.tellBarsOfContent()
      }
    }
  }
}
