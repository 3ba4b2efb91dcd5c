// SDWebImageDownloader, SDWebImageDownloaderConfig, SDWebImageDownloadToken — after SDWebImage's public API.
// State: partial. Missing: the sharing of requests that are alike, decryptors, checks of answers.

import PictureLoading
import UIKit

/// How pictures would be downloaded. Of it, only the time is heeded.
public final class SDWebImageDownloaderConfig: NSObject, @unchecked Sendable {
  // Set up on UIKit's one thread.
  public static let `default` = SDWebImageDownloaderConfig()
  public var maxConcurrentDownloads = 6
  /// In seconds.
  public var downloadTimeout: TimeInterval = 15
  public var executionOrder = 0
  public var username: String?
  public var password: String?
}

/// Wishes about a download. Without effect.
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let lowPriority = Self(rawValue: 1 << 0)
  public static let progressiveLoad = Self(rawValue: 1 << 1)
  public static let useNSURLCache = Self(rawValue: 1 << 2)
  public static let ignoreCachedResponse = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 8)
}

public typealias SDWebImageDownloaderCompletedBlock =
  @MainActor (_ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ finished: Bool) -> Void

/// A download that can be called off.
public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation, @unchecked Sendable {
  // Used on UIKit's one thread.
  public let url: URL?
  var load: PictureLoad?

  init(_ url: URL?) { self.url = url }

  public func cancel() { if let load { onMainThread(load) { $0.cancel() } } }
}

/// Loads pictures: mocks, and placeholders in the place of what the network would have.
public final class SDWebImageDownloader: NSObject, @unchecked Sendable {
  // As its tokens.
  public static let shared = SDWebImageDownloader()
  public let config: SDWebImageDownloaderConfig
  private var fields: [String: String] = [:]

  public init(config: SDWebImageDownloaderConfig? = nil) { self.config = config ?? .default }

  /// nil takes the field away.
  public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    if let field { fields[field] = value }
  }
  public func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { fields[$0] } }
  public func cancelAllDownloads() {}

  @discardableResult
  public func downloadImage(
    with url: URL?, completed: SDWebImageDownloaderCompletedBlock?
  ) -> SDWebImageDownloadToken? {
    downloadImage(with: url, options: [], progress: nil, completed: completed)
  }

  @discardableResult
  public func downloadImage(
    with url: URL?, options: SDWebImageDownloaderOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: SDWebImageDownloaderCompletedBlock?
  ) -> SDWebImageDownloadToken? {
    let token = SDWebImageDownloadToken(url)
    onMainThread((progress, completed)) { progress, completed in
      guard let url else {
        completed?(nil, nil, SDWebImageError(.invalidURL), true)
        return
      }
      token.load = load(url, 1, progress) { result in
        token.load = nil
        switch result {
        case .success(let loaded): completed?(loaded.image, loaded.data, nil, true)
        case .failure(let failure): completed?(nil, nil, failure.sdError, true)
        }
      }
    }
    return token
  }

  @MainActor func load(
    _ url: URL, _ scale: CGFloat, _ progress: SDImageLoaderProgressBlock?,
    _ end: @escaping @MainActor (Result<LoadedPicture, PictureFailure>) -> Void
  ) -> PictureLoad {
    var request = URLRequest(url: url, timeoutInterval: config.downloadTimeout)
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    return PictureLoad(request, scale: scale) { result in
      onMainThread((result, progress, end)) { result, progress, end in
        if let count = try? result.get().data.count { progress?(count, count, url) }
        end(result)
      }
    }
  }
}
