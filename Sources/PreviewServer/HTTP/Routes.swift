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
  /// Its WebSocket.
  case socket(SessionID?)
  /// Where values of its knobs are written into the source.
  case edits(SessionID?)
  /// The rules of the page's fonts, and a font.
  case fontRules
  case font(String)
  /// A picture of a preview, by the hash of its content; nil when the text is no hash.
  case image(String?)
  /// A file of the page.
  case file(String)

  init(path: String) {
    switch path {
    case "/api/previews": self = .previews
    case "/api/sessions": self = .sessions
    case "/api/showcases": self = .showcases
    case "/healthz": self = .health
    case FontFiles.styleSheetAddress: self = .fontRules
    case "/": self = .file("/index.html")
    case _ where path.hasPrefix("/fonts/"): self = .font(path)
    case _ where path.hasPrefix("/api/sessions/") && path.hasSuffix("/edits"):
      let id = path.dropFirst("/api/sessions/".count).dropLast("/edits".count)
      self = .edits(SessionID(id))
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
      } else {
        self = .sessionPage(SessionID(rest))
      }
    }
  }

  /// Methods that are answered there, as `Allow` writes them.
  var allowedMethods: String {
    takesOrders ? "POST" : "GET, HEAD"
  }

  func allows(_ method: RequestHead.Method) -> Bool {
    (method == .post) == takesOrders
  }

  private var takesOrders: Bool {
    switch self {
    case .sessions, .showcases, .edits: true
    default: false
    }
  }
}
