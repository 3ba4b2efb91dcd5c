import PreviewWire
import Testing

@Suite struct `Packets about pins` {
  private func assemble(_ packets: [[UInt8]]) throws -> AssembledMessage {
    var assembler = PacketAssembler()
    var whole: AssembledMessage?
    for packet in packets { whole = try assembler.receive(packet) }
    return try #require(whole)
  }

  @Test func `have the bytes that the format says`() throws {
    let element = PinElement(kind: .supplementary, view: "a", section: 1, item: 2, of: "H", words: "W")
    #expect(
      try MessageToAgent.pins(7, [WatchedPin(number: 3, element: element)]).packets() == [
        [0x0D, 0, 0, 0, 7, 1, 3, 2, 1, 0x61, 1, 2, 1, 0x48, 1, 0x57, 0, 0]
      ])
    #expect(
      try MessageFromAgent.pinPlaces(7, [PinPlace(number: 3, standing: .moved, layer: 200)]).packets() == [
        [0x91, 0, 0, 0, 7, 1, 3, 1, 1, 0xC8, 1]
      ])
    #expect(
      try MessageFromAgent.element(7, viewer: 1, request: 2, nil).packets() == [[0x90, 0, 0, 0, 7, 1, 2, 0]])
  }

  @Test(
    arguments: [
      (0x90, [7, 1, 2, 2], WireError.outOfRange(.boolean, 2)),
      (0x90, [7, 1, 2, 1, 4], .outOfRange(.pinKind, 4)),
      (0x90, [7, 1, 2, 1, 0, 0xC9, 1], .overlong(.string, length: 201, limit: 200)),
      (0x90, [7, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0] + Array(repeating: 0xFF, count: 8), .notFinite(.fraction)),
      (0x90, [7, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0x40], .outOfRange(.fraction, 2)),
      (0x91, [7, 0xC9, 1], .overlong(.pins, length: 201, limit: 200)),
      (0x91, [7, 1, 3, 4, 0], .outOfRange(.pinStanding, 4)),
      (0x91, [7, 2, 3, 0, 0], .truncated(needed: 6, left: 3)),
    ] as [(UInt8, [UInt8], WireError)])
  func `that make no sense are refused`(kind: UInt8, body: [UInt8], expected: WireError) throws {
    let error = #expect(throws: WireError.self) {
      try MessageFromAgent(decoding: assemble([[kind, 0, 0, 0] + body]))
    }
    #expect(error == expected)
  }

  @Test func `are never of more pins than a session has`() throws {
    let pins = Array(repeating: WatchedPin(number: 1, element: .screen), count: 201)
    #expect(throws: WireError.overlong(.pins, length: 201, limit: 200)) {
      try MessageToAgent.pins(1, pins).packets()
    }
  }

  @Test func `cut what is too long, and have no number below zero, and no place outside of an element`()
    throws
  {
    var element = PinElement(
      kind: .cell, view: String(repeating: "é", count: 150), section: -1, item: -7,
      words: String(repeating: "x", count: 300))
    #expect(element.view.utf8.count == 200 && element.words.utf8.count == 200)
    #expect(element.section == 0 && element.item == 0)
    element.after = String(repeating: "y", count: 300)
    let message = MessageToAgent.pins(1, [WatchedPin(number: 1, element: element)])
    guard case .pins(_, let pins) = try MessageToAgent(decoding: assemble(message.packets())) else {
      Issue.record("other message")
      return
    }
    #expect(pins.first?.element.after.utf8.count == 200)
    #expect(PinFraction(x: -1, y: 7) == PinFraction(x: 0, y: 1))
    #expect(PinFraction(x: .nan, y: .infinity) == PinFraction(x: 0.5, y: 0.5))
  }
}
