// Source, Resource, KF.ImageResource, ImageResource — after Kingfisher's public API.
// State: complete.

import UIKit

/// Kingfisher's entrance for chained calls.
public enum KF {}

/// A picture's address, and the name under which it is kept.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension Resource {
  /// As a source: from a file where the address is that of one.
  public func convertToSource(overrideCacheKey: String? = nil) -> Source {
    let key = overrideCacheKey ?? cacheKey
    guard downloadURL.isFileURL else {
      return .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
    }
    return .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
  }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

extension KF {
  /// An address with a name of its own.
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString)
    }
  }
}

/// Up to version 7 the type was called `ImageResource`, as the symbols of asset catalogues are now. An app
/// may mean either: this makes the one of UIKit stand for both.
extension ImageResource: Resource {
  public init(downloadURL: URL, cacheKey: String? = nil) {
    let key = cacheKey ?? downloadURL.absoluteString
    self.init(name: "\(downloadURL.absoluteString)\n\(key)", bundle: .main)
  }

  private var parts: [Substring] {
    "\(resourceName)".split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  }
  private var resourceName: String {
    Mirror(reflecting: self).children.first { $0.label == "name" }?.value as? String ?? ""
  }

  /// Of a picture of the asset catalogue: its own name.
  public var cacheKey: String { String(parts.last ?? "") }
  /// Of a picture of the asset catalogue: an address that nothing is at.
  public var downloadURL: URL { URL(string: String(parts.first ?? "")) ?? URL(fileURLWithPath: "/") }
}

/// A place that a picture comes from.
public enum Source: Sendable {
  case network(any Resource)
  case provider(any ImageDataProvider)

  /// Counts the questions for pictures.
  public enum Identifier {
    public typealias Value = UInt
  }

  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  /// Of what is not loaded from one: nil, or the file's.
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
}
