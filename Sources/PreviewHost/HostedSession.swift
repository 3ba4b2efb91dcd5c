import PreviewRuntime
import PreviewWire
import UIKit

/// One session of an agent: a running preview, what its viewers did since the last frame, and what they saw
/// last.
@MainActor final class HostedSession {
  /// Seconds. Input is applied as it arrives and timers when they are due, but a session makes no more frames
  /// than a fast display shows.
  static let shortestFrame = 1.0 / 120

  let handle: SessionHandle
  private let original: Preview
  private var preview: RunningPreview
  private var knobs: KnobSettings
  private var time: SessionTime
  private var frames = SceneFrames()
  private let log: SessionLog
  private let holes = SessionHoles()
  private let requests = SessionRequests()
  private var nextSeq: Int
  private var injectors: [Int: TouchInjector] = [:]
  private var typing = SessionTyping()
  private var pending = PendingEvents()
  private var lastInput: (viewer: Int, seq: Int) = (0, 0)
  private var hasWarnedOfCut = false
  /// Parts of the state that it was begun with for which there is no place, until they are told.
  private var unplaced: [String] = []
  private var acts: ActRecorder
  private var pins = PinWatch()
  private var points = PointQuestions()
  /// The build that the preview is of.
  private let source: String
  /// Whether a knob has been turned since the preview was made.
  private var isOutdated = false
  /// Host times of the last step and of the last that made a frame, in seconds.
  private var lastStep = -Double.infinity
  private var lastFrame = -Double.infinity

  private var screen: ScreenSettings
  /// The device's bars as the gateway was told of them last; nil: not yet.
  private var toldBars: ScreenBars?

  init(_ request: SessionRequest, preview: Preview, clock: HostClock) {
    handle = request.handle
    original = preview
    source = request.source
    nextSeq = request.firstSeq
    let log = SessionLog()
    self.log = log
    let knobs = KnobSettings(preview.knobs, request.knobs)
    self.knobs = knobs
    screen = preview.screen(request.screen)
    let journal = ActJournal(request.acts).flatMap { $0.isOf(request) ? $0 : nil }
    let replay = journal.flatMap {
      ActReplay($0, of: preview, knobs: knobs.store, clock: clock, report: { log.add($0) })
    }
    if let replay {
      self.preview = replay.preview
      typing = replay.typing
      acts = ActRecorder(continuing: request.acts, doneAt: replay.doneAt)
    } else {
      self.preview = RunningPreview(preview, on: screen, knobs: knobs.store, report: { log.add($0) })
      acts = ActRecorder(isKnown: request.acts.isEmpty)
    }
    time = SessionTime(startingAt: clock.now - self.preview.loop.now, slot: Int(request.handle))
    if let replay, replay.screen != screen { show(screen) }
    screen.device = self.preview.device
    if journal != nil, replay == nil {
      log.add("It takes too long to do again what was done by hand in this session; its preview begins anew.")
    }
    let isWithoutActs = !request.acts.isEmpty && replay == nil
    unplaced =
      SavedState(request.state).restore(in: self.preview) + (isWithoutActs ? ["what was done by hand"] : [])
    collect()
  }

  /// The screen has been changed while no agent had the session.
  private func show(_ screen: ScreenSettings) {
    if !preview.apply(screen) { isOutdated = true }
    acts.screenChanged(to: screen, at: preview.loop.now)
  }

  /// The fonts of the preview's own in its last frame.
  var fonts: [AppFont] { frames.fonts }

  /// The pictures that its last frame shows.
  var images: [CGImage] { frames.images }

  /// Whether there may be some among them since `thingsWereSent`.
  var hasNewThings: Bool { frames.hasNewThings }

  /// All pictures and fonts have left.
  func thingsWereSent() { frames.thingsWereSent() }

  /// A picture of it as it is now.
  ///
  /// - Parameter scale: pixels per point, as many as have room in a message.
  func picture(scale: Int) -> DrawnPicture { PreviewPicture.drawn(of: preview, scale: scale) }

  /// A number for what its last frame shows; nil before the first.
  var digest: SceneDigest? { frames.scene.map { SceneDigest($0) } }

  /// Whether anything was done to the preview, since it was made, that neither its state nor the acts have
  /// that were told of it.
  var hasMoreActs: Bool { acts.isIncomplete || !acts.areHandsUp }

  // MARK: Events

  func receive(_ message: MessageFromViewer, from viewer: Int) {
    pending.append(.message(message, viewer: viewer))
  }

  /// The only knobs that stand elsewhere than in the source, from now on.
  func setKnobs(_ settings: [KnobSetting]) { pending.append(.knobs(settings)) }

  /// Goes on from a state that another agent wrote.
  func restore(_ state: [UInt8]) { pending.append(.state(SavedState(state))) }

  /// These are all the pins whose places are to be told, from now on.
  func watch(_ pins: [WatchedPin]) { self.pins.watch(pins) }

  func cancelTouches(of viewer: Int, now: Double) {
    preview.perform {
      let virtual = time.virtual(at: now)
      injectors[viewer]?.cancel(in: preview.window, now: virtual)
      acts.left(viewer, at: virtual)
      injectors[viewer] = nil
      preview.loop.settle()
    }
    collect()
  }

  /// Collects what this session did in its turn, before another has one.
  private func collect() {
    holes.collect()
    requests.collect()
  }

  func suspend(at now: Double) { time.suspend(at: now) }
  func resume(at now: Double) { time.resume(at: now) }

  // MARK: Time

  /// Host time at which there is something to do, in seconds; nil while nothing moves and no finger is down:
  /// an idle session costs nothing.
  var nextStep: Double? {
    if time.isSuspended { return nil }
    if !pending.isEmpty { return lastFrame + Self.shortestFrame }
    let deadlines = [
      preview.loop.nextDeadline.map { time.host(of: $0) }, log.nextDeadline, holes.nextDeadline,
      requests.nextDeadline,
    ]
    return deadlines.compactMap(\.self).min().map { max($0, lastStep + Self.shortestFrame) }
  }

  /// Whether something has come in that the next step will do.
  var hasWork: Bool { !pending.isEmpty && !time.isSuspended }

  /// Lets the warnings leave that may by now; `send` says whether it took one.
  func drainLog(at now: Double, _ send: (String) -> Bool) { log.drain(at: now, send) }

  /// Lets the counts of holes leave if they may by now; `send` says whether it took them.
  func drainHoles(at now: Double, _ send: ([HoleReach]) -> Bool) { holes.drain(at: now, send) }

  /// Lets the list of requests leave if it may by now; `send` says whether it took it.
  func drainRequests(at now: Double, _ send: ([RequestRow]) -> Bool) { requests.drain(at: now, send) }

  /// Tells of knobs what has not been told; false where `send` had no room for it.
  func tellKnobs(_ send: ([KnobInfo], _ unknown: [String]) -> Bool) -> Bool { knobs.tell(send) }

  /// Tells of the device's bars what has not been told; false where `send` had no room for it.
  func tellBars(_ send: (ScreenBars) -> Bool) -> Bool {
    guard let bars = preview.bars else {
      toldBars = nil
      return true
    }
    guard bars != toldBars else { return true }
    guard send(bars) else { return false }
    toldBars = bars
    return true
  }

  /// Tells of what is typed into what has not been told; false where `send` had no room for it.
  func tellTyping(_ send: (_ viewer: Int, TypingReport?) -> Bool) -> Bool {
    typing.tell(preview.perform { preview.window.typing }, send)
  }

  /// Tells of the state that it was begun with what came to nothing; false where `send` had no room for it.
  func tellUnplaced(_ send: ([String]) -> Bool) -> Bool {
    guard !unplaced.isEmpty else { return true }
    let names = unplaced.prefix(WireLimits.unplaced).map { $0.cut(toBytes: WireLimits.knobText) }
    guard send(names) else { return false }
    unplaced = []
    return true
  }

  /// Tells of the places of pins what has not been told; false where `send` had no room for it.
  func tellPins(_ send: ([PinPlace]) -> Bool) -> Bool { pins.tell(in: preview, send) }

  /// Answers who asked for elements; false where `send` had no room for it.
  func tellElements(_ send: (_ viewer: Int, _ request: Int, FoundElement?) -> Bool) -> Bool {
    points.answer(in: preview, send)
  }

  /// Tells of acts what has not been told; false where `send` had no room for it.
  func tellActs(_ send: (_ from: Int, [UInt8]) -> Bool) -> Bool { acts.tell(send) }

  /// Brings the session up to `now` (host time), input first as it came.
  ///
  /// - Returns: the frame for the viewers; nil when nothing changed that they can see.
  /// - Throws: `overlong` when not even the window's own layer fits a frame.
  func step(to now: Double) throws(WireError) -> FrameReport? {
    lastStep = now
    defer { collect() }
    let virtual = time.virtual(at: now)
    preview.perform {
      preview.loop.advanceSkippingFrames(to: virtual)
      for event in pending.take() { apply(event, at: virtual) }
      preview.loop.settle()
    }
    if isOutdated { remake(at: virtual) }
    return try frame(at: virtual)
  }

  /// The last frame, whole, for a viewer that lacks it; nil before the first frame.
  ///
  /// Content that grew too large for one frame change by change is cut, and sent as a frame of its own.
  func keyframe() throws(WireError) -> FrameReport? {
    guard let header = frames.header, let scene = frames.scene else { return nil }
    var payload: [UInt8] = []
    do {
      try FrameWriter.keyframe(of: scene, header: header, into: &payload)
    } catch {
      return try frame(at: preview.loop.now, isKeyframe: true)
    }
    return FrameReport(
      handle: handle, isKeyframe: true, seq: header.seq, state: SavedState(of: preview).bytes,
      payload: payload)
  }

  private func frame(at virtual: Double, isKeyframe: Bool = false) throws(WireError) -> FrameReport? {
    var payload: [UInt8] = []
    let header = FrameHeader(
      seq: nextSeq, time: Quantise.time(virtual), inputViewer: lastInput.viewer, inputSeq: lastInput.seq)
    let written: Result<FrameKind?, WireError> = preview.perform {
      do throws(WireError) {
        return .success(try frames.frame(of: preview.window, header, isKeyframe: isKeyframe, into: &payload))
      } catch {
        return .failure(error)
      }
    }
    if frames.isCut { warnOfCut() }
    guard let kind = try written.get() else { return nil }
    nextSeq += 1
    lastFrame = lastStep
    pins.frameChanged()
    return FrameReport(
      handle: handle, isKeyframe: kind == .keyframe, seq: header.seq, state: SavedState(of: preview).bytes,
      payload: payload)
  }

  private func warnOfCut() {
    guard !hasWarnedOfCut else { return }
    hasWarnedOfCut = true
    log.add("The layer tree is too large to be sent; what is in front of its first layers is left out.")
  }

  // MARK: Input

  private func apply(_ event: PendingEvents.Event, at virtual: Double) {
    switch event {
    case .message(let message, let viewer): apply(message, from: viewer, at: virtual)
    case .knobs(let settings): if knobs.replace(with: settings) { isOutdated = true }
    case .state(let state): state.restore(in: preview)
    }
  }

  private func apply(_ message: MessageFromViewer, from viewer: Int, at virtual: Double) {
    switch message {
    case .touches(_, let samples):
      let start = acts.areHandsUp ? actStart : nil
      typing.touched(samples, by: viewer)
      injectors[viewer, default: TouchInjector(viewer: viewer)]
        .inject(samples, into: preview.window, now: virtual)
      acts.touched(message, samples, by: viewer, at: virtual, from: start) {
        ScrollViews.isAnyDragged(in: preview.window)
      }
    case .wheel(_, let input):
      WheelInjector.scroll(input, in: preview.window, now: virtual)
    case .key(_, _, let key):
      KeyInjector.press(key, in: preview.window)
    case .screen(_, let setting):
      _ = screen.apply(setting)
      if !preview.apply(setting) { isOutdated = true }
      acts.screenChanged(to: screen, at: virtual)
    case .typing(let seq, let input):
      guard typing.accepts(inputSeq: seq, from: viewer) else { break }
      if preview.window.typing?.isSecure == true {
        // The journal is written to a disk.
        acts.giveUp()
      } else {
        acts.typed(message, by: viewer, at: virtual, from: actStart)
      }
      preview.window.apply(TypedEdit(input))
    case .setKnob(_, let setting):
      if knobs.set(setting) { isOutdated = true }
    case .resetKnobs(_, let name):
      if knobs.reset(name) { isOutdated = true }
    case .point(let request, let point): points.ask(request, at: point, by: viewer)
    case .acknowledge, .keyframeRequest, .enter, .askControl, .grant, .cursor, .introduce, .gather,
      .attention:
      return
    }
    if let seq = message.inputSeq { lastInput = (viewer, seq) }
  }

  /// The preview as it is before an act.
  private var actStart: ActRecorder.Start {
    ActRecorder.Start(
      origin: ActJournal.Origin(source: source, screen: screen, knobs: knobs.settings),
      state: SavedState(of: preview).placesOnly)
  }

  // MARK: Making it again

  /// Whether the preview runs in a language of the other direction than it is to.
  private var isOtherWay: Bool { preview.loop.session.isRightToLeft != (screen.direction == .rightToLeft) }

  /// Makes the preview again with the knobs as they stand: whatever has read a constant reads it again. Once
  /// for all that came in since the last step, after the rest of it.
  private func remake(at virtual: Double) {
    isOutdated = false
    // As an app that is started again in another language: offsets would count from the other side.
    let state = isOtherWay ? nil : SavedState(of: preview)
    let log = self.log
    preview = RunningPreview(
      original, on: screen, knobs: knobs.store, startingAt: virtual, report: { log.add($0) })
    // Whatever was done to the one before is gone with it.
    acts.previewWasRemade(at: virtual)
    frames = SceneFrames(after: frames)
    for viewer in injectors.keys { injectors[viewer]?.previewWasRemade() }
    state?.restore(in: preview)
  }
}
