import QuartzCore
import Testing

@Suite struct `Animation timing` {
  func local(_ timing: AnimationTiming, _ times: [Double]) -> [Double?] {
    times.map { timing.localTime(at: $0).map { ($0 * 1e6).rounded() / 1e6 } }
  }

  @Test func `outside of its time nothing is seen unless it fills`() {
    var timing = AnimationTiming(begin: 1, duration: 2)
    #expect(local(timing, [0.5, 1, 2, 2.9, 3, 4]) == [nil, 0, 1, 1.9, nil, nil])
    timing.fillsBackwards = true
    timing.fillsForwards = true
    #expect(local(timing, [0.5, 1, 2, 2.9, 3, 4]) == [0, 0, 1, 1.9, 2, 2])
  }

  @Test func `what repeats starts over, and ends at its end`() {
    let timing = AnimationTiming(duration: 1, repeatCount: 2.5, fillsForwards: true)
    #expect(timing.end == 2.5)
    #expect(local(timing, [0.25, 1, 1.25, 2.25, 2.5, 9]) == [0.25, 0, 0.25, 0.25, 0.5, 0.5])
    let twice = AnimationTiming(duration: 1, repeatCount: 2, fillsForwards: true)
    #expect(local(twice, [1.5, 2, 3]) == [0.5, 1, 1])
  }

  @Test func `what reverses takes twice its time and ends where it began`() {
    let timing = AnimationTiming(duration: 1, autoreverses: true, fillsForwards: true)
    #expect(timing.end == 2)
    #expect(local(timing, [0.5, 1, 1.25, 1.75, 2, 3]) == [0.5, 1, 0.75, 0.25, 0, 0])
  }

  @Test func `a repeat duration cuts the runs off`() {
    let timing = AnimationTiming(duration: 1, repeatCount: 7, repeatDuration: 1.75, fillsForwards: true)
    #expect(timing.end == 1.75)
    #expect(local(timing, [1.5, 5]) == [0.5, 0.75])
  }

  @Test func `speed and offset bend time`() {
    let timing = AnimationTiming(begin: 1, duration: 2, speed: 2, offset: 0.5)
    #expect(timing.end == 1.75)
    #expect(local(timing, [1, 1.25]) == [0.5, 1])
  }

  @Test func `what stands still shows its offset, never ends and asks for no frames`() {
    let timing = AnimationTiming(duration: 2, speed: 0, offset: 0.75)
    #expect(local(timing, [0, 100]) == [0.75, 0.75])
    #expect(timing.end == .infinity)
    #expect(!timing.isUnderWay(at: 5))
  }

  @Test(arguments: [0.0, -1])
  func `no duration is over at once`(duration: Double) {
    let timing = AnimationTiming(begin: 1, duration: duration, repeatCount: 3, autoreverses: true)
    #expect(timing.end == 1)
    #expect(local(timing, [1, 2]) == [nil, nil])
  }
}
