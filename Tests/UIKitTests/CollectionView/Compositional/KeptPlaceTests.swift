import QuartzCore
import Testing

@testable import UIKit

/// Visible elements stay where they are when something above them gets another size (Facts 2.9).
@MainActor @Suite("Places kept while sizes become known") struct KeptPlaceTests {
  private func height(_ value: Int) -> CGFloat { 30 + CGFloat(value * 37 % 11) * 13 }

  private func rig(_ section: @escaping () -> NSCollectionLayoutSection, count: Int = 1000) -> FitRig {
    FitRig([Array(0..<count)], wish: { CGSize(width: 1, height: height($0)) }) { _ in section() }.start()
  }

  /// How far what has been on screen before and after has moved on it: one number where nothing jumps.
  private func shifts(_ old: [Int: CGFloat], _ new: [Int: CGFloat]) -> [CGFloat] {
    old.compactMap { value, y in new[value].map { $0 - y } }
  }

  @Test(arguments: ["rows", "columns", "nested"])
  func `scrolling up through what has never been measured moves all by as much as it scrolls`(_ kind: String)
  {
    let rig = rig({
      kind == "rows" ? FitSection.rows() : kind == "columns" ? FitSection.columns() : FitSection.nested()
    })
    rig.view.scrollToItem(at: IndexPath(item: 600, section: 0), at: .top, animated: false)
    rig.view.layoutIfNeeded()
    for step in 0..<120 {
      let before = rig.places
      let distance = CGFloat(11 + step * 7 % 150)
      rig.move(to: rig.view.contentOffset.y - distance)
      // An element that begins above the screen is not settled before it has come in.
      let old = before.filter { $0.value >= 0 && $0.value < 480 - distance }
      let moved = shifts(old, rig.places)
      // In nested groups the parts of the one that comes in make room for each other.
      if kind != "nested" {
        #expect(moved.allSatisfy { abs($0 - distance) < 1e-6 }, "step \(step): \(moved)")
      }
      #expect(moved.max().map { abs($0 - distance) < 1e-6 } ?? true, "step \(step): \(moved)")
      #expect(rig.complaints() == [], "step \(step)")
    }
  }

  @Test func `a fling upwards goes on smoothly and rests where it may`() {
    let rig = rig { FitSection.rows() }
    rig.view.scrollToItem(at: IndexPath(item: 400, section: 0), at: .top, animated: false)
    rig.loop.settle()
    rig.view._resume(
      ScrollMomentum(
        velocity: CGPoint(x: 0, y: -3000), target: CGPoint(x: 0, y: rig.view.contentOffset.y - 1500)))
    var last = rig.places
    var speeds: [CGFloat] = []
    while rig.loop.nextDeadline != nil, speeds.count < 600 {
      rig.loop.advance(to: rig.loop.now + 1.0 / 60)
      let moved = shifts(last, rig.places)
      if let first = moved.first {
        #expect(moved.allSatisfy { abs($0 - first) < 1e-6 })
        speeds.append(first)
      }
      last = rig.places
    }
    #expect(speeds.count > 30)
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $1 <= $0 + 0.5 && $1 >= -1e-6 })
    #expect(rig.complaints() == [])
  }

  @Test func `a fling past the top ends at the top`() {
    let rig = rig { FitSection.rows(estimate: 20) }
    rig.move(to: 900)
    rig.view._resume(ScrollMomentum(velocity: CGPoint(x: 0, y: -9000), target: .zero))
    rig.loop.advance(to: rig.loop.now + 20)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.frame(1)?.minY == height(0))
  }

  @Test(arguments: [20, 200]) func `at the bottom the content ends where the screen does`(_ estimate: Int) {
    let rig = rig({ FitSection.rows(estimate: CGFloat(estimate)) }, count: 100)
    for _ in 0..<3 {
      rig.move(to: rig.view.contentSize.height - 480)
      rig.loop.settle()
    }
    #expect(abs(rig.view.contentOffset.y - (rig.view.contentSize.height - 480)) < 1e-6)
    #expect(rig.complaints() == [])
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom], [false, true])
  func `scrolling to an item that was never measured brings it where it was to be`(
    _ position: UICollectionView.ScrollPosition, _ isAnimated: Bool
  ) throws {
    let rig = rig { FitSection.rows() }
    for item in [700, 120, 122, 990, 3] {
      let path = IndexPath(item: item, section: 0)
      rig.view.scrollToItem(at: path, at: position, animated: isAnimated)
      if isAnimated { rig.loop.advance(to: rig.loop.now + 2) } else { rig.view.layoutIfNeeded() }
      let frame = try #require(rig.view.cellForItem(at: path)?.frame)
      let most = rig.view.contentSize.height - 480
      let wanted: CGFloat =
        position == .top ? frame.minY : position == .bottom ? frame.maxY - 480 : frame.midY - 240
      #expect(abs(rig.view.contentOffset.y - min(max(0, wanted), most)) < 1e-6, "item \(item)")
      #expect(rig.complaints() == [])
    }
  }

  @Test func `an animated way has no jumps`() {
    let rig = rig { FitSection.rows() }
    rig.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
    rig.view.layoutIfNeeded()
    rig.view.scrollToItem(at: IndexPath(item: 180, section: 0), at: .top, animated: true)
    var last = rig.places
    for _ in 0..<40 {
      rig.loop.advance(to: rig.loop.now + 1.0 / 60)
      let moved = shifts(last, rig.places)
      #expect(moved.allSatisfy { abs($0 - (moved.first ?? 0)) < 1e-6 && $0 > -1 }, "\(moved)")
      last = rig.places
    }
    #expect(
      rig.view.cellForItem(at: IndexPath(item: 180, section: 0))?.frame.minY == rig.view.contentOffset.y)
  }

  @Test func `an insertion above leaves everything measured`() {
    let rig = rig { FitSection.rows() }
    for step in 1...20 { rig.move(to: CGFloat(step) * 300) }
    let known = rig.layout.fits.sections[0]?.items.count ?? 0
    let places = rig.places
    rig.asked = []
    rig.view.performBatchUpdates {
      rig.values[0].insert(5000, at: 0)
      rig.values[0].remove(at: 3)
      rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(known > 50 && rig.layout.fits.sections[0]?.items.count ?? 0 >= known - 1)
    #expect(rig.frame(1)?.height == height(0) && rig.frame(3)?.height == height(3))
    #expect(
      Set(shifts(places, rig.places).map { ($0 * 1000).rounded() }) == [((44 - height(2)) * 1000).rounded()])
    #expect(rig.complaints() == [])
  }

  @Test func `reloaded items are forgotten, reconfigured ones are asked again`() {
    var sizes: [Int: CGFloat] = [:]
    let rig = FitRig([Array(0..<100)], wish: { CGSize(width: 1, height: sizes[$0] ?? 50) }) { _ in
      FitSection.rows()
    }.start()
    rig.move(to: 300)
    sizes = [0: 90, 8: 75]
    rig.view.performBatchUpdates {
      rig.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.reconfigureItems(at: [IndexPath(item: 8, section: 0)])
    }
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.frame(0)?.height == 44 && rig.frame(1)?.height == 50)
    #expect(rig.frame(8)?.height == 75)
    rig.view.reloadData()
    rig.loop.settle()
    #expect(rig.frame(0)?.height == 44 && rig.frame(8)?.height == 75)
  }

  @Test func `sections take what they know along`() {
    let rig = FitRig(
      [[0, 1], [2, 3], [4, 5]], wish: { CGSize(width: 1, height: height($0)) }
    ) { _ in FitSection.rows() }.start()
    rig.view.performBatchUpdates {
      rig.values = [rig.values[2], [9], rig.values[0]]
      rig.view.moveSection(2, toSection: 0)
      rig.view.deleteSections([1])
      rig.view.insertSections([1])
    }
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(
      rig.layout.fits.sections.mapValues { $0.items.mapValues(\.height) } == [
        0: [0: height(4), 1: height(5)], 1: [0: height(9)], 2: [0: height(0), 1: height(1)],
      ])
    #expect(rig.complaints() == [])
  }

  @Test func `mirrored content that grows at its left stays where it is`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let rig = FitRig(
      [Array(0..<300)], configuration, wish: { CGSize(width: height($0), height: 1) }
    ) { _ in
      let item = NSCollectionLayoutItem(layoutSize: size(.estimated(44), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.estimated(44), .fractionalHeight(1)), subitems: [item]))
    }
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.loop.settle()
    #expect(
      rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == rig.view.contentSize.width)
    rig.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .right, animated: false)
    rig.view.layoutIfNeeded()
    let places = {
      Dictionary(
        uniqueKeysWithValues: rig.view.visibleCells.compactMap { cell in
          (cell as? FitCell).map { ($0.value, $0.frame.maxX - rig.view.contentOffset.x) }
        })
    }
    for distance in [40, 60, -30, -90, -70, -100] as [CGFloat] {
      let before = places()
      rig.view.contentOffset.x -= distance
      rig.view.layoutIfNeeded()
      let settled = before.filter { $0.value <= 320 && $0.value + distance <= 320 }
      let moved = shifts(settled, places())
      #expect(moved.allSatisfy { abs($0 - distance) < 1e-6 }, "\(distance): \(moved)")
    }
  }
}
