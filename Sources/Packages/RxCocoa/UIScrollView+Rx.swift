// Sequences of scroll views' delegates — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// Hears a scroll view, and passes on to the delegate of the program's.
@preconcurrency @MainActor
public class RxScrollViewDelegateProxy: DelegateProxy<
  UIScrollView, any UIScrollViewDelegate
>, UIScrollViewDelegate
{
  let didScroll = PublishSubject<Void>()
  let willBeginDragging = PublishSubject<Void>()
  let willEndDragging = PublishSubject<(CGPoint, UnsafeMutablePointer<CGPoint>)>()
  let didEndDragging = PublishSubject<Bool>()
  let willBeginDecelerating = PublishSubject<Void>()
  let didEndDecelerating = PublishSubject<Void>()
  let didEndScrollingAnimation = PublishSubject<Void>()
  let didScrollToTop = PublishSubject<Void>()
  let didZoom = PublishSubject<Void>()
  let willBeginZooming = PublishSubject<UIView?>()
  let didEndZooming = PublishSubject<(UIView?, CGFloat)>()

  /// Has no method of its own: each is UIKit's default.
  private final class Silent: UIScrollViewDelegate {}
  private let silent = Silent()
  private var told: any UIScrollViewDelegate { forwardToDelegate() ?? silent }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    told.scrollViewDidScroll(scrollView)
    didScroll.onNext(())
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    told.scrollViewWillBeginDragging(scrollView)
    willBeginDragging.onNext(())
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    told.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    willEndDragging.onNext((velocity, targetContentOffset))
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    told.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    didEndDragging.onNext(decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    told.scrollViewWillBeginDecelerating(scrollView)
    willBeginDecelerating.onNext(())
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    told.scrollViewDidEndDecelerating(scrollView)
    didEndDecelerating.onNext(())
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    told.scrollViewDidEndScrollingAnimation(scrollView)
    didEndScrollingAnimation.onNext(())
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    told.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    told.scrollViewShouldScrollToTop(scrollView)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    told.scrollViewDidScrollToTop(scrollView)
    didScrollToTop.onNext(())
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { told.viewForZooming(in: scrollView) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    told.scrollViewWillBeginZooming(scrollView, with: view)
    willBeginZooming.onNext(view)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    told.scrollViewDidZoom(scrollView)
    didZoom.onNext(())
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    told.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    didEndZooming.onNext((view, scale))
  }
}

@MainActor extension Reactive where Base: UIScrollView {
  /// The delegate of the view from then on; the one that it had is passed on to.
  var scrollProxy: RxScrollViewDelegateProxy {
    switch base as UIScrollView {
    case let table as UITableView: Reactive<UITableView>(table).proxy
    case let collection as UICollectionView: Reactive<UICollectionView>(collection).proxy
    case let text as UITextView:
      Proxies.proxy(of: text, RxTextViewDelegateProxy.init, current: text._scrollDelegate) {
        text.delegate = $0
      }
    default:
      Proxies.proxy(
        of: base, RxScrollViewDelegateProxy.init, current: base._scrollDelegate
      ) { base._scrollDelegate = $0 }
    }
  }
  @preconcurrency public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> { scrollProxy }

  /// Has `delegate` hear the view, too, until the result is disposed of. It is not kept alive.
  @preconcurrency public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    scrollProxy.pass(to: delegate)
  }

  /// The offset, as it changes.
  @preconcurrency public var contentOffset: ControlProperty<CGPoint> {
    let proxy = scrollProxy
    let values = Observable<CGPoint>.deferred { [weak base] in
      proxy.didScroll.compactMap { [weak base] in base?.contentOffset }.startWith(
        base?.contentOffset ?? .zero)
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base) { $0.contentOffset = $1 })
  }
  @preconcurrency public var didScroll: ControlEvent<Void> { ControlEvent(events: scrollProxy.didScroll) }
  @preconcurrency public var willBeginDecelerating: ControlEvent<Void> {
    ControlEvent(events: scrollProxy.willBeginDecelerating)
  }
  @preconcurrency public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: scrollProxy.didEndDecelerating)
  }
  @preconcurrency public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: scrollProxy.willBeginDragging)
  }
  @preconcurrency public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(events: scrollProxy.didEndDragging)
  }
  @preconcurrency public var didScrollToTop: ControlEvent<Void> {
    ControlEvent(events: scrollProxy.didScrollToTop)
  }
  @preconcurrency public var didEndScrollingAnimation: ControlEvent<Void> {
    ControlEvent(events: scrollProxy.didEndScrollingAnimation)
  }
  @preconcurrency public var willBeginZooming: ControlEvent<UIView?> {
    ControlEvent(events: scrollProxy.willBeginZooming)
  }
  @preconcurrency public var didZoom: ControlEvent<Void> { ControlEvent(events: scrollProxy.didZoom) }
  @preconcurrency public var willEndDragging:
    ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)>
  { ControlEvent(events: scrollProxy.willEndDragging.map { (velocity: $0.0, targetContentOffset: $0.1) }) }
  @preconcurrency public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
    ControlEvent(events: scrollProxy.didEndZooming.map { (view: $0.0, scale: $0.1) })
  }
}

/// Proxies by the objects whose delegates they are.
@MainActor enum Proxies {
  /// The proxy of `object`, made when it is first asked for; `set` makes it the delegate where it is not.
  static func proxy<P: AnyObject, D, Proxy: DelegateProxy<P, D>>(
    of object: AnyObject, _ make: () -> Proxy, current: D?, set: (Proxy) -> Void
  ) -> Proxy {
    let proxy = Kept.thing(of: object, make)
    if current.map({ $0 as AnyObject }) !== proxy {
      if let current { proxy.setForwardToDelegate(current, retainDelegate: false) }
      set(proxy)
    }
    return proxy
  }
}
