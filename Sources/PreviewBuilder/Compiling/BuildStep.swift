/// How far a build has come, for people who wait for it.
struct BuildStep: Equatable, Sendable {
  enum Work: Equatable, Sendable {
    /// Files of which there are objects now, and those that this build had to compile.
    case compiling(done: Int, files: Int)
    /// Looking for what is missing: which round it is, and the holes that there are already.
    case looking(round: Int, holes: Int)
  }

  /// As people call it.
  var module: String
  /// Of all modules of the library, from 1.
  var place: Int
  var modules: Int
  var work: Work

  /// "Kingfisher, 2 of 5 modules: 25 of 80 files".
  var text: String {
    modules > 1 ? "\(module), \(place) of \(modules) modules: \(work.text)" : work.text
  }
}

extension BuildStep.Work {
  fileprivate var text: String {
    switch self {
    case .compiling(let done, let files): "\(done) of \(files == 1 ? "1 file" : "\(files) files")"
    case .looking(let round, let holes):
      "round \(round), \(holes == 1 ? "1 hole" : "\(holes) holes") so far"
    }
  }
}

/// Lets a step be said only when somebody has waited for it.
struct StepPace {
  /// Seconds after which one who waits wants to know.
  static let patience = 2.0
  private var last: Double

  /// - Parameter start: when the waiting began, in seconds of `MonotonicClock`.
  init(since start: Double) { last = start }

  mutating func isDue(at now: Double) -> Bool {
    guard now - last >= Self.patience else { return false }
    last = now
    return true
  }
}
