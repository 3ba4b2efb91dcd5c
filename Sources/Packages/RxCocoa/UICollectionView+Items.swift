// rx.items of collection views, RxCollectionViewDataSourceType, RxCollectionViewDataSourceProxy — after
// RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// A data source that is told what it shows.
public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  @preconcurrency @MainActor func collectionView(
    _ collectionView: UICollectionView, observedEvent: RxSwift.Event<Element>)
}

@MainActor extension Reactive where Base: UICollectionView {
  var sourceProxy: RxCollectionViewDataSourceProxy {
    Kept.thing(of: base, RxCollectionViewDataSourceProxy.init)
  }
  @preconcurrency public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
    sourceProxy
  }

  /// Items whose cells `cellFactory` makes.
  @preconcurrency public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) ->
    any Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let dataSource = ItemList<Sequence.Element>(cellFactory)
      return self.bind(source.asObservable().map { Array($0) }, to: dataSource) { $1.show($0, $2) }
    }
  }

  /// Items in cells of one kind.
  @preconcurrency
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        self.items(source)({ view, item, element in
          let place = IndexPath(item: item, section: 0)
          let made = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: place)
          if let cell = made as? Cell {
            configureCell(item, element, cell)
          } else {
            warn("The cell for \"\(cellIdentifier)\" is no \(Cell.self), but \(type(of: made)).")
          }
          return made
        })
      }
    }
  }

  /// The items that `dataSource`, which is kept alive, makes of the elements.
  @preconcurrency
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      self.bind(source.asObservable(), to: dataSource) { $1.collectionView($0, observedEvent: $2) }
    }
  }

  /// Shows `source` in the view until the result is disposed of. An error is told to the preview.
  private func bind<Element, DataSource: UICollectionViewDataSource>(
    _ source: Observable<Element>, to dataSource: DataSource,
    _ show: @escaping (UICollectionView, DataSource, RxSwift.Event<Element>) -> Void
  ) -> any Disposable {
    let proxy = sourceProxy
    proxy.install(dataSource, in: base)
    let following = source.observe(on: MainScheduler()).take(until: deallocated).subscribe {
      [weak base] event in
      if case .error(let error) = event { warn("An error was bound to a collection view: \(error)") }
      guard case .next = event, let base else { return }
      show(base, dataSource, event)
    }
    return Disposables.create { [weak base] in
      following.dispose()
      onMainThread((base, dataSource)) { base, dataSource in
        if let base { proxy.uninstall(dataSource, in: base) }
      }
    }
  }
}

/// One section of elements.
@MainActor
private final class ItemList<Element>: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
  private var elements: [Element] = []
  private let make: (UICollectionView, Int, Element) -> UICollectionViewCell

  init(_ make: @escaping (UICollectionView, Int, Element) -> UICollectionViewCell) { self.make = make }

  func show(_ view: UICollectionView, _ event: RxSwift.Event<[Element]>) {
    elements = event.element ?? []
    view.reloadData()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return elements[indexPath.item]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    elements.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard elements.indices.contains(indexPath.item) else { return UICollectionViewCell() }
    return make(collectionView, indexPath.item, elements[indexPath.item])
  }
}

/// Keeps the data source that is bound.
@preconcurrency @MainActor
public class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSource>
{
  var source: (any UICollectionViewDataSource)? { forwardToDelegate() }

  func install(_ dataSource: any UICollectionViewDataSource, in view: UICollectionView) {
    setForwardToDelegate(dataSource, retainDelegate: true)
    view.dataSource = dataSource
  }

  func uninstall(_ dataSource: any UICollectionViewDataSource, in view: UICollectionView) {
    guard source === dataSource else { return }
    setForwardToDelegate(nil, retainDelegate: false)
    if view.dataSource === dataSource { view.dataSource = nil }
  }
}
