import PreviewWire
import Testing

@Suite struct `Knob values as text` {
  @Test(arguments: [
    KnobValue.number(240.5), .number(-3), .number(0.1), .boolean(true), .boolean(false), .choice("centred"),
    .colour(red: 0, green: 255, blue: 9, alpha: 128),
  ])
  func `mean what they were written from`(value: KnobValue) {
    #expect(KnobValue(text: value.text, like: value) == value)
  }

  @Test func `name an opaque colour by six digits, too`() {
    let clear = KnobValue.colour(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(
      KnobValue(text: "#FF8000", like: clear) == .colour(red: 255, green: 128, blue: 0, alpha: 255))
    for text in ["", "#", "#12345", "#1234567", "#+1234567", "ff8000", "#ff80zz", "#ff8000é"] {
      #expect(KnobValue(text: text, like: clear) == nil, "\(text)")
    }
  }

  @Test(arguments: ["nan", "inf", "", "1,5", "true", "1e999"])
  func `are no number where they are none`(text: String) {
    #expect(KnobValue(text: text, like: .number(1)) == nil)
  }

  @Test func `are taken by knobs that have room for them`() {
    let count = KnobInfo(name: "n", title: "N", value: .number(3), style: .integer)
    #expect(count.value(ofText: "12") == .number(12))
    #expect(count.value(ofText: "1.5") == nil)
    #expect(count.value(ofText: "1e30") == nil)
    let align = KnobInfo(
      name: "a", title: "A", value: .choice("left"), style: .choice, choices: ["left", "right"])
    #expect(align.value(ofText: "right") == .choice("right"))
    #expect(align.value(ofText: "top") == nil)
    #expect(!align.accepts(.number(1)))
  }

  @Test func `are taken within a range that the author states, its ends included`() {
    let fade = KnobInfo(
      name: "f", title: "F", value: .number(0.5), style: .float, minimum: 0, maximum: 1, isRangeStated: true)
    #expect(fade.value(ofText: "0") == .number(0))
    #expect(fade.value(ofText: "1") == .number(1))
    for text in ["-5", "1.0001", "1e308", "-1e308"] { #expect(fade.value(ofText: text) == nil, "\(text)") }
    #expect(fade.statedRange == "from 0 to 1")

    var half = fade
    half.maximum = nil
    #expect(half.accepts(.number(1e308)) && !half.accepts(.number(-5)))
  }

  @Test func `are taken beyond a range that is only suggested`() {
    let width = KnobInfo(
      name: "w", title: "W", value: .number(240), style: .float, minimum: 0, maximum: 500)
    #expect(width.accepts(.number(-5)) && width.accepts(.number(501)))
    #expect(width.statedRange == "")
  }
}
