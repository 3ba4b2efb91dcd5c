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
}
