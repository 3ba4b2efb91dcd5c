import Synchronization

/// How often the holes of the loaded library were reached: in this process, since it was asked last.
///
/// Previewed code reaches holes on any thread.
public enum HoleLedger {
  private static let reached = Mutex<[Int: Int]>([:])

  /// Notes that the hole of this key was reached once more. Counts stop at the greatest that a message can
  /// hold.
  package static func note(_ key: Int) {
    reached.withLock { counts in
      let count = counts[key, default: 0]
      if count < Int32.max { counts[key] = count + 1 }
    }
  }

  /// How often holes were reached since the counts were taken last.
  static var total: Int { reached.withLock { $0.values.reduce(0) { $0 &+ $1 } } }

  /// How often each hole was reached since this was asked last, by their numbers; what was not reached is not
  /// there.
  public static func take() -> [Int: Int] {
    let counts = reached.withLock { counts in
      defer { counts = [:] }
      return counts
    }
    let numbered = counts.map { key, count in (HoleCatalogue.number(ofKey: key), count) }
    return Dictionary(numbered) { $0 + $1 }
  }
}
