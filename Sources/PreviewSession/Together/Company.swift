import PreviewWire

/// The viewers of a session as they have introduced themselves, and their pointers. Nobody is named, shows a
/// pointer or is told of one without having said so.
public struct Company: Sendable {
  /// A viewer that has said its name.
  public struct Member: Equatable, Sendable {
    public var viewer: Int
    public var name: String

    public init(viewer: Int, name: String) { (self.viewer, self.name) = (viewer, name) }
  }

  /// The part of it that everybody is told.
  public struct News: Equatable, Sendable {
    /// In the order in which they came.
    public var members: [Member] = []
    /// How many want to see pointers.
    public var receiverCount = 0

    public init(members: [Member] = [], receiverCount: Int = 0) {
      (self.members, self.receiverCount) = (members, receiverCount)
    }
  }

  private var introductions: [Int: Introduction] = [:]
  private var cursors = Cursors()
  private var cursorPace = Pace(seconds: 1 / SessionLimits.cursorNoticesPerSecond)
  private var newsPace = Pace(seconds: 1 / SessionLimits.companyNoticesPerSecond)

  public init() {}

  /// The things to be told now, and when to come back for others.
  struct Due: Equatable, Sendable {
    var isNews = false
    var areCursors = false
    /// Nil: when something happens.
    var next: Moment?
  }

  // MARK: What it knows

  /// The name that a viewer has given itself; empty: none.
  public func name(of viewer: Int) -> String { introductions[viewer]?.name ?? "" }

  /// - Parameter isHere: whether a viewer answers.
  func news(isHere: (Int) -> Bool) -> News {
    let here = introductions.filter { isHere($0.key) }.sorted { $0.key < $1.key }
    let members = here.filter { !$0.value.name.isEmpty }.map { Member(viewer: $0.key, name: $0.value.name) }
    return News(
      members: Array(members.prefix(SessionLimits.namedViewers)),
      receiverCount: here.count { $0.value.seesCursors })
  }

  /// Viewers who want to see pointers.
  var receivers: [Int] { introductions.filter(\.value.seesCursors).keys.sorted() }

  /// The pointers that they see.
  var shownCursors: [Cursor] {
    cursors.shown.map { Cursor(viewer: $0.viewer, name: name(of: $0.viewer), place: $0.place) }
  }

  // MARK: What happens

  mutating func introduced(_ said: Introduction, by viewer: Int, at now: Moment) -> Due {
    let before = introductions[viewer] ?? Introduction()
    var introduction = said
    introduction.name = PersonName.shown(said.name)
    guard introduction != before else { return Due() }
    introductions[viewer] = introduction == Introduction() ? nil : introduction
    let isHidden = !introduction.showsCursor && cursors.hide(viewer)
    // One that begins to see them has not been told any.
    let isNewReceiver = introduction.seesCursors && !before.seesCursors
    let isRenamed = introduction.name != before.name && cursors.isShown(viewer)
    return due(isNews: true, areCursors: isHidden || isNewReceiver || isRenamed, at: now)
  }

  mutating func pointed(to place: WirePoint?, by viewer: Int, at now: Moment) -> Due {
    guard introductions[viewer]?.showsCursor == true, cursors.moved(viewer, to: place, at: now) else {
      return Due()
    }
    return due(isNews: false, areCursors: true, at: now)
  }

  /// A viewer leaves.
  mutating func left(_ viewer: Int, at now: Moment) -> Due {
    let isNews = introductions.removeValue(forKey: viewer) != nil
    return due(isNews: isNews, areCursors: cursors.forget(viewer), at: now)
  }

  /// A viewer does not answer, or does so again.
  mutating func presenceChanged(of viewer: Int, at now: Moment) -> Due {
    due(isNews: introductions[viewer] != nil, areCursors: cursors.hide(viewer), at: now)
  }

  mutating func secondPassed(at now: Moment) -> Due {
    due(isNews: false, areCursors: cursors.expire(at: now), at: now)
  }

  mutating func calledBack(at now: Moment) -> Due {
    Self.due(news: newsPace.calledBack(at: now), cursors: cursorPace.calledBack(at: now))
  }

  private mutating func due(isNews: Bool, areCursors: Bool, at now: Moment) -> Due {
    Self.due(
      news: isNews ? newsPace.changed(at: now) : .nothing,
      cursors: areCursors ? cursorPace.changed(at: now) : .nothing)
  }

  private static func due(news: Pace.Step, cursors: Pace.Step) -> Due {
    let waits = [news, cursors].compactMap { if case .wait(let moment) = $0 { moment } else { nil } }
    return Due(isNews: news == .tell, areCursors: cursors == .tell, next: waits.min())
  }
}
