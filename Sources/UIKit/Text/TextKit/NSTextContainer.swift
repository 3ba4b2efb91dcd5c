// NSTextContainer — after Apple's documentation "NSTextContainer", read 2026-11.
// State: partial. Missing: paths that text stays out of (kept), coding; of a text view's container, sizes
// (kept).

import QuartzCore

/// The room of a layout manager's text, or of a text view's.
open class NSTextContainer: NSObject {
  /// In points; an extent of zero is no limit. A text view's own size counts before it.
  open var size: CGSize { didSet { if size != oldValue { layoutManager?.forgetLayout() } } }
  /// Between the text and either side, in points; in a text view beside its `textContainerInset`.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { layoutManager?.forgetLayout() } }
  }
  /// 0 for as many as fit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { layoutManager?.forgetLayout() } }
  }
  /// Where lines end, and how a text that has no room is cut. Default by words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutManager?.forgetLayout() } }
  }
  /// Kept, without effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// Kept, without effect.
  open var widthTracksTextView = false
  /// Kept, without effect.
  open var heightTracksTextView = false
  /// The one that lays out text in it; nil before it is added to one.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// A room of `size`, in points; an extent of zero is no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}

extension NSTextContainer {
  /// Wider or higher than this, in points, is as good as without end.
  private static let endless: CGFloat = 1_000_000

  private static func room(_ extent: CGFloat) -> CGFloat {
    extent > 0 && extent < endless ? extent : .infinity
  }

  /// Not negative; without end where the container has none.
  var padding: CGFloat { lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0 }
  /// Of a line without its padding, in points.
  var lineWidth: CGFloat { max(0, Self.room(size.width) - 2 * padding) }
  /// In points.
  var lineHeights: CGFloat { Self.room(size.height) }
}
