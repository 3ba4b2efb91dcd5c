import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Places for asides` {
  private let places = AsidePlaces(of: RunningPlaces(count: 80))

  /// Asides of one session, numbered from `first` on; somebody is in those of nil.
  private func asides(
    of parent: SessionHandle, _ alone: [Double?], from first: SessionHandle, isRunning: Bool = true
  ) -> [AsidePlaces.Holder] {
    alone.enumerated().map { index, seconds in
      .init(
        handle: first + SessionHandle(index), parent: parent, aloneSeconds: seconds, isRunning: isRunning)
    }
  }

  private func visited(_ count: Int) -> [Double?] { Array(repeating: nil, count: count) }

  @Test func `are twenty of one session`() {
    #expect(places.verdict(for: 1, among: asides(of: 1, visited(19), from: 10), running: 20) == .free)
    let all = asides(of: 1, visited(20), from: 10)
    #expect(places.verdict(for: 1, among: all, running: 21) == .tooManyOfSession)
    #expect(places.verdict(for: 2, among: all, running: 21) == .free)
  }

  @Test func `are half of all places, of all sessions together, asleep or not`() {
    let parents: [SessionHandle] = [1, 2, 3, 4]
    let some: [AsidePlaces.Holder] = parents.flatMap { parent in
      asides(of: parent, visited(10), from: parent * 100, isRunning: parent == 1)
    }
    #expect(places.count == 40)
    #expect(places.verdict(for: 9, among: some, running: 14) == .full)
    #expect(places.verdict(for: 9, among: Array(some.dropLast()), running: 14) == .free)
    #expect(AsidePlaces(of: RunningPlaces(count: 1)).count == 1)
  }

  @Test func `are none where sessions have all places that run: no session makes way`() {
    #expect(places.verdict(for: 1, among: [], running: 80) == .full)
    #expect(places.verdict(for: 1, among: asides(of: 1, visited(3), from: 10), running: 80) == .full)
  }

  @Test func `are given up by the aside that nobody was in for the longest time, and only after ten seconds`()
  {
    let full = RunningPlaces(count: 6)
    let three = asides(of: 1, [nil, 30, 90], from: 10)
    #expect(AsidePlaces(of: full).verdict(for: 2, among: three, running: 4) == .after(12))
    let fresh = asides(of: 1, [nil, 9.9, 0], from: 10)
    #expect(AsidePlaces(of: full).verdict(for: 2, among: fresh, running: 4) == .full)
  }

  @Test func `are given up by one that runs where a place to run is needed`() {
    let asleep = asides(of: 1, [900], from: 10, isRunning: false)
    let some = asleep + asides(of: 2, [20], from: 20)
    #expect(places.verdict(for: 3, among: some, running: 80) == .after(20))
    #expect(places.verdict(for: 3, among: asleep, running: 80) == .full)
  }

  @Test func `of one session are given up by its own`() {
    let own = asides(of: 1, visited(18) + [15, 40], from: 10)
    let others = asides(of: 2, [900], from: 100)
    #expect(places.verdict(for: 1, among: own + others, running: 30) == .after(29))
  }

  @Test func `never grow beyond half in a flood from many hands that come and go`() {
    let few = AsidePlaces(of: RunningPlaces(count: 16))
    var random = SystemRandomNumberGenerator()
    var all: [AsidePlaces.Holder] = []
    for number in 1..<2000 {
      let parent = SessionHandle.random(in: 1...5, using: &random)
      let running = 6 + all.count(where: \.isRunning)
      switch few.verdict(for: parent, among: all, running: running) {
      case .free: break
      case .full, .tooManyOfSession: continue
      case .after(let handle): all.removeAll { $0.handle == handle }
      }
      let alone: Double? = Bool.random(using: &random) ? nil : .random(in: 0...100, using: &random)
      all.append(
        .init(
          handle: SessionHandle(number + 100), parent: parent, aloneSeconds: alone,
          isRunning: .random(using: &random)))
      #expect(all.count <= 8 && 6 + all.count(where: \.isRunning) <= 16)
    }
  }
}
