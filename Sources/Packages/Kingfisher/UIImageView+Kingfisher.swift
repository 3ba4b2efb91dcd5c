// kf.setImage of image views, kf.indicatorType, kf.placeholder, kf.cancelDownloadTask — after Kingfisher's
// public API.
// State: complete.

import PictureLoading
import UIKit

@MainActor extension KingfisherWrapper where Base: UIImageView {
  /// Shows what `source` gives, and `placeholder` until then; nil shows that alone.
  ///
  /// - Parameter completionHandler: called once: at once where the picture is kept, or there is no source;
  ///   else in a later turn. It is told of a failure where another picture was asked for meanwhile.
  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock?, completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    ImageViewLoad(base, KingfisherManager.shared.defaultOptions + (options ?? []), completionHandler)
      .begin(source, placeholder, progressBlock)
  }

  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: source, placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options, progressBlock: nil,
      completionHandler: completionHandler)
  }

  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: KingfisherManager.Completion? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { Source.provider($0) }, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: completionHandler)
  }

  /// The form of version 4.
  @discardableResult @_disfavoredOverload
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping (UIImage?, NSError?, CacheType, URL?) -> Void
  ) -> DownloadTask? {
    let own: KingfisherManager.Completion = { result in
      switch result {
      case .success(let value): completionHandler(value.image, nil, value.cacheType, value.source.url)
      case .failure(let error): completionHandler(nil, error as NSError, .none, resource?.downloadURL)
      }
    }
    return setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: own)
  }

  /// Its handler hears of it in the next turn.
  @preconcurrency @MainActor public func cancelDownloadTask() { ViewLoads.of(base).cancel() }

  /// Counts the pictures that were asked for; nil where the last one was none.
  @preconcurrency @MainActor public var taskIdentifier: Source.Identifier.Value? {
    ViewLoads.of(base).things["task"] as? Source.Identifier.Value
  }

  /// The sign over the view while a picture is on its way.
  @preconcurrency @MainActor public var indicatorType: IndicatorType {
    get { ViewLoads.of(base).things["indicatorType"] as? IndicatorType ?? .none }
    nonmutating set {
      ViewLoads.of(base).things["indicatorType"] = newValue
      switch newValue {
      case .none: indicator = nil
      case .activity: indicator = ActivityIndicator()
      case .image(let data): indicator = PictureIndicator(data)
      case .custom(let own): indicator = own
      }
    }
  }

  @preconcurrency @MainActor public private(set) var indicator: (any Indicator)? {
    get { ViewLoads.of(base).things["indicator"] as? any Indicator }
    nonmutating set {
      indicator?.view.removeFromSuperview()
      ViewLoads.of(base).things["indicator"] = newValue
      newValue?.place(in: base)
    }
  }

  /// The picture or view that is shown until the picture comes.
  @preconcurrency @MainActor public private(set) var placeholder: (any Placeholder)? {
    get { ViewLoads.of(base).things["placeholder"] as? any Placeholder }
    nonmutating set {
      placeholder?.remove(from: base)
      ViewLoads.of(base).things["placeholder"] = newValue
      if let newValue { newValue.add(to: base) } else { base.image = nil }
    }
  }

  func show(placeholder new: (any Placeholder)?) { placeholder = new }

  /// Takes a view away that stood for the picture; a picture gives way by itself.
  func removePlaceholder() {
    if let view = placeholder as? UIView & Placeholder { view.remove(from: base) }
    ViewLoads.of(base).things["placeholder"] = nil
  }
}

extension Indicator {
  fileprivate func place(in imageView: UIImageView) {
    view.isHidden = true
    imageView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let offset = centerOffset
    var constraints = [
      view.centerXAnchor.constraint(equalTo: imageView.centerXAnchor, constant: offset.x),
      view.centerYAnchor.constraint(equalTo: imageView.centerYAnchor, constant: offset.y),
    ]
    switch sizeStrategy(in: imageView) {
    case .intrinsicSize: break
    case .full:
      constraints += [
        view.widthAnchor.constraint(equalTo: imageView.widthAnchor),
        view.heightAnchor.constraint(equalTo: imageView.heightAnchor),
      ]
    case .size(let size):
      constraints += [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}
