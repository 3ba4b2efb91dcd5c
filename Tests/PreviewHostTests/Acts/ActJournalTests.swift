import Foundation
import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Journal of acts` {
  private static let entries: [ActJournal.Entry] = [
    .state(SavedState(places: [SavedState.Place(id: "main", offset: CGPoint(x: 0, y: 120.5))])),
    .input(
      after: 0.25, viewer: 3,
      .touches(
        inputSeq: 7,
        samples: [
          TouchSample(phase: .began, touchID: 0, time: 5, location: WirePoint(xPoints: 9, yPoints: 8))
        ])),
    .left(after: 0, viewer: 3),
    .screen(after: 5, ScreenSettings(width: 844, height: 390, isSizeChosen: true, appearance: .dark)),
    .input(after: 1.0 / 3, viewer: 1, .typing(inputSeq: 9, .insert("é"))),
  ]
  private static let journal = ActJournal(
    origin: ActJournal.Origin(
      source: "0a1b2c3d", screen: ScreenSettings(width: 390, height: 844),
      knobs: [KnobSetting(name: "gap", value: .number(12))]),
    entries: entries)

  private static func written() throws -> [[UInt8]] {
    [try ActJournal.bytes(of: journal.origin)] + entries.map { ActJournal.bytes(of: $0) }
  }

  @Test func `reads back what was written, entry by entry`() throws {
    let parts = try Self.written()
    for count in 1...parts.count {
      let read = ActJournal(Array(parts.prefix(count).joined()))
      #expect(read?.origin == Self.journal.origin)
      #expect(read?.entries == Array(Self.entries.prefix(count - 1)))
    }
  }

  @Test func `is none where anything of it makes no sense`() throws {
    let parts = try Self.written()
    let ends = Set(parts.indices.map { parts[...$0].joined().count })
    let bytes = Array(parts.joined())
    for length in 0..<bytes.count where !ends.contains(length) {
      #expect(ActJournal(Array(bytes.prefix(length))) == nil, "\(length) bytes")
    }
    #expect(ActJournal(bytes + [99, 0]) == nil)
    #expect(ActJournal(bytes + ActJournal.bytes(of: .left(after: 1e9, viewer: 1))) == nil)
    #expect(ActJournal(bytes + ActJournal.bytes(of: .left(after: .nan, viewer: 1))) == nil)
    #expect(ActJournal(bytes + (try ActJournal.bytes(of: Self.journal.origin))) == nil)
  }

  @Test func `random changes never trap`() throws {
    var generator = SystemRandomNumberGenerator()
    let whole = Array(try Self.written().joined())
    var read = 0
    for _ in 0..<5000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if ActJournal(bytes) != nil { read += 1 }
    }
    #expect(read > 0)
  }

  @Test func `is of a preview of the same source and the same knobs, in any order`() {
    var request = SessionRequest(
      handle: 1, slug: "x", screen: ScreenSettings(width: 1, height: 1),
      knobs: [KnobSetting(name: "gap", value: .number(12))], source: "0a1b2c3d")
    #expect(Self.journal.isOf(request))
    request.source = "0a1b2c3e"
    #expect(!Self.journal.isOf(request))
    request.source = "0a1b2c3d"
    request.knobs = []
    #expect(!Self.journal.isOf(request))
  }
}
