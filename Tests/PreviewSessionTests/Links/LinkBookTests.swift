import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `The book of links` {
  private let session = SessionID(high: 1, low: 1)
  private let other = SessionID(high: 2, low: 2)

  private func now(_ seconds: Int, wall: Int64? = nil) -> LinkBook.Now {
    (Moment(seconds: seconds), WallTime(seconds: wall ?? 1_000_000 + Int64(seconds)))
  }

  private func id(_ number: UInt64) -> LinkID { LinkID(RandomBits(high: number, low: 0)) }

  /// A book with one link, number 1, whose key has the hash [1].
  private func book(_ life: LinkLife = .hour, as role: ViewerRole = .view) throws -> LinkBook {
    var book = LinkBook(at: now(0))
    let made = book.make(id(1), to: session, name: "one", role: role, life: life, keyHash: [1], at: now(0))
    _ = try #require(made)
    return book
  }

  @Test func `lets in who has a key of the session, in its role, and nobody else`() throws {
    var book = try book()
    _ = book.make(id(2), to: session, name: "two", role: .control, life: .day, keyHash: [2], at: now(1))
    _ = book.make(id(3), to: other, name: "three", role: .control, life: .day, keyHash: [3], at: now(1))
    #expect(book.enter(session, keyHash: [1], at: now(5)) == .admitted(id(1), .view))
    #expect(book.enter(session, keyHash: [2], at: now(5)) == .admitted(id(2), .control))
    #expect(book.enter(session, keyHash: [3], at: now(5)) == .unknown, "of another session")
    #expect(book.enter(session, keyHash: [], at: now(5)) == .unknown)
    #expect(book.enter(session, keyHash: [1, 1], at: now(5)) == .unknown)
    #expect(book[id(1)]?.lastUsed == now(5).wall && book[id(3)]?.lastUsed == nil)
    #expect(book.list(of: session).map(\.name) == ["two", "one"] && book.list().count == 3)
  }

  @Test func `gives nobody the rights of an owner`() throws {
    var book = try book(as: .owner)
    #expect(book.enter(session, keyHash: [1], at: now(1)) == .admitted(id(1), .control))
  }

  @Test(arguments: zip(LinkLife.allCases, [3600, 86_400, 604_800, nil] as [Int?]))
  func `ends a link when its time has come, and says so once`(life: LinkLife, seconds: Int?) throws {
    var book = try book(life)
    guard let seconds else {
      #expect(book.passed(to: now(1_000_000_000)).expired == [])
      return
    }
    #expect(book.passed(to: now(seconds - 1)).expired == [])
    #expect(book.passed(to: now(seconds)).expired.map(\.id) == [id(1)])
    #expect(book.passed(to: now(seconds + 1)).expired == [])
    #expect(book.enter(session, keyHash: [1], at: now(seconds + 1)) == .ended(.expired))
  }

  @Test func `ends one that is used late, though nobody has looked since`() throws {
    var book = try book()
    #expect(book.enter(session, keyHash: [1], at: now(3600)) == .ended(.expired))
    #expect(book[id(1)]?.lastUsed == nil)
  }

  // MARK: A clock that jumps

  @Test func `gives no more time where the clock is set back`() throws {
    var book = try book()
    #expect(book.enter(session, keyHash: [1], at: now(3599, wall: 0)) == .admitted(id(1), .view))
    #expect(book.enter(session, keyHash: [1], at: now(3600, wall: 0)) == .ended(.expired))
  }

  @Test func `ends a link for good where the clock jumps ahead and back`() throws {
    var book = try book()
    #expect(book.passed(to: now(1, wall: 4_000_000_000)).expired.count == 1)
    #expect(book.enter(session, keyHash: [1], at: now(2)) == .ended(.expired))
    let made = book.make(id(9), to: session, name: "new", role: .view, life: .hour, keyHash: [9], at: now(3))
    #expect(made != nil && book.enter(session, keyHash: [9], at: now(4)) == .admitted(id(9), .view))
  }

  @Test func `takes clocks at the ends of time`() throws {
    for wall in [Int64.min, -1, 0, .max] {
      var book = LinkBook(at: now(0, wall: wall))
      _ = book.make(
        id(1), to: session, name: "a", role: .view, life: .week, keyHash: [1], at: now(0, wall: wall))
      _ = book.passed(to: now(1, wall: .max))
      _ = book.passed(to: now(.max / 2_000_000, wall: .min))
      _ = book.revoke(id(1), at: now(2, wall: .min))
      #expect(book.enter(session, keyHash: [1], at: now(3, wall: 0)) != .admitted(id(1), .view))
    }
  }

  // MARK: The end

  @Test func `ends a link that is revoked, which is so once`() throws {
    var book = try book()
    #expect(book.revoke(id(1), at: now(5))?.ended == .revoked)
    #expect(book.revoke(id(1), at: now(9))?.endedAt == now(5).wall)
    #expect(book.enter(session, keyHash: [1], at: now(9)) == .ended(.revoked))
    #expect(book.passed(to: now(5000)).expired == [], "it has not expired")
    #expect(book.revoke(id(7), at: now(9)) == nil)
  }

  @Test func `lists one that has ended for a week`() throws {
    var book = try book()
    _ = book.revoke(id(1), at: now(0))
    #expect(book.passed(to: now(604_800)).forgotten == [])
    #expect(book.passed(to: now(604_801)).forgotten == [id(1)])
    #expect(book.list().isEmpty && book.enter(session, keyHash: [1], at: now(604_802)) == .unknown)
  }

  @Test func `forgets those of a session that has ended`() throws {
    var book = try book()
    #expect(book.sessionEnded(session) == [id(1)] && book.sessionEnded(session) == [])
    #expect(book.enter(session, keyHash: [1], at: now(1)) == .unknown && book.count == 0)
  }

  @Test func `has room for so many of a session, and for more once some have ended`() throws {
    var book = try book()
    for number in 2...UInt64(SessionLimits.linksOfSession) {
      #expect(
        book.make(
          id(number), to: session, name: "n", role: .view, life: .day, keyHash: [UInt8(number)], at: now(1))
          != nil)
    }
    func more() -> (link: Link, forgotten: [LinkID])? {
      book.make(id(999), to: session, name: "n", role: .view, life: .day, keyHash: [255], at: now(2))
    }
    #expect(more() == nil)
    _ = book.revoke(id(7), at: now(2))
    #expect(more()?.forgotten == [id(7)] && book.count == SessionLimits.linksOfSession)
  }

  @Test func `goes on after a restart with what was kept, by the clock of the machine`() throws {
    var first = try book()
    _ = first.make(id(2), to: session, name: "two", role: .view, life: .day, keyHash: [2], at: now(0))
    _ = first.revoke(id(2), at: now(1))
    var second = LinkBook(first.list(), at: now(10, wall: 1_000_000 + 3000))
    #expect(second.list() == first.list())
    #expect(second.enter(session, keyHash: [2], at: now(11)) == .ended(.revoked))
    #expect(second.enter(session, keyHash: [1], at: now(609, wall: 0)) == .admitted(id(1), .view))
    #expect(second.enter(session, keyHash: [1], at: now(610, wall: 0)) == .ended(.expired))
  }

  @Test func `says that one has expired to those who are here, also when somebody was turned away first`()
    throws
  {
    var book = try book()
    #expect(book.enter(session, keyHash: [1], at: now(3600)) == .ended(.expired))
    #expect(book.passed(to: now(3600)).expired.map(\.id) == [id(1)])
    #expect(book.passed(to: now(3601)).expired == [])
  }

  @Test func `shows a link to who names it as long as it lets people in, for its session alone`() throws {
    var book = try book()
    #expect(book.live(id(1), of: session, at: now(3599))?.name == "one")
    #expect(
      book.live(id(1), of: other, at: now(0)) == nil && book.live(id(2), of: session, at: now(0)) == nil)
    #expect(book.live(id(1), of: session, at: now(3600)) == nil)
    #expect(
      book.live(id(1), of: session, at: now(3600, wall: 0)) == nil, "a clock that is set back gives no time")
    _ = book.revoke(id(1), at: now(1))
    #expect(book.live(id(1), of: session, at: now(1)) == nil)
  }
}
