import Testing

@testable import PreviewSession

@Suite struct `Whatever happens to a session` {
  /// A sequence of numbers that is the same each time (SplitMix64, by Steele, Lea and Flood, 2014).
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test func `nothing that was shown or kept is lost, in 10,000 lives of 60 events each`() {
    for seed in 0..<10_000 {
      var chance = Chance(state: UInt64(seed))
      var world = SessionWorld()
      var events: [SessionWorld.Event] = []
      for _ in 0..<60 {
        guard let event = SessionWorld.Event.allCases.randomElement(using: &chance) else { continue }
        events.append(event)
        world.happen(event, chance: Int(chance.next() >> 33))
        if !world.faults.isEmpty { break }
      }
      if world.faults.isEmpty { world.recover() }
      guard world.faults.isEmpty else {
        Issue.record("seed \(seed): \(world.faults) after \(events)")
        return
      }
    }
  }
}
