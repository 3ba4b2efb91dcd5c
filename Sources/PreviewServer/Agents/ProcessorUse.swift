import PreviewSession

/// Judges from an agent's processor time whether others should go before it.
///
/// One that goes on eating most of a processor has to stand back further and further. One that has been calm
/// for a while gets its place back, where the kernel allows that: only to the privileged, so that for others
/// an agent that was greedy once stays behind as long as it lives. That matters only where processors are
/// scarce, but it is why nobody is told to stand back for a moment's work.
struct ProcessorUse {
  /// A nice value to give instead of the one that the agent has.
  struct Change: Equatable {
    var old: Int32
    var new: Int32
  }

  /// Part of one processor that is much for an agent: one that draws sixty frames a second takes less.
  static let muchUse = 0.8
  /// Nice values, and for how many seconds of much use an agent gets them. The last is not 19, which threads
  /// have that previewed code starts, so that these keep it when the others get theirs back.
  static let steps: [(seconds: Double, nice: Int32)] = [(0, 0), (2, 5), (5, 10), (10, 18)]
  /// Seconds of less use after which an agent has its place back.
  static let calmSeconds = 5.0

  private var last: (at: Moment, processorSeconds: Double)?
  private var nice: Int32 = 0
  private var busySeconds = 0.0
  private var quietSeconds = 0.0
  private var isOneWay = false

  /// Takes a sample, about once a second.
  ///
  /// - Parameter processorSeconds: of all its threads, from its start.
  /// - Returns: nil if it keeps what it has.
  mutating func sample(_ processorSeconds: Double, at now: Moment) -> Change? {
    defer { last = (now, processorSeconds) }
    guard let last, case let seconds = now.seconds(since: last.at), seconds > 0 else { return nil }
    let isMuch = processorSeconds - last.processorSeconds >= Self.muchUse * seconds
    busySeconds = isMuch ? busySeconds + seconds : 0
    quietSeconds = isMuch ? 0 : quietSeconds + seconds
    return changeDue
  }

  /// A change was made, or refused: then no other of its kind is asked for.
  mutating func answered(_ change: Change, isDone: Bool) {
    if isDone {
      nice = change.new
    } else if change.new < change.old {
      isOneWay = true
    }
  }

  /// Whether it has been busy since the last sample.
  var isBusy: Bool { busySeconds > 0 }

  private var changeDue: Change? {
    let due = Self.steps.last { $0.seconds <= busySeconds }?.nice ?? 0
    if due > nice { return Change(old: nice, new: due) }
    let isForgiven = nice > 0 && quietSeconds >= Self.calmSeconds && !isOneWay
    return isForgiven ? Change(old: nice, new: 0) : nil
  }
}
