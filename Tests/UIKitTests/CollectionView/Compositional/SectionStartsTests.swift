import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Where sections begin` {
  typealias Extent = SectionStarts.Extent

  private static func extent(_ random: inout some RandomNumberGenerator) -> Extent {
    Extent(
      length: CGFloat(Int.random(in: 0...400, using: &random)) / 4,
      before: CGFloat(Int.random(in: -20...40, using: &random)),
      after: CGFloat(Int.random(in: -20...40, using: &random)))
  }

  /// One after another, section by section.
  private static func plain(
    _ extents: [Extent], spacing: CGFloat, origin: CGFloat
  ) -> (starts: [CGFloat], end: CGFloat) {
    var along = origin
    let starts = extents.enumerated().map { place, extent in
      if place > 0 { along += spacing }
      defer { along += extent.length }
      return along
    }
    return (starts, along)
  }

  @Test(arguments: [0, 1, 127, 128, 129, 300, 1000], [0, 12.5, -3] as [CGFloat])
  func `is as counted one by one, whatever changes`(count: Int, spacing: CGFloat) {
    var random = SeededNumbers(seed: 3)
    var extents = (0..<count).map { _ in Self.extent(&random) }
    var starts = SectionStarts(extents, spacing: spacing)
    for step in 0..<30 {
      if step > 0, count > 0 {
        let section = Int.random(in: 0..<count, using: &random)
        extents[section] = Self.extent(&random)
        starts.set(extents[section], of: section)
        starts.origin = CGFloat(Int.random(in: 0...50, using: &random))
      }
      let plain = Self.plain(extents, spacing: spacing, origin: starts.origin)
      #expect((0..<count).map { starts[$0] } == plain.starts)
      #expect(starts.end == plain.end)
      #expect(starts.overhang.before == extents.map(\.before).reduce(0, max))
      #expect(starts.overhang.after == extents.map(\.after).reduce(0, max))
    }
  }

  @Test func `a section that does not exist changes nothing`() {
    var starts = SectionStarts([Extent(length: 10)], spacing: 5)
    starts.set(Extent(length: 99), of: 1)
    starts.set(Extent(length: 99), of: -1)
    #expect(starts.count == 1)
    #expect(starts.end == 10)
  }
}
