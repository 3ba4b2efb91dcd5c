import Testing

@testable import PreviewSession

@Suite struct `The pace of telling` {
  private func moment(_ milliseconds: Int) -> Moment { Moment(microseconds: milliseconds * 1000) }

  @Test func `tells the first change at once, and the last one in time`() {
    var pace = Pace(seconds: 0.05)
    #expect(pace.changed(at: moment(0)) == .tell)
    #expect(pace.changed(at: moment(10)) == .wait(until: moment(50)))
    #expect(pace.changed(at: moment(20)) == .nothing, "somebody comes back for it already")
    #expect(pace.calledBack(at: moment(40)) == .wait(until: moment(50)), "too early")
    #expect(pace.calledBack(at: moment(50)) == .tell)
    #expect(pace.calledBack(at: moment(100)) == .nothing, "nothing has changed since")
    #expect(pace.changed(at: moment(100)) == .tell)
  }

  @Test func `goes on where nobody came back`() {
    var pace = Pace(seconds: 0.05)
    #expect(pace.changed(at: moment(0)) == .tell)
    #expect(pace.changed(at: moment(10)) != .tell)
    #expect(pace.changed(at: moment(200)) == .tell)
  }

  @Test func `is kept for any changes`() {
    var pace = Pace(seconds: 0.05)
    var (told, wake) = ([Int](), Moment?.none)
    for millisecond in 0..<1000 {
      let now = moment(millisecond)
      var step = wake.map { $0 <= now } == true ? pace.calledBack(at: now) : Pace.Step.nothing
      if wake.map({ $0 <= now }) == true { wake = nil }
      if step != .tell, millisecond % 3 == 0 { step = pace.changed(at: now) }
      if case .wait(let moment) = step { wake = moment }
      if step == .tell { told.append(millisecond) }
    }
    #expect(told.count == 20)
    #expect(zip(told, told.dropFirst()).allSatisfy { $1 - $0 >= 50 })
  }
}
