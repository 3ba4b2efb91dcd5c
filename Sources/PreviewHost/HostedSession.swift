import PreviewWire
import UIKit

/// One session of an agent: a running preview, what its viewers did since the last frame, and what they saw last.
@MainActor final class HostedSession {
  /// Seconds. Input is applied as it arrives and timers when they are due, but a session makes no more frames than a
  /// fast display shows.
  static let shortestFrame = 1.0 / 120

  let handle: SessionHandle
  private let preview: RunningPreview
  private var time: SessionTime
  private var encoder = FrameEncoder()
  private let layerChanges = LayerChanges()
  private var nextSeq: Int
  private var injectors: [Int: TouchInjector] = [:]
  private var pending: [(viewer: Int, message: ViewerMessage)] = []
  private var lastInput: (viewer: Int, seq: Int) = (0, 0)
  /// Host times of the last step and of the last that made a frame, in seconds.
  private var lastStep = -Double.infinity
  private var lastFrame = -Double.infinity

  init(_ request: SessionRequest, preview: Preview, now: Double) {
    handle = request.handle
    nextSeq = request.firstSeq
    time = SessionTime(startingAt: now, slot: Int(request.handle))
    self.preview = RunningPreview(
      preview, size: CGSize(width: request.width, height: request.height), appearance: request.appearance)
    SavedState(request.state)?.restore(in: self.preview)
  }

  /// The pictures that its last frame shows.
  var images: [CGImage] { layerChanges.images.values.sorted { $0.hash < $1.hash } }

  // MARK: Events

  func receive(_ message: ViewerMessage, from viewer: Int) { pending.append((viewer, message)) }

  func cancelTouches(of viewer: Int, now: Double) {
    preview.perform {
      injectors[viewer]?.cancel(in: preview.window, now: time.virtual(at: now))
      injectors[viewer] = nil
      preview.loop.settle()
    }
  }

  func suspend(at now: Double) { time.suspend(at: now) }
  func resume(at now: Double) { time.resume(at: now) }

  // MARK: Time

  /// Host time at which there is something to do, in seconds; nil while nothing moves and nobody touches: an idle
  /// session costs nothing.
  var nextStep: Double? {
    if time.isSuspended { return nil }
    if !pending.isEmpty { return lastFrame + Self.shortestFrame }
    return preview.loop.nextDeadline.map { max(time.host(of: $0), lastStep + Self.shortestFrame) }
  }

  /// Brings the session up to `now` (host time), input first as it came.
  ///
  /// - Returns: the frame for the viewers; nil when nothing changed that they can see.
  /// - Throws: `overlong` when the tree is too large for a frame.
  func step(to now: Double) throws(WireError) -> FrameReport? {
    lastStep = now
    let virtual = time.virtual(at: now)
    preview.perform {
      preview.loop.advanceSkippingFrames(to: virtual)
      for (viewer, message) in pending { apply(message, from: viewer, at: virtual) }
      pending.removeAll(keepingCapacity: true)
      preview.loop.settle()
    }
    return try frame(at: virtual)
  }

  /// What was sent last, whole, for a viewer that lacks it; nil before the first frame.
  func keyframe() throws(WireError) -> FrameReport? {
    var payload: [UInt8] = []
    guard let header = encoder.header, try encoder.repeatAsKeyframe(into: &payload) else { return nil }
    return FrameReport(
      handle: handle, isKeyframe: true, seq: header.seq, state: SavedState(of: preview).bytes,
      payload: payload)
  }

  private func frame(at virtual: Double) throws(WireError) -> FrameReport? {
    var payload: [UInt8] = []
    let scene = preview.perform { layerChanges.scene(of: preview.window) }
    let header = FrameHeader(
      seq: nextSeq, time: Quantise.time(virtual), inputViewer: lastInput.viewer, inputSeq: lastInput.seq)
    guard let kind = try encoder.change(to: scene, header: header, into: &payload) else { return nil }
    nextSeq += 1
    lastFrame = lastStep
    return FrameReport(
      handle: handle, isKeyframe: kind == .keyframe, seq: header.seq, state: SavedState(of: preview).bytes,
      payload: payload)
  }

  // MARK: Input

  private func apply(_ message: ViewerMessage, from viewer: Int, at virtual: Double) {
    switch message {
    case .touches(_, let samples):
      injectors[viewer, default: TouchInjector(viewer: viewer)]
        .inject(samples, into: preview.window, now: virtual)
    case .wheel(_, let input):
      WheelInjector.scroll(input, in: preview.window, now: virtual)
    case .key(_, _, let key):
      KeyInjector.press(key, in: preview.window)
    case .appearance(_, let appearance):
      preview.window.screenStyle = UIUserInterfaceStyle(appearance)
    case .acknowledge, .keyframeRequest:
      return
    }
    if let seq = message.inputSeq { lastInput = (viewer, seq) }
  }
}
