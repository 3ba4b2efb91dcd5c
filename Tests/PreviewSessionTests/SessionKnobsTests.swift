import PreviewSession
import PreviewWire
import Testing

@Suite struct `Knobs of a session` {
  private let width = KnobInfo(name: "L.width", title: "Width", value: .number(10), style: .float)
  private let count = KnobInfo(name: "L.count", title: "Count", value: .number(3), style: .integer)
  private let edge = KnobInfo(
    name: "L.edge", title: "Edge", value: .choice("top"), style: .choice, choices: ["top", "bottom"])

  private func turned(_ knobs: inout SessionKnobs, _ name: String, _ value: KnobValue) -> Bool {
    knobs.turn(KnobSetting(name: name, value: value))
  }

  @Test func `stand where the source says, or where somebody turned them`() {
    var knobs = SessionKnobs()
    #expect(knobs.reported([width, count], unknown: []) == true)
    #expect(knobs.value(of: width) == .number(10))
    #expect(turned(&knobs, "L.width", .number(12)))
    #expect(knobs.value(of: width) == .number(12))
    #expect(knobs.settings == [KnobSetting(name: "L.width", value: .number(12))])
    #expect(!turned(&knobs, "L.width", .number(12)))
  }

  @Test func `that are turned back to the source are as if they had never been turned`() {
    var knobs = SessionKnobs()
    _ = knobs.reported([width], unknown: [])
    _ = turned(&knobs, "L.width", .number(12))
    #expect(turned(&knobs, "L.width", .number(10)))
    #expect(knobs.settings == [])
  }

  @Test func `whose value has become that of the source are forgotten`() {
    var knobs = SessionKnobs()
    _ = knobs.reported([width], unknown: [])
    _ = turned(&knobs, "L.width", .number(12))
    var written = width
    written.value = .number(12)
    #expect(knobs.reported([written], unknown: []) == true)
    #expect(knobs.settings == [])
    #expect(knobs.reported([written], unknown: []) == false)
  }

  @Test func `take no value of another form, no half where things are counted, and no case that is none`() {
    var knobs = SessionKnobs()
    _ = knobs.reported([width, count, edge], unknown: [])
    for (name, value) in [
      ("L.width", .boolean(true)), ("L.width", .choice("top")), ("L.count", .number(2.5)),
      ("L.edge", .choice("left")),
    ] as [(String, KnobValue)] {
      #expect(!turned(&knobs, name, value), "\(name) \(value)")
    }
    #expect(knobs.settings == [])
  }

  @Test func `take no number beyond a range that the author states, whenever that is known`() {
    let fade = KnobInfo(
      name: "L.fade", title: "Fade", value: .number(0.5), style: .float, minimum: 0, maximum: 1,
      isRangeStated: true)
    var knobs = SessionKnobs()
    #expect(turned(&knobs, "L.fade", .number(-5)))
    #expect(knobs.reported([fade], unknown: ["L.fade"]) == true)
    #expect(knobs.value(of: fade) == .number(0.5) && knobs.unknown == ["L.fade"])
    #expect(!turned(&knobs, "L.fade", .number(1e308)))
    #expect(turned(&knobs, "L.fade", .number(1)))
    #expect(knobs.value(of: fade) == .number(1))
  }

  @Test func `that are not known are believed, kept while they are unknown, and used when they come back`() {
    var knobs = SessionKnobs()
    #expect(turned(&knobs, "L.width", .number(12)))
    #expect(knobs.reported([count], unknown: ["L.width", "other"]) == true)
    #expect(knobs.unknown == ["L.width"])
    #expect(knobs.settings.map(\.name) == ["L.width"])
    #expect(knobs.reported([width], unknown: []) == true)
    #expect(knobs.unknown == [] && knobs.value(of: width) == .number(12))
  }

  @Test func `are put back one by one or all together`() {
    var knobs = SessionKnobs()
    _ = knobs.reported([width, count], unknown: [])
    _ = turned(&knobs, "L.width", .number(1))
    _ = turned(&knobs, "L.count", .number(1))
    #expect(knobs.reset("L.width") == true)
    #expect(knobs.reset("L.width") == false)
    #expect(knobs.settings.map(\.name) == ["L.count"])
    #expect(knobs.reset("") == true)
    #expect(knobs.reset("") == false)
    #expect(knobs.settings == [])
  }

  @Test func `are so many at most, whatever names viewers make up`() {
    var knobs = SessionKnobs()
    for number in 0..<WireLimits.knobs { #expect(turned(&knobs, "x\(number)", .number(1))) }
    #expect(!turned(&knobs, "one more", .number(1)))
    #expect(turned(&knobs, "x0", .number(2)))
    #expect(knobs.settings.count == WireLimits.knobs)
  }
}
