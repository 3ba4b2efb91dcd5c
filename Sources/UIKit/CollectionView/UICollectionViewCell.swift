// UICollectionViewCell — after Apple's documentation "UICollectionViewCell", read 2026-11.
// State: partial. Missing: content and background configurations, configuration states, dragging.

import QuartzCore

/// Shows one item: a content view over a background, and another background while selected or highlighted
/// (uikit-fidelity 2.7, 2.13).
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell; what an item shows goes in here.
  public let contentView: UIView = CellContentView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    fill(with: contentView)
    addSubview(contentView)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Behind the content, filling the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      fill(with: backgroundView)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Above the background and behind the content, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      fill(with: selectedBackgroundView)
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      showSelectedBackground()
    }
  }

  /// Set by the collection view; setting it by hand changes only how the cell looks.
  open var isSelected = false {
    didSet { showSelectedBackground() }
  }

  /// Whether a finger rests on the cell.
  open var isHighlighted = false {
    didSet { showSelectedBackground() }
  }

  /// Where the layout estimates sizes, the size that the constraints in the content view give it, else what
  /// `sizeThatFits(_:)` says; where it does not, what is proposed (uikit-fidelity 2.9, 3.9).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isSizeEstimated else { return layoutAttributes }
    let proposed = layoutAttributes.size
    let isConstrained = contentView.subviews.contains(where: \.isPlacedByConstraints)
    layoutAttributes.size =
      isConstrained ? contentView.systemLayoutSizeFitting(proposed) : sizeThatFits(proposed)
    return layoutAttributes
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}

/// A content view always fills its cell: cells in the wild tell it not to translate its mask, and still find it there.
private final class CellContentView: UIView {
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
}
