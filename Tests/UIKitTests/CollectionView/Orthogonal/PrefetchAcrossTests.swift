import QuartzCore
import Testing

@testable import UIKit

@MainActor private final class Prefetcher: UICollectionViewDataSourcePrefetching {
  var announced: [String] = []
  var calledOff: [String] = []

  private func names(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.append(names(indexPaths))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    calledOff.append(names(indexPaths))
  }
}

/// Facts 2.8, 4.7
@MainActor @Suite struct `Prefetching across` {
  private let source = Prefetcher()

  /// Items of 100 pt beside each other, 375 pt of which show.
  private func rig(rows: Int = 1, isRightToLeft: Bool = false) -> OrthogonalRig {
    let row = OrthogonalRig.Row(
      behavior: .continuous, items: 50, group: CGSize(width: 100, height: 100), spacing: 0, inset: 0)
    let rig = OrthogonalRig(Array(repeating: row, count: rows), isRightToLeft: isRightToLeft)
    rig.view.prefetchDataSource = source
    rig.view.setNeedsLayout()
    rig.loop.settle()
    return rig
  }

  private func scroll(_ rig: OrthogonalRig, to x: CGFloat) {
    rig.view.setOrthogonalOffset(CGPoint(x: x, y: 0), ofSection: 0)
    rig.loop.settle()
  }

  @Test(arguments: [false, true])
  func `what comes next in a section is announced once, the nearest first`(isRightToLeft: Bool) {
    let rig = rig(isRightToLeft: isRightToLeft)
    #expect(source.announced == ["0.4 0.5 0.6 0.7"])
    rig.view.setNeedsLayout()
    rig.loop.settle()
    #expect(source.announced.count == 1)
  }

  @Test func `scrolled on, it is what follows then, and what has been shown is not called off`() {
    let rig = rig()
    scroll(rig, to: 110)
    #expect(source.announced.last == "0.8")
    #expect(source.calledOff == [])
  }

  @Test func `a section that turns announces what lies before, and calls off what it came from`() {
    let rig = rig()
    scroll(rig, to: 1510)
    #expect(source.calledOff == ["0.4 0.5 0.6 0.7"])
    #expect(source.announced.last == "0.19 0.20 0.21 0.22")

    scroll(rig, to: 1410)
    #expect(source.announced.last == "0.13 0.12 0.11 0.10")
    #expect(source.calledOff.last == "0.19 0.20 0.21 0.22")
  }

  @Test func `a tremble is no turn, and neither is the end`() {
    let rig = rig()
    scroll(rig, to: 1510)
    let (announced, calledOff) = (source.announced, source.calledOff)
    for x in [1506, 1509, 1505] as [CGFloat] { scroll(rig, to: x) }
    #expect(source.announced == announced)
    #expect(source.calledOff == calledOff)

    scroll(rig, to: 4600)
    let atEnd = source.announced
    rig.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -120, dy: 0), lift: false)
    #expect(rig.offset() > 4640)
    rig.touch(.ended, 180, 50, at: rig.loop.now)
    rig.rest()
    #expect(rig.offset() == 4625)
    #expect(source.announced == atEnd)
  }

  @Test func `a section that leaves the screen calls off what it had announced`() {
    let rig = rig(rows: 30)
    #expect(source.announced.first?.contains("0.4") == true)
    rig.view.contentOffset.y = 1800
    rig.loop.settle()
    let names = Set(source.calledOff.joined(separator: " ").split(separator: " "))
    #expect(names.isSuperset(of: ["0.4", "0.5", "0.6", "0.7"]))
    #expect(source.announced.last?.contains("20.4") == true)
  }
}
