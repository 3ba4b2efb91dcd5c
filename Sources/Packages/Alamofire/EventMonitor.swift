// EventMonitor, ClosureEventMonitor — after Alamofire's public API.
// State: partial. Missing: most events; those that are here are told.

import UIKit

/// Hears of all requests of a session. All of its methods are optional.
public protocol EventMonitor {
  /// Kept, without effect: there is one thread.
  var queue: DispatchQueue { get }
  func requestDidResume(_ request: Request)
  func requestDidFinish(_ request: Request)
  /// The request as it goes out.
  func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
  /// Told of the value that was made of an answer.
  func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}

extension EventMonitor {
  public var queue: DispatchQueue { onMainThread(()) { .main } }
  public func requestDidResume(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {}
  public func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
  ) {}
}

/// Hears of them with closures.
open class ClosureEventMonitor: EventMonitor {
  open var requestDidResume: ((Request) -> Void)?
  open var requestDidFinish: ((Request) -> Void)?

  public init() {}

  open func requestDidResume(_ request: Request) { requestDidResume?(request) }
  open func requestDidFinish(_ request: Request) { requestDidFinish?(request) }
}
