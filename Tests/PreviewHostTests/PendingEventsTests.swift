import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Events that wait for a step` {
  private func size(_ width: Double) -> PendingEvents.Event {
    screen(.size(WireSize(widthPoints: width, heightPoints: 300)))
  }

  private func screen(_ setting: ScreenSetting) -> PendingEvents.Event {
    .message(.screen(inputSeq: 1, setting), viewer: 1)
  }

  private func key(_ number: Int) -> PendingEvents.Event {
    .message(.key(inputSeq: number, time: 0, .down), viewer: 1)
  }

  private func taken(after events: [PendingEvents.Event]) -> [PendingEvents.Event] {
    var pending = PendingEvents()
    for event in events { pending.append(event) }
    defer { #expect(pending.isEmpty) }
    return pending.take()
  }

  @Test func `of a flood of sizes and directions one of each is left`() {
    let flood = (1...500).flatMap { number in
      [size(Double(300 + number)), screen(.direction(number % 2 == 0 ? .leftToRight : .rightToLeft))]
    }
    #expect(taken(after: flood) == [size(800), screen(.direction(.leftToRight))])
  }

  @Test func `inputs are all kept, as they came`() {
    #expect(
      taken(after: [key(1), size(301), key(2), size(302), key(3)]) == [key(1), key(2), size(302), key(3)])
  }

  @Test func `a size and a device that set the same window stay in order`() throws {
    let device = try #require(Device(slug: "iphone-16"))
    let on = screen(.device(device, isOnSide: false))
    #expect(taken(after: [size(300), on]) == [size(300), on])
    #expect(taken(after: [size(300), on, size(301)]) == [on, size(301)])
  }

  @Test func `where the knobs stand is said by the last of many messages`() {
    let knobs = (1...9).map { [KnobSetting(name: "gap", value: .number(Double($0)))] }
    #expect(taken(after: knobs.map { .knobs($0) }) == [.knobs(knobs[8])])
  }
}
