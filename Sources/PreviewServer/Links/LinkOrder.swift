import FoundationEssentials
import PreviewSession
import PreviewWire

/// The body of `POST /api/sessions/ID/links`: `{"role": "view", "name": "Design review", "expires": "24h"}`,
/// and, where pages may show it in a frame or draw a card for it, `"embedIn": ["https://www.notion.so"]` and
/// `"card": true`.
struct LinkOrder: Equatable {
  var role: ViewerRole
  /// Without blanks at its ends.
  var name: String
  var life: LinkLife
  /// Each once.
  var frames: [FrameOrigin] = []
  var hasCard = false

  enum Mistake: Error, Equatable {
    case noOrder, badRole, badName, badLife, badFrame, tooManyFrames

    /// Says what to do.
    var sentence: String {
      switch self {
      case .noOrder: #"Send {"role": "view", "name": "Design review", "expires": "24h"}."#
      case .badRole: #"Send "view" or "control" as the role."#
      case .badName: "Send a name of 1 to \(WireLimits.linkName) characters, on one line."
      case .badLife:
        "Send one of \(LinkLife.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")) as expires."
      case .badFrame:
        """
        Send origins in embedIn, as "https://www.notion.so" or "https://*.atlassian.net": a scheme and a host, \
        and no path.
        """
      case .tooManyFrames: "Send at most \(SessionLimits.frameOrigins) origins in embedIn."
      }
    }
  }

  private struct Body: Decodable {
    var role: String
    var name: String
    var expires: String?
    var embedIn: [String]?
    var card: Bool?
  }

  init(json: [UInt8]) throws(Mistake) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(json)) else { throw .noOrder }
    guard let role = ViewerRole(name: body.role), role < .owner else { throw .badRole }
    guard let life = body.expires.map({ LinkLife(rawValue: $0) }) ?? .day else { throw .badLife }
    let name = String(body.name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    guard Self.isName(name) else { throw .badName }
    frames = try Self.frames(body.embedIn ?? [])
    hasCard = body.card ?? false
    (self.role, self.name, self.life) = (role, name, life)
  }

  private static func frames(_ texts: [String]) throws(Mistake) -> [FrameOrigin] {
    guard texts.count <= SessionLimits.frameOrigins else { throw .tooManyFrames }
    var frames: [FrameOrigin] = []
    for text in texts {
      guard let origin = FrameOrigin(text) else { throw .badFrame }
      if !frames.contains(origin) { frames.append(origin) }
    }
    return frames
  }

  /// Whether a text can name a link: it is short, and on one line.
  static func isName(_ text: String) -> Bool {
    let controls: (Unicode.Scalar) -> Bool = {
      [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory) && $0 != "\u{200D}"
    }
    return !text.isEmpty && text.utf8.count <= WireLimits.linkName * 8 && text.count <= WireLimits.linkName
      && !text.unicodeScalars.contains(where: controls)
  }
}
