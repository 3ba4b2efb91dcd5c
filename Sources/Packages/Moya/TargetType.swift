// TargetType, MultiTarget, ValidationType — after Moya's public API.
// State: complete.

import UIKit

/// The requests that a server takes: mostly an enum with a case for each.
public protocol TargetType {
  var baseURL: URL { get }
  /// Appended to `baseURL`.
  var path: String { get }
  var method: Moya.Method { get }
  /// The answer where the provider's `stubClosure` asks for it.
  var sampleData: Data { get }
  var task: Task { get }
  /// Default: none.
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var validationType: ValidationType { .none }
  public var sampleData: Data { Data() }
}

extension URL {
  /// The address of the target; its base where the path is empty.
  public init<T: TargetType>(target: T) {
    self = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
  }
}

/// Any target, for providers that serve several types of them.
public enum MultiTarget: TargetType {
  case target(any TargetType)

  public init(_ target: any TargetType) { self = .target(target) }

  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }
  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Moya.Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}

/// Which statuses are no errors.
public enum ValidationType: Equatable, Sendable {
  /// All.
  case none
  /// 200..<300
  case successCodes
  /// 200..<400
  case successAndRedirectCodes
  case customCodes([Int])

  /// Empty where all are accepted.
  var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}
