import Foundation
import Testing

@testable import CoreGraphics

@Suite struct `Coverage of paths` {
  private func row(_ path: CGPath, _ rule: CGPathFillRule = .winding, width: Int = 4, height: Int = 4)
    -> [[Float]]
  {
    let values = PathCoverage(of: path, rule, width: width, height: height).values
    return (0..<height).map { Array(values[$0 * width..<($0 + 1) * width]) }
  }

  @Test func `a rectangle covers its pixels, and parts of those at its edge`() {
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2.5, height: 2), transform: nil)
    #expect(row(path) == [[0, 0, 0, 0], [0, 1, 1, 0.5], [0, 1, 1, 0.5], [0, 0, 0, 0]])
  }

  @Test func `a hole is one by the even-odd rule only`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(row(path, .evenOdd)[1] == [1, 0, 0, 1] && row(path)[1] == [1, 1, 1, 1])
  }

  @Test func `what lies outside, or nowhere, covers nothing and ends nothing`() {
    #expect(
      row(CGPath(rect: CGRect(x: 9, y: -9, width: 1, height: 99), transform: nil)).joined().allSatisfy {
        $0 == 0
      })
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
    #expect(row(path).joined().allSatisfy { $0 == 0 })
  }

  @Test func `a line is as wide as its style, with its caps`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 2))
    var style = StrokeStyle(width: 2)
    #expect(row(path.outline(of: style)) == [[0, 0, 0, 0], [0, 1, 1, 0], [0, 1, 1, 0], [0, 0, 0, 0]])
    style.cap = .square
    #expect(row(path.outline(of: style))[1] == [1, 1, 1, 1])
  }

  @Test func `dashes leave out what they say, from their phase on`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 8, y: 0.5))
    var style = StrokeStyle(width: 1)
    style.dash = [2, 1]
    #expect(row(path.outline(of: style), width: 8, height: 1)[0] == [1, 1, 0, 1, 1, 0, 1, 1])
    style.dashPhase = 1
    #expect(row(path.outline(of: style), width: 8, height: 1)[0] == [1, 0, 1, 1, 0, 1, 1, 0])
  }
}
