import Testing

@testable import PreviewSession

@Suite struct `Places for running sessions` {
  private let places = RunningPlaces(count: 8)

  /// Sessions of one address, numbered from `first` on; nil is watched.
  private func holders(_ maker: String, _ unwatched: [Double?], from first: UInt32) -> [RunningPlaces.Holder]
  {
    unwatched.enumerated().map { index, seconds in
      .init(handle: first + UInt32(index), maker: maker, unwatchedSeconds: seconds)
    }
  }

  @Test func `are free while there are some`() {
    #expect(places.verdict(for: "a", among: []) == .free)
    #expect(places.verdict(for: "b", among: holders("a", [nil, nil, nil, nil, nil, nil], from: 1)) == .free)
  }

  @Test func `of one address are three quarters, and it gives up its own for more`() {
    let watched = holders("a", [nil, nil, nil, nil, nil, nil], from: 1)
    #expect(places.verdict(for: "a", among: watched) == .full)
    let some = holders("a", [nil, 20, 90, nil, nil, nil], from: 1)
    #expect(places.verdict(for: "a", among: some) == .after(3))
  }

  @Test func `are given up by whoever has most, the one first that nobody watched for the longest time`() {
    let all = holders("a", [30, 40, nil, nil, nil], from: 1) + holders("b", [9999, nil, nil], from: 11)
    #expect(places.verdict(for: "b", among: all) == .after(2))
    #expect(places.verdict(for: "c", among: all) == .after(2))
  }

  @Test func `are given up by asides that nobody is in first, of the address that has most`() {
    var all = holders("a", [900, 40, nil, nil, nil], from: 1) + holders("b", [9999, nil, nil], from: 11)
    all[1].isAside = true
    #expect(places.verdict(for: "c", among: all) == .after(2))
  }

  @Test func `are never given up by a session that is watched, or was until just now`() {
    let all = holders("a", [nil, 9.9, nil, nil, nil], from: 1) + holders("b", [nil, nil, nil], from: 11)
    #expect(places.verdict(for: "c", among: all) == .full)
  }

  @Test func `a flood from one address puts no session of another to sleep`() {
    var running = holders("b", [11, nil], from: 1000)
    var next: UInt32 = 1
    for _ in 0..<500 {
      switch places.verdict(for: "a", among: running) {
      case .free: break
      case .full: continue
      case .after(let handle):
        #expect(handle < 1000)
        running.removeAll { $0.handle == handle }
      }
      running.append(.init(handle: next, maker: "a", unwatchedSeconds: 10))
      next += 1
    }
    #expect(running.count { $0.maker == "b" } == 2)
    #expect(running.count { $0.maker == "a" } == 6)
  }

  @Test(arguments: [(1, 16), (2 << 30, 21), (24 << 30, 256), (Int.max, 512)])
  func `are as many as the memory has room for`(bytes: Int, count: Int) {
    #expect(RunningPlaces(memory: bytes).count == count)
  }
}
