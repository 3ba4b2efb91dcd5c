// How a view comes to its picture.

import PictureLoading
import UIKit

/// One question of a view's for a picture.
@MainActor struct ViewLoad {
  let view: UIView
  /// Of a view's several pictures, the one that it is about.
  var place = ""
  var options: SDWebImageOptions = []
  var context: SDWebImageContext?
  var progress: SDImageLoaderProgressBlock?
  var completed: SDExternalCompletionBlock?
  /// Puts a picture, or none, into the view.
  let show: @MainActor (UIView, UIImage?) -> Void

  /// Calls off what was asked for before, and asks.
  func begin(_ url: URL?, _ placeholder: UIImage?) {
    let loads = ViewLoads.of(view)
    loads.cancel(at: place)
    let ticket = loads.begin(at: place)
    loads.things["url\(place)"] = url
    if !options.contains(.delayPlaceholder) { show(view, placeholder) }
    let indicator = view.sd_imageIndicator
    if url != nil { indicator?.startAnimatingIndicator() }
    let manager = context?[.customManager] as? SDWebImageManager ?? .shared
    // A picture on its way does not keep the view.
    let (options, place, completed, show) = (options, place, completed, show)
    let operation = manager.loadImage(
      with: url, options: options, context: context, progress: progress
    ) { [weak view] image, _, error, type, _, url in
      if let view, ViewLoads.of(view).isCurrent(ticket) {
        ViewLoads.of(view).end(ticket)
        view.sd_imageIndicator?.stopAnimatingIndicator()
        if image == nil, options.contains(.delayPlaceholder) { show(view, placeholder) }
        if let image, !options.contains(.avoidAutoSetImage) {
          Self.show(image, in: view, type, options, place, show)
        }
      }
      completed?(image, error, type, url)
    }
    if let operation { loads.set(ticket) { operation.cancel() } }
  }

  private static func show(
    _ image: UIImage, in view: UIView, _ type: SDImageCacheType, _ options: SDWebImageOptions,
    _ place: String, _ show: @escaping @MainActor (UIView, UIImage?) -> Void
  ) {
    guard let transition = view.sd_imageTransition, view.window != nil,
      type == .none || options.contains(.forceTransition)
    else { return show(view, image) }
    transition.prepares?(view, image, nil, type, ViewLoads.of(view).things["url\(place)"] as? URL)
    UIView.transition(with: view, duration: transition.duration, options: transition.animationOptions) {
      if !transition.avoidAutoSetImage { show(view, image) }
      transition.animations?(view, image)
    } completion: {
      transition.completion?($0)
    }
  }
}
