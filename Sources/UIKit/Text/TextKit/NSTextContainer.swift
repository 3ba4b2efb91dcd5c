// NSTextContainer — after Apple's documentation "NSTextContainer", read 2026-11.
// State: partial. Missing: layout managers, paths that text stays out of, sizes (kept).

import QuartzCore

/// The room of a text view's text.
@preconcurrency @MainActor open class NSTextContainer: MainActorObject {
  /// In points; kept, without effect: the view's own size counts.
  open var size: CGSize
  /// Between the text and either side, beside the view's `textContainerInset`, in points.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept, without effect.
  open var widthTracksTextView = false
  /// Kept, without effect.
  open var heightTracksTextView = false

  public init(size: CGSize) {
    self.size = size
    super.init(_object: ())
  }
  public convenience init() { self.init(size: .zero) }
}
