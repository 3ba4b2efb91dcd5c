// ImagePipeline — after Nuke's public API.
// State: partial. Missing: effects of the configuration, caches on disks, delegates, publishers, events.

import PictureLoading
import UIKit

/// Has pictures loaded, and keeps them.
public final class ImagePipeline: @unchecked Sendable {
  // Set up and used on UIKit's one thread.
  public nonisolated(unsafe) static var shared = ImagePipeline()

  /// A reason why there is no picture.
  public enum Error: Swift.Error, @unchecked Sendable {
    case dataMissingInCache
    case dataLoadingFailed(error: any Swift.Error)
    case dataIsEmpty
    case decodingFailed(data: Data)
    case processingFailed(processor: any ImageProcessing, request: ImageRequest)
    case imageRequestMissing
    case pipelineInvalidated
    case cancelled

    public var dataLoadingError: (any Swift.Error)? {
      if case .dataLoadingFailed(let error) = self { error } else { nil }
    }
  }

  /// Kept, without effect.
  public struct Configuration: Sendable {
    public var isProgressiveDecodingEnabled = false
    public var isDecompressionEnabled = true
    public var isTaskCoalescingEnabled = true
    public var isRateLimiterEnabled = true
    public var isStoringPreviewsInMemoryCache = true
    public var isResumableDataEnabled = true
    public var dataLoader: any DataLoading
    public var dataCache: (any DataCaching)?
    public var imageCache: (any ImageCaching)? = ImageCache.shared
    public init(dataLoader: any DataLoading = DataLoader()) { self.dataLoader = dataLoader }
    public static var withURLCache: Configuration { Configuration() }
    public static var withDataCache: Configuration { Configuration() }
    public static func withDataCache(name: String? = nil, sizeLimit: Int? = nil) -> Configuration {
      Configuration()
    }
  }

  public let configuration: Configuration
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }
  public func invalidate() {}

  /// The pictures that are kept.
  public var cache: Cache { Cache() }

  /// Pictures by their requests: those of one preview until it ends.
  public struct Cache: Sendable {
    private static let store = "Nuke"

    public subscript(request: any ImageRequestConvertible) -> ImageContainer? {
      get { cachedImage(for: request.asImageRequest()) }
      nonmutating set {
        let request = request.asImageRequest()
        if let newValue { storeCachedImage(newValue, for: request) } else { removeCachedImage(for: request) }
      }
    }
    public func cachedImage(for request: ImageRequest) -> ImageContainer? {
      request.key.flatMap { key in shelf { $0.picture(key, of: Self.store) } }.map {
        ImageContainer(image: $0)
      }
    }
    public func storeCachedImage(_ image: ImageContainer, for request: ImageRequest) {
      if let key = request.key { shelf { $0.keep(image.image, as: key, in: Self.store) } }
    }
    public func removeCachedImage(for request: ImageRequest) {
      if let key = request.key { shelf { $0.remove(key, of: Self.store) } }
    }
    public func containsCachedImage(for request: ImageRequest) -> Bool { cachedImage(for: request) != nil }
    public func removeAll() { shelf { $0.removeAll(of: Self.store) } }

    private func shelf<Value>(_ use: @MainActor (PictureShelf) -> Value) -> Value {
      onMainThread(()) { use(.current) }
    }
  }

  // MARK: Loading

  public typealias Completion = @MainActor (Result<ImageResponse, Error>) -> Void

  @discardableResult
  public func loadImage(with url: URL, completion: @escaping Completion) -> ImageTask {
    loadImage(with: ImageRequest(url: url), completion: completion)
  }

  @discardableResult
  public func loadImage(with request: ImageRequest, completion: @escaping Completion) -> ImageTask {
    loadImage(with: request, progress: nil, completion: completion)
  }

  /// - Parameter completion: called once, in a later turn, unless the task is called off.
  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, queue: DispatchQueue? = nil,
    progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)?,
    completion: @escaping Completion
  ) -> ImageTask {
    let task = ImageTask(request.asImageRequest())
    return onMainThread((progress, completion)) { progress, completion in
      start(task, progress) { completion($0) }
    }
  }

  @MainActor public func image(for url: URL) async throws -> UIImage {
    try await imageTask(with: url).image
  }
  @MainActor public func image(for request: ImageRequest) async throws -> UIImage {
    try await imageTask(with: request).image
  }
  @MainActor public func imageTask(with url: URL) -> ImageTask { imageTask(with: ImageRequest(url: url)) }
  @MainActor public func imageTask(with request: ImageRequest) -> ImageTask {
    start(ImageTask(request), nil) { _ in }
  }

  @MainActor func kept(_ request: ImageRequest) -> ImageResponse? {
    guard !request.options.contains(.disableMemoryCacheReads) else { return nil }
    return cache.cachedImage(for: request).map {
      ImageResponse(container: $0, request: request, cacheType: .memory)
    }
  }

  @MainActor private func start(
    _ task: ImageTask, _ progress: ((ImageResponse?, Int64, Int64) -> Void)?,
    _ end: @escaping (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask {
    task.end = end
    let request = task.request
    if let kept = kept(request) {
      VirtualRunLoop.current.post { task.finish(.success(kept)) }
    } else if let asked = request.urlRequest, !request.options.contains(.returnCacheDataDontLoad) {
      task.load = PictureLoad(asked, scale: request.scale) { [self] result in
        if let count = try? result.get().data.count { progress?(nil, Int64(count), Int64(count)) }
        task.finish(response(result, request))
      }
    } else {
      let error: Error = request.urlRequest == nil ? .imageRequestMissing : .dataMissingInCache
      VirtualRunLoop.current.post { task.finish(.failure(error)) }
    }
    return task
  }

  private func response(
    _ result: Result<LoadedPicture, PictureFailure>, _ request: ImageRequest
  ) -> Result<ImageResponse, Error> {
    switch result {
    case .failure(.cancelled): return .failure(.cancelled)
    case .failure(.session(let error)): return .failure(.dataLoadingFailed(error: error))
    case .failure(.status): return .failure(.dataLoadingFailed(error: URLError(.badServerResponse)))
    case .failure(.noPicture(let data)): return .failure(.decodingFailed(data: data))
    case .success(let loaded):
      var container = ImageContainer(image: loaded.image, data: loaded.data)
      for processor in request.processors {
        guard let image = processor.process(container.image) else {
          return .failure(.processingFailed(processor: processor, request: request))
        }
        container.image = image
      }
      if !request.options.contains(.disableMemoryCacheWrites) {
        cache.storeCachedImage(container, for: request)
      }
      return .success(
        ImageResponse(container: container, request: request, urlResponse: loaded.response))
    }
  }
}
