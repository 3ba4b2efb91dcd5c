import PreviewSession
import PreviewWire

/// A remark as the command line lists it. All texts in it are of others, or of previews.
public struct ListedRemark: Sendable {
  /// Something that somebody said.
  public struct Said: Sendable, Equatable {
    public var name, text: String
    /// Seconds since the beginning of 1970.
    public var made: Int64
    public var isOwner: Bool
  }

  /// As much of its ID as tells it from all others.
  public let shortID: String
  /// The source of the session's preview: `gallery`, or a path.
  public let source: String
  public let session: String
  public let number: Int
  /// Of the preview.
  public let title: String
  /// Where the preview was declared when it was made; nil where that is not known.
  public let sourceLine: SourceLine?
  public let said: Said
  public let replies: [Said]
  public let isOpen: Bool
  /// Whether its element was not found when it was last looked for.
  public let isOrphaned: Bool
  /// The element, for people: `cell 4 of “main”, “Aloe vera”`.
  public let element: String
  /// As the HTTP API has it, with the source.
  public let json: JSONText
}

extension ListedRemark {
  init(_ remark: Remark, source: String, shortID: String) {
    (self.shortID, self.source, number) = (shortID, source, remark.number)
    (session, title, sourceLine) = (remark.session.description, remark.title, remark.source)
    (said, replies) = (Said(remark.words), remark.replies.map(Said.init))
    (isOpen, isOrphaned, element) = (remark.isOpen, remark.isOrphaned, Self.text(of: remark.pin.element))
    let place = remark.isOrphaned ? PinPlace.Standing.orphaned.name : "unknown"
    guard case .fields(let fields) = remark.json(place: place, hasSource: true) else {
      json = .null
      return
    }
    json = .object(fields.map { ($0.key, $0.value) } + [("source", .string(source))])
  }

  private static func text(of element: PinElement) -> String {
    let place: String =
      switch element.kind {
      case .screen: "the screen"
      case .cell: "item \(element.section), \(element.item) of “\(element.view)”"
      case .supplementary: "\(element.of) of section \(element.section) of “\(element.view)”"
      case .view: element.view.isEmpty ? "a view" : "“\(element.view)”"
      }
    return element.words.isEmpty ? place : "\(place): “\(element.words)”"
  }
}

extension ListedRemark.Said {
  init(_ words: RemarkWords) {
    self.init(name: words.name, text: words.text, made: words.made.seconds, isOwner: words.isOwner)
  }
}
