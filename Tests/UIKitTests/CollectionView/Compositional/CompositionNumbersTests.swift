import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Numbers of compositions` {
  @Test func `a rectangle is searched from corner to corner, as far as anything lies`() {
    #expect(
      CGRect(x: 10, y: 20, width: 30, height: 40).searchable == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      CGRect(x: 10, y: 20, width: -30, height: 40).searchable == CGRect(x: -20, y: 20, width: 30, height: 40))
    let down = CGRect(x: 0, y: 5, width: 1, height: CGFloat.infinity).searchable
    #expect(down?.minY == 5 && down?.maxY ?? 0 > 1e14)
    let up = CGRect(x: 0, y: 5, width: 1, height: -CGFloat.infinity).searchable
    #expect(up?.maxY == 5 && up?.minY ?? 0 < -1e14)
    #expect(CGRect.infinite.searchable?.contains(CGPoint(x: 1e7, y: -1e7)) == true)
  }

  @Test func `what has a corner that is no point is nowhere`() {
    #expect(CGRect.null.searchable == nil)
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).searchable == nil)
    #expect(CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1).searchable == nil)
  }
}
