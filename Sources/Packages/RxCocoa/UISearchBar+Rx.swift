// Sequences of search bars — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// Hears a search bar, and passes on to the delegate of the program's.
@preconcurrency @MainActor
public final class RxSearchBarDelegateProxy: DelegateProxy<
  UISearchBar, any UISearchBarDelegate
>, UISearchBarDelegate
{
  let didBegin = PublishSubject<Void>()
  let didEnd = PublishSubject<Void>()
  let textDidChange = PublishSubject<String>()
  let searchClicked = PublishSubject<Void>()
  let bookmarkClicked = PublishSubject<Void>()
  let resultsListClicked = PublishSubject<Void>()
  let cancelClicked = PublishSubject<Void>()
  let scopeDidChange = PublishSubject<Int>()

  /// Has no method of its own: each is UIKit's default.
  private final class Silent: UISearchBarDelegate {}
  private let silent = Silent()
  private var told: any UISearchBarDelegate { forwardToDelegate() ?? silent }

  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    told.searchBarShouldBeginEditing(searchBar)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    told.searchBarTextDidBeginEditing(searchBar)
    didBegin.onNext(())
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    told.searchBarShouldEndEditing(searchBar)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    told.searchBarTextDidEndEditing(searchBar)
    didEnd.onNext(())
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    told.searchBar(searchBar, textDidChange: searchText)
    textDidChange.onNext(searchText)
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { told.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    told.searchBarSearchButtonClicked(searchBar)
    searchClicked.onNext(())
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    told.searchBarBookmarkButtonClicked(searchBar)
    bookmarkClicked.onNext(())
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    told.searchBarResultsListButtonClicked(searchBar)
    resultsListClicked.onNext(())
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    told.searchBarCancelButtonClicked(searchBar)
    cancelClicked.onNext(())
  }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    told.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    scopeDidChange.onNext(selectedScope)
  }
}

@MainActor extension Reactive where Base: UISearchBar {
  private var proxy: RxSearchBarDelegateProxy {
    Proxies.proxy(of: base, RxSearchBarDelegateProxy.init, current: base.delegate) { base.delegate = $0 }
  }
  @preconcurrency public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> { proxy }

  /// Has `delegate` hear the bar, too, until the result is disposed of. It is not kept alive.
  @preconcurrency public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    proxy.pass(to: delegate)
  }

  @preconcurrency public var text: ControlProperty<String?> { value }
  @preconcurrency public var value: ControlProperty<String?> {
    let proxy = proxy
    let values = Observable<String?>.deferred { [weak base] in
      Observable.merge(proxy.textDidChange.map { $0 }, proxy.didEnd.map { [weak base] in base?.text ?? "" })
        .startWith(base?.text)
    }
    return ControlProperty(values: values.take(until: deallocated), valueSink: Binder(base) { $0.text = $1 })
  }
  @preconcurrency public var selectedScopeButtonIndex: ControlProperty<Int> {
    let proxy = proxy
    let values = Observable<Int>.deferred { [weak base] in
      proxy.scopeDidChange.startWith(base?.selectedScopeButtonIndex ?? 0)
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
  }
  @preconcurrency public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(events: proxy.cancelClicked)
  }
  @preconcurrency public var bookmarkButtonClicked: ControlEvent<Void> {
    ControlEvent(events: proxy.bookmarkClicked)
  }
  @preconcurrency public var resultsListButtonClicked: ControlEvent<Void> {
    ControlEvent(events: proxy.resultsListClicked)
  }
  @preconcurrency public var searchButtonClicked: ControlEvent<Void> {
    ControlEvent(events: proxy.searchClicked)
  }
  @preconcurrency public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: proxy.didBegin) }
  @preconcurrency public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: proxy.didEnd) }
}
