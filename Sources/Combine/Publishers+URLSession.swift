// URLSession.DataTaskPublisher, TopLevelDecoder — after Apple's documentation of the two, read 2026-11.
// State: complete.

import Foundation
import UIKit

extension URLSession {
  /// Gives what a request gets, once, for each who subscribes.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      answers.receive(subscriber: subscriber)
    }

    private var answers: AnyPublisher<Output, Failure> {
      AnyPublisher { sink in
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            sink.send((data, response))
            sink.receive(completion: .finished)
          } else {
            sink.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        sink.adopt(AnyCancellable.onCancel { task.cancel() })
        task.resume()
      }
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Reads values of their types out of `Input`.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes values as `Output`.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Foundation.JSONDecoder: TopLevelDecoder {}
extension Foundation.PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Values of `type`, read by `decoder`; ends with its error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// The bytes that `encoder` writes; ends with its error.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
