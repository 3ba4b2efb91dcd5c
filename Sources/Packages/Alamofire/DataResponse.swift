// DataResponse, AFDataResponse, AFResult — after Alamofire's public API.
// State: partial. Missing: metrics.

import UIKit

public typealias AFResult<Success> = Result<Success, AFError>
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>

/// How a request ended, and the value that was made of its answer.
public struct DataResponse<Success, Failure: Error> {
  /// nil where it could not be made.
  public let request: URLRequest?
  /// nil where there is none.
  public let response: HTTPURLResponse?
  public let data: Data?
  /// Seconds that the reading took.
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  /// nil where the request or the reading failed.
  public var value: Success? { try? result.get() }
  /// nil where neither failed.
  public var error: Failure? {
    if case .failure(let error) = result { error } else { nil }
  }

  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: Any? = nil,
    serializationDuration: TimeInterval = 0, result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.data) = (request, response, data)
    (self.serializationDuration, self.result) = (serializationDuration, result)
  }

  private func with<S, F: Error>(_ result: Result<S, F>) -> DataResponse<S, F> {
    DataResponse<S, F>(
      request: request, response: response, data: data, serializationDuration: serializationDuration,
      result: result)
  }

  public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
    with(result.map(transform))
  }

  public func tryMap<New>(_ transform: (Success) throws -> New) -> DataResponse<New, any Error> {
    with(Result { try transform(result.get()) })
  }

  public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
    with(result.mapError(transform))
  }

  public func tryMapError<New: Error>(
    _ transform: (Failure) throws -> New
  ) -> DataResponse<Success, any Error> {
    switch result {
    case .success(let value): return with(.success(value))
    case .failure(let error):
      do { return with(.failure(try transform(error))) } catch { return with(.failure(error)) }
    }
  }
}

extension DataResponse: Sendable where Success: Sendable {}

extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(result)" }

  public var debugDescription: String {
    ResponseWords.text(
      request, response, "[Data]: \(data.map { "\($0.count) bytes" } ?? "None")", "\(result)")
  }
}

enum ResponseWords {
  static func text(
    _ request: URLRequest?, _ response: HTTPURLResponse?, _ body: String, _ result: String
  ) -> String {
    guard let request, let url = request.url else { return "[Request]: None\n[Result]: \(result)" }
    let status = response.map { "[Status Code]: \($0.statusCode)" } ?? "[Response]: None"
    return "[Request]: \(request.httpMethod ?? "GET") \(url)\n\(status)\n\(body)\n[Result]: \(result)"
  }
}
