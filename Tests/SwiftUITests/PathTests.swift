import Testing

@testable import SwiftUI

@MainActor @Suite struct `A path` {
  @Test func `becomes what a line along it covers`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)]) }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 6))
    #expect(butt.boundingRect == CGRect(x: 0, y: 7, width: 40, height: 6))
    #expect(butt.contains(CGPoint(x: 20, y: 12)) && !butt.contains(CGPoint(x: 20, y: 14)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -3, y: 7, width: 46, height: 6))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 6, dash: [10, 10]))
    #expect(dashed.contains(CGPoint(x: 5, y: 10)) && !dashed.contains(CGPoint(x: 15, y: 10)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
  }

  @Test func `can be gone through and written down`() {
    var path = Path()
    path.addRects([CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 1, height: 1)])
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 1, y: 9))
    var moves: [CGPoint] = []
    path.forEach { if case .move(let to) = $0 { moves.append(to) } }
    #expect(moves.prefix(2) == [.zero, CGPoint(x: 5, y: 5)])
    #expect(Path(path.description) == path)
    #expect(Path("1 2 m 3 4 l h")?.boundingRect == CGRect(x: 1, y: 2, width: 2, height: 2))
    #expect(Path("1 2 l") == nil && Path("m") == nil && Path("1 2 m 3") == nil)
  }

  @Test func `may have corners of their own`() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadii: RectangleCornerRadii(topLeading: 8)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 19, y: 1)))
  }

  @Test func `of a shape can be moved by a size or a point`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().offset(CGSize(width: 3, height: 4)).path(in: rect).boundingRect.minX == 3)
    #expect(Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: rect).boundingRect.minY == 4)
  }
}
