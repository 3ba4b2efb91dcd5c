import Synchronization

/// The words of a build, but for how far it has come: how often that is said depends on the machine.
final class Notes: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) {
    if !line.hasPrefix("building: ") { lines.withLock { $0.append(line) } }
  }
}
