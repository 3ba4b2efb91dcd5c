// sd_setImage of image views — after SDWebImage's public API.
// State: complete.

import PictureLoading
import UIKit

extension UIImageView {
  /// Shows the picture at `url`, and `placeholder` until then; what was asked for before is called off.
  ///
  /// - Parameter completed: called once: at once where the picture is kept, else in a later turn.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    ViewLoad(view: self, options: options, context: context, progress: progress, completed: completed) {
      ($0 as? UIImageView)?.image = $1
    }.begin(url, placeholder)
  }

  public func sd_setImage(with url: URL?) {
    sd_setImage(with: url, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions)
  {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    context: SDWebImageContext?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: nil)
  }

  public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock?) {
    sd_setImage(
      with: url, placeholderImage: nil, options: [], context: nil, progress: nil, completed: completed)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: completed
    )
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: progress,
      completed: completed)
  }
}
