// The cards behind sheets: while a sheet stands at its highest on an upright phone, the presenting screen
// becomes a smaller card below the status bar, over black.
//
// The presenting view itself keeps its frame, its transform and its safe area, so that no app lays out its
// content again for it: the card is a view around it, and there only as long as the sheet.

import QuartzCore

/// Covers the window behind a sheet, with a controller's view on a card.
final class SheetBackdrop: UIView {
  private let card = Card(frame: .zero)
  private weak var content: UIView?

  /// Takes the place of `content` in its window, and takes it in.
  init(around content: UIView, in window: UIWindow) {
    super.init(frame: window.bounds)
    self.content = content
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.clipsToBounds = true
    addSubview(card)
    UIView.performWithoutAnimation {
      placeCard()
      window.insertSubview(self, belowSubview: content)
      card.addSubview(content)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the content back, unless the app has taken it elsewhere, and goes.
  func giveBack() {
    UIView.performWithoutAnimation {
      if let content, content.superview === card, let superview {
        show(depth: 0, top: 0)
        superview.insertSubview(content, belowSubview: self)
      }
      removeFromSuperview()
    }
  }

  /// - Parameters:
  ///   - depth: how far back the card is, 0…1.
  ///   - top: where its upper edge is at 1, in points.
  func show(depth: CGFloat, top: CGFloat) {
    card.layer.cornerRadius = SheetMetrics.cornerRadius * depth
    card.transform = Self.transform(of: bounds, depth: depth, top: top)
  }

  /// Makes a card that stands at `frame` smaller and moves its upper edge towards `top`.
  static func transform(of frame: CGRect, depth: CGFloat, top: CGFloat) -> CGAffineTransform {
    guard depth > 0, frame.width > 4 * SheetMetrics.behindInset else { return .identity }
    let scale = 1 - depth * 2 * SheetMetrics.behindInset / frame.width
    let shift = depth * (top - frame.minY) - frame.height * (1 - scale) / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeCard()
  }

  private func placeCard() {
    card.bounds.size = bounds.size
    card.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Has the safe area of its backdrop, however small it is drawn.
  final class Card: UIView {}
}
