// How a controller with a preferred transition comes and goes.

import QuartzCore

/// Has a presentation that fills the screen run as its controller prefers.
final class PreferredTransitions: MainActorObject, UIViewControllerTransitioningDelegate {
  private let preferred: UIViewController.Transition

  init(_ preferred: UIViewController.Transition) {
    self.preferred = preferred
    super.init(_object: ())
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PreferredMotion(preferred, of: presented, source: source, isComing: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let source = dismissed.presenter else { return nil }
    return PreferredMotion(preferred, of: dismissed, source: source, isComing: false)
  }
}

extension UIViewController {
  /// nil where none is preferred.
  var preferredTransitions: (any UIViewControllerTransitioningDelegate)? {
    preferredTransition.map(PreferredTransitions.init)
  }

  /// The motion of a push onto `below`, or back to it; nil where none is preferred.
  func preferredMotion(over below: UIViewController, isComing: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  { preferredTransition.map { PreferredMotion($0, of: self, source: below, isComing: isComing) } }
}

/// Moves the one view that comes or goes; the other stands still below it.
final class PreferredMotion: UIViewControllerAnimatedTransitioning {
  /// Seconds. Our choice: a little longer than a push.
  static let duration: TimeInterval = 0.4

  private let preferred: UIViewController.Transition
  private let moved, source: UIViewController
  private let isComing: Bool

  init(
    _ preferred: UIViewController.Transition, of moved: UIViewController, source: UIViewController,
    isComing: Bool
  ) {
    (self.preferred, self.moved, self.source, self.isComing) = (preferred, moved, source, isComing)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let other = context.view(forKey: isComing ? .from : .to)
    UIView.performWithoutAnimation {
      // Where the other stands in the window already it stays there.
      if let other, other.superview === container || other.window == nil {
        container.insertSubview(other, at: 0)
        if !isComing, let controller = context.viewController(forKey: .to) {
          other.frame = context.finalFrame(for: controller)
        }
      }
      container.addSubview(view)
      container.layoutIfNeeded()
    }
    let (here, away) = (Look(transform: view.transform, alpha: view.alpha), farLook(of: view, in: container))
    if isComing { UIView.performWithoutAnimation { away.dress(view) } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [isComing] in (isComing ? here : away).dress(view) },
      completion: { _ in
        UIView.performWithoutAnimation { here.dress(view) }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// How the view looks where it comes from and goes to.
  private func farLook(of view: UIView, in container: UIView) -> Look {
    switch preferred.kind {
    case .crossDissolve: return Look(alpha: 0)
    case .coverVertical:
      let room = container.bounds.maxY - view.frame.minY
      return Look(transform: CGAffineTransform(translationX: 0, y: room))
    case .zoom(let provider):
      let context = UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: moved)
      guard let origin = provider(context), origin.window != nil else {
        return Look(alpha: 0)
      }
      let small = origin.convert(origin.bounds, to: container)
      return Look(transform: Self.map(view.frame, to: small), alpha: 0)
    }
  }

  /// As a view's transform, which is about its middle. The identity where one of the two has no area.
  static func map(_ frame: CGRect, to other: CGRect) -> CGAffineTransform {
    guard frame.width > 0, frame.height > 0, other.width > 0, other.height > 0 else { return .identity }
    return CGAffineTransform(translationX: other.midX - frame.midX, y: other.midY - frame.midY)
      .scaledBy(x: other.width / frame.width, y: other.height / frame.height)
  }
}

/// The properties of a view that the motion changes.
@MainActor private struct Look {
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1

  func dress(_ view: UIView) {
    view.transform = transform
    view.alpha = alpha
  }
}
