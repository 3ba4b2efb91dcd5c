import Foundation
import Testing

@testable import PreviewHost

/// A library in which something is missing, loaded and inspected by the agent as a process.
@Suite struct `Bundles with holes` {
  private static let library = Result { try TestBundle.compile("HoledBundle", source) }

  private func inspect(_ preview: String) throws -> TestBundle.Outcome {
    try TestBundle.run(TestBundle.agent, ["inspect", "--bundle", Self.library.get(), preview])
  }

  @Test func `run, with neutral values of their own types and of Apple's, and say what was reached`() throws {
    let outcome = try inspect("feed")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let expected =
      #""holes": {"count": 4, "reached": [{"hole": "Feed.swift:1: Kingfisher is not here", "times": 1}, "#
      + #"{"hole": "Feed.swift:2: Title is not here", "times": 1}, "#
      + #"{"hole": "Feed.swift:3: Store is not here", "times": 1}]}}"#
    #expect(outcome.output.hasSuffix(expected + "\n"), "\(outcome.output.suffix(500))")
  }

  @Test func `stop where there is nothing to go on with, naming the hole`() throws {
    let outcome = try inspect("stuck")
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains(
        "The preview stops at a hole. Feed.swift:4: Plan is not here, and there is no value of Plan to go on with."
      ),
      "\(outcome.errors)")
  }

  /// As of a package that calls functions which the runtime had once.
  @Test func `run where a function that is never called is nowhere`() throws {
    let outcome = try inspect("old")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private static let source = """
    import UIKit
    import PreviewRuntime

    struct Plan { var name: String }
    final class Store {
      var rows = 3
      init() {}
    }
    final class Feed: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        _hole(0, showingIn: picture, from: URL(string: "https://a.example/b.png"))
        precondition(picture.image != nil)
        let title: String = _holeValue(1)
        precondition(title.isEmpty)
        let store: Store = _holeValue(2)
        precondition(store.rows == 3)
      }
    }
    @_silgen_name("swift_noSuchFunction") func noSuchFunction(_ number: Int) -> Int
    final class Old: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if view == nil { print(noSuchFunction(1)) }
      }
    }
    final class Stuck: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let plan: Plan = _holeValue(3)
        print(plan.name)
      }
    }

    @_cdecl("scrollwork_register")
    @MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {
      let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()
      bundle.holes([
        "Feed.swift:1: Kingfisher is not here", "Feed.swift:2: Title is not here", "Feed.swift:3: Store is not here",
        "Feed.swift:4: Plan is not here",
      ])
      bundle.neutral(Store.self) { Store() }
      bundle.preview("Feed") { Feed() as UIViewController }
      bundle.preview("Old") { Old() as UIViewController }
      bundle.preview("Stuck") { Stuck() as UIViewController }
    }
    """
}
