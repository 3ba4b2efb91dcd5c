// ImageDownloader, ImageDownloaderDelegate, ImageLoadingResult — after Kingfisher's public API.
// State: partial. Missing: the sharing of requests that are alike, most of the delegate, trust.

import PictureLoading
import UIKit

/// A picture that has come, with its bytes.
public struct ImageLoadingResult: Sendable {
  public let image: UIImage
  public let url: URL?
  public let originalData: Data
}

/// Hears of downloads. All of its methods are optional.
public protocol ImageDownloaderDelegate: AnyObject {
  func imageDownloader(
    _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
  func imageDownloader(
    _ downloader: ImageDownloader, didDownload image: UIImage, for url: URL, with response: URLResponse?)
}

extension ImageDownloaderDelegate {
  public func imageDownloader(
    _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?
  ) {}
  public func imageDownloader(
    _ downloader: ImageDownloader, didDownload image: UIImage, for url: URL, with response: URLResponse?
  ) {}
}

/// Loads pictures: mocks, and placeholders in the place of what the network would have.
open class ImageDownloader: @unchecked Sendable {
  // Set up and used on UIKit's one thread.
  public static let `default` = ImageDownloader(name: "default")
  public let name: String
  /// In seconds.
  open var downloadTimeout: TimeInterval = 15
  /// Kept, without effect.
  open var trustedHosts: Set<String>?
  open var requestsUsePipelining = false
  open var sessionConfiguration = URLSessionConfiguration.ephemeral
  open weak var delegate: (any ImageDownloaderDelegate)?
  private var running: [ObjectIdentifier: DownloadTask] = [:]

  public init(name: String) { self.name = name }

  @discardableResult
  open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: (@MainActor (Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    onMainThread((KingfisherParsedOptionsInfo(options), progressBlock, completionHandler)) {
      (options, progress, handler) in
      download(url, options, progress) { handler?($0) }
    }
  }

  @discardableResult
  open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    completionHandler: (@MainActor (Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    downloadImage(
      with: url, options: options, progressBlock: nil, completionHandler: completionHandler)
  }

  @discardableResult @_disfavoredOverload
  open func downloadImage(
    with url: URL, options: KingfisherParsedOptionsInfo,
    completionHandler: (@MainActor (Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    onMainThread((options, completionHandler)) { options, handler in
      download(url, options, nil) { handler?($0) }
    }
  }

  @MainActor open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageLoadingResult {
    try await withCheckedThrowingContinuation { continuation in
      _ = download(url, KingfisherParsedOptionsInfo(options), nil) { continuation.resume(with: $0) }
    }
  }

  open func cancelAll() { for task in running.values { task.cancel() } }
  open func cancel(url: URL) {
    for task in running.values where task.sessionTask?.originalURL == url { task.cancel() }
  }

  // MARK: Its way

  /// Nil, and a failure at once, where a modifier wants no request.
  @MainActor func download(
    _ url: URL, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
    _ end: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
  ) -> DownloadTask? {
    var request = URLRequest(url: url, timeoutInterval: downloadTimeout)
    let task = DownloadTask(url)
    guard let modifier = options.requestModifier else { return start(task, request, options, progress, end) }
    if let plain = modifier as? any ImageDownloadRequestModifier {
      let change: (URLRequest) -> URLRequest? = plain.modified(for:)
      guard let changed = change(request) else {
        end(.failure(.requestError(reason: .emptyRequest)))
        return nil
      }
      request = changed
      return start(task, request, options, progress, end)
    }
    let asked = request
    Task { @MainActor in
      guard let changed = await modifier.modified(for: asked) else {
        return end(.failure(.requestError(reason: .emptyRequest)))
      }
      modifier.onDownloadTaskStarted?(self.start(task, changed, options, progress, end))
    }
    return task
  }

  @MainActor private func start(
    _ task: DownloadTask, _ request: URLRequest, _ options: KingfisherParsedOptionsInfo,
    _ progress: DownloadProgressBlock?, _ end: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
  ) -> DownloadTask? {
    guard let url = request.url, let own = task.sessionTask else {
      end(.failure(.requestError(reason: .invalidURL(request: request))))
      return nil
    }
    running[ObjectIdentifier(task)] = task
    delegate?.imageDownloader(self, willDownloadImageForURL: url, with: request)
    let load = PictureLoad(request, scale: options.scaleFactor) { [self] result in
      running[ObjectIdentifier(task)] = nil
      task.whenCancelled(nil)
      switch result {
      case .success(let loaded):
        own.mutableData = loaded.data
        progress?(Int64(loaded.data.count), Int64(loaded.data.count))
        end(processed(loaded, url, options))
      case .failure(let failure): end(.failure(KingfisherError(failure, own)))
      }
    }
    own.task = load.task
    task.whenCancelled { onMainThread(load) { $0.cancel() } }
    return task
  }

  private func processed(
    _ loaded: LoadedPicture, _ url: URL, _ options: KingfisherParsedOptionsInfo
  ) -> Result<ImageLoadingResult, KingfisherError> {
    let isPlain = options.processor is DefaultImageProcessor
    let item = loaded.isPlaceholder ? ImageProcessItem.image(loaded.image) : .data(loaded.data)
    guard let image = isPlain ? loaded.image : options.processor.process(item: item, options: options) else {
      return .failure(.processorError(reason: .processingFailed(processor: options.processor, item: item)))
    }
    delegate?.imageDownloader(self, didDownload: image, for: url, with: loaded.response)
    return .success(ImageLoadingResult(image: image, url: url, originalData: loaded.data))
  }
}

extension KingfisherError {
  init(_ failure: PictureFailure, _ task: SessionDataTask) {
    self =
      switch failure {
      case .cancelled: .requestError(reason: .taskCancelled(task: task, token: 0))
      case .session(let error): .responseError(reason: .URLSessionError(error: error))
      case .status(let response): .responseError(reason: .invalidHTTPStatusCode(response: response))
      case .noPicture(let data):
        .processorError(
          reason: .processingFailed(processor: DefaultImageProcessor.default, item: .data(data)))
      }
  }
}
