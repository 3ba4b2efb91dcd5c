// UIViewControllerTransition — after Apple's documentation "UIViewController.Transition", read 2026-11.
// State: partial. Missing: a zoom by hand, and the source view's own picture on its way: the new screen grows
// out of the source view and shrinks into it; flips and curls, which are shown as a cross dissolve; sheets
// and popovers, which come as they do without.

import QuartzCore

extension UIViewController {
  /// How a controller comes when it is pushed or fills the screen, and goes afterwards.
  public final class Transition: MainActorObject {
    enum Kind {
      case zoom((ZoomSourceViewProviderContext) -> UIView?)
      case coverVertical, crossDissolve
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init(_object: ())
    }

    /// - Parameters:
    ///   - options: not heeded.
    ///   - sourceViewProvider: asked when the controller comes and again when it goes for the view that it
    ///     grows out of and shrinks into; where there is none, or none on the screen, it fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(sourceViewProvider)) }

    /// As with a view, for a button in a bar.
    @_disfavoredOverload public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(.zoom { sourceBarButtonItemProvider($0)?.shownView }) }

    /// Comes up over the lower edge.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// Fades in over the old screen, and out again.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// Shown as a cross dissolve.
    public static var flipHorizontal: Transition { Transition(.crossDissolve) }
    /// Shown as a cross dissolve.
    public static var partialCurl: Transition { Transition(.crossDissolve) }

    /// The two controllers of a zoom.
    public final class ZoomSourceViewProviderContext: MainActorObject {
      /// Where the zoom begins, and where it goes back to.
      public let sourceViewController: UIViewController
      /// The controller that grows and shrinks.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
        super.init(_object: ())
      }
    }

    /// The circumstances in which a zoom's `alignmentRectProvider` is asked.
    public final class ZoomAlignmentRectContext: MainActorObject {
      /// The view that the zoom begins at.
      public let sourceView: UIView
      /// The controller that grows and shrinks.
      public let zoomedViewController: UIViewController

      init(sourceView: UIView, zoomed: UIViewController) {
        (self.sourceView, zoomedViewController) = (sourceView, zoomed)
        super.init(_object: ())
      }
    }

    /// The circumstances in which a zoom's `interactiveDismissShouldBegin` is asked.
    public final class ZoomInteractionContext: MainActorObject {
      /// In the zoomed view, in points.
      public let location: CGPoint
      /// In points per second.
      public let velocity: CGVector
      /// Whether the dismissal would begin without the closure.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init(_object: ())
      }
    }

    /// Kept, without effect.
    public final class ZoomOptions: MainActorObject {
      /// Never asked: no hand takes the screen back.
      public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// Never asked.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// Kept, without effect; nil by default.
      public var dimmingColor: UIColor?
      /// Kept, without effect; nil by default.
      public var dimmingVisualEffect: UIVisualEffect?

      /// Starts without closures and colours.
      public init() { super.init(_object: ()) }
    }
  }
}
