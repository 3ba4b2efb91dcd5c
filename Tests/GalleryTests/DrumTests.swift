import Glibc
import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `Drum` {
  private func rig(_ layout: DrumLayout = DrumLayout(), items: Int) -> LayoutRig {
    LayoutRig(layout, frame: CGRect(x: 0, y: 0, width: 375, height: 667), itemCount: items)
  }

  /// Of this thread so far: what else runs on the machine makes no difference to it.
  private var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The angles of the sectors on screen from the top of the wheel, in sectors, by item.
  private func places(_ rig: LayoutRig) -> [Int: CGFloat] {
    let center = CGPoint(x: rig.view.bounds.midX, y: 667)
    return Dictionary(
      uniqueKeysWithValues: rig.elementsOnScreen.map { sector in
        let angle = atan2(sector.center.x - center.x, center.y - sector.center.y)
        return (sector.indexPath.item, angle / (CGFloat.pi / 5))
      })
  }

  @Test(arguments: [5, 6, 7, 9, 10, 16, 100])
  func `has no hole at any of its rests, however few its sectors`(count: Int) {
    let layout = DrumLayout()
    let rig = rig(layout, items: count)
    for chosen in 0..<min(count, 20) {
      rig.view.contentOffset.x = CGFloat(chosen) * layout.geometry.pitch
      rig.loop.settle()

      let places = places(rig).mapValues { $0.rounded() }
      #expect(places[chosen] == 0)
      #expect(Set(places.values).isSuperset(of: [-2, -1, 0, 1, 2]), "\(count) sectors, \(chosen) chosen")
    }
  }

  @Test func `costs what shows, with a million sectors`() throws {
    let layout = DrumLayout()
    let rig = rig(layout, items: 1_000_000)
    rig.view.contentOffset.x = 500_000 * layout.geometry.pitch
    rig.loop.settle()

    let before = processorSeconds
    for _ in 0..<100 { _ = rig.elementsOnScreen }
    let seconds = processorSeconds - before
    #expect(places(rig)[500_000].map { abs($0) < 0.001 } == true)
    #expect(rig.view.visibleCells.count == 7)
    #expect(seconds < 1)
  }

  @Test func `keeps the chosen sector when the screen is turned`() {
    let layout = DrumLayout()
    let rig = rig(layout, items: 16)
    rig.view.contentOffset.x = 4 * layout.geometry.pitch
    rig.loop.settle()

    rig.view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    rig.loop.settle()

    #expect(abs(rig.view.contentOffset.x - 4 * layout.geometry.pitch) < 0.001)
  }

  @Test func `attributes of another shape are not equal, and copies keep theirs`() throws {
    let one = SectorAttributes(forCellWith: IndexPath(item: 3, section: 0))
    one.outerRadius = 100
    one.innerRadius = 60
    one.angle = 0.5
    let copy = try #require(one.copy() as? SectorAttributes)

    #expect(copy.isEqual(one))
    #expect([copy.outerRadius, copy.innerRadius, copy.angle] == [100, 60, 0.5])
    for change in [\SectorAttributes.outerRadius, \.innerRadius, \.angle] {
      let other = try #require(one.copy() as? SectorAttributes)
      other[keyPath: change] += 0.01
      #expect(!other.isEqual(one))
    }
  }

  @Test func `a sector's outline touches its two arcs and nothing outside of them`() {
    let sector = SectorAttributes(forCellWith: IndexPath(item: 0, section: 0))
    sector.size = CGSize(width: 116, height: 70)
    sector.angle = .pi / 5
    sector.outerRadius = 187.5
    sector.innerRadius = 123.5
    let outline = sector.outline
    let top = CGPoint(x: 58, y: 187.5)
    func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: top.x + radius * sin(angle), y: top.y - radius * cos(angle))
    }

    for angle in [-0.31, -0.1, 0, 0.2, 0.31] as [CGFloat] {
      #expect(outline.contains(point(187.3, angle)))
      #expect(outline.contains(point(123.7, angle)))
      #expect(!outline.contains(point(187.7, angle)))
      #expect(!outline.contains(point(123.3, angle)))
    }
    #expect(!outline.contains(point(150, 0.32)))
    #expect(!outline.contains(point(150, -0.32)))
  }
}
