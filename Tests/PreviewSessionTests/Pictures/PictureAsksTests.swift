import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Pictures that are asked for` {
  private let start = Moment(seconds: 0)
  private let drawn = DrawnPicture.png([1, 2, 3])

  @Test func `are drawn once for all who ask at a time, and for each scale`() {
    var asks = PictureAsks()
    let first = asks.asked(scale: 2, seq: 5, at: start)
    #expect(first.actions == [.draw(PictureRequest(number: 1, scale: 2))])
    #expect(asks.asked(scale: 2, seq: 5, at: start).actions == [])
    #expect(asks.asked(scale: 3, seq: 5, at: start).actions == [])
    #expect(
      asks.drawn(number: 1, drawn, seq: 5) == [
        .answer(asker: 1, drawn), .answer(asker: 2, drawn), .draw(PictureRequest(number: 2, scale: 3)),
      ])
    #expect(asks.drawn(number: 2, drawn, seq: 5) == [.answer(asker: 3, drawn)])
    #expect(asks.isEmpty)
  }

  @Test func `are the same until there is a newer frame`() {
    var asks = PictureAsks()
    _ = asks.asked(scale: 1, seq: 5, at: start)
    _ = asks.drawn(number: 1, drawn, seq: 5)
    #expect(asks.asked(scale: 1, seq: 5, at: start).actions == [.answer(asker: 2, drawn)])
    #expect(asks.asked(scale: 1, seq: 6, at: start).actions == [.draw(PictureRequest(number: 2, scale: 1))])
    asks.forgetNewest()
    _ = asks.drawn(number: 2, drawn, seq: 6)
    #expect(asks.asked(scale: 1, seq: 6, at: start).actions == [.answer(asker: 4, drawn)])
  }

  @Test func `wait for an agent, and for the next one where that ends`() {
    var asks = PictureAsks()
    #expect(asks.asked(scale: 1, seq: nil, at: start).actions == [])
    #expect(asks.shown() == [.draw(PictureRequest(number: 1, scale: 1))])
    #expect(asks.shown() == [], "every frame calls it, and one drawing is under way")
    asks.agentLost()
    #expect(asks.shown() == [.draw(PictureRequest(number: 2, scale: 1))])
    #expect(asks.drawn(number: 1, drawn, seq: 5) == [], "of the agent that was lost")
    #expect(asks.drawn(number: 2, drawn, seq: 5) == [.answer(asker: 1, drawn)])
  }

  @Test func `are given up after ten seconds, at the end, and beyond a crowd`() {
    var asks = PictureAsks()
    _ = asks.asked(scale: 1, seq: 5, at: start)
    #expect(asks.passed(to: Moment(seconds: 9)) == [])
    let late = DrawnPicture.none("The preview takes too long to be drawn.")
    #expect(asks.passed(to: Moment(seconds: 10)) == [.answer(asker: 1, late)])
    for _ in 0..<SessionLimits.pictureAskers { _ = asks.asked(scale: 1, seq: 5, at: start) }
    let (asker, actions) = asks.asked(scale: 1, seq: 5, at: start)
    #expect(actions == [.answer(asker: asker, .none("Too many wait for this picture; try again."))])
    #expect(asks.ended("It has ended.").count == SessionLimits.pictureAskers)
    #expect(asks.isEmpty)
  }

  @Test func `that are long are not kept`() {
    var asks = PictureAsks()
    let long = DrawnPicture.png(Array(repeating: 0, count: SessionLimits.keptPictureBytes + 1))
    _ = asks.asked(scale: 1, seq: 5, at: start)
    #expect(asks.drawn(number: 1, long, seq: 5) == [.answer(asker: 1, long)])
    #expect(asks.asked(scale: 1, seq: 5, at: start).actions == [.draw(PictureRequest(number: 2, scale: 1))])
  }
}
