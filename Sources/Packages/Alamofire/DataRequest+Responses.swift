// The closures that are told of an answer — after Alamofire's public API.
// State: complete. On any queue, they are called on UIKit's one thread.

import UIKit

extension DataRequest {
  /// The bytes as they came; nil where there are none.
  @discardableResult
  public func response(
    queue: DispatchQueue? = nil, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    whenOver { [self] in
      let result: AFResult<Data?> = error.map { .failure($0) } ?? .success(data)
      let made = DataResponse(request: request, response: response, data: data, result: result)
      session.tell { $0.request(self, didParseResponse: made) }
      completionHandler(made)
    }
    return self
  }

  /// Calls with the value that the serializer makes of it.
  @discardableResult
  public func response<Serializer: DataResponseSerializerProtocol>(
    queue: DispatchQueue? = nil, responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    answer(responseSerializer, isAwaited: false, completionHandler)
    return self
  }

  /// - Parameter isAwaited: as of `whenOver`.
  func answer<Serializer: DataResponseSerializerProtocol>(
    _ responseSerializer: Serializer, isAwaited: Bool,
    _ completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) {
    whenOver(isAwaited: isAwaited) { [self] in
      let result = AFResult.made({ .customSerializationFailed(error: $0) }) {
        try responseSerializer.serialize(request: request, response: response, data: data, error: error)
      }
      let made = DataResponse(request: request, response: response, data: data, result: result)
      session.tell { $0.request(self, didParseResponse: made) }
      completionHandler(made)
    }
  }

  @discardableResult
  public func responseData(
    queue: DispatchQueue? = nil, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    response(
      responseSerializer: DataResponseSerializer(
        emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseString(
    queue: DispatchQueue? = nil, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    response(
      responseSerializer: StringResponseSerializer(
        encoding: encoding, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      completionHandler: completionHandler)
  }

  /// Dictionaries and arrays. Sample data is an empty dictionary; a mock says what is in it.
  @discardableResult
  public func responseJSON(
    queue: DispatchQueue? = nil, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
    options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    response(
      responseSerializer: JSONResponseSerializer(
        emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods, options: options),
      completionHandler: completionHandler)
  }

  /// A value of `type`, sample data included.
  @discardableResult
  public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: DispatchQueue? = nil,
    dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      responseSerializer: DecodableResponseSerializer<T>(
        decoder: decoder, emptyResponseCodes: emptyResponseCodes, emptyRequestMethods: emptyRequestMethods),
      completionHandler: completionHandler)
  }
}

extension Result where Failure == AFError {
  /// The value that `make` gives; an error that is none of Alamofire's is wrapped.
  static func made(
    _ reason: (any Error) -> AFError.ResponseSerializationFailureReason, _ make: () throws -> Success
  ) -> Self {
    do {
      return .success(try make())
    } catch { return .failure(error.asAFError(or: .responseSerializationFailed(reason: reason(error)))) }
  }
}
