import Libwebsockets
import PreviewSession
import PreviewWire

/// Header fields that every answer carries.
enum SecurityHeaders {
  /// Everything from this server, nothing from elsewhere, nothing inline, and no text that becomes markup or
  /// script.
  static let contentSecurityPolicy = contentSecurityPolicy(frames: [])

  /// - Parameter frames: origins whose pages may show the answer in a frame; empty: none may.
  static func contentSecurityPolicy(frames: [FrameOrigin]) -> String {
    let ancestors = frames.isEmpty ? "'none'" : frames.map(\.description).joined(separator: " ")
    return [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
      "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors \(ancestors)", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }

  /// Of a picture. A drawing that is opened by its address is a document: it may look as it wants, and do
  /// nothing.
  static let picturePolicy = [
    "default-src 'none'", "style-src 'unsafe-inline'", "sandbox", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static let fields: [(name: String, value: String)] = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    framesForbidden,
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
  ]

  /// Of browsers that do not know `frame-ancestors`. It cannot name origins.
  private static let framesForbidden = (name: "X-Frame-Options", value: "DENY")

  /// Of a page that others may show in a frame: everything is as strict as before, but for that. The two
  /// same-origin policies stay: the first one concerns windows alone, and the second one what is loaded
  /// without asking for a page. So frames work in every host but one that is isolated from other origins
  /// (`Cross-Origin-Embedder-Policy`), which asks for frames of its own kind.
  ///
  /// - Parameter frames: empty: none may, as everywhere else.
  static func fields(frames: [FrameOrigin]) -> [(name: String, value: String)] {
    guard !frames.isEmpty else { return fields }
    let policy = (name: "Content-Security-Policy", value: contentSecurityPolicy(frames: frames))
    return [policy] + fields.filter { $0.name != policy.name && $0.name != framesForbidden.name }
  }
}

extension Response {
  /// An answer with the security headers, but for those that `fields` has in their place. `no-cache` means:
  /// keep it, but ask before using it.
  ///
  /// - Parameter frames: origins whose pages may show it in a frame; empty: none may.
  static func secured(
    _ status: Int, type: String, body: [UInt8], cacheControl: String = "no-store",
    fields: [(name: String, value: String)] = [], frames: [FrameOrigin] = []
  ) -> Response {
    let own = [("Content-Type", type), ("Cache-Control", cacheControl)]
    let general = SecurityHeaders.fields(frames: frames).filter { field in
      !fields.contains { $0.name == field.name }
    }
    return Response(status: status, fields: own + fields + general, body: body)
  }

  static func json(_ status: Int, _ json: JSONText, fields: [(name: String, value: String)] = []) -> Response
  {
    .secured(status, type: "application/json", body: Array(json.text.utf8), fields: fields)
  }

  /// `{"error": …}` with one sentence that says what to do.
  ///
  /// - Parameter members: of the answer, beside that.
  static func failure(
    _ status: Int, _ sentence: String, fields: [(name: String, value: String)] = [],
    members: [(String, JSONText)] = []
  ) -> Response {
    .json(status, JSONText.object([("error", .string(sentence))] + members), fields: fields)
  }

  static func plain(_ status: Int, _ sentence: String) -> Response {
    .secured(status, type: "text/plain; charset=utf-8", body: Array((sentence + "\n").utf8))
  }
}
