// sd_setImage and sd_setBackgroundImage of buttons — after SDWebImage's public API.
// State: complete.

import PictureLoading
import UIKit

extension UIButton {
  /// Shows the picture at `url` for `state`, and `placeholder` until then; what was asked for before is
  /// called off.
  ///
  /// - Parameter completed: called once: at once where the picture is kept, else in a later turn.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    ViewLoad(
      view: self, place: "image \(state.rawValue)", options: options, context: context, progress: progress,
      completed: completed
    ) { ($0 as? UIButton)?.setImage($1, for: state) }.begin(url, placeholder)
  }

  public func sd_setImage(with url: URL?, for state: UIControl.State) {
    sd_setImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?)
  {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, context: SDWebImageContext?
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: nil)
  }

  public func sd_setImage(with url: URL?, for state: UIControl.State, completed: SDExternalCompletionBlock?) {
    sd_setImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock?
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil,
      progress: progress, completed: completed)
  }
}

extension UIButton {
  /// As `sd_setImage`, behind the title.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    ViewLoad(
      view: self, place: "background \(state.rawValue)", options: options, context: context,
      progress: progress, completed: completed
    ) { ($0 as? UIButton)?.setBackgroundImage($1, for: state) }.begin(url, placeholder)
  }

  public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, context: SDWebImageContext?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, completed: SDExternalCompletionBlock?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    completed: SDExternalCompletionBlock?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, completed: SDExternalCompletionBlock?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completed)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil,
      progress: progress, completed: completed)
  }

  public func sd_cancelImageLoad(for state: UIControl.State) {
    ViewLoads.of(self).cancel(at: "image \(state.rawValue)")
  }
  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    ViewLoads.of(self).cancel(at: "background \(state.rawValue)")
  }
}
