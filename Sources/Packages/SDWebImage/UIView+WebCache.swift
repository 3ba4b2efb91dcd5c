// sd_imageURL, sd_imageIndicator, sd_imageTransition, sd_cancelCurrentImageLoad — after SDWebImage's public
// API.
// State: complete.

import PictureLoading
import UIKit

extension UIView {
  /// The address of the picture that was asked for last.
  public var sd_imageURL: URL? { ViewLoads.of(self).things["url"] as? URL }

  /// How pictures take the place of what was there; nil: at once.
  public var sd_imageTransition: SDWebImageTransition? {
    get { ViewLoads.of(self).things["transition"] as? SDWebImageTransition }
    set { ViewLoads.of(self).things["transition"] = newValue }
  }

  /// Shown in the middle of the view while a picture is on its way.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { ViewLoads.of(self).things["indicator"] as? any SDWebImageIndicator }
    set {
      sd_imageIndicator?.indicatorView.removeFromSuperview()
      ViewLoads.of(self).things["indicator"] = newValue
      guard let indicator = newValue?.indicatorView else { return }
      addSubview(indicator)
      indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
      indicator.autoresizingMask = [
        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
    }
  }

  /// Its handler hears of it in the next turn.
  public func sd_cancelCurrentImageLoad() { sd_cancelLatestImageLoad() }
  public func sd_cancelLatestImageLoad() { ViewLoads.of(self).cancel() }
  public func sd_cancelImageLoadOperation(withKey key: String?) { ViewLoads.of(self).cancel() }

  /// Up to version 4.
  public func sd_setShowActivityIndicatorView(_ show: Bool) {
    sd_imageIndicator = show ? SDWebImageActivityIndicator.gray : nil
  }
  /// Up to version 4. Without effect: the wheel is grey.
  public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
}
