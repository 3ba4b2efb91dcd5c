/// One HTTP answer: status, header fields and a body that is in memory as a whole.
public struct Response: Sendable {
  /// Status code, such as 200.
  public var status: Int
  /// Name and value, in the order they are sent. `Content-Length` and `Connection` are added.
  public var fields: [(name: String, value: String)]
  /// The bytes after the head; not sent in answer to HEAD and with 304.
  public var body: [UInt8]

  public init(status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// The head of the answer as it goes over the wire.
  ///
  /// Every answer ends its connection: each has one request. The length is also that of an answer to HEAD,
  /// which has no body.
  func serialisedHead() -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for field in fields { head += "\(field.name): \(field.value)\r\n" }
    if status != 304 { head += "Content-Length: \(body.count)\r\n" }
    head += "Connection: close\r\n\r\n"
    return Array(head.utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    default: "Status"
    }
  }
}
