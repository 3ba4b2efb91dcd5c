import Testing

@testable import UIKit

private final class MasklessCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: inner, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1,
        constant: 0
      ).isActive = true
    }
  }
  required init?(coder: NSCoder) { nil }
}

private final class MasklessRow: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
}

private final class Three: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Apps turn the mask off in cells, in their initialisers or in `awakeFromNib()`.
@MainActor @Suite struct `Elements that do not translate their mask` {
  let stage = Stage()
  private let source = Three()

  @Test func `stand where their collection view puts them, and so does what is pinned to them`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    list.register(MasklessCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    stage.window.addSubview(list)
    stage.settle()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame == list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 90, height: 60))
    #expect(!cell.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `stand where their table puts them`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(MasklessRow.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.rowHeight) = (source, 50)
    stage.window.addSubview(table)
    stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 50))
  }
}
