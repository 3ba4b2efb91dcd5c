import Foundation
import PreviewWire
import Testing

@Suite struct `Packets about typing` {
  private let report = TypingReport(
    inputSeq: 200, keyboard: .email, returnKey: .send, capitalization: .none, correctsWords: false,
    isMultiline: true, text: "aé", textStart: 1_000, selectionStart: 1_002,
    caretPlace: WirePoint(xPoints: 100, yPoints: -3), caretSize: WireSize(widthPoints: 0, heightPoints: 21.5))

  @Test func `are the golden bytes, and those are read as them`() throws {
    let message = MessageFromAgent.typing(300, viewer: 2, report)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Golden/wire/processes/typing.hex")
    let golden = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { line in
      try line.prefix { $0 != "#" }.split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    }

    #expect(try message.packets() == [golden])
    #expect(try MessageFromAgent(decoding: assemble([golden])) == message)
  }

  @Test func `say that nothing is typed into`() throws {
    let message = MessageFromAgent.typing(7, viewer: 0, nil)
    #expect(try message.packets() == [[0x8B, 0, 0, 0, 7, 0, 0]])
    #expect(try MessageFromAgent(decoding: assemble(message.packets())) == message)
  }

  @Test func `cut what is too long, and take no place below zero`() throws {
    let long = TypingReport(
      inputSeq: 1, text: String(repeating: "é", count: 5_000), textStart: -4, selectionStart: -1,
      selectionLength: -9)
    #expect(long.text.utf8.count == WireLimits.typingContext)
    #expect(long.textStart == 0 && long.selectionStart == 0 && long.selectionLength == 0)
    let message = MessageFromAgent.typing(1, viewer: 1, long)
    #expect(try MessageFromAgent(decoding: assemble(message.packets())) == message)
  }

  @Test(
    arguments: [
      ([7, 1, 2], WireError.outOfRange(.boolean, 2)),
      ([7, 1, 1, 0, 11, 0, 0, 0], .outOfRange(.keyboard, 11)),
      ([7, 1, 1, 0, 0, 12, 0, 0], .outOfRange(.returnKey, 12)),
      ([7, 1, 1, 0, 0, 0, 4, 0], .outOfRange(.capitalization, 4)),
      ([7, 1, 1, 0, 0, 0, 0, 8], .reservedBits(8)),
      ([7, 1, 0, 0], .trailingBytes(count: 1)),
    ] as [([UInt8], WireError)])
  func `that make no sense are refused`(body: [UInt8], expected: WireError) throws {
    let error = #expect(throws: WireError.self) {
      try MessageFromAgent(decoding: assemble([[0x8B, 0, 0, 0] + body]))
    }
    #expect(error == expected)
  }

  private func assemble(_ packets: [[UInt8]]) throws -> AssembledMessage {
    var assembler = PacketAssembler()
    var whole: AssembledMessage?
    for packet in packets { whole = try assembler.receive(packet) }
    return try #require(whole)
  }
}
