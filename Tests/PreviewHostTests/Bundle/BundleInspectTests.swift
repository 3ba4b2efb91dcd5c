import Foundation
import Testing

@testable import PreviewHost

/// A library that is compiled here, loaded and inspected by the agent as a process.
@Suite struct `Bundles that are inspected` {
  private static let library = Result { try TestBundle.compile("InspectedBundle", bundleSource) }

  /// The environment that the gateway sets for its agents.
  private static let backtrace =
    "enable=yes,symbolicate=fast,images=none,threads=crashed,registers=none,limit=40,top=2,interactive=no,color=no,"
    + "sanitize=no,timeout=10s"

  private func inspect(_ arguments: [String]) throws -> TestBundle.Outcome {
    try TestBundle.run(
      TestBundle.agent, ["inspect", "--bundle", Self.library.get()] + arguments,
      environment: ["SWIFT_BACKTRACE": Self.backtrace])
  }

  @Test func `show their layouts, with so many items and with knobs set`() throws {
    let outcome = try inspect(["row-layout", "--items", "main=3", "--set", "RowLayout.step=120.5"])

    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""preview": "row-layout""#))
    #expect(outcome.output.contains(#""frame": [241, 0, 120.5, 200]"#))
    #expect(outcome.output.components(separatedBy: #""kind": "cell""#).count == 4)
  }

  @Test func `begin with the first where none is named, and tell of the others`() throws {
    let outcome = try inspect([])
    #expect(outcome.status == 0 && outcome.output.contains(#""preview": "on-its-side""#))
    #expect(
      outcome.errors.contains(
        "this is on-its-side, the first of 4 previews: on-its-side, row-layout, crash-layout, greedy-layout.")
    )
  }

  @Test func `are found by title, too, and turned as their traits say`() throws {
    let outcome = try inspect(["--preview", "On its side"])
    #expect(outcome.output.contains(#""size": [844, 390]"#))
    #expect(try inspect(["On its side", "--size", "390x844"]).output.contains(#""size": [390, 844]"#))
  }

  @Test(
    arguments: [
      (["nobody"], "there is no preview “nobody”"),
      (
        ["row-layout", "--set", "RowLayout.width=1"],
        "there are: RowLayout.step, SampleData.rows, SampleData.longTexts, SampleData.items.main."
      ),
      (["row-layout", "--set", "RowLayout.step=wide"], "want a number"),
      (["row-layout", "--set", "RowLayout.step=-5"], "want a number from 1 to 900"),
      (["row-layout", "--set", "RowLayout.step=1e308"], "want a number from 1 to 900"),
      (["row-layout", "--items", "left=1"], "it has: main."),
      (["row-layout", "--memory", "1"], "want MiB"),
    ] as [([String], String)])
  func `end with status 2 and one line for what makes no sense`(arguments: [String], words: String) throws {
    let outcome = try inspect(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `that cannot be loaded, or are something else, end with status 2 and say so`() throws {
    func errors(_ library: String) throws -> String {
      let outcome = try TestBundle.run(TestBundle.agent, ["inspect", "--bundle", library, "x"])
      #expect(outcome.status == 2)
      return outcome.errors
    }
    #expect(try errors("/no/such.so").contains("the bundle /no/such.so cannot be loaded"))
    #expect(try errors("libm.so").contains("/libm.so cannot be loaded"), "not looked for elsewhere")
    let other = try TestBundle.compile("OtherLibrary", "public func nothing() {}")
    #expect(try errors(other).contains("is no bundle of previews"))
  }

  @Test func `that crash name the function and the line, within their limits`() throws {
    let outcome = try inspect(["crash-layout"])
    #expect(outcome.status < 0)
    #expect(outcome.errors.contains("Index out of range"))
    #expect(outcome.errors.contains("CrashLayout.prepare()"), "\(outcome.errors)")
    #expect(outcome.errors.contains("InspectedBundle.swift:19"))
  }

  @Test func `that want more memory than they are given end, and say so`() throws {
    let outcome = try inspect(["greedy-layout", "--memory", "256"])
    #expect(outcome.status < 0)
    #expect(outcome.errors.contains("failed to allocate"), "\(outcome.errors)")
    #expect(outcome.errors.contains("GreedyLayout.prepare()"))
    #expect(outcome.errors.contains("InspectedBundle.swift:26"))
  }
}
