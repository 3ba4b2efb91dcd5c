// ImageDataProvider, LocalFileImageDataProvider, Base64ImageDataProvider, RawImageDataProvider — after
// Kingfisher's public API.
// State: partial. Missing: frames of films.

import UIKit

/// Gives a picture's bytes without a network.
public protocol ImageDataProvider: Sendable {
  var cacheKey: String { get }
  func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
  /// The file that it reads; nil without one.
  var contentURL: URL? { get }
}

extension ImageDataProvider {
  public var contentURL: URL? { nil }
  public func convertToSource() -> Source { .provider(self) }
}

/// The bytes of a file.
public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public let cacheKey: String

  /// - Parameter loadingQueue: without effect.
  public init(fileURL: URL, cacheKey: String? = nil, loadingQueue: CallbackQueue = .untouch) {
    (self.fileURL, self.cacheKey) = (fileURL, cacheKey ?? fileURL.absoluteString)
  }

  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }

  public var contentURL: URL? { fileURL }
}

/// Bytes written as text.
public struct Base64ImageDataProvider: ImageDataProvider {
  public let base64String: String
  public let cacheKey: String

  public init(base64String: String, cacheKey: String) {
    (self.base64String, self.cacheKey) = (base64String, cacheKey)
  }

  /// Text that is no base 64 gives no bytes at all.
  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    handler(.success(Data(base64Encoded: base64String, options: .ignoreUnknownCharacters) ?? Data()))
  }
}

/// Bytes that are there.
public struct RawImageDataProvider: ImageDataProvider {
  public let data: Data
  public let cacheKey: String

  public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }

  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}
