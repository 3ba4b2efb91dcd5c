/// Decides when saved files are worth a build.
///
/// A save is rarely one event: an editor truncates, writes and renames, a checkout touches two hundred files.
/// The gate waits until all has been quiet for a moment, then asks for one build of everything; a save while
/// that runs ends it and starts the wait again. It knows no clock and no files: times come in with the
/// events, in seconds of any clock that only goes forward.
public struct SaveGate: Equatable, Sendable {
  /// How much an event says about the file it names.
  public enum Sign: Sendable {
    /// The file is as its author wants it: closed after writing, or renamed into place.
    case finished
    /// More is to come: it is open for writing, or gone and perhaps about to be written again.
    case unfinished
  }

  /// The next step. Cancelling comes at once, starting when `deadline` has passed.
  public enum Action: Equatable, Sendable {
    /// `changed` is sorted and without doubles; `savedAt` the time of the first of these changes.
    case startBuild(changed: [String], savedAt: Double)
    case cancelBuild
  }

  /// Seconds without an event before a build starts.
  public static let quietPeriod = 0.05
  /// The same while a file is unfinished: an editor that deletes and writes again needs more than an instant.
  public static let unfinishedPeriod = 0.25
  /// Seconds after the first change when the build starts in any case: something else may write for ever.
  public static let longestWait = 2.0

  private var signs: [String: Sign] = [:]
  private var firstChange = 0.0
  private var lastChange = 0.0
  private var build: Build?

  private struct Build: Equatable {
    var changed: [String]
    /// Started in the middle of a storm of changes, which would cancel it again and again.
    var runsToItsEnd: Bool
  }

  public init() {}

  public var isBuilding: Bool { build != nil }

  /// A file has changed at `now`. Returns what is to be done at once.
  public mutating func changed(_ path: String, _ sign: Sign, at now: Double) -> Action? {
    if signs.isEmpty { firstChange = now }
    lastChange = now
    signs[path] = sign
    guard let build, !build.runsToItsEnd else { return nil }
    for path in build.changed where signs[path] == nil { signs[path] = .finished }
    self.build = nil
    return .cancelBuild
  }

  /// When `tick` should be called next; nil while nothing is waited for.
  public var deadline: Double? {
    guard !signs.isEmpty, build == nil else { return nil }
    let period = signs.values.contains(.unfinished) ? Self.unfinishedPeriod : Self.quietPeriod
    return min(lastChange + period, firstChange + Self.longestWait)
  }

  /// Time has passed. Returns the build to start, if one is due.
  public mutating func tick(at now: Double) -> Action? {
    guard let deadline, now >= deadline else { return nil }
    let isStorm = deadline == firstChange + Self.longestWait
    let changed = signs.keys.sorted()
    signs = [:]
    build = Build(changed: changed, runsToItsEnd: isStorm)
    return .startBuild(changed: changed, savedAt: firstChange)
  }

  /// The build has come to its end by itself, well or badly.
  public mutating func buildEnded() {
    build = nil
  }
}
