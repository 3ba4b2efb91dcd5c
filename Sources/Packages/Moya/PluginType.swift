// PluginType, RequestType — after Moya's public API.
// State: partial. Missing: credentials.

import Alamofire
import UIKit

/// Hears of a provider's requests, and may change them. All of its methods are optional.
public protocol PluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func willSend(_ request: any RequestType, target: any TargetType)
  func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType)
  func process(
    _ result: Result<Moya.Response, MoyaError>, target: any TargetType
  ) -> Result<Moya.Response, MoyaError>
}

extension PluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<Moya.Response, MoyaError>, target: any TargetType
  ) -> Result<Moya.Response, MoyaError> { result }
}

/// A request that is about to be made.
public protocol RequestType {
  var request: URLRequest? { get }
  var sessionHeaders: [String: String] { get }
  func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
}

extension Alamofire.Request: RequestType {
  public var sessionHeaders: [String: String] { [:] }
}

/// A request as plugins see it before Alamofire has it.
struct PreparedRequest: RequestType {
  let request: URLRequest?
  let sessionHeaders: [String: String]

  func cURLDescription(calling handler: @escaping (String) -> Void) -> PreparedRequest {
    handler("$ curl -v -X \(request?.httpMethod ?? "GET") \"\(request?.url?.absoluteString ?? "")\"")
    return self
  }
}
