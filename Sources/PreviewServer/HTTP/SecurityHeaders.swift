import Libwebsockets
import PreviewWire

/// Header fields that every answer carries.
enum SecurityHeaders {
  /// Everything from this server, nothing from elsewhere, nothing inline, and no text that becomes markup or
  /// script.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].joined(separator: "; ")

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
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
  ]
}

extension Response {
  /// An answer with the security headers, but for those that `fields` has in their place. `no-cache` means:
  /// keep it, but ask before using it.
  static func secured(
    _ status: Int, type: String, body: [UInt8], cacheControl: String = "no-store",
    fields: [(name: String, value: String)] = []
  ) -> Response {
    let own = [("Content-Type", type), ("Cache-Control", cacheControl)]
    let general = SecurityHeaders.fields.filter { field in !fields.contains { $0.name == field.name } }
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
