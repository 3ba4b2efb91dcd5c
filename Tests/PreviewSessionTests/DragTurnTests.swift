import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Whose turn it is to drag` {
  private func touch(_ phase: TouchSample.Phase, _ id: UInt8 = 0) -> [TouchSample] {
    [TouchSample(phase: phase, touchID: id, time: 0, location: WirePoint(x: 0, y: 0))]
  }

  @Test func `the first press wins until it is lifted`() {
    var turn = DragTurn()

    #expect(turn.touches(touch(.began), from: 1) == .forward)
    #expect(turn.touches(touch(.began), from: 2) == .refuse)
    #expect(turn.touches(touch(.moved), from: 2) == .ignore)
    #expect(turn.touches(touch(.moved), from: 1) == .forward)
    #expect(turn.touches(touch(.ended), from: 1) == .forward)
    #expect(turn.holder == nil)
  }

  @Test func `a refused press stays ignored until it is lifted, even when the turn is free`() {
    var turn = DragTurn()
    _ = turn.touches(touch(.began), from: 1)
    _ = turn.touches(touch(.began), from: 2)
    _ = turn.touches(touch(.ended), from: 1)

    #expect(turn.touches(touch(.moved), from: 2) == .ignore)
    #expect(turn.touches(touch(.ended), from: 2) == .ignore)
    #expect(turn.touches(touch(.began), from: 2) == .forward)
  }

  @Test func `the turn lasts until the last of several fingers is up`() {
    var turn = DragTurn()
    _ = turn.touches(touch(.began, 0) + touch(.began, 31), from: 1)
    _ = turn.touches(touch(.ended, 0), from: 1)
    #expect(turn.holder == 1)
    _ = turn.touches(touch(.cancelled, 31), from: 1)
    #expect(turn.holder == nil)
  }

  @Test func `a tap within one message leaves the turn free`() {
    var turn = DragTurn()
    #expect(turn.touches(touch(.began) + touch(.ended), from: 1) == .forward)
    #expect(turn.holder == nil)
  }

  @Test func `moves of a finger that never came down go nowhere`() {
    var turn = DragTurn()
    #expect(turn.touches(touch(.moved), from: 1) == .ignore)
    #expect(turn.touches(touch(.ended), from: 1) == .ignore)
  }

  @Test func `the wheel waits while somebody else drags, and is told so once`() {
    var turn = DragTurn()
    #expect(turn.scroll(from: 2) == .forward)
    _ = turn.touches(touch(.began), from: 1)
    #expect(turn.scroll(from: 1) == .forward)
    #expect(turn.scroll(from: 2) == .refuse)
    #expect(turn.scroll(from: 2) == .ignore)
  }

  @Test func `a viewer that leaves in the middle of a drag frees the turn and has touches to cancel`() {
    var turn = DragTurn()
    _ = turn.touches(touch(.began), from: 1)
    #expect(turn.viewerLeft(2) == false)
    #expect(turn.viewerLeft(1) == true)
    #expect(turn.touches(touch(.began), from: 2) == .forward)
  }

  @Test func `fingers that were down when the preview was lost mean nothing to the next`() {
    var turn = DragTurn()
    _ = turn.touches(touch(.began), from: 1)
    turn.touchesLost()
    #expect(turn.touches(touch(.moved), from: 1) == .ignore)
    _ = turn.touches(touch(.ended), from: 1)
    #expect(turn.touches(touch(.began), from: 1) == .forward)
  }
}
