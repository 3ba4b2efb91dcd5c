import QuartzCore
import Testing

@testable import UIKit

/// The size of a section of estimates once all is known, reckoned up plainly.
@MainActor private enum FitKind: CaseIterable {
  case rows, columns, uniform, nested, tags

  var section: NSCollectionLayoutSection {
    switch self {
    case .rows: FitSection.rows()
    case .columns: FitSection.columns()
    case .uniform: FitSection.columns(.uniformAcrossSiblings(estimate: 44))
    case .nested: FitSection.nested()
    case .tags: FitSection.tags()
    }
  }

  /// Frames from the section's start at a width of 320, and how long it is.
  func frames(_ sizes: [CGSize], spacing: CGFloat) -> (frames: [CGRect], length: CGFloat) {
    let perGroup = [FitKind.rows: 1, .columns: 2, .uniform: 2, .nested: 3][self]
    let groups =
      perGroup.map { count in
        stride(from: 0, to: sizes.count, by: count).map { Array($0..<min($0 + count, sizes.count)) }
      } ?? lines(sizes)
    var frames: [CGRect] = []
    var y: CGFloat = 0
    for (number, group) in groups.enumerated() {
      if number > 0 { y += spacing }
      let placed = place(group.map { sizes[$0] })
      frames += placed.frames.map { $0.offsetBy(dx: 0, dy: y) }
      y += placed.height
    }
    return (frames, y)
  }

  private func lines(_ sizes: [CGSize]) -> [[Int]] {
    var lines: [[Int]] = []
    var end: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      if lines.isEmpty || (end + 8 + size.width).rounded(.down) > 320 {
        lines.append([item])
        end = size.width
      } else {
        lines[lines.count - 1].append(item)
        end += 8 + size.width
      }
    }
    return lines
  }

  private func place(_ sizes: [CGSize]) -> (frames: [CGRect], height: CGFloat) {
    let heights = sizes.map(\.height)
    let most = heights.max() ?? 0
    switch self {
    case .rows: return ([CGRect(x: 0, y: 0, width: 320, height: most)], most)
    case .columns, .uniform:
      let frames = heights.enumerated().map {
        CGRect(x: CGFloat($0) * 160, y: 0, width: 160, height: self == .uniform ? most : $1)
      }
      return (frames, most)
    case .nested:
      var frames = [CGRect(x: 0, y: 0, width: 160, height: heights[0])]
      var y: CGFloat = 0
      for height in heights.dropFirst() {
        frames.append(CGRect(x: 160, y: y, width: 160, height: height))
        y += height
      }
      return (frames, max(heights[0], y))
    case .tags:
      var x: CGFloat = 0
      let frames = sizes.map { size in
        defer { x += size.width + 8 }
        return CGRect(x: x, y: 0, width: size.width, height: 30)
      }
      return (frames, 30)
    }
  }
}

/// Random compositions of estimates, scrolled up and down, with updates in between.
@MainActor @Suite("Random views that choose their sizes") struct FitStormTests {
  private struct Shelf {
    var kind: FitKind
    var spacing: CGFloat
    var header: Bool
  }

  @Test(arguments: 0..<40)
  func `when all has been seen everything is where it would be if sizes had been known`(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    var next = 0
    func values(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<(next + count))
    }
    func shelf() -> Shelf {
      Shelf(
        kind: FitKind.allCases.randomElement(using: &dice) ?? .rows,
        spacing: CGFloat(Int.random(in: 0...9, using: &dice)), header: Bool.random(using: &dice))
    }
    var shelves = (0..<Int.random(in: 1...4, using: &dice)).map { _ in shelf() }
    let start = shelves.map { _ in values(Int.random(in: 0...60, using: &dice)) }
    var changed: [Int: CGFloat] = [:]
    let salt = seed * 7919
    let wish = { (value: Int) -> CGSize in
      CGSize(
        width: CGFloat(20 + (value * 131 + salt) % 290),
        height: changed[value] ?? CGFloat(10 + (value * 89 + salt) % 140))
    }
    let rig = FitRig(start, wish: { wish($0) }) { index in
      let section = shelves[index].kind.section
      section.interGroupSpacing = shelves[index].spacing
      if shelves[index].header {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: FitRig.header, alignment: .top
          )
        ]
      }
      return section
    }
    rig.barWish = CGSize(width: 320, height: 37)
    rig.isUniform = { shelves[$0].kind == .uniform }
    rig.loop.settle()

    for step in 0..<40 {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0..<6:
        let most = max(0, rig.view.contentSize.height - 480)
        let y = rig.view.contentOffset.y + CGFloat(Int.random(in: -700...700, using: &dice))
        rig.move(to: min(max(0, y), most))
      case 6:
        guard let path = path(in: rig, &dice) else { continue }
        rig.view.scrollToItem(at: path, at: .centeredVertically, animated: Bool.random(using: &dice))
        rig.loop.advance(to: rig.loop.now + 1)
      case 7:
        guard let path = path(in: rig, &dice) else { continue }
        changed[rig.values[path.section][path.item]] = CGFloat(Int.random(in: 10...200, using: &dice))
        rig.view.performBatchUpdates { rig.view.reconfigureItems(at: [path]) }
      case 8:
        let place = Int.random(in: 0...shelves.count, using: &dice)
        shelves.insert(shelf(), at: place)
        rig.view.performBatchUpdates {
          rig.values.insert(values(Int.random(in: 0...20, using: &dice)), at: place)
          rig.view.insertSections([place])
        }
      default:
        rig.view.performBatchUpdates {
          for section in shelves.indices {
            let gone = rig.values[section].indices.filter { _ in Int.random(in: 0..<9, using: &dice) == 0 }
            for item in gone.reversed() { rig.values[section].remove(at: item) }
            rig.view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
            let place = Int.random(in: 0...rig.values[section].count, using: &dice)
            let new = values(Int.random(in: 0...3, using: &dice))
            rig.values[section].insert(contentsOf: new, at: place)
            rig.view.insertItems(at: new.indices.map { IndexPath(item: place + $0, section: section) })
          }
        }
      }
      if Bool.random(using: &dice) { rig.loop.advance(to: rig.loop.now + 1) } else { rig.loop.settle() }
      if let first = rig.complaints().first {
        Issue.record("seed \(seed), step \(step): \(first)")
        return
      }
    }
    rig.loop.advance(to: rig.loop.now + 1)
    seeAll(rig)
    compare(rig, shelves, seed)
  }

  private func path(in rig: FitRig, _ dice: inout Dice) -> IndexPath? {
    let filled = rig.values.indices.filter { !rig.values[$0].isEmpty }
    guard let section = filled.randomElement(using: &dice),
      let item = rig.values[section].indices.randomElement(using: &dice)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  private func seeAll(_ rig: FitRig) {
    rig.move(to: 0)
    while rig.view.contentOffset.y < rig.view.contentSize.height - 480 - 1e-6 {
      rig.move(to: min(rig.view.contentOffset.y + 300, rig.view.contentSize.height - 480))
    }
  }

  private func compare(_ rig: FitRig, _ shelves: [Shelf], _ seed: Int) {
    var y: CGFloat = 0
    for (section, shelf) in shelves.enumerated() {
      if shelf.header { y += 37 }
      let known = shelf.kind.frames(rig.values[section].map(rig.wish), spacing: shelf.spacing)
      for (item, frame) in known.frames.enumerated() {
        let wanted = frame.offsetBy(dx: 0, dy: y)
        guard let found = rig.frame(item, section), agree(found, wanted) else {
          Issue.record(
            "seed \(seed): \(shelf.kind) \(section).\(item) is at \(String(describing: rig.frame(item, section))), not \(wanted)"
          )
          return
        }
      }
      y += known.length
    }
    #expect(abs(rig.view.contentSize.height - y) < 1e-6, "seed \(seed)")
  }

  private func agree(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }
}
