/// The head of one HTTP/1.1 request: what stands before the body, as the client wrote it.
///
/// Nothing is decoded or normalised. A path with `..`, `%2e` or a backslash in it is still seen as such by
/// the code that decides.
public struct RequestHead: Sendable, Equatable {
  /// The methods that a service of this kind answers. All others are refused before they get here.
  public enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// One header line. `name` is in lower case; `value` has no blanks around it.
  public struct Field: Sendable, Equatable {
    /// Name in lower case.
    public var name: String
    /// Value without blanks around it.
    public var value: String

    public init(name: String, value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// The method of the request.
  public var method: Method
  /// The target up to `?`, undecoded. Begins with a slash.
  public var path: String
  /// The part after `?`, undecoded; nil without one.
  public var query: String?
  /// All header fields, in the order they came.
  public var fields: [Field]
  /// Length of the body in bytes, as announced; 0 without one.
  public var contentLength: Int
  /// Whether this asks for a WebSocket, with everything RFC 6455 wants in such a request.
  public var isWebSocketUpgrade: Bool

  public init(
    method: Method = .get, path: String, query: String? = nil, fields: [Field] = [],
    contentLength: Int = 0, isWebSocketUpgrade: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.fields = fields
    self.contentLength = contentLength
    self.isWebSocketUpgrade = isWebSocketUpgrade
  }

  /// Value of the first field with that name (lower case); nil without one.
  public func value(of name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The comma-separated elements of all fields with that name, in lower case and without blanks.
  public func tokens(of name: String) -> [String] {
    elements(of: name).map { $0.lowercased() }
  }

  /// The same, as they are written.
  func elements(of name: String) -> [String] {
    fields.filter { $0.name == name }.flatMap { field in
      field.value.split(separator: ",").map { element in
        String(element.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
      }
    }
  }
}

private func isBlank(_ character: Character) -> Bool {
  character == " " || character == "\t"
}
