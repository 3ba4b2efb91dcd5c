// How large and how small text may be in a part of a screen.

import QuartzCore

/// The content size categories that a view lets in; nil sets no limit.
struct ContentSizeLimits: Equatable, Sendable {
  var least: UIContentSizeCategory?
  var most: UIContentSizeCategory?

  /// The category within the limits that is nearest. Where they contradict each other, the upper one counts.
  func nearest(to category: UIContentSizeCategory) -> UIContentSizeCategory {
    var nearest = category
    if let least { nearest = max(nearest, least) }
    if let most { nearest = min(nearest, most) }
    return nearest
  }
}

extension UITraitCollection {
  /// With a content size category within `limits`; this one where it is.
  func limited(by limits: ContentSizeLimits) -> UITraitCollection {
    if limits.least == nil, limits.most == nil { return self }
    let category = limits.nearest(to: .of(self))
    return with { $0.preferredContentSizeCategory = category }
  }
}
