// Sequences of collection views — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

@MainActor extension Reactive where Base: UICollectionView {
  var proxy: RxCollectionViewDelegateProxy {
    Proxies.proxy(of: base, RxCollectionViewDelegateProxy.init, current: base._scrollDelegate) {
      base.delegate = $0
    }
  }

  // MARK: Places

  @preconcurrency public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: proxy.didSelect) }
  @preconcurrency public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: proxy.didDeselect)
  }
  @preconcurrency public var itemHighlighted: ControlEvent<IndexPath> {
    ControlEvent(events: proxy.didHighlight)
  }
  @preconcurrency public var itemUnhighlighted: ControlEvent<IndexPath> {
    ControlEvent(events: proxy.didUnhighlight)
  }

  // MARK: Models

  /// The element that the bound data source has there.
  ///
  /// - Throws: `RxError.noElements` where nothing is bound, or something else.
  @preconcurrency public func model<T>(at indexPath: IndexPath) throws -> T {
    let source = sourceProxy.source as? any SectionedViewDataSourceType
    guard let model = try source?.model(at: indexPath) as? T else { throw RxError.noElements }
    return model
  }

  /// The models at these places; those of another type are left out, with a warning.
  private func models<T>(_ type: T.Type, _ places: ControlEvent<IndexPath>) -> ControlEvent<T> {
    ControlEvent(
      events: places.compactMap { [weak base] place -> T? in
        guard let base else { return nil }
        let model: T? = try? Reactive<UICollectionView>(base).model(at: place)
        if model == nil { warn("The collection view has no \(type) at \(place).") }
        return model
      })
  }

  @preconcurrency public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    models(modelType, itemSelected)
  }
  @preconcurrency public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    models(modelType, itemDeselected)
  }

  // MARK: Cells

  @preconcurrency public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(events: proxy.willDisplay.map { (cell: $0.0, at: $0.1) })
  }
  @preconcurrency public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(events: proxy.didEndDisplaying.map { (cell: $0.0, at: $0.1) })
  }
  @preconcurrency public var willDisplaySupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  {
    ControlEvent(
      events: proxy.willDisplayView.map { (supplementaryView: $0.0, elementKind: $0.1, at: $0.2) })
  }

  /// Told which items lie ahead.
  @preconcurrency public var prefetchItems: ControlEvent<[IndexPath]> {
    let ahead = Kept.thing(of: base) { ItemsAhead() }
    base.prefetchDataSource = ahead
    return ControlEvent(events: ahead.told)
  }
}

private final class ItemsAhead: NSObject, UICollectionViewDataSourcePrefetching {
  let told = PublishSubject<[IndexPath]>()
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    told.onNext(indexPaths)
  }
}
