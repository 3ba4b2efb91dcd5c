import QuartzCore
import Testing

@testable import UIKit

/// A word that follows the size of text, with constraints to the edges of its cell.
@MainActor private final class GrowingWordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Words in a collection view of 390 × 844 points.
@MainActor private final class WordsRig: NSObject, UICollectionViewDataSource {
  let stage = Stage()
  let view: UICollectionView
  let count: Int

  init(_ layout: UICollectionViewLayout, count: Int = 1000) {
    self.count = count
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.register(GrowingWordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = self
    stage.window.addSubview(view)
    stage.settle()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? GrowingWordCell)?.label.text = "Some words"
    return cell
  }

  func set(_ size: Int) {
    stage.window.screenTextSize = size
    stage.settle()
  }

  func frame(_ item: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }
}

@MainActor @Suite struct `Cells that say how large their text is` {
  private func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func uniform() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 30))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: item)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func `in a flow layout fewer are in a line, and lines are higher`() {
    let rig = WordsRig(flow())
    defer { rig.set(3) }
    let before = (0..<20).map(rig.frame)
    let first = { (rig: WordsRig) in (0..<20).filter { rig.frame($0).minY == 0 }.count }
    let inLine = first(rig)

    rig.set(9)
    #expect(rig.frame(0).height > 2 * before[0].height && rig.frame(0).width > 2 * before[0].width)
    #expect(first(rig) < inLine && first(rig) > 0)
    #expect(rig.view.contentOffset.y == 0)
    rig.set(3)
    #expect((0..<20).map(rig.frame) == before)
  }

  @Test(arguments: [0, 10]) func `in a scrolled flow layout one on screen stays there`(size: Int) throws {
    let rig = WordsRig(flow())
    defer { rig.set(3) }
    rig.view.contentOffset.y = 700
    rig.stage.settle()
    let shown = Set(rig.view.indexPathsForVisibleItems)

    rig.set(size)

    #expect(!shown.isDisjoint(with: rig.view.indexPathsForVisibleItems))
    #expect(rig.view.contentOffset.y >= 0)
    #expect(rig.view.contentOffset.y <= max(0, rig.view.contentSize.height - 844))
  }

  @Test func `siblings of one size become smaller again, on screen or not`() {
    let rig = WordsRig(uniform(), count: 60)
    defer { rig.set(3) }
    let before = rig.frame(0)
    rig.set(11)
    rig.view.contentOffset.y = rig.view.contentSize.height - 844
    rig.stage.settle()
    let high = rig.frame(58).height
    #expect(high > 2 * before.height)

    rig.set(3)
    #expect(rig.frame(58).height == before.height)
    rig.view.contentOffset.y = 0
    rig.stage.settle()
    #expect(rig.frame(0) == before && rig.frame(1).height == before.height)
  }

  @Test func `cells of fixed sizes keep them while their text grows`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let rig = WordsRig(layout)
    defer { rig.set(3) }
    let before = rig.frame(7)
    rig.set(9)
    let cell = try #require(rig.view.cellForItem(at: IndexPath(item: 7, section: 0)) as? GrowingWordCell)
    #expect(rig.frame(7) == before && cell.label.font.pointSize == 40)
  }
}
