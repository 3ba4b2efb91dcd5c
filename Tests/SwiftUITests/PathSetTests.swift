import Testing

@testable import SwiftUI

@MainActor @Suite struct `The areas of two paths` {
  private let one = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let two = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Which of a point in the first alone, in both, in the second alone and in neither are in it.
  private func holds(_ path: Path) -> [Bool] {
    [(2, 2), (7, 7), (12, 12), (12, 2)].map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test func `are joined, cut and taken away`() {
    #expect(holds(one.union(two)) == [true, true, true, false])
    #expect(holds(one.intersection(two)) == [false, true, false, false])
    #expect(holds(one.subtracting(two)) == [true, false, false, false])
    #expect(holds(one.symmetricDifference(two)) == [true, false, true, false])
    #expect(one.intersection(two).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(one.subtracting(one).isEmpty && one.union(Path()).boundingRect == one.boundingRect)
  }

  @Test func `have one line round them, that is none within`() {
    var corners = 0
    one.union(two).forEach { element in
      switch element {
      case .move, .line: corners += 1
      default: break
      }
    }
    #expect(corners == 8)
  }

  @Test func `may have holes`() {
    let ring = one.subtracting(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `are of numbers alone`() {
    let odd = Path {
      $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: CGFloat.infinity, y: 9)])
    }
    #expect(one.union(odd).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `are those of shapes`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let moon = Circle().subtracting(Circle().offset(x: 50)).path(in: rect)
    #expect(moon.contains(CGPoint(x: 10, y: 50)) && !moon.contains(CGPoint(x: 80, y: 50)))
    let lens = Circle().intersection(Circle().offset(x: 50)).path(in: rect)
    #expect(!lens.contains(CGPoint(x: 10, y: 50)) && lens.contains(CGPoint(x: 80, y: 50)))
  }
}
