// UIScrollViewDelegate — after Apple's documentation "UIScrollViewDelegate", read 2026-11.
// State: complete.

import QuartzCore

/// Hears of a scroll view's motion. All methods are optional.
///
/// Order of calls (Facts 1.12): `willBeginDragging`, `didScroll` as often as the offset changes,
/// `willEndDragging`, `didEndDragging`, and if the content goes on by itself `willBeginDecelerating`, more
/// `didScroll`, `didEndDecelerating`. All calls come synchronously, with `contentOffset` already changed.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: _OptionalMethodsHaving {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A drag begins: the first change of the offset follows.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave.
  ///
  /// - Parameters:
  ///   - scrollView: the view that was dragged.
  ///   - velocity: points per **millisecond**, positive towards growing offsets (Facts 1.13). Zero
  ///     for a finger that rests.
  ///   - targetContentOffset: where the content will come to rest, in points. Writing to it bends the motion
  ///     to end there; what lies outside the legal range counts as its edge. Ignored with paging.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has left; `decelerate` tells whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The finger has left and the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger or the program has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated `setContentOffset` or `scrollRectToVisible` has arrived. Not called when it is cancelled.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The adjusted inset has changed, after the offset has followed it.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Whether the Home key, which stands for a tap on the status bar, scrolls to the top. Default: true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It has, or the content was there already.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view that gets larger and smaller; nil (the default): none does.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers are about to zoom, or an animated change of the scale begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The zoom scale has changed, and with it the content's size and offset.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The fingers have left and the content is back within the limits, or an animated change has arrived. Not
  /// called for a change without animation.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing: the content comes to rest where its speed takes it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Lets the content scroll to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// No view zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

/// Gives scroll views their `delegate`.
///
/// In an extension of a protocol, so that a subclass can have a `delegate` of its own, narrower type, as
/// UICollectionView has; a stored property of the class could not be narrowed in Swift.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: AnyObject {
  /// The delegate under the widest type, where subclasses keep theirs; not kept alive.
  var _scrollDelegate: UIScrollViewDelegate? { get set }
}

extension _UIScrollViewDelegating {
  /// Hears of the scroll view's motion; not kept alive. May be changed at any time, also from its own
  /// methods.
  public var delegate: UIScrollViewDelegate? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
