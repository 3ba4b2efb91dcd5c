import Foundation
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Previews on devices` {
  /// Frames and reports of one session of an agent without a socket.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var decoder = FrameDecoder()
    var bars: [ScreenBars] = []
    lazy var host = HostLoop(previews: [Self.preview], clock: clock) { [unowned self] report in
      switch report {
      case .frame(let frame): _ = try? decoder.apply(frame.payload)
      case .bars(_, let news): bars.append(news)
      default: break
      }
      return true
    }

    final class Page: UIViewController {
      override var prefersStatusBarHidden: Bool { view.bounds.width > 400 }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    static let preview = Preview(slug: "page", title: "", summary: "") { _ in Page() }

    init(_ slug: String?) {
      let device = slug.flatMap(Device.init(slug:))
      host.receive(
        .create(
          SessionRequest(
            handle: 1, slug: "page",
            screen: ScreenSettings(width: device?.width ?? 390, height: device?.height ?? 844, device: device)
          )))
    }

    func send(_ message: MessageFromViewer) {
      host.receive(.input(1, viewer: 1, message: message.encoded()))
      clock.now += 1
      host.step()
    }

    var size: [Double] { [decoder.window.widthPoints, decoder.window.heightPoints] }
  }

  private func shown(_ statusBar: ScreenBars.StatusBar) -> ScreenBars {
    ScreenBars(statusBar: statusBar, showsHomeIndicator: false)
  }

  @Test func `a session on a device says what its app lets be seen, once`() {
    let watched = Watched("iphone-16")
    #expect(watched.bars == [shown(.dark)] && watched.size == [393, 852])
    watched.send(.key(inputSeq: 1, time: 0, .down))
    #expect(watched.bars.count == 1)
    watched.send(.screen(inputSeq: 2, .appearance(.dark)))
    #expect(watched.bars.last == shown(.light))
  }

  @Test func `a bare session says nothing of bars until it gets a device, which may be taken away again`() {
    let watched = Watched(nil)
    #expect(watched.bars == [])
    watched.send(.screen(inputSeq: 1, .device(Device(slug: "iphone-16-pro-max"), isOnSide: false)))
    #expect(watched.size == [440, 956] && watched.bars == [shown(.hidden)])
    watched.send(.screen(inputSeq: 2, .device(nil, isOnSide: false)))
    watched.send(.screen(inputSeq: 3, .appearance(.dark)))
    #expect(watched.size == [440, 956] && watched.bars.count == 1)
  }

  @Test func `a window of another size is on no device any more`() throws {
    let running = RunningPreview(
      Watched.preview, on: ScreenSettings(width: 393, height: 852, device: Device(slug: "iphone-16")))
    #expect(running.window.safeAreaInsets.top == 59)
    running.resize(to: CGSize(width: 852, height: 393))
    #expect(running.device != nil && running.window.safeAreaInsets.left == 59)
    running.resize(to: CGSize(width: 500, height: 393))
    #expect(running.device == nil && running.window.safeAreaInsets == .zero && running.bars == nil)
  }

  @Test func `an app that comes to a tablet begins again there`() {
    let watched = Watched("iphone-16")
    watched.send(.screen(inputSeq: 1, .device(Device(slug: "ipad"), isOnSide: true)))
    #expect(watched.size == [1180, 820])
    #expect(watched.bars.last == shown(.hidden))
  }

  // MARK: inspect

  private func inspect(_ arguments: [String]) throws -> JSONValue {
    let options = try InspectOptions(arguments)
    let preview = try #require(galleryPreviews.first { $0.slug == options.preview })
    let text = try Inspect.inspect(preview, options: options, script: nil).text
    return try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test func `inspect says device, safe area and status bar`() throws {
    let seen = try inspect(["table", "--device", "iphone-16"])
    let sample = try #require(seen["samples"]?.array?.first)
    #expect(seen["device"]?.string == "iphone-16" && seen["size"]?.numbers == [393, 852])
    #expect(sample["safeArea"]?.numbers == [59, 0, 34, 0] && sample["statusBar"]?.string == "dark")
    let offset = try #require(sample["collections"]?.array?.first?["contentOffset"]?.numbers)
    #expect(offset[1] == -59)

    let onSide = try inspect(["table", "--device", "iphone-16", "--landscape"])
    let turned = try #require(onSide["samples"]?.array?.first)
    #expect(onSide["size"]?.numbers == [852, 393])
    #expect(turned["safeArea"]?.numbers == [0, 59, 21, 59] && turned["statusBar"]?.string == "hidden")
  }

  @Test func `a bare size has none of it, except a safe area that is given`() throws {
    let bare = try inspect(["table", "--size", "390x844"])
    #expect(bare["device"] == nil && bare["samples"]?.array?.first?["safeArea"] == nil)
    let given = try inspect(["table", "--size", "390x844", "--safe-area", "47,0,34,0"])
    let sample = try #require(given["samples"]?.array?.first)
    #expect(given["device"] == nil && sample["statusBar"] == nil)
    #expect(sample["safeArea"]?.numbers == [47, 0, 34, 0])
    let offset = try #require(sample["collections"]?.array?.first?["contentOffset"]?.numbers)
    #expect(offset[1] == -47)
  }
}
