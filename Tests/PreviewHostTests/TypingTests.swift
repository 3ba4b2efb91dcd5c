import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Typing into a session` {
  private final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    override func viewDidLoad() {
      super.viewDidLoad()
      field.keyboardType = .emailAddress
      field.returnKeyType = .next
      field.delegate = self
      view.addSubview(field)
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  /// One session of an agent without a socket, and what it says about typing.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var told: [(viewer: Int, report: TypingReport?)] = []
    var hasRoom = true
    private let preview = Preview(slug: "form", title: "Form", summary: "") { _ in Form() }
    lazy var host = HostLoop(previews: [preview], clock: clock) { [unowned self] report in
      guard case .typing(_, let viewer, let typing) = report else { return true }
      if hasRoom { told.append((viewer, typing)) }
      return hasRoom
    }

    init() {
      host.receive(
        .create(
          SessionRequest(handle: 1, slug: preview.slug, screen: ScreenSettings(width: 390, height: 844))))
    }

    func send(_ message: MessageFromViewer, from viewer: Int) {
      host.receive(.input(1, viewer: viewer, message: message.encoded()))
      clock.now += 0.5
      host.step()
    }

    func tap(_ x: Double, _ y: Double, by viewer: Int, seq: Int) {
      for (phase, time) in [(TouchSample.Phase.began, 0), (.ended, 500)] {
        let sample = TouchSample(
          phase: phase, touchID: 0, time: 10_000 * seq + time, location: WirePoint(xPoints: x, yPoints: y))
        send(.touches(inputSeq: seq, samples: [sample]), from: viewer)
      }
    }

    /// The news since the last call.
    func news() -> [(viewer: Int, report: TypingReport?)] {
      defer { told = [] }
      return told
    }
  }

  @Test func `the viewer who taps a field has the keyboard, and is told what it types into`() throws {
    let watched = Watched()
    #expect(watched.news().isEmpty)
    watched.tap(100, 120, by: 2, seq: 1)
    let news = watched.news()
    let report = try #require(news.last?.report)
    #expect(news.last?.viewer == 2 && report.keyboard == .email && report.returnKey == .next)
    #expect(report.text == "" && report.inputSeq == 0 && !report.isMultiline)
    #expect(report.caretPlace.xPoints >= 20 && report.caretPlace.yPoints > 100)
    #expect(report.caretSize.heightPoints > 15)
  }

  @Test func `letters are told back with the message they came in, also one that is refused`() {
    let watched = Watched()
    watched.tap(100, 120, by: 1, seq: 1)
    _ = watched.news()
    watched.send(.typing(inputSeq: 3, .insert("a")), from: 1)
    #expect(watched.news().map { "\($0.report?.text ?? "-") \($0.report?.inputSeq ?? -1)" } == ["a 3"])
    watched.send(.typing(inputSeq: 4, .insert("x")), from: 1)
    #expect(watched.news().map { "\($0.report?.text ?? "-") \($0.report?.inputSeq ?? -1)" } == ["a 4"])
  }

  @Test func `who did not touch cannot type, until they touch`() throws {
    let watched = Watched()
    watched.tap(100, 120, by: 1, seq: 1)
    watched.send(.typing(inputSeq: 1, .insert("b")), from: 2)
    #expect(watched.news().last?.report?.text == "")
    watched.tap(100, 120, by: 2, seq: 2)
    watched.send(.typing(inputSeq: 4, .insert("b")), from: 2)
    watched.send(.typing(inputSeq: 9, .insert("c")), from: 1)
    let last = try #require(watched.news().last)
    #expect(last.viewer == 2 && last.report?.text == "b")
  }

  @Test func `the keyboard put away ends editing, and that is told`() {
    let watched = Watched()
    watched.tap(100, 120, by: 1, seq: 1)
    _ = watched.news()
    watched.send(.typing(inputSeq: 3, .dismiss), from: 1)
    let news = watched.news()
    #expect(news.count == 1 && news.first?.viewer == 0 && news.first?.report == nil)
  }

  @Test func `what found no room is told when there is some`() {
    let watched = Watched()
    watched.hasRoom = false
    watched.tap(100, 120, by: 1, seq: 1)
    #expect(watched.news().isEmpty)
    watched.hasRoom = true
    watched.host.roomAgain()
    #expect(watched.news().last?.viewer == 1)
  }

  @Test func `numbers that no text has do no harm`() {
    let watched = Watched()
    watched.tap(100, 120, by: 1, seq: 1)
    let huge = WireLimits.varint
    watched.send(.typing(inputSeq: 3, .replace(location: huge, length: huge, "ab")), from: 1)
    watched.send(.typing(inputSeq: 4, .select(location: huge, length: huge)), from: 1)
    watched.send(.typing(inputSeq: 5, .compose("c", location: huge, length: huge)), from: 1)
    watched.send(.typing(inputSeq: 6, .move(isDown: false)), from: 1)
    #expect(watched.news().last?.report?.text == "abc")
  }
}
