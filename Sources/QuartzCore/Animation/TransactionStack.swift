import CoreGraphics

/// The open transactions of one session, the turn's own below all others.
@MainActor package final class TransactionStack {
  /// The settings of one transaction; nil leaves one to those around it.
  struct Level {
    var disablesActions: Bool?
    /// In seconds.
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationCompletion?
    var completionBlock: (() -> Void)?
    var values: [String: Any] = [:]
    /// How views animate; `.some(nil)` is not at all.
    var block: AnimationBlock??
    /// Whether `perform` ends it, and nothing else.
    var isOfViews = false
  }

  /// Seconds of an implicit animation (Facts 6.3).
  static let implicitDuration: TimeInterval = 0.25

  /// The settings outside of all transactions: they belong to the turn.
  private var turn = Level()
  /// Those that `begin` opened, the innermost last.
  private var opened: [Level] = []
  /// Whether views animate at all, in blocks or not.
  package var areViewAnimationsEnabled = true

  func begin(_ level: Level = Level()) { opened.append(level) }

  /// Ends the innermost transaction that `begin` opened; the turn's own is not ended by hand, and neither is
  /// that of a block of views: layouts end within the block what they have begun before it (Facts 2.10).
  func commit() {
    guard let place = opened.lastIndex(where: { !$0.isOfViews }) else { return }
    opened.remove(at: place).completion?.close()
  }

  /// Ends all of them: what was begun and never committed must not last into the next turn.
  package func endTurn() {
    while let level = opened.popLast() { level.completion?.close() }
    let completion = turn.completion
    turn = Level()
    completion?.close()
  }

  /// Changes the innermost transaction.
  func change(_ change: (inout Level) -> Void) {
    if opened.isEmpty { change(&turn) } else { change(&opened[opened.count - 1]) }
  }

  // MARK: The settings that hold

  var disablesActions: Bool { innermost(\.disablesActions) ?? false }

  /// In seconds.
  var duration: TimeInterval { innermost(\.duration) ?? Self.implicitDuration }

  var timingFunction: CAMediaTimingFunction? { innermost(\.timingFunction) }

  /// The innermost block in which views animate; nil where they do not.
  package var block: AnimationBlock? {
    guard areViewAnimationsEnabled, !opened.isEmpty else { return nil }
    return innermost(\.block) ?? nil
  }

  /// Whether views may animate: not within a block that is to be without.
  package var areViewAnimationsAllowed: Bool {
    guard areViewAnimationsEnabled else { return false }
    if case .some(.none) = innermost(\.block) { return false }
    return true
  }

  /// Of the innermost transaction alone.
  var completionBlock: (() -> Void)? { (opened.last ?? turn).completionBlock }

  func value(_ key: String) -> Any? { innermost { $0.values[key] } }

  /// All who wait for what is animated now.
  var completions: [AnimationCompletion] { ([turn] + opened).compactMap(\.completion) }

  private func innermost<Value>(_ read: (Level) -> Value?) -> Value? {
    for level in opened.reversed() { if let value = read(level) { return value } }
    return read(turn)
  }

  // MARK: Views

  /// Runs `changes`, in which views animate as `block` says; not at all where it is nil.
  package func perform(_ block: AnimationBlock?, _ changes: () -> Void) {
    var level = Level()
    level.block = .some(block)
    level.completion = block?.completion
    level.duration = block?.duration
    level.isOfViews = true
    let blocks = opened.count(where: \.isOfViews)
    begin(level)
    changes()
    // Transactions that `changes` left open end with it.
    while opened.count(where: \.isOfViews) > blocks { opened.popLast()?.completion?.close() }
  }
}
