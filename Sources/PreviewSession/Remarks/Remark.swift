import PreviewWire

/// Name of a remark: no secret, and of no use without the right to see its session.
public struct RemarkID: Hashable, Sendable, CustomStringConvertible {
  private let bits: RandomBits

  public init(_ bits: RandomBits) { self.bits = bits }

  /// One that nobody has, and that can be typed after a command: it begins with a letter or a digit.
  public init(from source: inout some RandomNumberGenerator) {
    var bits: RandomBits
    repeat { bits = RandomBits(from: &source) } while ["-", "_"].contains(bits.description.first)
    self.init(bits)
  }

  /// Reads the textual form. Nil for anything but exactly what `description` writes.
  public init?(_ text: some StringProtocol) {
    guard let bits = RandomBits(text) else { return nil }
    self.init(bits)
  }

  public var description: String { bits.description }
}

/// The place in a preview that a remark is about.
public struct RemarkPin: Hashable, Sendable {
  public var element: PinElement
  /// Where in the element.
  public var fraction: PinFraction
  /// Where in the preview it was when it was made, in points.
  public var x, y: Double

  public init(element: PinElement, fraction: PinFraction, x: Double, y: Double) {
    (self.element, self.fraction, self.x, self.y) = (element, fraction, x, y)
  }
}

/// Something that somebody says: the first remark of a thread, or a reply.
public struct RemarkWords: Hashable, Sendable {
  /// Of who says it, as it was given.
  public var name: String
  public var text: String
  public var made: WallTime
  /// Whether it came with the owner's key.
  public var isOwner: Bool

  public init(name: String, text: String, made: WallTime, isOwner: Bool) {
    (self.name, self.text, self.made, self.isOwner) = (name, text, made, isOwner)
  }
}

/// A remark on an element of a preview, with what was replied to it.
///
/// It is of a session, and outlives it: then only the owner sees it.
public struct Remark: Hashable, Sendable {
  public let id: RemarkID
  public let session: SessionID
  /// Counts in the session, from 1; no other remark of it ever had the same.
  public let number: Int
  /// Of the preview, for people, when it was made.
  public let title: String
  public let words: RemarkWords
  public let pin: RemarkPin
  /// The state of the session at its making, as JSON: the order of a session like it.
  public let order: String
  /// The build at its making, as its ID.
  public let revision: String
  /// Where the preview was declared in that build; nil where that is not known.
  public let source: SourceLine?
  public var replies: [RemarkWords]
  /// When it was resolved; nil while it is open.
  public var resolved: WallTime?
  /// Whether its element was not found when it was last looked for.
  public var isOrphaned: Bool
  /// Bytes of the picture of its making; 0: there is none.
  public var pictureBytes: Int

  public init(
    id: RemarkID, session: SessionID, number: Int, title: String, words: RemarkWords, pin: RemarkPin,
    order: String, revision: String, source: SourceLine? = nil, replies: [RemarkWords] = [],
    resolved: WallTime? = nil,
    isOrphaned: Bool = false, pictureBytes: Int = 0
  ) {
    (self.id, self.session, self.number, self.title) = (id, session, number, title)
    (self.words, self.pin, self.order, self.revision) = (words, pin, order, revision)
    (self.source, self.replies, self.resolved) = (source, replies, resolved)
    (self.isOrphaned, self.pictureBytes) = (isOrphaned, pictureBytes)
  }

  public var isOpen: Bool { resolved == nil }
}

/// A remark that is to be made.
public struct RemarkDraft: Hashable, Sendable {
  public var title: String
  public var words: RemarkWords
  public var pin: RemarkPin
  public var order: String
  public var revision: String
  public var source: SourceLine?

  public init(
    title: String, words: RemarkWords, pin: RemarkPin, order: String, revision: String,
    source: SourceLine? = nil
  ) {
    (self.title, self.words, self.pin) = (title, words, pin)
    (self.order, self.revision, self.source) = (order, revision, source)
  }
}

/// The facts that a session remembers of its remarks, beside them.
public struct RemarkSheet: Hashable, Sendable {
  public let session: SessionID
  /// Whether guests may say something.
  public var isAllowed: Bool
  /// Number of the last remark that was made.
  public var lastNumber: Int

  public init(session: SessionID, isAllowed: Bool = true, lastNumber: Int = 0) {
    (self.session, self.isAllowed, self.lastNumber) = (session, isAllowed, lastNumber)
  }
}
