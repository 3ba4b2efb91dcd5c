// Overrides in extensions of UIKit's own classes.
//
// On Apple's platforms such a member takes the class's own place for all its objects, which only the
// Objective-C runtime can do. Here the adapted source hands its body over when the library is loaded, and the
// method with which all others of that name begin, the last that `super` leads to, asks here first. A class
// of UIKit's that has the member itself and does not call `super` there is not reached.

import QuartzCore

/// One member of UIKit's classes, and the bodies that extensions gave it.
///
/// A body that calls `super` goes on to the next class above that has one, and then to UIKit's own.
@MainActor public final class _OverriddenMember<Arguments, Result> {
  private struct Body {
    let owner: AnyClass
    /// How many classes are above `owner`.
    let depth: Int
    let isFor: (AnyObject) -> Bool
    let run: (AnyObject, Arguments) -> Result?

    func isAtOrBelow(_ level: AnyClass?) -> Bool {
      guard let level else { return true }
      return sequence(first: owner) { _getSuperclass($0) }.contains { $0 == level }
    }
  }

  /// Lower classes first.
  private var bodies: [Body] = []
  /// The bodies that are running, the innermost last, each with the place of the one that its `super` means.
  private var running: [(object: ObjectIdentifier, next: Int)] = []

  fileprivate init() {}

  /// Makes `body` the member of `owner` and of all classes below that have none; the last one given counts.
  public func add<Owner: AnyObject>(_ owner: Owner.Type, _ body: @escaping (Owner, Arguments) -> Result) {
    let depth = sequence(first: owner as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
    bodies.removeAll { $0.owner == owner }
    let added = Body(
      owner: owner, depth: depth, isFor: { $0 is Owner },
      run: { object, arguments in (object as? Owner).map { body($0, arguments) } })
    bodies.insert(added, at: bodies.firstIndex { $0.depth < depth } ?? bodies.endIndex)
  }

  /// Calls the body for `object`, of its own class or the nearest above.
  ///
  /// - Parameter level: the class of UIKit's that has the member and asks; bodies of classes above it do not
  ///   count.
  /// - Returns: nil where there is no body, or where the last one is calling `super` now: the asker does what
  ///   is its own.
  func result(for object: AnyObject, _ arguments: Arguments, atOrBelow level: AnyClass? = nil) -> Result? {
    guard !bodies.isEmpty else { return nil }
    let id = ObjectIdentifier(object)
    let first = running.last { $0.object == id }?.next ?? 0
    guard let index = bodies[first...].firstIndex(where: { $0.isFor(object) && $0.isAtOrBelow(level) })
    else { return nil }
    running.append((id, index + 1))
    defer { running.removeLast() }
    return bodies[index].run(object, arguments)
  }
}

/// The members that extensions of UIKit's classes can override. The adapter has a table of the same names
/// (`OverridesOfOthers`).
@MainActor public enum _ExtensionOverrides {
  /// The touches that changed, and the event that tells of them.
  public typealias Touching = (Set<UITouch>, UIEvent?)

  /// `UIResponder.touchesBegan(_:with:)`: fingers have come down.
  public static let touchesBegan = _OverriddenMember<Touching, Void>()
  /// `UIResponder.touchesMoved(_:with:)`: fingers have moved.
  public static let touchesMoved = _OverriddenMember<Touching, Void>()
  /// `UIResponder.touchesEnded(_:with:)`: fingers have lifted.
  public static let touchesEnded = _OverriddenMember<Touching, Void>()
  /// `UIResponder.touchesCancelled(_:with:)`: touches have been taken away.
  public static let touchesCancelled = _OverriddenMember<Touching, Void>()
  /// `UIResponder.awakeFromNib()`: a nib or scene has been loaded and connected.
  public static let awakeFromNib = _OverriddenMember<Void, Void>()

  /// `UIView.layoutSubviews()`: a layout pass has reached the view.
  public static let layoutSubviews = _OverriddenMember<Void, Void>()
  /// `UIView.didMoveToSuperview()`: the view has another superview, or none.
  public static let didMoveToSuperview = _OverriddenMember<Void, Void>()
  /// `UIView.didMoveToWindow()`: the view has another window, or none.
  public static let didMoveToWindow = _OverriddenMember<Void, Void>()
  /// `UIView.tintColorDidChange()`: the tint colour, own or inherited, is another.
  public static let tintColorDidChange = _OverriddenMember<Void, Void>()
  /// `UIView.intrinsicContentSize`, in points.
  public static let intrinsicContentSize = _OverriddenMember<Void, CGSize>()
  /// `UIView.point(inside:with:)`, in the view's own coordinates.
  public static let pointInside = _OverriddenMember<(CGPoint, UIEvent?), Bool>()
  /// `UIView.hitTest(_:with:)`, in the view's own coordinates; nil where nothing is touched.
  public static let hitTest = _OverriddenMember<(CGPoint, UIEvent?), UIView?>()
  /// Of views and of controllers.
  public static let traitCollectionDidChange = _OverriddenMember<UITraitCollection?, Void>()

  /// `UIViewController.viewDidLoad()`: the view has been made.
  public static let viewDidLoad = _OverriddenMember<Void, Void>()
  /// `UIViewController.viewWillAppear(_:)`, with whether it is animated.
  public static let viewWillAppear = _OverriddenMember<Bool, Void>()
  /// `UIViewController.viewDidAppear(_:)`, with whether it was animated.
  public static let viewDidAppear = _OverriddenMember<Bool, Void>()
  /// `UIViewController.viewWillDisappear(_:)`, with whether it is animated.
  public static let viewWillDisappear = _OverriddenMember<Bool, Void>()
  /// `UIViewController.viewDidDisappear(_:)`, with whether it was animated.
  public static let viewDidDisappear = _OverriddenMember<Bool, Void>()
  /// `UIViewController.viewWillLayoutSubviews()`: just before the view lays out.
  public static let viewWillLayoutSubviews = _OverriddenMember<Void, Void>()
  /// `UIViewController.viewDidLayoutSubviews()`: just after the view has laid out.
  public static let viewDidLayoutSubviews = _OverriddenMember<Void, Void>()

  /// `UIViewController.prefersStatusBarHidden`.
  public static let prefersStatusBarHidden = _OverriddenMember<Void, Bool>()
  /// `UIViewController.preferredStatusBarStyle`.
  public static let preferredStatusBarStyle = _OverriddenMember<Void, UIStatusBarStyle>()
  /// `UIViewController.childForStatusBarStyle`: the child that decides; nil decides itself.
  public static let childForStatusBarStyle = _OverriddenMember<Void, UIViewController?>()
  /// `UIViewController.childForStatusBarHidden`: the child that decides; nil decides itself.
  public static let childForStatusBarHidden = _OverriddenMember<Void, UIViewController?>()
  /// `UIViewController.prefersHomeIndicatorAutoHidden`.
  public static let prefersHomeIndicatorAutoHidden = _OverriddenMember<Void, Bool>()
  /// `UIViewController.childForHomeIndicatorAutoHidden`: the child that decides; nil decides itself.
  public static let childForHomeIndicatorAutoHidden = _OverriddenMember<Void, UIViewController?>()
  /// `UIViewController.shouldAutorotate`.
  public static let shouldAutorotate = _OverriddenMember<Void, Bool>()
  /// `UIViewController.supportedInterfaceOrientations`.
  public static let supportedInterfaceOrientations = _OverriddenMember<Void, UIInterfaceOrientationMask>()
}
