// KF.url, KF.resource, KF.source, KF.dataProvider, KF.data, KF.Builder — after Kingfisher's public API.
// State: complete.

import UIKit

extension KF {
  public static func source(_ source: Source?) -> KF.Builder { Builder(source: source) }
  public static func resource(_ resource: (any Resource)?) -> KF.Builder {
    source(resource?.convertToSource())
  }
  public static func url(_ url: URL?, cacheKey: String? = nil) -> KF.Builder {
    source(url?.convertToSource(overrideCacheKey: cacheKey))
  }
  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> KF.Builder {
    source(provider?.convertToSource())
  }
  public static func data(_ data: Data?, cacheKey: String) -> KF.Builder {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }

  /// Gathers how a picture is to be loaded, and has views show it.
  public final class Builder: KFOptionSetter, @unchecked Sendable {
    // Used on UIKit's one thread.
    let source: Source?
    public var info = KingfisherOptionsInfo()
    var placeholder: (any Placeholder)?
    var progress: DownloadProgressBlock?
    var succeeded: ((RetrieveImageResult) -> Void)?
    var failed: ((KingfisherError) -> Void)?

    init(source: Source?) { self.source = source }

    @MainActor private var handler: KingfisherManager.Completion {
      { [succeeded, failed] result in
        switch result {
        case .success(let value): succeeded?(value)
        case .failure(let error): failed?(error)
        }
      }
    }

    @discardableResult
    @preconcurrency @MainActor public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.setImage(
        with: source, placeholder: placeholder, options: info, progressBlock: progress,
        completionHandler: handler)
    }

    @discardableResult
    @preconcurrency @MainActor public func set(
      to button: UIButton, for state: UIControl.State
    ) -> DownloadTask? {
      button.kf.setImage(
        with: source, for: state, placeholder: placeholder as? UIImage, options: info,
        progressBlock: progress, completionHandler: handler)
    }

    @discardableResult
    @preconcurrency @MainActor public func setBackground(
      to button: UIButton, for state: UIControl.State
    ) -> DownloadTask? {
      button.kf.setBackgroundImage(
        with: source, for: state, placeholder: placeholder as? UIImage, options: info,
        progressBlock: progress, completionHandler: handler)
    }

    public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
      self.placeholder = placeholder
      return self
    }
    @_disfavoredOverload public func placeholder(_ image: UIImage?) -> Self {
      placeholder = image
      return self
    }
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
      succeeded = block
      return self
    }
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
      failed = block
      return self
    }
    public func onProgress(_ block: DownloadProgressBlock?) -> Self {
      progress = block
      return self
    }
    public func transition(_ transition: ImageTransition) -> Self { adding(.transition(transition)) }
    public func fade(duration: TimeInterval) -> Self { transition(.fade(duration)) }
    public func forceTransition(_ enabled: Bool = true) -> Self { adding(.forceTransition, enabled) }
    public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
      adding(.keepCurrentImageWhileLoading, enabled)
    }
    public func onFailureImage(_ image: UIImage?) -> Self { adding(.onFailureImage(image)) }
    public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self { adding(.onlyLoadFirstFrame, enabled) }

    public func adding(_ item: KingfisherOptionsInfoItem) -> Self {
      info.append(item)
      return self
    }
  }
}
