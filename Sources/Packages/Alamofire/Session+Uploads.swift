// Uploads — after Alamofire's public API.
// State: partial. Missing: streams.

import UIKit

extension Session {
  public func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(interceptor, { try Self.made(convertible, method, headers, requestModifier) }, body: { data })
  }

  public func upload(
    _ data: Data, with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
  ) -> UploadRequest { upload(interceptor, { try convertible.asURLRequest() }, body: { data }) }

  /// The file at `fileURL`.
  public func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(interceptor, { try Self.made(convertible, method, headers, requestModifier) }) {
      do {
        return try Data(contentsOf: fileURL)
      } catch { throw AFError.createUploadableFailed(error: error) }
    }
  }

  /// Sends the form that the closure puts together.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to convertible: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    let parts = MultipartFormData()
    multipartFormData(parts)
    return upload(
      multipartFormData: parts, to: convertible, method: method, headers: headers, interceptor: interceptor,
      requestModifier: requestModifier)
  }

  public func upload(
    multipartFormData: MultipartFormData, to convertible: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    upload(parts: multipartFormData, interceptor) {
      try Self.made(convertible, method, headers, requestModifier)
    }
  }

  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
  ) -> UploadRequest {
    let parts = MultipartFormData()
    multipartFormData(parts)
    return upload(multipartFormData: parts, with: request, interceptor: interceptor)
  }

  public func upload(
    multipartFormData: MultipartFormData, with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
  ) -> UploadRequest {
    upload(parts: multipartFormData, interceptor) { try request.asURLRequest() }
  }

  private func upload(
    parts: MultipartFormData, _ interceptor: (any RequestInterceptor)?,
    _ make: @escaping () throws -> URLRequest
  ) -> UploadRequest {
    upload(
      interceptor,
      {
        var request = try make()
        request.headers.update(.contentType(parts.contentType))
        return request
      }, body: parts.encode)
  }

  private func upload(
    _ interceptor: (any RequestInterceptor)?, _ make: @escaping () throws -> URLRequest,
    body: @escaping () throws -> Data
  ) -> UploadRequest {
    UploadRequest(self, interceptor) {
      var request = try make()
      request.httpBody = try body()
      return request
    }
  }
}
