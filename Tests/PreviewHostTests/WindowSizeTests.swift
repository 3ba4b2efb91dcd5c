import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `The window of a hosted session` {
  /// Frames of one session, in a window that was ordered upright.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var decoder = FrameDecoder()
    var frames: [FrameReport] = []
    lazy var host = HostLoop(previews: [Self.preview], clock: clock) { [unowned self] report in
      if case .frame(let frame) = report { frames.append(frame) }
      return true
    }

    /// Wants to lie on its side.
    static let preview = Preview(
      slug: "wide", title: "", summary: "", traits: [.landscapeLeft]
    ) { _ in UIViewController() }

    init(width: Double = 390, height: Double = 844, isSizeChosen: Bool = false) {
      host.receive(
        .create(
          SessionRequest(
            handle: 1, slug: "wide",
            screen: ScreenSettings(width: width, height: height, isSizeChosen: isSizeChosen))))
    }

    func turn(to width: Double, _ height: Double) {
      let size = WireSize(widthPoints: width, heightPoints: height)
      host.receive(
        .input(1, viewer: 1, message: MessageFromViewer.screen(inputSeq: 4, .size(size)).encoded()))
      clock.now += 1
      host.step()
    }

    /// Of the window that viewers see, in points.
    func size() throws -> [Double] {
      for frame in frames { _ = try decoder.apply(frame.payload) }
      return [decoder.window.widthPoints, decoder.window.heightPoints]
    }
  }

  @Test func `is turned by a trait, and turned back by a viewer`() throws {
    let watched = Watched()
    #expect(try watched.size() == [844, 390])

    watched.turn(to: 390, 844)

    #expect(try watched.size() == [390, 844])
    #expect(watched.frames.last?.isKeyframe == true)
    #expect(watched.decoder.header?.inputSeq == 4)
  }

  @Test func `that a viewer chose is made so by the next agent, whatever a trait says`() throws {
    #expect(try Watched(isSizeChosen: true).size() == [390, 844])
  }
}
