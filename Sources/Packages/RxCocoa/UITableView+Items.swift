// rx.items of tables, RxTableViewDataSourceType, RxTableViewDataSourceProxy — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

/// A data source that is told what it shows.
public protocol RxTableViewDataSourceType {
  associatedtype Element
  @preconcurrency @MainActor func tableView(_ tableView: UITableView, observedEvent: RxSwift.Event<Element>)
}

/// A data source that knows what stands where.
public protocol SectionedViewDataSourceType {
  /// - Throws: where there is nothing.
  @preconcurrency @MainActor func model(at indexPath: IndexPath) throws -> Any
}

@MainActor extension Reactive where Base: UITableView {
  var sourceProxy: RxTableViewDataSourceProxy { Kept.thing(of: base, RxTableViewDataSourceProxy.init) }
  @preconcurrency public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> { sourceProxy }

  /// Rows whose cells `cellFactory` makes.
  @preconcurrency public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let dataSource = RowList<Sequence.Element>(cellFactory)
      return self.bind(source.asObservable().map { Array($0) }, to: dataSource) { $1.show($0, $2) }
    }
  }

  /// Rows in cells of one kind.
  @preconcurrency public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) ->
    any Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        self.items(source)({ view, row, element in
          let place = IndexPath(row: row, section: 0)
          let made = view.dequeueReusableCell(withIdentifier: cellIdentifier, for: place)
          if let cell = made as? Cell {
            configureCell(row, element, cell)
          } else {
            warn("The cell for \"\(cellIdentifier)\" is no \(Cell.self), but \(type(of: made)).")
          }
          return made
        })
      }
    }
  }

  /// The rows that `dataSource`, which is kept alive, makes of the elements.
  @preconcurrency
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      self.bind(source.asObservable(), to: dataSource) { $1.tableView($0, observedEvent: $2) }
    }
  }

  /// Shows `source` in the view until the result is disposed of. An error is told to the preview.
  private func bind<Element, DataSource: UITableViewDataSource>(
    _ source: Observable<Element>, to dataSource: DataSource,
    _ show: @escaping (UITableView, DataSource, RxSwift.Event<Element>) -> Void
  ) -> any Disposable {
    let proxy = sourceProxy
    proxy.install(dataSource, in: base)
    let following = source.observe(on: MainScheduler()).take(until: deallocated).subscribe {
      [weak base] event in
      if case .error(let error) = event { warn("An error was bound to a table: \(error)") }
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
@MainActor private final class RowList<Element>: NSObject, UITableViewDataSource, SectionedViewDataSourceType
{
  private var elements: [Element] = []
  private let make: (UITableView, Int, Element) -> UITableViewCell

  init(_ make: @escaping (UITableView, Int, Element) -> UITableViewCell) {
    self.make = make
    super.init()
    // Rows cannot be deleted or moved unless the app has said that they can.
    _OptionalMethods.register(RowList<Element>.self, ["tableView(_:cellForRowAt:)"])
  }

  func show(_ view: UITableView, _ event: RxSwift.Event<[Element]>) {
    elements = event.element ?? []
    view.reloadData()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
    return elements[indexPath.row]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard elements.indices.contains(indexPath.row) else { return UITableViewCell() }
    return make(tableView, indexPath.row, elements[indexPath.row])
  }
}

/// Keeps the data source that is bound, and hears of editing.
@preconcurrency @MainActor
public class RxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource> {
  let committed = PublishSubject<(UITableViewCell.EditingStyle, IndexPath)>()
  let moved = PublishSubject<(IndexPath, IndexPath)>()
  var source: (any UITableViewDataSource)? { forwardToDelegate() }
  /// In place of the data source where somebody hears of editing: others cannot be edited.
  private var editable: EditableRows?

  func install(_ dataSource: any UITableViewDataSource, in table: UITableView) {
    setForwardToDelegate(dataSource, retainDelegate: true)
    show(in: table)
  }

  func uninstall(_ dataSource: any UITableViewDataSource, in table: UITableView) {
    guard source === dataSource else { return }
    setForwardToDelegate(nil, retainDelegate: false)
    table.dataSource = nil
  }

  func hearEditing(of table: UITableView) {
    guard editable == nil else { return }
    editable = EditableRows(self)
    if source == nil, let own = table.dataSource { setForwardToDelegate(own, retainDelegate: false) }
    if source != nil { show(in: table) }
  }

  private func show(in table: UITableView) {
    let shown: (any UITableViewDataSource)? = editable ?? source
    if table.dataSource === shown { table.reloadData() } else { table.dataSource = shown }
  }
}

/// The data source of a table whose editing somebody hears.
@MainActor private final class EditableRows: NSObject, UITableViewDataSource {
  private unowned let proxy: RxTableViewDataSourceProxy

  /// Has no rows.
  private final class Empty: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
  private let empty = Empty()
  private var told: any UITableViewDataSource { proxy.source ?? empty }

  init(_ proxy: RxTableViewDataSourceProxy) { self.proxy = proxy }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    told.tableView(tableView, numberOfRowsInSection: section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    told.tableView(tableView, cellForRowAt: indexPath)
  }
  func numberOfSections(in tableView: UITableView) -> Int { told.numberOfSections(in: tableView) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    told.tableView(tableView, titleForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    told.tableView(tableView, titleForFooterInSection: section)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    told.tableView(tableView, canEditRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    told.tableView(tableView, canMoveRowAt: indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    told.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    proxy.committed.onNext((editingStyle, indexPath))
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    told.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    proxy.moved.onNext((sourceIndexPath, destinationIndexPath))
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { told.sectionIndexTitles(for: tableView) }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    told.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }
}
