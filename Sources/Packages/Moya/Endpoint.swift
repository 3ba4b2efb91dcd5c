// Endpoint, EndpointSampleResponse — after Moya's public API.
// State: complete.

import UIKit

/// The answer of a stub.
public enum EndpointSampleResponse {
  case networkResponse(Int, Data)
  case response(HTTPURLResponse, Data)
  case networkError(NSError)
}

/// A request of a target, before it is one of UIKit's.
open class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  public let url: String
  public let sampleResponseClosure: SampleResponseClosure
  public let method: Moya.Method
  public let task: Task
  public let httpHeaderFields: [String: String]?

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Moya.Method, task: Task,
    httpHeaderFields: [String: String]?
  ) {
    (self.url, self.sampleResponseClosure, self.method) = (url, sampleResponseClosure, method)
    (self.task, self.httpHeaderFields) = (task, httpHeaderFields)
  }

  /// The same with more fields in its header.
  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    let fields = (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
    return Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: fields.isEmpty ? nil : fields)
  }

  /// The same with another task.
  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }

  /// - Throws: `MoyaError` where the address is none, or what goes along cannot be encoded.
  open func urlRequest() throws -> URLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = URLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    switch task {
    case .requestPlain, .uploadFile, .uploadMultipart, .downloadDestination: return request
    case .requestData(let data):
      request.httpBody = data
      return request
    case .requestJSONEncodable(let value): return try encoded(value, JSONEncoder(), into: request)
    case .requestCustomJSONEncodable(let value, let encoder):
      return try encoded(value, encoder, into: request)
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      return try encoded(parameters, encoding, into: request)
    case .uploadCompositeMultipart(_, let parameters):
      return try encoded(parameters, URLEncoding.queryString, into: request)
    case .requestCompositeData(let data, let parameters):
      request.httpBody = data
      return try encoded(parameters, URLEncoding.queryString, into: request)
    case .requestCompositeParameters(let bodyParameters, let bodyEncoding, let parameters):
      let whole = try encoded(bodyParameters, bodyEncoding, into: request)
      return try encoded(parameters, URLEncoding.queryString, into: whole)
    }
  }

  private func encoded(
    _ parameters: [String: Any], _ encoding: any ParameterEncoding, into request: URLRequest
  ) throws -> URLRequest {
    do {
      return try encoding.encode(request, with: parameters)
    } catch { throw MoyaError.parameterEncoding(error) }
  }

  private func encoded(
    _ value: any Encodable, _ encoder: JSONEncoder, into request: URLRequest
  ) throws -> URLRequest {
    var request = request
    do {
      request.httpBody = try encoder.encode(value)
    } catch { throw MoyaError.encodableMapping(error) }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
}

extension Endpoint: Equatable, Hashable {
  public static func == (a: Endpoint, b: Endpoint) -> Bool {
    a.url == b.url && a.method == b.method && (try? a.urlRequest()) == (try? b.urlRequest())
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
