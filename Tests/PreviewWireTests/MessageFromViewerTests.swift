import PreviewWire
import Testing

@Suite struct `Viewer messages` {
  @Test(arguments: Golden.viewerMessages)
  func `are read as what stands beside them`(golden: Golden) throws {
    let expected = try #require(try golden.expectation(GoldenViewerMessage.self).viewerMessage)
    #expect(try MessageFromViewer(decoding: golden.bytes) == expected)
  }

  @Test(arguments: Golden.viewerMessages)
  func `are written as the golden bytes`(golden: Golden) throws {
    let message = try #require(try golden.expectation(GoldenViewerMessage.self).viewerMessage)
    #expect(message.encoded() == golden.bytes)
  }

  @Test(arguments: Golden.viewerMessages)
  func `throw wherever they are cut, unless the rest is another one`(golden: Golden) {
    let whole = Set(Golden.viewerMessages.map(\.bytes))
    for length in 0..<golden.bytes.count {
      let cut = Array(golden.bytes.prefix(length))
      guard !whole.contains(cut) else { continue }
      #expect(throws: WireError.self) { try MessageFromViewer(decoding: cut) }
    }
  }

  @Test func `of an older page, which knows of no seats, are read as before`() throws {
    let (older, newer) = (try Golden("enter"), try Golden("enter-again"))
    #expect(newer.bytes.starts(with: older.bytes))
    #expect(try MessageFromViewer(decoding: older.bytes) == .enter(key: "Zm9vYmFyLWJhel8xMjM0NQ", seat: nil))
    #expect(
      try MessageFromViewer(decoding: older.bytes + [0]) == .enter(key: "Zm9vYmFyLWJhel8xMjM0NQ", seat: ""))
  }

  @Test(arguments: Golden.bad.filter { $0.kind == .viewer })
  func `that break the format are refused for the reason that stands beside them`(golden: Golden) throws {
    struct Expectation: Decodable { var error: String }
    let error = #expect(throws: WireError.self) { try MessageFromViewer(decoding: golden.bytes) }
    #expect(try error?.name == golden.expectation(Expectation.self).error)
    #expect(error?.closeCode == .malformed)
  }

  @Test func `of one byte more than 16 KiB are refused before they are read`() {
    let error = #expect(throws: WireError.self) {
      try MessageFromViewer(decoding: [UInt8](repeating: 0x14, count: WireLimits.viewerMessage + 1))
    }
    #expect(error == .overlong(.message, length: 16_385, limit: 16_384))
    #expect(error?.closeCode == .messageTooBig)
  }

  @Test func `of the largest numbers and the most samples fit into 16 KiB`() throws {
    let far = WirePoint(x: WireLimits.magnitude, y: -WireLimits.magnitude)
    let sample = TouchSample(phase: .moved, touchID: 31, time: WireLimits.varint, location: far)
    let message = MessageFromViewer.touches(
      inputSeq: WireLimits.varint, samples: Array(repeating: sample, count: WireLimits.touches))

    let bytes = message.encoded()

    #expect(bytes.count <= WireLimits.viewerMessage)
    #expect(try MessageFromViewer(decoding: bytes) == message)
  }

  @Test func `with values that the format has no room for are clamped`() throws {
    let sample = TouchSample(phase: .ended, touchID: 200, time: -1, location: .zero)
    let bytes = MessageFromViewer.touches(inputSeq: .max, samples: [sample]).encoded()
    let expected = TouchSample(phase: .ended, touchID: 31, time: 0, location: .zero)
    #expect(
      try MessageFromViewer(decoding: bytes) == .touches(inputSeq: WireLimits.varint, samples: [expected]))
  }

  @Test func `never carry a knob's value that is no number, nor a name past its limit`() throws {
    let long = String(repeating: "ü", count: 101)
    let bytes = MessageFromViewer.setKnob(inputSeq: 1, KnobSetting(name: long, value: .number(.nan)))
      .encoded()
    #expect(
      try MessageFromViewer(decoding: bytes)
        == .setKnob(
          inputSeq: 1, KnobSetting(name: String(repeating: "ü", count: 100), value: .number(0))))
  }

  @Test func `never carry more typed text than fits`() throws {
    let long = String(repeating: "ü", count: 3_000)
    let bytes = MessageFromViewer.typing(inputSeq: 1, .insert(long)).encoded()
    #expect(
      try MessageFromViewer(decoding: bytes)
        == .typing(inputSeq: 1, .insert(String(repeating: "ü", count: 2_048))))
  }

  @Test func `say which input they are, if they are one`() {
    #expect(MessageFromViewer.touches(inputSeq: 4, samples: []).inputSeq == 4)
    #expect(MessageFromViewer.key(inputSeq: 5, time: 0, .end).inputSeq == 5)
    #expect(MessageFromViewer.screen(inputSeq: 7, .appearance(.dark)).inputSeq == 7)
    #expect(MessageFromViewer.screen(inputSeq: 12, .device(nil, isOnSide: false)).inputSeq == 12)
    #expect(MessageFromViewer.screen(inputSeq: 11, .direction(.rightToLeft)).inputSeq == 11)
    #expect(MessageFromViewer.setKnob(inputSeq: 8, KnobSetting(name: "w", value: .number(1))).inputSeq == 8)
    #expect(MessageFromViewer.resetKnobs(inputSeq: 9, name: "").inputSeq == 9)
    #expect(
      MessageFromViewer.screen(inputSeq: 10, .size(WireSize(widthPoints: 844, heightPoints: 390))).inputSeq
        == 10)
    #expect(MessageFromViewer.typing(inputSeq: 12, .deleteBackward).inputSeq == 12)
    #expect(MessageFromViewer.acknowledge(seq: 6).inputSeq == nil)
    #expect(MessageFromViewer.keyframeRequest.inputSeq == nil)
    #expect(MessageFromViewer.point(request: 6, .zero).inputSeq == nil)
  }
}
