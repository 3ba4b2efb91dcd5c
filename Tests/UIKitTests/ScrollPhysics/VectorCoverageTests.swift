import Testing

@testable import UIKit

/// Which rows of the vectors the scroll view's tests run, and why not the others.
@Suite struct `Vector coverage` {
  /// Run by the suites beside this one, with the number of rows each must find.
  static let tried: [String: Int] = [
    "decel-measured": 3, "decel-stop": 7, "projection-WWDC": 2, "projection-continuous": 2,
    "decel-continuous": 3, "decel-duration": 1, "edge-hit": 1, "edge-overshoot": 3, "rubber-band": 9,
    "rubber-inverse": 2, "rubber-derivative": 2, "bounce-critical": 4, "bounce-velocity": 3,
    "retarget-factor": 3, "paging": 5, "offset-limits": 4, "scrollToItem": 7,
  ]

  /// Run by other suites of the package, or not yet: the flow, compositional, geometry and diffing rows
  /// belong to those parts, `timing-curve` to QuartzCore. The rows of Flutter's own physics describe another
  /// system.
  static let elsewhere: Set<String> = [
    "timing-curve", "geometry", "flow", "flow-horizontal", "flow-sticky-header", "compositional", "diff",
    "batch-count", "bounce-flutter", "flutter-friction", "flutter-crit-spring", "flutter-over-spring",
    "flutter-bouncing",
  ]

  @Test func `every group of the file is either run or named as not ours`() {
    let groups = Dictionary(grouping: Vector.all, by: \.group).mapValues(\.count)
    #expect(groups.filter { !Self.elsewhere.contains($0.key) } == Self.tried)
  }
}
