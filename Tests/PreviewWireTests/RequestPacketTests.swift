import Foundation
import PreviewWire
import Testing

@Suite struct `Packets about requests` {
  private let rows = [
    RequestRow(
      method: "GET", address: "https://a.example/films", answer: .sample, detail: "Page<Film>", count: 2),
    RequestRow(
      method: "POST", address: "https://a.example/login", answer: .unread, detail: "",
      count: RequestRow.most),
  ]

  @Test func `are the golden bytes, and those are read as them`() throws {
    let report = MessageFromAgent.requests(300, rows)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Golden/wire/processes/requests.hex")
    let golden = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { line in
      try line.prefix { $0 != "#" }.split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    }

    #expect(try report.packets() == [golden])
    #expect(try MessageFromAgent(decoding: assemble([golden])) == report)
  }

  @Test func `cut what is too long`() throws {
    let long = String(repeating: "é", count: 5000)
    let row = RequestRow(method: long, address: long, answer: .mock, detail: long, count: -5)
    let report = MessageFromAgent.requests(1, Array(repeating: row, count: WireLimits.requests))

    #expect(try MessageFromAgent(decoding: assemble(report.packets())) == report)
    #expect(row.address.utf8.count == WireLimits.requestText && row.count == 1)
  }

  @Test(
    arguments: [
      ([7, 1, 0, 0, 4, 0, 1], WireError.outOfRange(.answerKind, 4)),
      ([7, 1, 0, 0, 0, 0, 0], .outOfRange(.requestCount, 0)),
      ([7, 0xC9, 0x01, 0], .overlong(.requests, length: 201, limit: 200)),
      ([7, 0, 0], .trailingBytes(count: 1)),
    ] as [([UInt8], WireError)])
  func `that make no sense are refused`(body: [UInt8], expected: WireError) throws {
    let error = #expect(throws: WireError.self) {
      try MessageFromAgent(decoding: assemble([[0x89, 0, 0, 0] + body]))
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
