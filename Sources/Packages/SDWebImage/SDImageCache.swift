// SDImageCache, SDImageCacheConfig — after SDWebImage's public API.
// State: partial. Missing: disks; what is stored is there until the preview ends.

import PictureLoading
import UIKit

/// How pictures would be kept. Without effect.
public final class SDImageCacheConfig: NSObject, @unchecked Sendable {
  // Set up on UIKit's one thread.
  public var shouldCacheImagesInMemory = true
  public var shouldUseWeakMemoryCache = false
  public var shouldRemoveExpiredDataWhenEnterBackground = true
  public var shouldDisableiCloud = true
  /// In seconds.
  public var maxDiskAge: TimeInterval = 604_800
  /// In bytes.
  public var maxDiskSize: UInt = 0
  /// In bytes.
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
}

/// Keeps pictures by their names: those of one preview until it ends.
public final class SDImageCache: NSObject, @unchecked Sendable {
  // Only its name is its own; the pictures are asked for on UIKit's one thread.
  public static let shared = SDImageCache(namespace: "default")
  public let config = SDImageCacheConfig()
  private let store: String

  public init(namespace: String) { store = "SDWebImage.\(namespace)" }

  private func shelf<Value>(_ use: @MainActor (PictureShelf) -> Value) -> Value {
    onMainThread(()) { use(.current) }
  }

  public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
    key.flatMap { key in shelf { $0.picture(key, of: store) } }
  }
  public func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }
  public func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }
  /// As a file of it would be.
  public func diskImageData(forKey key: String?) -> Data? { imageFromMemoryCache(forKey: key)?.pngData() }
  public func diskImageDataExists(withKey key: String?) -> Bool { imageFromMemoryCache(forKey: key) != nil }
  public func diskImageExists(
    withKey key: String?, completion: (@MainActor (_ isInCache: Bool) -> Void)? = nil
  ) {
    let isInCache = diskImageDataExists(withKey: key)
    if let completion { onMainThread(completion) { $0(isInCache) } }
  }

  public func queryCacheOperation(
    forKey key: String?, done: (@MainActor (UIImage?, Data?, SDImageCacheType) -> Void)? = nil
  ) {
    let image = imageFromMemoryCache(forKey: key)
    if let done { onMainThread(done) { $0(image, nil, image == nil ? .none : .memory) } }
  }

  public func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
    if let image, let key { shelf { $0.keep(image, as: key, in: store) } }
    completion?()
  }
  public func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
  ) { store(image, forKey: key, completion: completion) }
  public func store(
    _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
    completion: SDWebImageNoParamsBlock? = nil
  ) { store(image, forKey: key, completion: completion) }
  public func storeImage(toMemory image: UIImage?, forKey key: String?) { store(image, forKey: key) }

  public func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
    if let key { shelf { $0.remove(key, of: store) } }
    completion?()
  }
  public func removeImage(
    forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
  ) { removeImage(forKey: key, withCompletion: completion) }

  public func clearMemory() { shelf { $0.removeAll(of: store) } }
  public func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) { completion?() }
  public func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) { completionBlock?() }
  /// In bytes: nothing is on a disk.
  public func totalDiskSize() -> UInt { 0 }
  public func totalDiskCount() -> UInt { 0 }
  public func calculateSize(completionBlock: (@MainActor (UInt, UInt) -> Void)? = nil) {
    if let completionBlock { onMainThread(completionBlock) { $0(0, 0) } }
  }
}
