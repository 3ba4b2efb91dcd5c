import Foundation
import PreviewWire
import Testing

@Suite struct `Packets about holes` {
  @Test func `of a build are the golden bytes, and those are read as it`() throws {
    let result = BuildResult(
      number: 3, id: "a1b2c3d4", library: "/c/3.so",
      times: BuildTimes(adapt: 1, compile: 2, link: 3, savedAt: 1),
      holes: [Samples.hole, Samples.valueHole], holeCount: 12)
    let golden = try golden("built-with-holes")

    #expect(try MessageFromBuilder.built(result).packets() == [golden])
    #expect(try MessageFromBuilder(decoding: assemble([golden])) == .built(result))
  }

  @Test func `of how often they were reached are the golden bytes, and those are read as it`() throws {
    let report = MessageFromAgent.holes(
      300, [HoleReach(number: 0, count: 3), HoleReach(number: 11, count: HoleReach.most)])
    let golden = try golden("holes-reached")

    #expect(try report.packets() == [golden])
    #expect(try MessageFromAgent(decoding: assemble([golden])) == report)
  }

  @Test func `have room for a thousand, and count the others`() throws {
    let result = BuildResult(
      number: 1, id: "", library: "", holes: Array(repeating: Samples.hole, count: WireLimits.holes + 5))
    #expect(result.holes.count == WireLimits.holes)

    guard
      case .built(let read) = try MessageFromBuilder(
        decoding: assemble(MessageFromBuilder.built(result).packets()))
    else { return #expect(Bool(false), "another report than was sent") }

    #expect(read == result)
    #expect(read.holeCount == WireLimits.holes + 5)
  }

  @Test func `list fewer where their texts are long, rather than losing the build`() throws {
    var hole = Samples.hole
    hole.text = String(repeating: "é", count: 9_000)
    hole.absolutePath = String(repeating: "p", count: WireLimits.string)
    let result = BuildResult(
      number: 1, id: "", library: "", holes: Array(repeating: hole, count: WireLimits.holes))

    guard
      case .built(let read) = try MessageFromBuilder(
        decoding: assemble(MessageFromBuilder.built(result).packets()))
    else { return #expect(Bool(false), "another report than was sent") }

    #expect(read.holeCount == WireLimits.holes)
    #expect((100..<WireLimits.holes).contains(read.holes.count))
    #expect(read.holes[0].text == String(repeating: "é", count: WireLimits.holeText / 2))
  }

  @Test func `that count fewer than they list are refused`() throws {
    let golden = try golden("built-with-holes")
    // Right after the times and the number of problems.
    let place = try #require(golden.indices.first { golden[$0...].starts(with: [0, 12, 2, 6]) }) + 1
    var bytes = golden
    bytes[place] = 1
    let error = #expect(throws: WireError.self) { try MessageFromBuilder(decoding: assemble([bytes])) }
    #expect(error == .outOfRange(.holeCount, 1))
    (bytes[place], bytes[place + 2]) = (12, 7)
    let other = #expect(throws: WireError.self) { try MessageFromBuilder(decoding: assemble([bytes])) }
    #expect(other == .outOfRange(.holeKind, 7))
  }

  @Test(
    arguments: [
      ([7, 2, 5, 1, 5, 1], WireError.outOfRange(.hole, 5)),
      ([7, 2, 5, 1, 4, 1], .outOfRange(.hole, 4)),
      ([7, 1, 0xE8, 0x07, 1], .outOfRange(.hole, 1_000)),
      ([7, 1, 5, 0], .outOfRange(.holeCount, 0)),
      ([7, 1, 5, 0x80, 0x80, 0x80, 0x80, 0x08], .outOfRange(.holeCount, 1 << 31)),
      ([7, 3, 5, 1], .truncated(needed: 6, left: 2)),
      ([7, 0xE9, 0x07, 5, 1], .overlong(.holes, length: 1_001, limit: 1_000)),
      ([7, 0, 0], .trailingBytes(count: 1)),
    ] as [([UInt8], WireError)])
  func `of counts that make no sense are refused`(body: [UInt8], expected: WireError) throws {
    let error = #expect(throws: WireError.self) {
      try MessageFromAgent(decoding: assemble([[0x88, 0, 0, 0] + body]))
    }
    #expect(error == expected)
  }

  private func assemble(_ packets: [[UInt8]]) throws -> AssembledMessage {
    var assembler = PacketAssembler()
    var whole: AssembledMessage?
    for packet in packets { whole = try assembler.receive(packet) }
    return try #require(whole)
  }

  /// Bytes of `Tests/Golden/wire/processes`: what goes between the processes, which no page reads.
  private func golden(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Golden/wire/processes/\(name).hex")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { line in
      try line.prefix { $0 != "#" }.split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    }
  }
}
