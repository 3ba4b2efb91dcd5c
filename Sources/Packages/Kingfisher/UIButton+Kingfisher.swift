// kf.setImage and kf.setBackgroundImage of buttons — after Kingfisher's public API.
// State: complete.

import PictureLoading
import UIKit

@MainActor extension KingfisherWrapper where Base: UIButton {
  /// Shows what `source` gives for `state`, and `placeholder` until then; nil shows that alone.
  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    load(source, "image \(state.rawValue)", placeholder, options, progressBlock, completionHandler) {
      $0.setImage($1, for: state)
    }
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: nil, completionHandler: completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setBackgroundImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    load(source, "background \(state.rawValue)", placeholder, options, progressBlock, completionHandler) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setBackgroundImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: nil, completionHandler: completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setBackgroundImage(
      with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @preconcurrency @MainActor public func cancelImageDownloadTask() { cancel("image") }
  @preconcurrency @MainActor public func cancelBackgroundImageDownloadTask() { cancel("background") }

  private func cancel(_ place: String) {
    ViewLoads.of(base).places.filter { $0.hasPrefix(place) }.forEach(ViewLoads.of(base).cancel(at:))
  }

  private func load(
    _ source: Source?, _ place: String, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
    _ progress: DownloadProgressBlock?, _ handler: KingfisherManager.Completion?,
    _ show: @escaping @MainActor (UIButton, UIImage?) -> Void
  ) -> DownloadTask? {
    let (loads, list) = (ViewLoads.of(base), KingfisherManager.shared.defaultOptions + (options ?? []))
    let (ticket, parsed) = (loads.begin(at: place), KingfisherParsedOptionsInfo(list))
    guard let source else {
      show(base, placeholder)
      handler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !parsed.keepCurrentImageWhileLoading { show(base, placeholder) }
    let task = KingfisherManager.shared.retrieveImage(
      with: source, options: list, progressBlock: progress
    ) { [weak base] result in
      guard let base, ViewLoads.of(base).isCurrent(ticket) else {
        let reason = KingfisherError.ImageSettingErrorReason.notCurrentSourceTask(
          result: try? result.get(), error: result.failure, source: source)
        handler?(.failure(.imageSettingError(reason: reason)))
        return
      }
      ViewLoads.of(base).end(ticket)
      if let image = try? result.get().image {
        show(base, image)
      } else if let image = parsed.onFailureImage {
        show(base, image)
      }
      handler?(result)
    }
    if let task { loads.set(ticket) { task.cancel() } }
    return task
  }
}
