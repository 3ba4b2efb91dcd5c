import Libwebsockets
import PreviewSession
import PreviewWire

/// The meaning of an address. Addresses are compared as they are written, undecoded.
enum Route: Equatable {
  case previews
  case sessions
  case showcases
  case health
  /// The page of a session; nil when the text is no session's name.
  case sessionPage(SessionID?)
  /// The same for a frame in another page.
  case embedPage(SessionID?)
  /// Its title and size, for who has yet to see it.
  case card(of: SessionID?)
  /// Its WebSocket.
  case socket(SessionID?)
  /// A picture of what it shows.
  case picture(SessionID?)
  /// The state in which it can be made again.
  case state(SessionID?)
  /// Where somebody gets an aside of it.
  case aside(of: SessionID?)
  /// Where values of its knobs are written into the source.
  case edits(SessionID?)
  /// Where its owner ends it.
  case ending(SessionID?)
  /// The links to it.
  case links(to: SessionID?)
  /// The links to all sessions.
  case allLinks
  /// The frame for an address, as oEmbed has it.
  case oEmbed
  /// Where a link's owner ends it.
  case revoking(LinkID?)
  case remarks(RemarkRoute)
  /// The rules of the page's fonts, and a font.
  case fontRules
  case font(String)
  /// A picture of a preview, by the hash of its content; nil when the text is no hash.
  case image(String?)
  /// A file of the page.
  case file(String)

  init(path: String) {
    if let route = RemarkRoute(path: path) {
      self = .remarks(route)
      return
    }
    switch path {
    case "/api/previews": self = .previews
    case "/api/sessions": self = .sessions
    case "/api/showcases": self = .showcases
    case "/healthz": self = .health
    case "/api/links": self = .allLinks
    case "/oembed": self = .oEmbed
    case FontFiles.styleSheetAddress: self = .fontRules
    case "/": self = .file("/index.html")
    case "/sessions": self = .file("/sessions.html")
    case _ where path.hasPrefix("/fonts/"): self = .font(path)
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/edits"):
      self = .edits(SessionID(path.dropFirst(Self.ofSession.count).dropLast("/edits".count)))
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/end"):
      self = .ending(SessionID(path.dropFirst(Self.ofSession.count).dropLast("/end".count)))
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/state"):
      self = .state(SessionID(path.dropFirst(Self.ofSession.count).dropLast("/state".count)))
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/aside"):
      self = .aside(of: SessionID(path.dropFirst(Self.ofSession.count).dropLast("/aside".count)))
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/links"):
      self = .links(to: SessionID(path.dropFirst(Self.ofSession.count).dropLast("/links".count)))
    case _ where path.hasPrefix(Self.ofSession) && path.hasSuffix("/card"):
      self = .card(of: SessionID(path.dropFirst(Self.ofSession.count).dropLast("/card".count)))
    case _ where path.hasPrefix("/embed/s/"):
      self = .embedPage(SessionID(path.dropFirst("/embed/s/".count)))
    case _ where path.hasPrefix(Self.ofLink) && path.hasSuffix("/revoke"):
      self = .revoking(LinkID(path.dropFirst(Self.ofLink.count).dropLast("/revoke".count)))
    case _ where path.hasPrefix("/images/"):
      let hash = String(path.dropFirst("/images/".count))
      self = .image(LayerImage.isHash(hash) ? hash : nil)
    default:
      guard path.hasPrefix("/s/") else {
        self = .file(path)
        return
      }
      let rest = path.dropFirst("/s/".count)
      if rest.hasSuffix("/socket") {
        self = .socket(SessionID(rest.dropLast("/socket".count)))
      } else if rest.hasSuffix("/picture.png") {
        self = .picture(SessionID(rest.dropLast("/picture.png".count)))
      } else {
        self = .sessionPage(SessionID(rest))
      }
    }
  }

  /// The beginning of what concerns one session, before its name.
  private static let ofSession = "/api/sessions/"
  /// The same for a link.
  private static let ofLink = "/api/links/"

  /// Methods that are answered there.
  private var methods: [RequestHead.Method] {
    switch self {
    case .sessions, .links, .state: [.get, .head, .post]
    case .showcases, .edits, .ending, .revoking, .aside: [.post]
    case .remarks(let route):
      route.isOnlyPosted ? [.post] : route.isAlsoPosted ? [.get, .head, .post] : [.get, .head]
    default: [.get, .head]
    }
  }

  /// The same, as `Allow` writes them.
  var allowedMethods: String { methods.map(\.rawValue).joined(separator: ", ") }

  func allows(_ method: RequestHead.Method) -> Bool { methods.contains(method) }
}
