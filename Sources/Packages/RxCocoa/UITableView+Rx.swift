// Sequences of tables — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

@MainActor extension Reactive where Base: UITableView {
  var proxy: RxTableViewDelegateProxy {
    Proxies.proxy(of: base, RxTableViewDelegateProxy.init, current: base._scrollDelegate) {
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
  @preconcurrency public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    ControlEvent(events: proxy.accessory)
  }
  /// The user asks to delete the row. The data are to follow.
  @preconcurrency public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: editing.committed.filter { $0.0 == .delete }.map { $0.1 })
  }
  @preconcurrency public var itemInserted: ControlEvent<IndexPath> {
    ControlEvent(events: editing.committed.filter { $0.0 == .insert }.map { $0.1 })
  }
  @preconcurrency public var itemMoved: ControlEvent<ItemMovedEvent> {
    ControlEvent(events: editing.moved.map { ItemMovedEvent(sourceIndex: $0.0, destinationIndex: $0.1) })
  }

  /// A data source that can be edited.
  private var editing: RxTableViewDataSourceProxy {
    let proxy = sourceProxy
    proxy.hearEditing(of: base)
    return proxy
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
        let model: T? = try? Reactive<UITableView>(base).model(at: place)
        if model == nil { warn("The table has no \(type) at \(place).") }
        return model
      })
  }

  @preconcurrency public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    models(modelType, itemSelected)
  }
  @preconcurrency public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    models(modelType, itemDeselected)
  }
  @preconcurrency public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> {
    models(modelType, itemDeleted)
  }

  // MARK: Cells

  @preconcurrency public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    ControlEvent(events: proxy.willDisplay.map { (cell: $0.0, indexPath: $0.1) })
  }
  @preconcurrency public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
    ControlEvent(events: proxy.didEndDisplaying.map { (cell: $0.0, indexPath: $0.1) })
  }

  /// Told which rows lie ahead.
  @preconcurrency public var prefetchRows: ControlEvent<[IndexPath]> {
    let ahead = Kept.thing(of: base) { RowsAhead() }
    base.prefetchDataSource = ahead
    return ControlEvent(events: ahead.told)
  }
}

private final class RowsAhead: NSObject, UITableViewDataSourcePrefetching {
  let told = PublishSubject<[IndexPath]>()
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { told.onNext(indexPaths) }
}

public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
