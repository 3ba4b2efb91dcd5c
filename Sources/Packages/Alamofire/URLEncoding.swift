// URLEncoding — after Alamofire's public API.
// State: complete.

import UIKit

/// Puts values into the address or the body, as `name=value&…`, sorted by their names.
public struct URLEncoding: ParameterEncoding, Sendable {
  public enum Destination: Sendable {
    /// The address for GET, HEAD and DELETE, the body for others.
    case methodDependent
    case queryString, httpBody
  }

  /// The names of elements of arrays.
  public enum ArrayEncoding: Sendable {
    /// `key[]`
    case brackets
    /// `key`
    case noBrackets
    /// `key[0]`
    case indexInBrackets
    case custom(@Sendable (_ key: String, _ index: Int) -> String)

    func name(of key: String, _ index: Int) -> String {
      switch self {
      case .brackets: "\(key)[]"
      case .noBrackets: key
      case .indexInBrackets: "\(key)[\(index)]"
      case .custom(let name): name(key, index)
      }
    }
  }

  public enum BoolEncoding: Sendable {
    /// 1 and 0.
    case numeric
    /// true and false.
    case literal
  }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    (self.destination, self.arrayEncoding, self.boolEncoding) = (destination, arrayEncoding, boolEncoding)
  }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    let text = parameters.sorted { $0.key < $1.key }
      .flatMap { queryComponents(fromKey: $0.key, value: $0.value) }
      .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    guard goesIntoAddress(request.method ?? .get) else {
      request.httpBody = Data(text.utf8)
      if request.headers["Content-Type"] == nil {
        request.headers.update(.contentType("application/x-www-form-urlencoded; charset=utf-8"))
      }
      return request
    }
    guard let url = request.url else { throw AFError.parameterEncodingFailed(reason: .missingURL) }
    if !parameters.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) {
      parts.percentEncodedQuery = (parts.percentEncodedQuery.map { "\($0)&" } ?? "") + text
      request.url = parts.url
    }
    return request
  }

  private func goesIntoAddress(_ method: HTTPMethod) -> Bool {
    switch destination {
    case .methodDependent: [.get, .head, .delete].contains(method)
    case .queryString: true
    case .httpBody: false
    }
  }

  /// Names and values, escaped; those within dictionaries are named `key[name]`.
  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch value {
    case let values as [String: Any]:
      values.sorted { $0.key < $1.key }
        .flatMap { queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value) }
    case let values as [Any]:
      values.enumerated()
        .flatMap { queryComponents(fromKey: arrayEncoding.name(of: key, $0.offset), value: $0.element) }
    case let value as Bool:
      [(escape(key), boolEncoding == .numeric ? (value ? "1" : "0") : "\(value)")]
    default: [(escape(key), escape("\(value)"))]
    }
  }

  public func escape(_ string: String) -> String {
    string.addingPercentEncoding(withAllowedCharacters: .afURLQueryAllowed) ?? string
  }
}

extension ParameterEncoding where Self == URLEncoding {
  public static var url: URLEncoding { URLEncoding() }
}

extension CharacterSet {
  /// Signs that stand in a query as they are: `urlQueryAllowed` without the signs that part names from
  /// values.
  public static let afURLQueryAllowed = CharacterSet.urlQueryAllowed
    .subtracting(CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
}
