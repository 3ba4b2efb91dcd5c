// DataResponsePublisher — after Alamofire's public API.
// State: complete. On any queue, it publishes on UIKit's one thread.

import Combine
import UIKit

/// Publishes one response, and ends. Cancelling it cancels the request.
public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never
  private let answers: AnyPublisher<Output, Never>

  init<Serializer: DataResponseSerializerProtocol>(_ request: DataRequest, _ serializer: Serializer)
  where Serializer.SerializedObject == Value {
    self.init(request) { request.response(responseSerializer: serializer, completionHandler: $0) }
  }

  init(_ request: DataRequest, _ attach: @escaping (@escaping (Output) -> Void) -> Void) {
    let response = Deferred { Future<Output, Never> { promise in attach { promise(.success($0)) } } }
    answers = response.handleEvents(receiveCancel: { request.cancel() }).eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    answers.receive(subscriber: subscriber)
  }

  /// Its result only.
  public func result() -> AnyPublisher<AFResult<Value>, Never> { map(\.result).eraseToAnyPublisher() }

  /// Its value; ends with its error where it failed.
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self)
      .flatMap { response in response.result.publisher }
      .eraseToAnyPublisher()
  }
}

extension DataRequest {
  public func publishResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer, on queue: DispatchQueue? = nil
  ) -> DataResponsePublisher<Serializer.SerializedObject> { DataResponsePublisher(self, serializer) }

  public func publishData(
    queue: DispatchQueue? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<Data> {
    publishResponse(
      using: DataResponseSerializer(
        emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods))
  }

  public func publishString(
    queue: DispatchQueue? = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<String> {
    publishResponse(
      using: StringResponseSerializer(
        encoding: encoding, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods))
  }

  /// A value of `type`, sample data included.
  public func publishDecodable<T: Decodable>(
    type: T.Type = T.self, queue: DispatchQueue? = nil, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<T> {
    publishResponse(
      using: DecodableResponseSerializer<T>(
        decoder: decoder, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods))
  }

  /// The bytes as they came.
  public func publishUnserialized(queue: DispatchQueue? = nil) -> DataResponsePublisher<Data?> {
    DataResponsePublisher(self) { self.response(completionHandler: $0) }
  }
}
