import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Remarks in the book` {
  private let session = SessionID(high: 1, low: 1)
  private let other = SessionID(high: 2, low: 2)

  private func id(_ number: Int) -> RemarkID { RemarkID(RandomBits(high: 7, low: UInt64(number) << 8)) }

  private func words(_ text: String = "Too small", owner: Bool = false, at seconds: Int64 = 0) -> RemarkWords
  {
    RemarkWords(name: "Mia", text: text, made: WallTime(seconds: seconds), isOwner: owner)
  }

  private func draft(_ text: String = "Too small", owner: Bool = false, at seconds: Int64 = 0) -> RemarkDraft
  {
    RemarkDraft(
      title: "Plants", words: words(text, owner: owner, at: seconds),
      pin: RemarkPin(element: .screen, fraction: PinFraction(x: 0, y: 0), x: 1, y: 2), order: "{}",
      revision: "r")
  }

  private func made(_ count: Int, in session: SessionID, at first: Int = 0) throws -> RemarkBook {
    var book = RemarkBook()
    for number in 0..<count {
      _ = try book.make(id(first + number), of: draft(at: Int64(number)), in: session)
    }
    return book
  }

  @Test func `are numbered in their session, and no number comes twice`() throws {
    var book = try made(2, in: session)
    _ = book.delete(id(1))
    let made = try book.make(id(9), of: draft(), in: session)
    #expect(made.remark.number == 3)
    let madeAgain = try book.make(id(10), of: draft(), in: other)
    #expect(madeAgain.remark.number == 1)
    var again = RemarkBook(book.all, sheets: [book.sheet(of: session)])
    let madeLater = try again.make(id(11), of: draft(), in: session)
    #expect(madeLater.remark.number == 4)
    // The sheet was lost.
    var bare = RemarkBook(book.all)
    let madeAtLast = try bare.make(id(11), of: draft(), in: session)
    #expect(madeAtLast.remark.number == 4)
  }

  @Test func `are listed in their order, those of all sessions the newest first`() throws {
    var book = try made(3, in: session)
    _ = try book.make(id(9), of: draft(at: 50), in: other)
    #expect(book.list(of: session).map(\.number) == [1, 2, 3])
    #expect(book.all.map(\.session) == [other, session, session, session])
    #expect(book.all.map(\.number) == [1, 3, 2, 1])
  }

  @Test func `are resolved and opened, and keep the time of that`() throws {
    var book = try made(1, in: session)
    #expect(book[id(0)]?.isOpen == true)
    let resolved = book.resolve(id(0), true, at: WallTime(seconds: 5))
    #expect(resolved?.resolved == WallTime(seconds: 5))
    let resolvedAgain = book.resolve(id(0), true, at: WallTime(seconds: 9))
    #expect(resolvedAgain?.resolved == WallTime(seconds: 5))
    let resolvedLater = book.resolve(id(0), false, at: WallTime(seconds: 9))
    #expect(resolvedLater?.isOpen == true)
    let resolvedAtLast = book.resolve(id(1), true, at: WallTime(seconds: 9))
    #expect(resolvedAtLast == nil)
  }

  @Test func `are not taken from guests where the owner has switched that off`() throws {
    var book = try made(1, in: session)
    let sheet = book.allow(false, in: session)
    #expect(sheet == RemarkSheet(session: session, isAllowed: false, lastNumber: 1))
    #expect(throws: RemarkBook.Refusal.switchedOff) { try book.make(id(1), of: draft(), in: session) }
    #expect(throws: RemarkBook.Refusal.switchedOff) { try book.reply(words(), to: id(0)) }
    _ = try book.make(id(2), of: draft(), in: other)
    _ = try book.make(id(3), of: draft(owner: true), in: session)
    let replied = try book.reply(words(owner: true), to: id(0))
    #expect(replied.replies.count == 1)
    _ = book.allow(true, in: session)
    _ = try book.reply(words(), to: id(0))
  }

  @Test func `have limits: threads of a session, replies of a thread`() throws {
    var book = try made(SessionLimits.remarksOfSession, in: session)
    #expect(throws: RemarkBook.Refusal.tooManyThreads) { try book.make(id(999), of: draft(), in: session) }
    _ = book.delete(id(3))
    _ = try book.make(id(999), of: draft(), in: session)
    for _ in 0..<SessionLimits.repliesOfRemark { _ = try book.reply(words(), to: id(0)) }
    #expect(throws: RemarkBook.Refusal.tooManyReplies) { try book.reply(words(), to: id(0)) }
    #expect(throws: RemarkBook.Refusal.unknown) { try book.reply(words(), to: id(3)) }
  }

  @Test func `that are too many push out the one resolved longest ago, and never an open one`() throws {
    var book = RemarkBook()
    for number in 0..<SessionLimits.remarks {
      let session = SessionID(high: 9, low: UInt64(number / SessionLimits.remarksOfSession))
      _ = try book.make(id(number), of: draft(), in: session)
    }
    #expect(throws: RemarkBook.Refusal.full) { try book.make(id(90_000), of: draft(), in: session) }
    _ = book.resolve(id(7), true, at: WallTime(seconds: 9))
    _ = book.resolve(id(8), true, at: WallTime(seconds: 3))
    let made = try book.make(id(90_001), of: draft(), in: session)
    #expect(made.forgotten.map(\.id) == [id(8)])
    #expect(book.count == SessionLimits.remarks && book[id(8)] == nil)
  }

  @Test func `stay when their session ends`() throws {
    var book = try made(1, in: session)
    _ = book.allow(false, in: other)
    let isForgotten = book.sessionEnded(session)
    #expect(!isForgotten)
    let isForgottenAgain = book.sessionEnded(other)
    #expect(isForgottenAgain, "nothing is left of it")
    #expect(book.all.map(\.id) == [id(0)])
  }

  @Test func `have pictures only as far as there is room for them`() throws {
    var book = try made(2, in: session)
    let pictured = book.picture(of: id(0), bytes: SessionLimits.remarkPictureBytes + 1)
    #expect(pictured == nil)
    let picturedAgain = book.picture(of: id(0), bytes: 0)
    #expect(picturedAgain == nil)
    let picturedLater = book.picture(of: id(5), bytes: 10)
    #expect(picturedLater == nil)
    let picturedAtLast = book.picture(of: id(0), bytes: 10)
    #expect(picturedAtLast?.pictureBytes == 10)
    let picturedInTheEnd = book.picture(of: id(0), bytes: 20)
    #expect(picturedInTheEnd?.pictureBytes == 20)
  }

  @Test func `say once that their element is gone, and once that it is back`() throws {
    var book = try made(1, in: session)
    let changed = book.orphan(id(0), false)
    #expect(changed == nil)
    let changedAgain = book.orphan(id(0), true)
    #expect(changedAgain?.isOrphaned == true)
    let changedLater = book.orphan(id(0), true)
    #expect(changedLater == nil)
    let changedAtLast = book.orphan(id(0), false)
    #expect(changedAtLast?.isOrphaned == false)
  }

  @Test func `have names that can be typed after a command`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let first = RemarkID(from: &random).description.first
      #expect(first.map { $0.isLetter || $0.isNumber } == true)
    }
  }
}
