import Reusable
import Testing
import UIKit

private final class LoafCell: UITableViewCell, Reusable {}
private final class NamedCell: UITableViewCell, Reusable {
  static var reuseIdentifier: String { "named" }
}
private final class TopBar: UITableViewHeaderFooterView, Reusable {}
private final class CrumbCell: UICollectionViewCell, Reusable {}
private final class CrumbBar: UICollectionReusableView, Reusable {}
private final class NibView: UIView, NibLoadable {}

@MainActor
private final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 { return tableView.dequeueReusableCell(for: indexPath, cellType: NamedCell.self) }
    let cell: LoafCell = tableView.dequeueReusableCell(for: indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(TopBar.self)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(for: indexPath, cellType: CrumbCell.self) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath, viewType: CrumbBar.self)
  }
}

@MainActor @Suite struct `Reusable's lists` {
  @Test func `have cells and headers of the classes that were registered`() {
    let (stage, shelf, table) = (PackageStage(), Shelf(), UITableView())
    table.frame = stage.view.bounds
    table.register(cellType: LoafCell.self)
    table.register(cellType: NamedCell.self)
    table.register(headerFooterViewType: TopBar.self)
    (table.dataSource, table.delegate) = (shelf, shelf)
    stage.view.addSubview(table)
    stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is NamedCell)
    let loaf = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(loaf is LoafCell && loaf?.reuseIdentifier == "LoafCell")
    #expect(table.headerView(forSection: 0) is TopBar)
  }

  @Test func `have items and supplementary views of theirs`() {
    let (stage, shelf, layout) = (PackageStage(), Shelf(), UICollectionViewFlowLayout())
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let list = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    list.register(cellType: CrumbCell.self)
    list.register(supplementaryViewType: CrumbBar.self, ofKind: UICollectionView.elementKindSectionHeader)
    list.dataSource = shelf
    stage.view.addSubview(list)
    stage.settle()
    let path = IndexPath(item: 0, section: 0)
    #expect(list.cellForItem(at: path) is CrumbCell)
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header is CrumbBar)
  }

  @Test func `look for nibs under the name of the class`() {
    let stage = PackageStage()
    _ = NibView.nib.instantiate(withOwner: nil)
    #expect(stage.reports.count { $0.contains("NibView") } > 0)
  }
}
