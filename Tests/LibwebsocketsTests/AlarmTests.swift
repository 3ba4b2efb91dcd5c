import Foundation
import Synchronization
import Testing

@testable import Libwebsockets

@Suite struct `An alarm` {
  /// Alarms of a loop, and how often each has rung.
  private final class Rings: Sendable {
    let counts = Mutex<[String: Int]>([:])
    let rung = DispatchSemaphore(value: 0)
  }

  @Test func `rings once each time it is set, and when it was set last`() throws {
    let rings = Rings()
    let loop = try RunningLoop(
      service: { TestService() },
      prepare: { loop in
        func ring(_ name: String) -> Int {
          rings.counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts[name] ?? 0
          }
        }
        // Kept by what they do.
        var never: Alarm?
        var again: Alarm?
        never = Alarm(in: loop) {
          _ = ring("never")
          never = nil
        }
        again = Alarm(in: loop) {
          if ring("again") < 3 { again?.set(after: 0) } else { rings.rung.signal() }
        }
        never?.set(after: 0.001)
        never?.set(after: 3600)
        again?.set(after: 3600)
        again?.set(after: 0.001)
      })
    rings.rung.wait()
    #expect(rings.counts.withLock { $0 } == ["again": 3])
    withExtendedLifetime(loop) {}
  }
}
