// requestPublisher and what is mapped of it — after Moya's public API.
// State: complete.

import Combine
import Moya
import UIKit

extension MoyaProvider {
  /// Makes a request for each who subscribes; cancelling the subscription cancels it.
  public func requestPublisher(
    _ target: Target, callbackQueue: DispatchQueue? = nil
  ) -> AnyPublisher<Response, MoyaError> {
    Deferred { [self] in
      let token = Token()
      return Future<Response, MoyaError> { promise in
        token.request = self.request(target, callbackQueue: callbackQueue) { promise($0) }
      }.handleEvents(receiveCancel: { token.request?.cancel() })
    }.eraseToAnyPublisher()
  }

  /// The same, each step of the progress before it; here there is one, at the end.
  public func requestWithProgressPublisher(
    _ target: Target, callbackQueue: DispatchQueue? = nil
  ) -> AnyPublisher<ProgressResponse, MoyaError> {
    requestPublisher(target, callbackQueue: callbackQueue)
      .map { ProgressResponse(response: $0) }
      .eraseToAnyPublisher()
  }
}

/// The request of a subscription, once it has been made.
private final class Token {
  var request: (any Moya.Cancellable)?
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
  public func filter<R: RangeExpression>(statusCodes: R) -> AnyPublisher<Response, MoyaError>
  where R.Bound == Int { read { try $0.filter(statusCodes: statusCodes) } }

  public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
    read { try $0.filter(statusCode: statusCode) }
  }
  public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
    read { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
    read { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapImage() -> AnyPublisher<Image, MoyaError> { read { try $0.mapImage() } }
  public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
    read { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
    read { try $0.mapString(atKeyPath: keyPath) }
  }

  /// As `Response.map(_:atKeyPath:using:failsOnEmptyData:)`.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<D, MoyaError> {
    read {
      try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }

  private func read<T>(_ make: @escaping (Response) throws -> T) -> AnyPublisher<T, MoyaError> {
    tryMap(make)
      .mapError { $0 as? MoyaError ?? .underlying($0, nil) }
      .eraseToAnyPublisher()
  }
}
