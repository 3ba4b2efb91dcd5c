import QuartzCore
import Testing
import UIKit

/// One item at a given place in content of a given length.
@MainActor private final class SingleItemLayout: UICollectionViewLayout {
  var item = CGRect.zero
  var content = CGSize.zero

  override var collectionViewContentSize: CGSize { content }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForItem(at: [0, 0]).map { [$0] }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = item
    return attributes
  }
}

@MainActor @Suite struct `Scrolling to an item` {
  private static let first = IndexPath(item: 0, section: 0)

  @Test(arguments: Vector.group("scrollToItem"))
  func `down the content, as the vectors say`(_ vector: Vector) {
    let (rig, layout) = rig(for: vector, isHorizontal: false)
    let positions: [String: UICollectionView.ScrollPosition] = [
      "lead": .top, "center": .centeredVertically, "trail": .bottom,
    ]
    rig.view.scrollToItem(at: Self.first, at: position(of: vector, among: positions), animated: false)

    #expect(abs(rig.view.contentOffset.y - vector.result("offset")) < 1e-9)
    #expect(layout.collectionView === rig.view)
  }

  @Test(arguments: Vector.group("scrollToItem"))
  func `across the content, as the vectors say`(_ vector: Vector) {
    let (rig, layout) = rig(for: vector, isHorizontal: true)
    let positions: [String: UICollectionView.ScrollPosition] = [
      "lead": .left, "center": .centeredHorizontally, "trail": .right,
    ]
    rig.view.scrollToItem(at: Self.first, at: position(of: vector, among: positions), animated: false)

    #expect(abs(rig.view.contentOffset.x - vector.result("offset")) < 1e-9)
    #expect(layout.collectionView === rig.view)
  }

  private func position(
    of vector: Vector, among positions: [String: UICollectionView.ScrollPosition]
  ) -> UICollectionView.ScrollPosition {
    positions.first { vector.input.hasSuffix($0.key) }?.value ?? []
  }

  private func rig(for vector: Vector, isHorizontal: Bool) -> (CollectionRig, SingleItemLayout) {
    let numbers = Vector.numbers(in: vector.input.replacingOccurrences(of: "..", with: " "))
    let (start, end, length, content) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let layout = SingleItemLayout()
    let rig = CollectionRig(layout, journal: Journal(), items: 1)
    if isHorizontal {
      rig.view.frame = CGRect(x: 0, y: 0, width: length, height: 300)
      layout.item = CGRect(x: start, y: 0, width: end - start, height: 300)
      layout.content = CGSize(width: content, height: 300)
      rig.view.contentInset = UIEdgeInsets(top: 0, left: numbers[4], bottom: 0, right: numbers[5])
    } else {
      rig.view.frame = CGRect(x: 0, y: 0, width: 300, height: length)
      layout.item = CGRect(x: 0, y: start, width: 300, height: end - start)
      layout.content = CGSize(width: 300, height: content)
      rig.view.contentInset = UIEdgeInsets(top: numbers[4], left: 0, bottom: numbers[5], right: 0)
    }
    return (rig, layout)
  }

  @Test func `there are seven vectors`() {
    #expect(Vector.group("scrollToItem").count == 7)
  }

  @Test func `the layout is made current first`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.itemCount = 50
    rig.view.reloadData()
    rig.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)

    #expect(rig.view.contentOffset.y == 4000)
  }

  @Test func `without a position it goes the shortest way, or nowhere`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: [], animated: false)
    #expect(rig.view.contentOffset.y == 0)
    rig.view.scrollToItem(at: IndexPath(item: 8, section: 0), at: [], animated: false)
    #expect(rig.view.contentOffset.y == 300)
  }

  @Test func `animated, it arrives by itself`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: true)
    #expect(rig.view.contentOffset.y == 0)
    rig.loop.advance(to: 1)

    #expect(rig.view.contentOffset.y == 900)
    #expect(rig.cell(9) != nil)
  }

  @Test(arguments: [IndexPath(item: 20, section: 0), IndexPath(item: 0, section: 1), IndexPath(), [0, -1]])
  func `to an item that does not exist it does not move`(_ path: IndexPath) {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.scrollToItem(at: path, at: .bottom, animated: false)

    #expect(rig.view.contentOffset == .zero)
  }
}
