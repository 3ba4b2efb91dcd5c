// KingfisherError — after Kingfisher's public API.
// State: partial. Missing: reasons of disks and of image formats that cannot come about here.

import UIKit

/// A reason why there is no picture.
public enum KingfisherError: Error {
  public enum RequestErrorReason: Sendable {
    case emptyRequest
    case invalidURL(request: URLRequest)
    case taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken)
    case asyncTaskContextCancelled
  }

  public enum ResponseErrorReason: Sendable {
    case invalidURLResponse(response: URLResponse)
    case invalidHTTPStatusCode(response: HTTPURLResponse)
    case URLSessionError(error: any Error)
    case dataModifyingFailed(task: SessionDataTask)
    case noURLResponse(task: SessionDataTask)
    case cancelledByDelegate(response: URLResponse)
  }

  public enum CacheErrorReason: Sendable {
    case imageNotExisting(key: String)
    case invalidURLResource(key: String, url: URL)
    case cannotCreateDirectory(path: String, error: any Error)
    case cannotConvertToData(object: any Sendable, error: any Error)
    case cannotSerializeImage(image: UIImage?, original: Data?, serializer: any CacheSerializer)
    case diskStorageIsNotReady(cacheURL: URL)
  }

  public enum ProcessorErrorReason: Sendable {
    case processingFailed(processor: any ImageProcessor, item: ImageProcessItem)
  }

  public enum ImageSettingErrorReason: Sendable {
    case emptySource
    case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
    case dataProviderError(provider: any ImageDataProvider, error: any Error)
    case alternativeSourcesExhausted([PropagationError])
  }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  /// Whether it was called off.
  public var isTaskCancelled: Bool {
    if case .requestError(reason: .taskCancelled) = self { true } else { false }
  }

  /// Whether another picture was asked for meanwhile.
  public var isNotCurrentTask: Bool {
    if case .imageSettingError(reason: .notCurrentSourceTask) = self { true } else { false }
  }

  public func isInvalidResponseStatusCode(_ code: Int) -> Bool {
    if case .responseError(reason: .invalidHTTPStatusCode(let response)) = self {
      return response.statusCode == code
    }
    return false
  }

  public var isInvalidResponseStatusCode: Bool {
    if case .responseError(reason: .invalidHTTPStatusCode) = self { true } else { false }
  }
}

/// An error of one of several sources.
public struct PropagationError: Sendable {
  public let source: Source
  public let error: KingfisherError
}

extension KingfisherError: LocalizedError, CustomNSError {
  public static let domain = "com.onevcat.Kingfisher.Error"
  public static var errorDomain: String { domain }

  /// Of the kinds alone; the package counts every reason.
  public var errorCode: Int {
    switch self {
    case .requestError: 1000
    case .responseError: 2000
    case .cacheError: 3000
    case .processorError: 4000
    case .imageSettingError: 5000
    }
  }

  public var errorDescription: String? {
    switch self {
    case .requestError(let reason): "The request failed: \(reason)"
    case .responseError(let reason): "The answer is none: \(reason)"
    case .cacheError(let reason): "The cache has none: \(reason)"
    case .processorError(let reason): "The picture could not be made: \(reason)"
    case .imageSettingError(let reason): "The picture was not set: \(reason)"
    }
  }
}
