import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `Agents that eat processors` {
  /// The changes that are due when an agent takes these parts of a processor, second by second, each with the
  /// number of seconds after which it is.
  private func changes(_ parts: [Double], isPrivileged: Bool = true) -> [[Int32]] {
    var (use, taken, found) = (ProcessorUse(), 0.0, [[Int32]]())
    _ = use.sample(taken, at: Moment(seconds: 0))
    for (index, part) in parts.enumerated() {
      taken += part
      guard let change = use.sample(taken, at: Moment(seconds: index + 1)) else { continue }
      found.append([Int32(index + 1), change.old, change.new])
      use.answered(change, isDone: isPrivileged || change.new > change.old)
    }
    return found
  }

  private func seconds(_ count: Int, of part: Double) -> [Double] { Array(repeating: part, count: count) }

  @Test func `one that goes on and on stands back further and further`() {
    #expect(changes(seconds(60, of: 1)) == [[2, 0, 5], [5, 5, 10], [10, 10, 18]])
    #expect(changes(seconds(60, of: 2)) == changes(seconds(60, of: 1)), "many threads are no worse")
  }

  @Test func `one that works much for a moment now and then, or never much, does not`() {
    #expect(changes(seconds(60, of: 0.79)) == [])
    #expect(changes((0..<60).map { $0 % 2 == 0 ? 1 : 0.5 }) == [])
  }

  @Test func `a privileged server gives one that has become calm its place back`() {
    let parts = seconds(6, of: 1) + seconds(4, of: 0) + seconds(1, of: 1) + seconds(10, of: 0.1)
    #expect(changes(parts) == [[2, 0, 5], [5, 5, 10], [16, 10, 0]])
    #expect(changes(parts + seconds(2, of: 1)).last == [23, 0, 5])
  }

  @Test func `others ask for that once, and may still have it stand back further`() {
    let parts = seconds(2, of: 1) + seconds(20, of: 0) + seconds(5, of: 1)
    #expect(changes(parts, isPrivileged: false) == [[2, 0, 5], [7, 5, 0], [27, 5, 10]])
  }

  @Test func `a clock that stands still or a process whose time goes back is no use of a processor`() {
    var use = ProcessorUse()
    for seconds in [0.0, 100, 200, 50] { #expect(use.sample(seconds, at: Moment(seconds: 1)) == nil) }
    #expect(use.sample(10, at: Moment(seconds: 2)) == nil)
  }
}
