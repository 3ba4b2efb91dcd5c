// The names of version 4 of Alamofire — after Alamofire's public API.
// State: partial. Missing: `DataResponse` and `Result` of one type each, adapters that throw.

import UIKit

public typealias SessionManager = Session
public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void

/// `Alamofire.request(…)`
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest {
  Session.default.request(
    url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
  Session.default.request(urlRequest)
}

/// The same with headers that are a dictionary, as they were then.
@_disfavoredOverload
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
) -> DataRequest {
  Session.default.request(
    url, method: method, parameters: parameters, encoding: encoding, headers: headers.map(HTTPHeaders.init))
}

/// `Alamofire.download(…)`
public func download(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
  Session.default.download(
    url, method: method, parameters: parameters, encoding: encoding, headers: headers, to: destination)
}

/// `Alamofire.upload(…)`
public func upload(
  _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
) -> UploadRequest { Session.default.upload(data, to: url, method: method, headers: headers) }

/// `Alamofire.upload(multipartFormData:…)`
public func upload(
  multipartFormData: @escaping (MultipartFormData) -> Void,
  usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
  to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
  encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
) {
  Session.default.upload(
    multipartFormData: multipartFormData, to: url, method: method, headers: headers,
    encodingCompletion: encodingCompletion)
}

extension Session {
  /// How the parts of a body were put together.
  public enum MultipartFormDataEncodingResult {
    case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
    case failure(any Error)
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    let made = upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers)
    onMainThread((made, encodingCompletion)) { made, completion in
      VirtualRunLoop.current.post {
        completion?(.success(request: made, streamingFromDisk: false, streamFileURL: nil))
      }
    }
  }
}

extension Session {
  /// As with headers of their own type.
  @_disfavoredOverload
  public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
  ) -> DataRequest {
    request(
      url, method: method, parameters: parameters, encoding: encoding, headers: headers.map(HTTPHeaders.init))
  }

  @_disfavoredOverload
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]?,
    encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    upload(
      multipartFormData: multipartFormData, to: url, method: method, headers: headers.map(HTTPHeaders.init),
      encodingCompletion: encodingCompletion)
  }
}

extension Result {
  public var isSuccess: Bool { if case .success = self { true } else { false } }
  public var isFailure: Bool { !isSuccess }
  /// nil for a failure.
  public var value: Success? { try? get() }
  /// nil for a success.
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }

  @discardableResult public func ifSuccess(_ run: () -> Void) -> Self {
    if isSuccess { run() }
    return self
  }
  @discardableResult public func ifFailure(_ run: () -> Void) -> Self {
    if isFailure { run() }
    return self
  }
  @discardableResult public func withValue(_ run: (Success) -> Void) -> Self {
    if let value { run(value) }
    return self
  }
  @discardableResult public func withError(_ run: (Failure) -> Void) -> Self {
    if let error { run(error) }
    return self
  }
}
