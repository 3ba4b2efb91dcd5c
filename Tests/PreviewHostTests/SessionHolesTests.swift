import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// On the main thread throughout, and without a pause: there is one ledger for the whole process.
@MainActor @Suite struct `Holes of a session` {
  /// Reaches one hole when it is made, another whenever its window changes its size.
  private final class Holed: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      _hole(4)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      _hole(2)
    }
  }

  private final class Recorder {
    var reports: [MessageFromAgent] = []
    var hasRoom = true
    func told(of handle: SessionHandle) -> [[HoleReach]] {
      reports.compactMap { if case .holes(handle, let reaches) = $0 { reaches } else { nil } }
    }
  }

  private let clock = ManualClock(now: 10)
  private let recorder = Recorder()
  private let host: HostLoop

  init() {
    let (clock, recorder) = (clock, recorder)
    host = HostLoop(
      previews: [
        Preview(slug: "holed", title: "Holed", summary: "") { _ in Holed() },
        Preview(slug: "whole", title: "Whole", summary: "") { _ in UIViewController() },
      ], clock: clock
    ) {
      if !recorder.hasRoom, case .holes = $0 { return false }
      recorder.reports.append($0)
      return true
    }
  }

  private func resize(_ handle: SessionHandle, to width: Double) {
    let message = MessageFromViewer.screen(
      inputSeq: 1, .size(WireSize(widthPoints: width, heightPoints: 300)))
    host.receive(.input(handle, viewer: 1, message: message.encoded()))
  }

  private func create(_ slug: String, _ handle: SessionHandle) {
    host.receive(
      .create(SessionRequest(handle: handle, slug: slug, screen: ScreenSettings(width: 200, height: 300))))
  }

  @Test func `are told after the first frame, in the order of their numbers`() throws {
    _ = HoleLedger.take()
    create("holed", 1)

    let first = try #require(recorder.told(of: 1).first)
    #expect(first.map(\.number) == [2, 4])
    #expect(first.last?.count == 1)
    let frame = recorder.reports.firstIndex { if case .frame = $0 { true } else { false } }
    let holes = recorder.reports.firstIndex { if case .holes = $0 { true } else { false } }
    #expect(try #require(frame) < #require(holes))
  }

  @Test func `are told as totals, at most five times a second`() throws {
    _ = HoleLedger.take()
    create("holed", 1)
    let before = try #require(recorder.told(of: 1).last?.first?.count)
    for step in 1...10 {
      clock.now += 0.05
      resize(1, to: 200 + Double(step))
      host.step()
    }

    #expect((2...4).contains(recorder.told(of: 1).count))
    clock.now += 1
    host.step()
    #expect(recorder.told(of: 1).last?.first == HoleReach(number: 2, count: before + 10))
    #expect(host.nextStep == nil, "and then there is nothing to do")
  }

  @Test func `are those of the session that reached them, where two share an agent`() {
    _ = HoleLedger.take()
    create("whole", 1)
    create("holed", 2)
    clock.now += 1
    resize(1, to: 300)
    host.step()

    #expect(recorder.told(of: 1) == [])
    #expect(recorder.told(of: 2).count == 1)
  }

  @Test func `that were reached as the library was loaded belong to the first`() {
    _ = HoleLedger.take()
    _hole(0)
    create("whole", 1)
    create("whole", 2)

    #expect(recorder.told(of: 1) == [[HoleReach(number: 0, count: 1)]])
    #expect(recorder.told(of: 2) == [])
  }

  @Test func `are told later where there was no room`() {
    _ = HoleLedger.take()
    recorder.hasRoom = false
    create("holed", 1)
    #expect(recorder.told(of: 1) == [])

    recorder.hasRoom = true
    clock.now += 0.5
    host.step()
    #expect(recorder.told(of: 1) == [])
    clock.now += 0.6
    host.step()
    #expect(recorder.told(of: 1).map { $0.map(\.number) } == [[2, 4]])
  }

  @Test func `past those that a build lists are not told`() {
    _ = HoleLedger.take()
    _hole(WireLimits.holes)
    _hole(-1)
    _hole(WireLimits.holes - 1)
    create("whole", 1)
    #expect(recorder.told(of: 1) == [[HoleReach(number: WireLimits.holes - 1, count: 1)]])
  }

  // MARK: inspect

  private func inspected(_ slug: String) throws -> String {
    let preview = Preview(slug: slug, title: slug, summary: "") { _ in
      slug == "holed" ? Holed() : UIViewController()
    }
    return try Inspect.inspect(preview, options: InspectOptions([slug, "--size", "200x300"]), script: nil)
      .text
  }

  @Test func `are counted in what inspect says`() throws {
    _ = HoleLedger.take()
    BundleBuilder().holes(["a:1: A is not here", "b:1: B", "Feed.swift:12: Kingfisher is not here", "d:1: D"])
    defer { BundleBuilder().holes([]) }
    let text = try inspected("holed")

    let holes = try #require(text.split(separator: #""holes": "#).last)
    #expect(
      holes.hasPrefix(
        #"{"count": 4, "reached": [{"hole": "Feed.swift:12: Kingfisher is not here", "times": "#))
    #expect(holes.hasSuffix(#"{"hole": "hole 4", "times": 1}]}}"#))
    #expect(try inspected("whole").hasSuffix(#""holes": {"count": 4, "reached": []}}"#))
  }

  @Test func `leave what inspect says of code without any as it was`() throws {
    _ = HoleLedger.take()
    #expect(try !inspected("whole").contains("holes"))
  }
}
