import Testing

@testable import UIKit

@MainActor @Suite struct `Coordinate spaces` {
  @Test func `of a view and of the screen are converted into each other`() {
    let window = Stage().window
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    window.addSubview(view)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 21, y: 32))
    #expect(space.convert(CGPoint(x: 21, y: 32), to: view) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGRect(x: 20, y: 30, width: 4, height: 4), from: space).origin == .zero)
    #expect(UIWindowScene.shared.coordinateSpace.bounds == window.bounds)
  }
}
