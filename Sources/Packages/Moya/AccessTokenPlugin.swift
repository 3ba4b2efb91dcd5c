// AccessTokenPlugin, AccessTokenAuthorizable, AuthorizationType — after Moya's public API.
// State: complete.

import UIKit

/// A target that needs a token.
public protocol AccessTokenAuthorizable {
  /// nil where it needs none.
  var authorizationType: AuthorizationType? { get }
}

/// The word before a token.
public enum AuthorizationType: Hashable, Sendable {
  case basic
  case bearer
  case custom(String)

  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let word): word
    }
  }
}

/// Adds the token to requests of targets that need one.
public struct AccessTokenPlugin: PluginType {
  public typealias TokenClosure = (any TargetType) -> String
  public let tokenClosure: TokenClosure

  public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }

  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    let plain = (target as? MultiTarget)?.target ?? target
    guard let type = (plain as? any AccessTokenAuthorizable)?.authorizationType else { return request }
    var request = request
    request.addValue("\(type.value) \(tokenClosure(plain))", forHTTPHeaderField: "Authorization")
    return request
  }
}
