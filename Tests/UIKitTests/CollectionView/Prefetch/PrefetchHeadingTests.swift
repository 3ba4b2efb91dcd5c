import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Prefetch headings` {
  private func isBackwards(after travels: [CGFloat]) -> Bool {
    var heading = PrefetchHeading(at: 100)
    for travel in travels { heading.follow(travel) }
    return heading.isBackwards
  }

  @Test func `go on where the content does`() {
    #expect(!isBackwards(after: []))
    #expect(!isBackwards(after: [120, 500]))
    #expect(isBackwards(after: [50]))
    #expect(isBackwards(after: [500, 480, 460]))
    #expect(!isBackwards(after: [50, 80]))
  }

  @Test func `turn only once the content has come back some way, in steps however small`() {
    #expect(!isBackwards(after: [500, 491, 499, 492]))
    #expect(!isBackwards(after: [500, 490]))
    #expect(isBackwards(after: (0...11).map { 500 - CGFloat($0) }))
    #expect(isBackwards(after: [50, 55, 45, 54]))
  }
}
