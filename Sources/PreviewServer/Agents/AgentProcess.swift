import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// One running agent, as the gateway sees it: a socket that takes messages and gives reports. It has one
/// session in its life, and ends when that goes elsewhere.
///
/// If it crashes, hangs or takes too much memory, it ends in two steps: it is *lost* at once, and its session
/// goes elsewhere; the process itself may need another second to write down where it was. Then it has
/// *ended*.
final class AgentProcess {
  struct Events {
    /// Every report, in the order they come, until it is lost.
    var reported: (MessageFromAgent, AgentProcess) -> Void
    /// It is of no use any more. Called once.
    var lost: (AgentProcess) -> Void
    /// It was told to end, as it is not needed any more. Called once, in place of `lost`.
    var dismissed: (AgentProcess) -> Void
    /// The process is over, and this is how. Called once, after `lost`; not of one that was dismissed.
    var ended: (AgentProcess, LastWords) -> Void
  }

  /// Handle of the session that it has, or was told to make; nil while it is a spare.
  private(set) var session: SessionHandle?
  /// Whether it has that session only to try whether it comes back as it is: then nobody is told how it ends.
  var isCopy = false
  /// Said hello, and takes sessions.
  private(set) var isReady = false
  /// Whether it ever said hello.
  private(set) var saidHello = false
  /// Bytes of memory that it and its programs held when that was last looked at; nil before, and where it is
  /// not known.
  private(set) var residentBytes: Int?
  /// The pictures of its frames.
  private(set) var images = ImageTable()

  private enum Phase {
    case running
    /// Lost; it may still be writing.
    case dying(Problem.Kind?, since: Moment)
    /// Not needed any more; it may still be tidying up.
    case leaving(since: Moment)
    case ended
  }

  private let launched: LaunchedProcess
  private let events: Events
  private let memoryLimit: Int
  private var phase = Phase.running
  private var socket: PacketSocket?
  private var errors: AgentErrors?
  private var farewell = LastWords.Farewell.hungUp
  /// Why it was ended; nil for other reasons.
  private var excess: AgentExcess?
  private var watch = PingWatch()
  private var use = ProcessorUse()
  /// When it was last seen whether it answers, and how long it had been starved by then.
  private var looked: (at: Moment, starvedSeconds: Double)?
  /// The action for the answer to a ping of this number.
  private var awaited: [Int: () -> Void] = [:]
  private var lastAwaited = 1 << 40

  /// - Parameter memoryLimit: bytes of its own that it may hold.
  init?(_ launched: LaunchedProcess, memoryLimit: Int, in loop: ServiceLoop, events: Events) {
    self.launched = launched
    self.events = events
    self.memoryLimit = memoryLimit
    if let descriptor = launched.errors {
      errors = AgentErrors(descriptor, in: loop, changed: { [weak self] in self?.errorsChanged() })
    }
    socket = PacketSocket(
      launched.socket, to: "an agent", in: loop,
      received: { [weak self] message throws(WireError) in try self?.receive(message) },
      closed: { [weak self] in self?.hungUp() })
    guard socket != nil else {
      launched.kill()
      return nil
    }
  }

  /// Sends a message, and a ping along with it if none is under way.
  func send(_ message: MessageToAgent, at now: Moment) {
    enqueue(message)
    if let number = watch.ping(at: now) { enqueue(.ping(number)) }
    socket?.flush()
  }

  /// Does something once it has done all that it was told up to now. Nothing happens if it is lost before.
  func afterwards(at now: Moment, _ action: @escaping () -> Void) {
    lastAwaited += 1
    awaited[lastAwaited] = action
    send(.ping(lastAwaited), at: now)
  }

  /// Whether it can be given a session now.
  var isSpare: Bool { isReady && session == nil }

  /// It has that session from now on.
  func take(_ session: SessionHandle) { self.session = session }

  /// Ends it if it does not answer, takes more than it may, or has had its time to die.
  func secondPassed(at now: Moment) {
    errors?.secondPassed(at: now)
    switch phase {
    case .running:
      launched.killStrays()
      attendProcessorUse(at: now)
      watch.excuse(seconds: lostSeconds(at: now))
      residentBytes = launched.residentBytes()
      if watch.isHung(at: now) {
        lose(.hang)
      } else if let excess = AgentExcess(launched, holding: residentBytes, memoryLimit: memoryLimit) {
        self.excess = excess
        lose(excess.kind)
      }
    case .dying(let kind, let since):
      let quiet = now.seconds(since: max(since, errors?.lastLine ?? since))
      if kind == .hang, quiet >= SessionLimits.hangReportSeconds { launched.kill() }
      if now.seconds(since: since) >= SessionLimits.crashReportSeconds { launched.kill() }
      finishIfDone(at: now, isOverdue: quiet >= SessionLimits.hangReportSeconds + 2)
    case .leaving(let since):
      if now.seconds(since: since) >= SessionLimits.leaveSeconds { launched.kill() }
    case .ended:
      break
    }
  }

  /// Has one that eats a processor stand back behind others, and asks whether it still answers: it may hang
  /// though nobody has told it anything.
  private func attendProcessorUse(at now: Moment) {
    guard let seconds = launched.processorSeconds() else { return }
    if let change = use.sample(seconds, at: now) {
      use.answered(change, isDone: launched.changeNice(change.old, change.new))
    }
    guard use.isBusy, let number = watch.ping(at: now) else { return }
    enqueue(.ping(number))
    socket?.flush()
  }

  /// Seconds since it was last asked for them that say nothing of it: it was given no processor, it waited
  /// for a program that reads a drawing, or its words went unheard, as this process was given no processor.
  private func lostSeconds(at now: Moment) -> Double {
    let starved = launched.starvedSeconds() ?? 0
    defer { looked = (now, starved) }
    guard let looked else { return 0 }
    if launched.hasChild() { return now.seconds(since: looked.at) }
    return max(starved - looked.starvedSeconds, now.seconds(since: looked.at) - 1)
  }

  /// Has it end, as it is not needed any more. Nothing that it says from now on is heard. It may tidy up
  /// before it goes; what does not go is killed.
  func dismiss() {
    guard case .running = phase else { return }
    phase = .leaving(since: Moment.now)
    isReady = false
    awaited = [:]
    socket?.close()
    errors?.close()
    events.dismissed(self)
  }

  func kill() {
    launched.kill()
    hangUp()
  }

  /// Whether it has ended, said how, and been collected.
  func isCollected() -> Bool {
    switch phase {
    case .running, .dying: false
    case .leaving, .ended: launched.reap() != nil
    }
  }

  private func hangUp() {
    launched.kill()
    socket?.close()
    errors?.close()
  }

  private func enqueue(_ message: MessageToAgent) {
    // Nothing the gateway says is past a limit: inputs were measured when they came in, states by the
    // decoder.
    guard case .running = phase, let packets = try? message.packets(), let socket else { return }
    if !socket.enqueue(packets) { lose(.hang) }
  }

  /// Throws when the agent broke the format: it cannot be trusted any more.
  private func receive(_ message: AssembledMessage) throws(WireError) {
    guard case .running = phase else { return }
    let report = try MessageFromAgent(decoding: message)
    switch report {
    case .hello: (isReady, saidHello) = (true, true)
    case .pong(let number):
      if let next = watch.answered(number, at: Moment.now) {
        enqueue(.ping(next))
        socket?.flush()
      }
      awaited.removeValue(forKey: number)?()
    case .image(let image): images.insert(image)
    case .frame, .failed, .log, .knobs, .holes, .requests, .bars, .typing, .digest, .acts, .picture,
      .unplaced, .element, .pinPlaces:
      break
    }
    events.reported(report, self)
  }

  /// The first step of its end: it is no longer counted on, and it is asked where it is.
  ///
  /// - Parameter kind: what is known by now; nil for what it will have to say itself.
  private func lose(_ kind: Problem.Kind?) {
    guard case .running = phase else { return }
    let now = Moment.now
    phase = .dying(kind, since: now)
    isReady = false
    awaited = [:]
    errors?.agentEnded()
    switch kind {
    case .hang: launched.interrupt(HangSignals.first)
    case _ where excess != nil: launched.kill()
    default: break
    }
    events.lost(self)
    finishIfDone(at: now, isOverdue: false)
  }

  /// Its end of the socket is closed, or it broke the format.
  private func hungUp() {
    if let fault = socket?.fault { farewell = .garbage(fault) }
    socket = nil
    if case .leaving = phase { return }
    launched.kill()
    errors?.agentEnded()
    lose(nil)
    finishIfDone(at: Moment.now, isOverdue: false)
  }

  private func errorsChanged() {
    guard let errors else { return }
    // It has stopped for good while this is being written; its sessions need not wait for that.
    if errors.text.isCrashing { lose(nil) }
    if errors.text.isComplete { tracedOrAskedAgain(errors) }
    if !errors.isOpen { finishIfDone(at: Moment.now, isOverdue: false) }
  }

  /// A hanging agent goes on after a backtrace, and may be at a line of somebody's when it is asked again.
  private func tracedOrAskedAgain(_ errors: AgentErrors) {
    guard case .dying(.hang, _) = phase, errors.text.isVague, !errors.text.hasFault,
      errors.text.tracesSetAside + 1 < CrashReport.mostTraces
    else { return launched.kill() }
    errors.setTraceAside()
    launched.interrupt(HangSignals.again)
  }

  private func finishIfDone(at now: Moment, isOverdue: Bool) {
    guard case .dying(let known, _) = phase else { return }
    let hasSaidAll = socket == nil && !(errors?.isOpen ?? false)
    guard hasSaidAll || isOverdue else { return }
    let said = errors?.text ?? ErrorText()
    let text = said.text
    let end = launched.reap()
    // How it ended is worth waiting for where nothing else is known.
    let isTold = saidHello ? LastWords.saysWhy(text) : !text.isEmpty
    guard end != nil || isOverdue || isTold || known != nil else { return }
    phase = .ended
    hangUp()
    let kind = LastWords.kind(of: said, known: known)
    events.ended(
      self,
      LastWords(
        kind: saidHello ? kind : .launch, text: text, end: end ?? .unknown, farewell: farewell,
        excess: excess))
  }
}
