import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct `Inspect command` {
  private func run(_ arguments: [String], script: String? = nil) throws -> JSONValue {
    let options = try InspectOptions(arguments)
    let preview = try #require(galleryPreviews.first { $0.slug == options.preview })
    let steps = try script.map { try InspectScript(json: Data($0.utf8)) }
    let text = try Inspect.inspect(preview, options: options, script: steps).text
    return try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  private func samples(_ arguments: [String], script: String? = nil) throws -> [JSONValue] {
    try #require(run(arguments, script: script)["samples"]?.array)
  }

  private func offset(_ sample: JSONValue?) throws -> [Double] {
    try #require(sample?["collections"]?.array?.first?["contentOffset"]?.numbers)
  }

  private func state(_ sample: JSONValue?) -> String? {
    sample?["collections"]?.array?.first?["state"]?.string
  }

  /// A finger that goes from `start` to `end` in a straight line, 60 samples a second, lifts and is gone.
  private func drag(from start: Double, to end: Double, y: Double = 400, seconds: Double) -> String {
    let count = Int(seconds * 60)
    let moves = (1...count).map { step in
      let x = start + (end - start) * Double(step) / Double(count)
      return #"{"t": \#(Double(step) / 60), "touch": "moved", "id": 1, "x": \#(x), "y": \#(y)}"#
    }
    let steps =
      [#"{"t": 0, "touch": "began", "id": 1, "x": \#(start), "y": \#(y)}"#] + moves + [
        #"{"t": \#(seconds), "touch": "ended", "id": 1, "x": \#(end), "y": \#(y)}"#
      ]
    return steps.joined(separator: ", ")
  }

  @Test func `two runs print the same bytes`() throws {
    let options = try InspectOptions(["snapping-list"])
    let script = try InspectScript(json: Data("[\(drag(from: 300, to: 100, seconds: 0.1))]".utf8))

    let runs = try (0..<2).map { _ in
      try Inspect.inspect(galleryPreviews[0], options: options, script: script).text
    }

    #expect(runs[0] == runs[1])
  }

  @Test func `a flick glides to a stop with a card in the middle`() throws {
    let sample = try samples(["snapping-list"], script: "[\(drag(from: 300, to: 100, seconds: 0.1))]").last

    let x = try offset(sample)[0]

    let pitch = 390.0 - 2 * 36 + 100
    #expect(x > 0)
    #expect(abs(x / pitch - (x / pitch).rounded()) < 1e-9)
    #expect(state(sample) == "idle")
  }

  @Test func `a drag follows the finger without the slop`() throws {
    let script = """
      [{"t": 0, "touch": "began", "x": 300, "y": 400}, {"t": 0.1, "touch": "moved", "x": 250, "y": 400},
       {"t": 0.2, "touch": "moved", "x": 200, "y": 400}, {"t": 0.2, "sample": true}]
      """

    let sample = try samples(["snapping-list"], script: script).first

    #expect(try offset(sample)[0] == 90)
    #expect(state(sample) == "dragging")
  }

  @Test func `past the edge the content follows the finger ever more slowly`() throws {
    let script = """
      [{"t": 0, "touch": "began", "x": 100, "y": 400}, {"t": 0.2, "touch": "moved", "x": 310, "y": 400},
       {"t": 0.2, "sample": true}]
      """

    let x = try offset(samples(["snapping-list"], script: script).first)[0]

    // Facts 1.5 with x = 200, c = 0.55, D = 390
    #expect(abs(x + (1 - 1 / (200 * 0.55 / 390 + 1)) * 390) < 1e-6)
  }

  @Test func `an offset step and a scroll to an item end where they say`() throws {
    let script = """
      [{"t": 0, "offset": {"id": "main", "x": 0, "y": 450}}, {"t": 0, "sample": true},
       {"t": 0.1, "scrollTo": {"id": "main", "item": 5, "position": "top", "animated": true}},
       {"t": 0.2, "sample": true}, {"t": 1, "sample": true}]
      """

    let samples = try samples(["table"], script: script)

    #expect(try offset(samples[0])[1] == 450)
    #expect(state(samples[1]) == "animating")
    #expect(try offset(samples[1])[1] > 450)
    #expect(try offset(samples[2])[1] == 1500)
    #expect(state(samples[2]) == "idle")
  }

  @Test func `turning the window lays everything out again`() throws {
    let script = #"[{"t": 0, "size": [844, 390]}, {"t": 0.1, "sample": true}]"#

    let sample = try samples(["table"], script: script).first

    let collection = sample?["collections"]?.array?.first
    #expect(collection?["frame"]?.numbers == [0, 0, 844, 390])
    #expect(collection?["elements"]?.array?.first?["size"]?.numbers == [844, 300])
  }

  @Test func `items replace the data source's default`() throws {
    let sample = try samples(["table", "--items", "main=2"]).first

    #expect(sample?["collections"]?.array?.first?["contentSize"]?.numbers == [390, 600])
  }

  @Test func `a million items cost no more than those on screen`() throws {
    let sample = try samples(["snapping-list", "--items", "main=1000000", "--offset", "main=209000209,0"])
      .first

    #expect(sample?["collections"]?.array?.first?["elements"]?.array?.count == 2)
  }

  @Test(arguments: [
    (["table", "--offset", "other=1,2"], "there is no collection view or table “other”; there are: main"),
    (["table", "--target", "other=1,2"], "there is no collection view or table “other”"),
    (["table", "--items", "other=1"], "has no collection view “other”"),
  ]) func `names that do not exist are said with those that do`(arguments: [String], says: String) {
    let error = #expect(throws: InspectError.self) { try run(arguments) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test func `unknown previews and bad flags end with status 2`() {
    #expect(Inspect.run(["no-such"], gallery: galleryPreviews) == 2)
    #expect(Inspect.run(["table", "--size", "big"], gallery: galleryPreviews) == 2)
    #expect(Inspect.run(["table", "--script", "/no/such/file"], gallery: galleryPreviews) == 2)
  }
}
