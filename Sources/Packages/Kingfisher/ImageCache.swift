// ImageCache, ImageCacheResult — after Kingfisher's public API.
// State: partial. Missing: disks; what is stored is there until the preview ends.

import PictureLoading
import UIKit

/// A picture that was found in a cache, or was not.
public enum ImageCacheResult: Sendable {
  case disk(UIImage)
  case memory(UIImage)
  case none

  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }

  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}

/// The outcome of storing a picture.
public struct CacheStoreResult: Sendable {
  public let memoryCacheResult: Result<(), Never> = .success(())
  public let diskCacheResult: Result<(), KingfisherError> = .success(())
}

/// Keeps pictures by their names: those of one preview until it ends.
open class ImageCache: @unchecked Sendable {
  // Only its name is its own; the pictures are asked for on UIKit's one thread.
  public static let `default` = ImageCache(name: "default")
  public let name: String
  public let memoryStorage = MemoryStorage.Backend<UIImage>()
  public let diskStorage = DiskStorage.Backend<Data>()
  private var store: String { "Kingfisher.\(name)" }

  public init(name: String) { self.name = name }
  public init(memoryStorage: MemoryStorage.Backend<UIImage>, diskStorage: DiskStorage.Backend<Data>) {
    name = UUID().uuidString
  }
  public convenience init(
    name: String, cacheDirectoryURL: URL?,
    diskCachePathClosure: (@Sendable (URL, String) -> URL)? = nil
  ) throws { self.init(name: name) }

  private static func key(_ key: String, _ identifier: String) -> String {
    identifier.isEmpty ? key : "\(key)@\(identifier)"
  }

  private func shelf<Value>(_ use: @MainActor (PictureShelf) -> Value) -> Value {
    onMainThread(()) { use(.current) }
  }

  // MARK: Storing

  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
    cacheSerializer serializer: any CacheSerializer = DefaultCacheSerializer.default, toDisk: Bool = true,
    callbackQueue: CallbackQueue = .untouch,
    completionHandler: (@Sendable (CacheStoreResult) -> Void)? = nil
  ) {
    shelf { $0.keep(image, as: Self.key(key, identifier), in: store) }
    if let completionHandler { callbackQueue.execute { completionHandler(CacheStoreResult()) } }
  }

  open func store(
    _ image: UIImage, original: Data? = nil, forKey key: String, options: KingfisherParsedOptionsInfo,
    toDisk: Bool = true, completionHandler: (@Sendable (CacheStoreResult) -> Void)? = nil
  ) {
    store(
      image, original: original, forKey: key, processorIdentifier: options.processor.identifier,
      completionHandler: completionHandler)
  }

  /// Bytes that are no picture are not kept.
  open func storeToDisk(
    _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
    expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = .untouch,
    completionHandler: (@Sendable (CacheStoreResult) -> Void)? = nil
  ) {
    if let image = UIImage(data: data) { store(image, forKey: key, processorIdentifier: identifier) }
    if let completionHandler { callbackQueue.execute { completionHandler(CacheStoreResult()) } }
  }

  open func removeImage(
    forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
    fromDisk: Bool = true, callbackQueue: CallbackQueue = .untouch,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {
    if fromMemory { shelf { $0.remove(Self.key(key, identifier), of: store) } }
    if let completionHandler { callbackQueue.execute(completionHandler) }
  }

  open func clearMemoryCache() { shelf { $0.removeAll(of: store) } }
  open func clearDiskCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }
  open func clearCache(completion handler: (@Sendable () -> Void)? = nil) {
    clearMemoryCache()
    handler?()
  }
  open func cleanExpiredMemoryCache() {}
  open func cleanExpiredCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }
  open func cleanExpiredDiskCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }

  // MARK: Asking

  /// The handler is called at once.
  open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .mainCurrentOrAsync,
    completionHandler: (@MainActor (Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let image = retrieveImageInMemoryCache(forKey: key, options: options)
    let result: Result<ImageCacheResult, KingfisherError> = .success(image.map { .memory($0) } ?? .none)
    guard let completionHandler else { return }
    onMainThread((completionHandler, result)) { $0($1) }
  }

  @MainActor open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageCacheResult {
    retrieveImageInMemoryCache(forKey: key, options: options).map { .memory($0) } ?? .none
  }

  open func retrieveImageInMemoryCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil
  ) -> UIImage? {
    picture(key, KingfisherParsedOptionsInfo(options).processor.identifier)
  }

  open func retrieveImageInDiskCache(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    callbackQueue: CallbackQueue = .untouch,
    completionHandler: @escaping @MainActor (Result<UIImage?, KingfisherError>) -> Void
  ) { onMainThread(completionHandler) { $0(.success(nil)) } }

  func picture(_ key: String, _ identifier: String) -> UIImage? {
    shelf { $0.picture(Self.key(key, identifier), of: store) }
  }

  open func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
    picture(key, identifier) == nil ? .none : .memory
  }

  public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
    imageCachedType(forKey: key, processorIdentifier: identifier).cached
  }

  /// In bytes: nothing is on a disk.
  open func calculateDiskStorageSize(
    completion handler: @escaping @MainActor (Result<UInt, KingfisherError>) -> Void
  ) { onMainThread(handler) { $0(.success(0)) } }

  public var diskStorageSize: UInt { get async throws { 0 } }

  /// A name for a file that is not there.
  open func cachePath(forKey key: String, processorIdentifier identifier: String = "") -> String {
    NSTemporaryDirectory() + Self.key(key, identifier).filter { $0.isLetter || $0.isNumber }
  }
  open func hash(forKey key: String) -> String { key }
}
