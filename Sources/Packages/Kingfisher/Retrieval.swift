// The way of one question for a picture: caches, sources, alternatives, further tries.

import PictureLoading
import UIKit

@MainActor final class Retrieval {
  private let manager: KingfisherManager
  private let options: KingfisherParsedOptionsInfo
  private let progress: DownloadProgressBlock?
  private let updated: ((DownloadTask?) -> Void)?
  private let end: (Result<RetrieveImageResult, KingfisherError>) -> Void
  private var alternatives: [Source]
  private var failures: [PropagationError] = []
  private var retry: RetryContext?

  init(
    _ manager: KingfisherManager, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
    _ updated: ((DownloadTask?) -> Void)?,
    _ end: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) {
    (self.manager, self.options, self.progress) = (manager, options, progress)
    (self.updated, self.end) = (updated, end)
    alternatives = options.alternativeSources ?? []
  }

  private var cache: ImageCache { options.targetCache ?? manager.cache }

  func begin(with source: Source) -> DownloadTask? { load(source, for: source) }

  private func load(_ source: Source, for original: Source) -> DownloadTask? {
    if !options.forceRefresh, let kept = kept(source) {
      finish(kept, .memory, source, original, nil)
      return nil
    }
    guard !options.onlyFromCache else {
      end(.failure(.cacheError(reason: .imageNotExisting(key: source.cacheKey))))
      return nil
    }
    switch source {
    case .network(let resource):
      let downloader = options.downloader ?? manager.downloader
      return downloader.download(resource.downloadURL, options, progress) { [self] result in
        switch result {
        case .success(let loaded): came(loaded.image, loaded.originalData, source, original)
        case .failure(let error): failed(error, source, original)
        }
      }
    case .provider(let provider):
      read(provider, source, original)
      return nil
    }
  }

  /// The picture of this processor, or made of the one that was kept as it came.
  private func kept(_ source: Source) -> UIImage? {
    let identifier = options.processor.identifier
    if let image = cache.picture(source.cacheKey, identifier) { return image }
    guard !identifier.isEmpty, !options.fromMemoryCacheOrRefresh,
      let whole = (options.originalCache ?? cache).picture(source.cacheKey, "")
    else { return nil }
    return options.processor.process(item: .image(whole), options: options)
  }

  private func read(_ provider: any ImageDataProvider, _ source: Source, _ original: Source) {
    provider.data { result in
      onMainThread(result) { result in
        VirtualRunLoop.current.post { self.came(result, provider, source, original) }
      }
    }
  }

  private func came(
    _ result: Result<Data, any Error>, _ provider: any ImageDataProvider, _ source: Source,
    _ original: Source
  ) {
    switch result {
    case .success(let data):
      guard let image = options.processor.process(item: .data(data), options: options) else {
        let reason = KingfisherError.ProcessorErrorReason.processingFailed(
          processor: options.processor, item: .data(data))
        return failed(.processorError(reason: reason), source, original)
      }
      came(image, data, source, original)
    case .failure(let error):
      failed(
        .imageSettingError(reason: .dataProviderError(provider: provider, error: error)), source, original)
    }
  }

  private func came(_ image: UIImage, _ data: Data, _ source: Source, _ original: Source) {
    cache.store(image, forKey: source.cacheKey, processorIdentifier: options.processor.identifier)
    if options.cacheOriginalImage, !options.processor.identifier.isEmpty,
      let whole = PictureLoad.image(data, from: source.url, scale: options.scaleFactor)
    {
      (options.originalCache ?? cache).store(whole, forKey: source.cacheKey)
    }
    finish(image, .none, source, original, data)
  }

  private func finish(
    _ image: UIImage, _ type: CacheType, _ source: Source, _ original: Source, _ bytes: Data?
  ) {
    let modified = options.imageModifier?.modify(image) ?? image
    end(
      .success(
        RetrieveImageResult(
          image: modified, cacheType: type, source: source, originalSource: original, bytes: bytes)))
  }

  private func failed(_ error: KingfisherError, _ source: Source, _ original: Source) {
    guard let strategy = options.retryStrategy, !error.isTaskCancelled else {
      return giveUp(error, source, original)
    }
    let context = RetryContext(
      source: source, error: error, retriedCount: retry.map { $0.retriedCount + 1 } ?? 0,
      userInfo: retry?.userInfo)
    retry = context
    strategy.retry(context: context) { decision in
      onMainThread(decision) { decision in
        guard case .retry(let info) = decision else { return self.giveUp(error, source, original) }
        context.userInfo = info
        self.goOn(with: source, for: original)
      }
    }
  }

  /// Goes on with the next of the alternatives, unless it was called off.
  private func giveUp(_ error: KingfisherError, _ source: Source, _ original: Source) {
    failures.append(PropagationError(source: source, error: error))
    guard !error.isTaskCancelled, !alternatives.isEmpty else {
      let reason = KingfisherError.ImageSettingErrorReason.alternativeSourcesExhausted(failures)
      return end(.failure(failures.count > 1 ? .imageSettingError(reason: reason) : error))
    }
    retry = nil
    goOn(with: alternatives.removeFirst(), for: original)
  }

  private func goOn(with source: Source, for original: Source) {
    let task = load(source, for: original)
    updated?(task)
  }
}
