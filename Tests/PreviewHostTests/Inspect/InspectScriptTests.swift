import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct `Inspect script` {
  private func script(_ json: String) throws -> InspectScript { try InspectScript(json: Data(json.utf8)) }

  @Test func `reads every kind of step`() throws {
    let script = try script(
      """
      [{"t": 0, "touch": "began", "id": 1, "x": 300, "y": 400},
       {"t": 0.1, "tap": [1, 2]}, {"t": 0.1, "tap": "button"},
       {"t": 0.2, "offset": {"id": "main", "x": 1, "y": 2, "animated": true}},
       {"t": 0.3, "scrollTo": {"id": "main", "item": 3, "position": "centeredVertically"}},
       {"t": 0.4, "size": [480, 320]}, {"t": 0.5, "sample": true}]
      """)

    #expect(script.steps.map(\.time) == [0, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(script.hasSamples)
  }

  @Test(arguments: [
    ("", "no JSON array"), ("{}", "no JSON array"), ("[1]", "step 1 is not an object"),
    (#"[{"sample": true}]"#, "step 1: t must be a number"),
    (#"[{"t": "0", "sample": true}]"#, "t must be a number"),
    (#"[{"t": true, "sample": true}]"#, "t must be a number"),
    (#"[{"t": -1, "sample": true}]"#, "t must be seconds"),
    (#"[{"t": 1e9, "sample": true}]"#, "t must be seconds"),
    (#"[{"t": 1, "sample": true}, {"t": 0, "sample": true}]"#, "step 2"),
    (#"[{"t": 0, "sample": false}]"#, "sample is true"),
    (#"[{"t": 0, "sample": 1}]"#, "sample is true"),
    (#"[{"t": 0}]"#, "exactly one of"),
    (#"[{"t": 0, "sample": true, "tap": [1, 2]}]"#, "exactly one of"),
    (#"[{"t": 0, "sample": true, "speed": 2}]"#, "“speed”"),
    (#"[{"t": 0, "touch": "hover", "x": 1, "y": 1}]"#, "began, moved"),
    (#"[{"t": 0, "touch": "began", "x": 1}]"#, "y must be a number"),
    (#"[{"t": 0, "touch": "began", "id": 1.5, "x": 1, "y": 1}]"#, "id must be a whole number"),
    (#"[{"t": 0, "tap": [1]}]"#, "tap is"),
    (#"[{"t": 0, "offset": {"x": 1, "y": 1}}]"#, "id names"),
    (#"[{"t": 0, "offset": {"id": "main", "x": 1, "y": 1, "z": 1}}]"#, "“z”"),
    (#"[{"t": 0, "scrollTo": {"id": "main", "item": -1}}]"#, "item must be"),
    (#"[{"t": 0, "scrollTo": {"id": "main", "item": 1, "position": "middle"}}]"#, "position is one of"),
    (#"[{"t": 0, "size": [0, 10]}]"#, "size must be"),
  ])
  func `steps that make no sense end with a line that names them`(json: String, names: String) {
    let error = #expect(throws: InspectError.self) { try script(json) }
    #expect(error?.message.contains(names) == true, "\(error?.message ?? "")")
  }
}
