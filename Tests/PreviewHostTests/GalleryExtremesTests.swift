import Gallery
import PreviewRuntime
import PreviewWire
import Testing

@testable import PreviewHost

/// What any viewer may send to any preview of the gallery.
@MainActor @Suite struct `The gallery at its extremes` {
  /// A session of one preview, stepped for a moment after each change.
  @MainActor private final class Played {
    let clock = ManualClock(now: 1000)
    var knobs: [KnobInfo] = []
    var failures: [String] = []
    var frameCount = 0
    private lazy var host = HostLoop(previews: Self.previews, clock: clock) { [unowned self] report in
      switch report {
      case .knobs(_, let known, _): knobs = known
      case .failed(_, let message): failures.append(message)
      case .frame: frameCount += 1
      default: break
      }
      return true
    }

    /// As an agent has them, with the gallery's knobs.
    static let previews: [Preview] = {
      let bundle = BundleBuilder()
      GalleryPreview.register(with: bundle)
      return GalleryPreview.all.map {
        Preview(
          slug: $0.slug, title: $0.title, summary: $0.summary, heading: $0.heading,
          items: $0.items, knobs: bundle.knobs, makeViewController: $0.makeViewController)
      }
    }()

    init(_ slug: String, width: Double = 390, height: Double = 844) {
      host.receive(
        .create(
          SessionRequest(handle: 1, slug: slug, screen: ScreenSettings(width: width, height: height))))
      play()
    }

    func resize(width: Double, height: Double) {
      let size = WireSize(widthPoints: width, heightPoints: height)
      host.receive(
        .input(1, viewer: 1, message: MessageFromViewer.screen(inputSeq: 1, .size(size)).encoded()))
      play()
    }

    func turn(_ name: String, to value: Double) {
      host.receive(.setKnobs(1, [KnobSetting(name: name, value: .number(value))]))
      play()
    }

    /// A scroll, and what follows from it within a quarter of a second.
    private func play() {
      let wheel = WheelInput(
        time: Int(clock.now * 10_000), location: WirePoint(x: 32 * 64, y: 32 * 64),
        delta: WirePoint(x: 80 * 64, y: 80 * 64), isNotch: true)
      host.receive(.input(1, viewer: 1, message: MessageFromViewer.wheel(inputSeq: 1, wheel).encoded()))
      let end = clock.now + 0.25
      for _ in 0..<4 {
        clock.now = min(max(clock.now + 0.08, host.nextStep ?? end), end)
        host.step()
      }
      clock.now = end
    }
  }

  /// Where the panel's slider for a number ends: the page chooses what the source does not say.
  private static func ends(of knob: KnobInfo) -> [Double] {
    guard case .number(let value) = knob.value else { return [] }
    let reach = max(2 * abs(value), knob.style == .integer ? 10 : 1)
    return [knob.minimum ?? (value < 0 ? -reach : 0), knob.maximum ?? (value < 0 ? 0 : reach)]
  }

  @Test func `holds in the smallest, the narrowest and the widest window`() {
    let side = WireLimits.windowSide
    for slug in GalleryPreview.all.map(\.slug) {
      let played = Played(slug, width: side.lowerBound, height: side.lowerBound)
      played.resize(width: side.lowerBound, height: side.upperBound)
      played.resize(width: side.upperBound, height: side.lowerBound)
      played.resize(width: side.lowerBound, height: side.lowerBound)
      #expect(played.failures == [], "\(slug)")
      #expect(played.frameCount > 0, "\(slug)")
    }
  }

  @Test func `holds with every knob at both of its ends`() {
    var count = 0
    for slug in GalleryPreview.all.map(\.slug) {
      let played = Played(slug)
      for knob in played.knobs {
        count += 1
        for end in Self.ends(of: knob) { played.turn(knob.name, to: end) }
      }
      #expect(played.failures == [], "\(slug)")
    }
    #expect(count > 20)
  }
}
