import Foundation
import Testing

@testable import PreviewHost

/// Swift's tasks in virtual time. In an agent of its own: the test runner's own tasks are not to be.
@Suite struct `Tasks of previews` {
  private static let library = Result { try TestBundle.compile("TaskBundle", source) }

  /// Shows as many items as its task has counted by then.
  private static let source = """
    import UIKit
    import PreviewRuntime

    final class TaskController: UICollectionViewController {
      var count = 0 { didSet { collectionView.reloadData() } }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        Task {
          try? await Task.sleep(nanoseconds: 500_000_000)
          count += 2
          try? await Task.sleep(for: .milliseconds(500))
          count += await elsewhere()
          for await one in AsyncStream(Int.self, { $0.yield(1); $0.yield(1); $0.finish() }) { count += one }
          await MainActor.run { count += 1 }
          let other = Task.detached { try await ContinuousClock().sleep(for: .seconds(1)); return 10 }
          count += (try? await other.value) ?? 0
          let sleeper = Task { try await Task.sleep(for: .seconds(1000)) }
          sleeper.cancel()
          if case .failure(is CancellationError) = await sleeper.result { count += 1 }
          count += await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: 1) }
          }
        }
      }

      nonisolated func elsewhere() async -> Int { 3 }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    /// Never done.
    final class EndlessController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { while true { await Task.yield() } }
      }
    }

    @MainActor private let __preview_0 = PreviewRuntime.PreviewDeclaration("Tasks") {
      TaskController(collectionViewLayout: UICollectionViewFlowLayout())
    }

    @MainActor private let __preview_1 = PreviewRuntime.PreviewDeclaration("Endless") { EndlessController() }

    @_cdecl("scrollwork_register")
    @MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {
      let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()
      bundle.preview(__preview_0)
      bundle.preview(__preview_1)
    }
    """

  private func inspect(_ preview: String, at times: [Double]) throws -> TestBundle.Outcome {
    let steps = times.map { #"{"t": \#($0), "sample": true}"# }.joined(separator: ", ")
    let script = FileManager.default.temporaryDirectory.appending(path: "tasks-\(UUID().uuidString).json")
    try "[\(steps)]".write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    return try TestBundle.run(
      TestBundle.agent, ["inspect", "--bundle", Self.library.get(), preview, "--script", script.path])
  }

  /// How many items are seen in each sample.
  private func counts(_ outcome: TestBundle.Outcome) throws -> [Int] {
    let value = try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(outcome.output.utf8))
    return try #require(value["samples"]?.array).map { sample in
      sample["collections"]?.array?.first?["elements"]?.array?.count ?? 0
    }
  }

  @Test func `they run in turns of the preview's loop, and sleep in its time`() throws {
    let outcome = try inspect("Tasks", at: [0, 0.49, 0.5, 0.99, 1, 1.99])
    #expect(try counts(outcome) == [0, 0, 2, 2, 8, 8], "\(outcome.errors)")
  }

  @Test func `those of no actor sleep by any clock in virtual time`() throws {
    #expect(try counts(inspect("Tasks", at: [2.02])).first ?? 0 >= 19)
  }

  @Test func `two runs print the same bytes`() throws {
    let times = (0..<100).map { Double($0) / 50 }
    #expect(try inspect("Tasks", at: times).output == inspect("Tasks", at: times).output)
  }

  @Test func `one that never ends does not hold up the preview`() throws {
    let outcome = try inspect("Endless", at: [0, 0.1])
    #expect(outcome.status == 0 && outcome.errors == "")
  }
}
