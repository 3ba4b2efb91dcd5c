import PreviewWire
import QuartzCore

/// Notes the inputs by which hands do something to a preview, as they come; see `ActJournal`.
///
/// Inputs of fingers wait until it is known what they come to: those that only scroll are not noted.
struct ActRecorder {
  /// Just before a finger comes down, or something is typed.
  struct Start {
    var origin: ActJournal.Origin
    var state: SavedState
  }

  /// More than a journal has room for.
  private static let mostInputs = WireLimits.acts / 16
  private static let framesPerSecond = Double(VirtualRunLoop.framesPerSecond)

  private enum Pending {
    case input(MessageFromViewer, viewer: Int)
    case left(viewer: Int)
    case screen(ScreenSettings)

    /// Whether hands on the screen did it, which may have scrolled.
    var isOfFingers: Bool {
      switch self {
      case .input(.touches, _), .left: true
      case .input, .screen: false
      }
    }
  }

  /// The journal as it was written. Empty: nothing has been done.
  private(set) var bytes: [UInt8] = []
  /// Whether something was done that is not in it.
  private(set) var isIncomplete = false
  private var hands = HandWatch()
  /// Since the first finger came down; times in seconds of session time.
  private var open: (start: Start, inputs: [(time: Double, what: Pending)])?
  /// As it was noted last: not again before it has changed.
  private var lastState: SavedState?
  /// Session time of the last entry, or of the making of the preview.
  private var lastTime: Double
  /// How many of the bytes the gateway has; nil: it may have others.
  private var told: Int?

  /// Of a preview that was made just now.
  ///
  /// - Parameters:
  ///   - time: in seconds of session time.
  ///   - isKnown: whether the gateway knows that nothing has been done.
  init(madeAt time: Double = 0, isKnown: Bool) {
    // One that is made again begins with a frame.
    lastTime = (time * Self.framesPerSecond).rounded(.down) / Self.framesPerSecond
    told = isKnown ? 0 : nil
  }

  /// The preview was made again just now: nothing has been done to it.
  ///
  /// - Parameter time: in seconds of session time.
  mutating func previewWasRemade(at time: Double) { self = ActRecorder(madeAt: time, isKnown: told == 0) }

  /// Of a preview to which everything in `bytes` was done again, the last of it at `time`.
  init(continuing bytes: [UInt8], doneAt time: Double) {
    self.bytes = bytes
    lastTime = time
    told = bytes.count
  }

  /// Whether a finger that comes down now is the first one.
  var areHandsUp: Bool { !hands.areDown }

  // MARK: Inputs

  /// Fingers of a viewer have moved, and the preview has heard of it.
  ///
  /// - Parameters:
  ///   - start: as it was before, where the hands were up.
  ///   - isScrolling: whether a scroll view is being dragged now.
  mutating func touched(
    _ message: MessageFromViewer, _ samples: [TouchSample], by viewer: Int, at time: Double,
    from start: Start?,
    _ isScrolling: () -> Bool
  ) {
    if let start { open = (start, []) }
    keep((time, .input(message, viewer: viewer)))
    close(hands.touched(samples, by: viewer, isScrolling))
  }

  /// A viewer has left, and its fingers are taken off.
  mutating func left(_ viewer: Int, at time: Double) {
    guard let verdict = hands.left(viewer) else { return }
    keep((time, .left(viewer: viewer)))
    close(verdict)
  }

  /// Something was typed.
  mutating func typed(_ message: MessageFromViewer, by viewer: Int, at time: Double, from start: Start) {
    let input = (time, Pending.input(message, viewer: viewer))
    guard open == nil else { return keep(input) }
    begin(start)
    write(input)
  }

  /// The screen has changed. Before anything was done that does not matter.
  mutating func screenChanged(to screen: ScreenSettings, at time: Double) {
    if open != nil {
      keep((time, .screen(screen)))
    } else if !bytes.isEmpty {
      write((time, .screen(screen)))
    }
  }

  /// Keeps it until the fingers are up.
  private mutating func keep(_ input: (time: Double, what: Pending)) {
    if hands.haveScrolled { open?.inputs.removeAll(where: \.what.isOfFingers) }
    open?.inputs.append(input)
    if let count = open?.inputs.count, count > Self.mostInputs { giveUp() }
  }

  private mutating func close(_ verdict: HandWatch.Verdict) {
    guard verdict != .pending, let (start, inputs) = open else { return }
    open = nil
    guard !isIncomplete else { return }
    let noted = verdict == .acted ? inputs : inputs.filter { !$0.what.isOfFingers }
    guard !noted.isEmpty else { return }
    begin(start)
    for input in noted { write(input) }
  }

  // MARK: Writing

  private mutating func begin(_ start: Start) {
    if bytes.isEmpty {
      guard let origin = try? ActJournal.bytes(of: start.origin) else { return giveUp() }
      append(origin)
    }
    guard start.state != lastState else { return }
    // Sizes that the journal has already are there when it is done again.
    append(ActJournal.bytes(of: .state(lastState.map(start.state.onlyNewSizes) ?? start.state)))
    lastState = start.state
  }

  private mutating func write(_ input: (time: Double, what: Pending)) {
    let pause = pause(before: input.time)
    switch input.what {
    case .input(let message, let viewer):
      append(ActJournal.bytes(of: .input(after: pause, viewer: viewer, message)))
    case .left(let viewer): append(ActJournal.bytes(of: .left(after: pause, viewer: viewer)))
    case .screen(let screen): append(ActJournal.bytes(of: .screen(after: pause, screen)))
    }
  }

  private mutating func pause(before time: Double) -> Double {
    defer { lastTime = max(lastTime, time) }
    let pause = max(0, time - lastTime)
    let skipped = max(0, ((pause - ActJournal.longestPause) * Self.framesPerSecond).rounded(.up))
    return max(0, pause - skipped / Self.framesPerSecond)
  }

  private mutating func append(_ entry: [UInt8]) {
    guard !isIncomplete else { return }
    guard bytes.count + entry.count <= WireLimits.acts else { return giveUp() }
    bytes += entry
  }

  /// More was done than is kept: a part of it would lead elsewhere.
  mutating func giveUp() {
    (bytes, open, isIncomplete, told) = ([], nil, true, nil)
  }

  // MARK: Telling

  /// Tells the gateway what it does not have; `send` says whether it took it.
  ///
  /// - Returns: false where there was no room for it.
  mutating func tell(_ send: (_ from: Int, [UInt8]) -> Bool) -> Bool {
    guard told != bytes.count else { return true }
    let from = told ?? 0
    guard send(from, Array(bytes[from...])) else { return false }
    told = bytes.count
    return true
  }
}
