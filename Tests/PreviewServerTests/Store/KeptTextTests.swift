import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `Kept screens and knobs` {
  @Test func `come back as they were, on every device and with every choice`() {
    for device in [nil] + Device.all.map(Optional.some) {
      for isOnSide in [false, true] {
        let size = device?.size(isOnSide: isOnSide) ?? (width: 64.25, height: 4096)
        var screen = ScreenSettings(
          width: size.width, height: size.height, isSizeChosen: isOnSide, device: device)
        for choice in ScreenSetting.choices {
          for value in choice.values {
            _ = ScreenSetting(choice, value).map { screen.apply($0) }
            #expect(KeptText.screen(KeptText.text(of: screen)) == screen)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      .number(0), .number(-0.1), .number(1e308), .number(5e-324), .number(9_007_199_254_740_993),
      .boolean(true),
      .boolean(false), .choice("a"), .choice("true"), .choice("1"), .choice("\"\\\u{7}\u{2028}ü"),
      .colour(red: 0, green: 255, blue: 16, alpha: 1),
    ] as [KnobValue])
  func `keep a knob's value and its form`(value: KnobValue) {
    let knobs = [KnobSetting(name: "A.b\"<", value: value)]
    #expect(KeptText.knobs(KeptText.text(of: knobs)) == knobs)
  }

  @Test func `are read as far as they make sense`() {
    let usual = ScreenSettings(width: 390, height: 844)
    for text in [
      "", "{", "[]", "null", "{}", #"{"size": "large"}"#, #"{"size": [1, 2]}"#, #"{"size": [1e999, 9]}"#,
    ] {
      #expect(KeptText.screen(text) == usual)
    }
    var dark = ScreenSettings(width: 500, height: 600)
    dark.appearance = .dark
    #expect(
      KeptText.screen(
        #"{"size": [500, 600], "device": "iphone-99", "appearance": "dark", "textSize": "vast", "fold": {"angle": 3}}"#
      )
        == dark)
    // A device that has another size by now is a window of the size that was seen.
    #expect(KeptText.screen(#"{"size": [500, 600], "device": "iphone-16"}"#).device == nil)

    #expect(KeptText.knobs("[]") == [] && KeptText.knobs("{") == [])
    #expect(
      KeptText.knobs(#"{"b": 1, "a": true, "c": null, "d": [1], "": 2, "e": {"f": 1}}"#)
        == [KnobSetting(name: "a", value: .boolean(true)), KnobSetting(name: "b", value: .number(1))])
  }

  @Test func `are no more knobs than a session may have`() {
    let many = (0..<WireLimits.knobs + 5).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    #expect(KeptText.knobs("{\(many)}").count == WireLimits.knobs)
    let long = String(repeating: "k", count: WireLimits.knobText + 1)
    #expect(KeptText.knobs("{\"\(long)\": 1}") == [])
  }

  @Test func `are what a session is made of again`() {
    let kept = KeptSession.example(3)
    var machine = SessionStateMachine(
      screen: kept.screen, at: Moment(seconds: 0))
    _ = machine.agentAvailable()
    _ = machine.reported(.acts(1, from: 0, bytes: kept.acts), by: .current, at: Moment(seconds: 1))
    _ = machine.frameArrived(
      FrameReport(handle: 1, isKeyframe: true, seq: 3000, state: kept.state, payload: []),
      at: Moment(seconds: 1))

    let again = KeptSession(
      id: kept.id, slug: kept.slug, maker: kept.maker, machine: machine, made: kept.made,
      lastUsed: kept.lastUsed)
    var expected = kept
    expected.knobs = []
    #expect(again == expected)
  }
}

@Suite struct `Wall time` {
  @Test func `is too old only after all its days, whatever the clock says`() {
    let used = WallTime(seconds: 1_000_000)
    #expect(!used.isOlder(thanDays: 1, at: WallTime(seconds: 1_000_000 + 86_400)))
    #expect(used.isOlder(thanDays: 1, at: WallTime(seconds: 1_000_001 + 86_400)))
    #expect(!used.isOlder(thanDays: 30, at: WallTime(seconds: 0)), "the clock was set back")
    #expect(WallTime(seconds: .min).isOlder(thanDays: 30, at: .now))
    #expect(!WallTime(seconds: .max).isOlder(thanDays: 0, at: WallTime(seconds: .min)))
    #expect(!used.isOlder(thanDays: .max, at: .now))
  }
}
