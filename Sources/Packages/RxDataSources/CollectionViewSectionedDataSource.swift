// CollectionViewSectionedDataSource — after RxDataSources' public API.
// State: complete.

@_exported import Differentiator
import RxCocoa
import RxSwift
import UIKit

/// Shows sections in a collection view: closures make what is seen of them.
@preconcurrency @MainActor
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
  SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
  ) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView
  public typealias MoveItem = (CollectionViewSectionedDataSource<Section>, IndexPath, IndexPath) -> Void
  public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool

  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?
  open var moveItem: MoveItem
  open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath
  private var sections: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
    self.moveItem = moveItem
    self.canMoveItemAtIndexPath = canMoveItemAtIndexPath
    super.init()
    // So that UIKit knows what it has.
    _OptionalMethods.register(
      CollectionViewSectionedDataSource<Section>.self,
      [
        "collectionView(_:cellForItemAt:)",
        "collectionView(_:moveItemAt:to:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "numberOfSections(in:)",
      ])
  }

  // MARK: Sections

  open var sectionModels: [Section] { sections }
  open func setSections(_ sections: [Section]) { self.sections = sections }
  open subscript(section: Int) -> Section { sections[section] }
  open subscript(indexPath: IndexPath) -> Item {
    get { sections[indexPath.section].items[indexPath.item] }
    set { if has(indexPath) { change(indexPath.section) { $0[indexPath.item] = newValue } } }
  }

  /// - Throws: `RxError.argumentOutOfRange` where there is nothing.
  open func model(at indexPath: IndexPath) throws -> Any {
    guard has(indexPath) else { throw RxError.argumentOutOfRange }
    return self[indexPath]
  }

  private func has(_ place: IndexPath) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].items.indices.contains(place.item)
  }

  private func change(_ section: Int, _ edit: (inout [Item]) -> Void) {
    var items = sections[section].items
    edit(&items)
    sections[section] = Section(original: sections[section], items: items)
  }

  /// The data follow what a hand has moved.
  private func move(_ source: IndexPath, _ destination: IndexPath) {
    guard has(source), sections.indices.contains(destination.section) else { return }
    let item = self[source]
    change(source.section) { $0.remove(at: source.item) }
    change(destination.section) { $0.insert(item, at: min(max(0, destination.item), $0.count)) }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    has(indexPath) ? configureCell(self, collectionView, indexPath, self[indexPath]) : UICollectionViewCell()
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = configureSupplementaryView?(self, collectionView, kind, indexPath) { return view }
    warn("There is no configureSupplementaryView for \(kind).")
    return UICollectionReusableView()
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMoveItemAtIndexPath(self, indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, destinationIndexPath)
    moveItem(self, sourceIndexPath, destinationIndexPath)
  }
}
