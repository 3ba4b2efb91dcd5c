import PreviewRuntime
import PreviewWire
import Processes
import UIKit

/// The work of an agent: holds sessions of previews, steps those in which something moves, and reports their
/// frames.
///
/// A state machine without a socket: messages come in through `receive`, reports go out through `send`, time
/// is the clock's. The thread that owns it sleeps until `nextStep`.
@MainActor public final class HostLoop {
  private let previews: [Preview]
  private let clock: HostClock
  /// Takes a report; false when there is no room just now.
  private let send: (MessageFromAgent) -> Bool
  private var sessions: [SessionHandle: HostedSession] = [:]
  /// Sessions that lost a frame because `send` had no room: they owe a keyframe.
  private var behind: Set<SessionHandle> = []
  /// Pings that are not answered, each with the sessions that have yet to do what came before it. A gateway
  /// can tell by that what an agent was doing when it ended.
  private var owedPongs: [(number: Int, waitingFor: Set<SessionHandle>)] = []
  /// Hashes of the pictures that the gateway has been sent, or never will be.
  private var settledImages: Set<String> = []
  /// Pictures that were asked for and are not sent.
  private var owedPictures: [(handle: SessionHandle, request: PictureRequest)] = []

  public init(previews: [Preview], clock: HostClock, send: @escaping (MessageFromAgent) -> Bool) {
    self.previews = previews
    self.clock = clock
    self.send = send
  }

  /// The first report: which previews there are.
  public func greet() {
    _ = send(
      .hello(
        version: WireVersion.agent,
        previews: previews.map {
          PreviewInfo(
            slug: $0.slug, title: $0.title, summary: $0.summary, heading: $0.heading ?? "", source: $0.source)
        }))
  }

  /// Host time at which some session has something to do, in seconds; nil when all of them sleep.
  public var nextStep: Double? { sessions.values.compactMap(\.nextStep).min() }

  public func receive(_ message: MessageToAgent) {
    switch message {
    case .create(let request): create(request)
    case .input(let handle, let viewer, let bytes):
      // The gateway has read the message before: one that does not read is the gateway's fault, and no harm.
      if let input = try? MessageFromViewer(decoding: bytes) {
        sessions[handle]?.receive(input, from: viewer)
      }
    case .keyframe(let handle): sendKeyframe(of: handle)
    case .suspend(let handle):
      sessions[handle]?.suspend(at: clock.now)
      answerPings(waitingFor: handle)
    case .resume(let handle): sessions[handle]?.resume(at: clock.now)
    case .ping(let number): answer(number)
    case .cancelTouches(let handle, let viewer): sessions[handle]?.cancelTouches(of: viewer, now: clock.now)
    case .setKnobs(let handle, let settings): sessions[handle]?.setKnobs(settings)
    case .digest(let handle): tellDigest(of: handle)
    case .pins(let handle, let pins):
      guard let session = sessions[handle] else { return }
      session.watch(pins)
      tellPins(of: session)
    case .restore(let handle, let state): sessions[handle]?.restore(state)
    case .picture(let handle, let request):
      owedPictures.append((handle, request))
      sendPictures()
    }
  }

  /// Steps every session whose time has come.
  public func step() {
    let now = clock.now
    let due = sessions.values.filter { $0.nextStep.map { $0 <= now } ?? false }
    for session in due.sorted(by: { $0.handle < $1.handle }) { step(session, to: now) }
  }

  /// There is room again: pings are answered, and sessions that lost frames send what they show now.
  public func roomAgain() {
    sendPongs()
    for handle in behind.sorted() { sendKeyframe(of: handle) }
    sendPictures()
  }

  private func answer(_ ping: Int) {
    owedPongs.append((ping, Set(sessions.values.filter(\.hasWork).map(\.handle))))
    sendPongs()
  }

  /// The session has done what it was told, or will not.
  private func answerPings(waitingFor handle: SessionHandle) {
    for index in owedPongs.indices { owedPongs[index].waitingFor.remove(handle) }
    sendPongs()
  }

  /// One that finds no room stays owed: a gateway that never hears it takes the agent for hung.
  private func sendPongs() {
    owedPongs.removeAll { $0.waitingFor.isEmpty && send(.pong($0.number)) }
  }

  private func create(_ request: SessionRequest) {
    guard let preview = previews.first(where: { $0.slug == request.slug }) else {
      let known = previews.map(\.slug).joined(separator: ", ")
      _ = send(
        .failed(request.handle, message: "There is no preview “\(request.slug)”; there are: \(known)."))
      return
    }
    let session = HostedSession(request, preview: preview, clock: clock)
    sessions[request.handle] = session
    step(session, to: clock.now)
  }

  private func step(_ session: HostedSession, to now: Double) {
    report(session) { () throws(WireError) in try session.step(to: now) }
    tellKnobs(of: session)
    tellBars(of: session)
    tellTyping(of: session)
    tellUnplaced(of: session)
    tellPins(of: session)
    session.drainLog(at: now) { send(.log(session.handle, message: $0)) }
    session.drainHoles(at: now) { send(.holes(session.handle, $0)) }
    session.drainRequests(at: now) { send(.requests(session.handle, $0)) }
    answerPings(waitingFor: session.handle)
  }

  private func sendKeyframe(of handle: SessionHandle) {
    guard let session = sessions[handle] else { return }
    behind.remove(handle)
    report(session) { () throws(WireError) in try session.keyframe() }
    tellKnobs(of: session)
    tellBars(of: session)
    tellTyping(of: session)
    tellUnplaced(of: session)
    tellPins(of: session)
  }

  /// Draws what each session shows once it has done what it was told, so that the picture is that of the
  /// frame before it.
  private func sendPictures() {
    while let (handle, request) = owedPictures.first {
      if let session = sessions[handle] {
        if session.hasWork { step(session, to: clock.now) }
        guard send(.picture(handle, number: request.number, session.picture(scale: request.scale))) else {
          return
        }
      }
      owedPictures.removeFirst()
    }
  }

  /// One that finds no room is not told: the gateway asks again if it still wants to know.
  private func tellDigest(of handle: SessionHandle) {
    guard let session = sessions[handle] else { return }
    if session.hasWork { step(session, to: clock.now) }
    guard let digest = session.digest else { return }
    _ = send(.digest(handle, digest, hasMoreActs: session.hasMoreActs))
  }

  private func tellBars(of session: HostedSession) {
    let isTold = session.tellBars { send(.bars(session.handle, $0)) }
    if !isTold { behind.insert(session.handle) }
  }

  private func tellKnobs(of session: HostedSession) {
    let isTold = session.tellKnobs { send(.knobs(session.handle, $0, unknown: $1)) }
    if !isTold { behind.insert(session.handle) }
  }

  private func tellTyping(of session: HostedSession) {
    let isTold = session.tellTyping { send(.typing(session.handle, viewer: $0, $1)) }
    if !isTold { behind.insert(session.handle) }
  }

  private func tellUnplaced(of session: HostedSession) {
    let isTold = session.tellUnplaced { send(.unplaced(session.handle, $0)) }
    if !isTold { behind.insert(session.handle) }
  }

  /// Places of pins come after the frame that has their layers.
  private func tellPins(of session: HostedSession) {
    let areTold = session.tellPins { send(.pinPlaces(session.handle, $0)) }
    let areAnswered = session.tellElements {
      send(.element(session.handle, viewer: $0, request: $1, $2))
    }
    if !areTold || !areAnswered { behind.insert(session.handle) }
  }

  /// Acts come before the frame that they have led to: with it, the gateway has all that it takes.
  private func report(_ session: HostedSession, _ frame: () throws(WireError) -> FrameReport?) {
    let handle = session.handle
    do {
      let frame = try frame()
      let areActsTold = session.tellActs { send(.acts(handle, from: $0, bytes: $1)) }
      let isTold = frame.map { areActsTold && sendImages(of: handle) && send(.frame($0)) } ?? areActsTold
      if !isTold { behind.insert(handle) }
    } catch {
      _ = send(.failed(handle, message: "The preview's layer tree cannot be sent: \(error.reason)."))
      forget(handle)
    }
  }

  /// Sends the pictures and fonts of a session's frame that the gateway does not have; they come before the
  /// frame. False when there was no room for all of them.
  private func sendImages(of handle: SessionHandle) -> Bool {
    guard let session = sessions[handle], session.hasNewThings else { return true }
    for image in session.images where !settledImages.contains(image.hash) {
      guard sendOnce(image.encoded, image.mediaType, hash: image.hash) else { return false }
    }
    for font in session.fonts where !settledImages.contains(font.contentHash) {
      guard sendOnce(font.bytes, font.mediaType, hash: font.contentHash) else { return false }
    }
    session.thingsWereSent()
    return true
  }

  private func sendOnce(_ bytes: [UInt8], _ type: String, hash: String) -> Bool {
    let mediaType = ImageReport.MediaType(rawValue: type)
    if let report = mediaType.flatMap({ ImageReport(hash: hash, mediaType: $0, bytes: bytes) }) {
      guard send(.image(report)) else { return false }
    } else {
      Log.note(
        "a picture of \(bytes.count) bytes cannot be sent; the limit is \(WireLimits.image).",
        from: "scrollwork-agent")
    }
    settledImages.insert(hash)
    return true
  }

  private func forget(_ handle: SessionHandle) {
    sessions[handle] = nil
    behind.remove(handle)
    answerPings(waitingFor: handle)
  }
}
