import QuartzCore
import Testing

@testable import UIKit

@Suite("Watch over layouts without end") struct RunawayWatchTests {
  private let cause = RunawayWatch.Cause(instant: 1)

  private func runaway() -> RunawayWatch {
    var watch = RunawayWatch()
    for _ in 0...RunawayWatch.mostPassesInAnInstant { _ = watch.passBegins(for: cause) }
    return watch
  }

  @Test func `lets a hundred passes of one instant go on, and no more`() {
    var watch = RunawayWatch()
    for _ in 0..<RunawayWatch.mostPassesInAnInstant { #expect(watch.passBegins(for: cause) == .goesOn) }

    #expect(watch.passBegins(for: cause) == .isRunaway(isFirst: true))
    #expect(watch.passBegins(for: cause) == .isRunaway(isFirst: false))
  }

  @Test(arguments: [
    RunawayWatch.Cause(instant: 2), .init(instant: 1, generation: 1),
    .init(instant: 1, bounds: CGRect(x: 0, y: 1, width: 0, height: 0)),
  ])
  func `counts from the start for another cause`(other: RunawayWatch.Cause) {
    var watch = runaway()

    #expect(watch.passBegins(for: other) == .goesOn)
  }

  @Test func `has less patience with a layout that has gone on for ever before`() {
    var watch = runaway()
    let later = RunawayWatch.Cause(instant: 2)
    for _ in 0..<RunawayWatch.mostPassesOfARunaway { #expect(watch.passBegins(for: later) == .goesOn) }

    #expect(watch.passBegins(for: later) == .isRunaway(isFirst: true))
  }
}
