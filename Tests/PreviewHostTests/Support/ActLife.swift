import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// A session in an agent without a socket, hands for it, and all that the gateway keeps of it.
@MainActor final class ActLife {
  let clock: any HostClock
  private let manual: ManualClock?
  private(set) var acts: [UInt8] = []
  private(set) var actsTold = 0
  private(set) var warnings: [String] = []
  private(set) var isTypedInto = false
  private var state: [UInt8] = []
  private var digest: (value: SceneDigest, hasMoreActs: Bool)?
  private let previews: [Preview]
  private let slug: String
  private var seq = 0
  private lazy var host = HostLoop(previews: previews, clock: clock) { [unowned self] report in
    switch report {
    case .frame(let frame): state = frame.state
    case .acts(_, let from, let bytes):
      acts = acts.prefix(from) + bytes
      actsTold += 1
    case .digest(_, let value, let hasMoreActs): digest = (value, hasMoreActs)
    case .typing(_, _, let report): isTypedInto = report != nil
    case .log(_, let message): warnings.append(message)
    default: break
    }
    return true
  }

  init(_ slug: String, of previews: [Preview], _ clock: any HostClock = ManualClock(now: 100)) {
    (self.slug, self.previews, self.clock) = (slug, previews, clock)
    manual = clock as? ManualClock
  }

  /// In a new process, with what the gateway kept of `other`.
  @discardableResult func begin(
    after other: ActLife? = nil, screen: ScreenSettings = ScreenSettings(width: 390, height: 844),
    knobs: [KnobSetting] = [], source: String = "one"
  ) -> ActLife {
    (acts, state) = (other?.acts ?? [], other?.state ?? [])
    host.receive(
      .create(
        SessionRequest(
          handle: 1, slug: slug, screen: screen, state: state, knobs: knobs, source: source, acts: acts)))
    return self
  }

  func run(seconds: Double) {
    guard let manual else { return }
    let end = manual.now + seconds
    while let next = host.nextStep, next <= end {
      manual.now = max(manual.now, next)
      host.step()
    }
    manual.now = end
    host.step()
  }

  // MARK: Hands

  func send(_ message: MessageFromViewer, seconds: Double = 0.05) {
    host.receive(.input(1, viewer: 1, message: message.encoded()))
    run(seconds: seconds)
  }

  func touch(_ phase: PreviewWire.TouchSample.Phase, _ x: Double, _ y: Double) {
    seq += 1
    let sample = PreviewWire.TouchSample(
      phase: phase, touchID: 0, time: Quantise.time(clock.now), location: WirePoint(xPoints: x, yPoints: y))
    send(.touches(inputSeq: seq, samples: [sample]))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  func drag(from start: CGPoint, by distance: CGVector) {
    touch(.began, start.x, start.y)
    for step in 1...8 {
      touch(.moved, start.x + distance.dx * Double(step) / 8, start.y + distance.dy * Double(step) / 8)
    }
    touch(.ended, start.x + distance.dx, start.y + distance.dy)
  }

  func type(_ text: String) {
    seq += 1
    send(.typing(inputSeq: seq, .insert(text)))
  }

  // MARK: What has come of it

  /// A number for what is shown once all is at rest.
  func shown() throws -> SceneDigest {
    run(seconds: 8)
    #expect(hasMoreActs() == false)
    return try #require(digest).value
  }

  func hasMoreActs() -> Bool? {
    digest = nil
    host.receive(.digest(1))
    return digest?.hasMoreActs
  }
}
