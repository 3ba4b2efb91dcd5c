import Foundation
import PreviewSession
import PreviewWire
import SQLiteDatabase
import Testing

@testable import PreviewServer

extension Remark {
  /// A remark that differs from others in every part.
  static func example(_ number: Int, replies: Int = 2, session: UInt64 = 1) -> Remark {
    Remark(
      id: RemarkID(RandomBits(high: UInt64(number) &* 0x0107, low: session)),
      session: SessionID(high: session, low: 5), number: number, title: "Plants \(number)",
      words: RemarkWords(
        name: "Mia \(number)", text: "One\ntwo '; DROP TABLE remarks; --", made: WallTime(seconds: 100),
        isOwner: number % 2 == 0),
      pin: RemarkPin(
        element: PinElement(
          kind: .cell, view: "main", section: 1, item: number, words: "Aloe", before: "Fern", after: "Basil"),
        fraction: PinFraction(x: 0.5, y: 1), x: 12.5, y: 3),
      order: #"{"preview": "plants"}"#, revision: "abc",
      source: number % 4 == 0 ? nil : SourceLine(file: "Plants/É.swift", line: number * 10),
      replies: (0..<replies).map {
        RemarkWords(name: "Ben", text: "Reply \($0)", made: WallTime(seconds: 200), isOwner: false)
      },
      resolved: number % 3 == 0 ? WallTime(seconds: 300) : nil, isOrphaned: number % 2 == 1,
      pictureBytes: number)
  }
}

@Suite struct `Remarks in SQLite` {
  private let state: StoreFolder

  init() throws { state = try StoreFolder() }

  private func remarks(of source: KeptSource = .gallery) throws -> [Remark] {
    let store = try state.store(of: source)
    defer { store.close() }
    return try store.load().remarks
  }

  @Test func `are there again with all their parts, and what was said since`() throws {
    var first = Remark.example(1, replies: 0)
    let store = try state.store()
    try store.apply([.putRemark(first), .putRemark(.example(2)), .putRemark(.example(3))])
    first.replies = Remark.example(1).replies
    first.resolved = WallTime(seconds: 7)
    first.isOrphaned = false
    try store.apply([.putRemark(first)])
    store.close()
    #expect(try remarks() == [first, .example(2), .example(3)])
  }

  @Test func `go with their replies and their picture`() throws {
    let store = try state.store()
    try store.apply([
      .putPicture(Remark.example(1).id, [1, 2, 3]), .putRemark(.example(1)), .putRemark(.example(2)),
    ])
    let pictures = RemarkPictures(folder: state.folder)
    #expect(pictures.bytes(of: Remark.example(1).id) == [1, 2, 3])
    #expect(pictures.bytes(of: Remark.example(2).id) == nil)
    try store.apply([.remove(.remark(Remark.example(1).id))])
    #expect(pictures.bytes(of: Remark.example(1).id) == nil)
    let database = try Database(state.database, .readOnly)
    #expect(try database.rows("SELECT count(*) FROM remark_replies").first?.integer(0) == 2)
    #expect(try store.load().remarks == [.example(2)])
  }

  @Test func `of another source are neither shown nor changed`() throws {
    let other = KeptSource(path: "/nowhere/App")
    let store = try state.store(of: other)
    let sheet = RemarkSheet(session: SessionID(high: 1, low: 5), isAllowed: false, lastNumber: 9)
    try store.apply([.putRemark(.example(1)), .putRemarkSheet(sheet)])
    store.close()
    let gallery = try state.store()
    #expect(try gallery.load() == LoadedSessions())
    try gallery.apply([.remove(.remark(Remark.example(1).id)), .remove(.remarkSheet(sheet.session))])
    gallery.close()
    #expect(try remarks(of: other) == [.example(1)])
    #expect(try state.store(of: other).load().remarkSheets == [sheet])
  }

  @Test func `that make no sense are left out, and left as they are`() throws {
    let store = try state.store()
    try store.apply((1...6).map { .putRemark(.example($0)) })
    let byHand = try Database(state.database, .existing)
    try byHand.run("UPDATE remarks SET id = 'guess' WHERE number = 1")
    try byHand.run("UPDATE remarks SET element = 'door' WHERE number = 2")
    try byHand.run("UPDATE remarks SET number = 0 WHERE number = 3")
    try byHand.run("UPDATE remarks SET order_json = hex(zeroblob(40000)) WHERE number = 4")
    try byHand.run("UPDATE remarks SET text = '' WHERE number = 5")
    #expect(try store.load().remarks == [.example(6)])
    #expect(try byHand.rows("SELECT count(*) FROM remarks").first?.integer(0) == 6)
  }

  @Test func `of a person who wrote what steers a terminal are text alone`() throws {
    let store = try state.store()
    try store.apply([.putRemark(.example(1))])
    try Database(state.database, .existing).run(
      "UPDATE remarks SET text = 'a' || char(27) || '[2Jb', words = 'x' || char(10) || 'y'")
    let remark = try #require(try store.load().remarks.first)
    #expect(remark.words.text == "a[2Jb" && remark.pin.element.words == "x y")
  }

  @Test func `are read beside the server that writes them, and nothing is written by that`() throws {
    let store = try state.store()
    try store.apply([.putRemark(.example(1))])
    let reader = try Database(state.database, .readOnly)
    #expect(try SQLiteStore.allRemarks(in: reader).map(\.remark) == [.example(1)])
    #expect(throws: DatabaseError.self) { try reader.run("DELETE FROM remarks") }
    try store.apply([.putRemark(.example(2))])
    #expect(try SQLiteStore.allRemarks(in: reader).count == 2)
  }

  @Test func `stay where their session is too old to be kept, and sheets without both do not`() throws {
    let store = try state.store()
    let (with, without) = (
      RemarkSheet(session: SessionID(high: 1, low: 5), lastNumber: 4),
      RemarkSheet(session: SessionID(high: 9, low: 9), isAllowed: false)
    )
    try store.apply([.putRemark(.example(1)), .putRemarkSheet(with), .putRemarkSheet(without)])
    store.close()
    let keeping = try StateKeeping.open(
      state.folder, source: .gallery, keepDays: 1, at: WallTime(seconds: 1 << 40))
    #expect(keeping.remarks == [.example(1)] && keeping.remarkSheets == [with])
    keeping.writer.finish()
    #expect(try state.store().load().remarkSheets == [with])
  }
}
