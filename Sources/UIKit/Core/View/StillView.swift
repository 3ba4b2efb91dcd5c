// Pictures of views: copies of their layers, since only the page draws.

import QuartzCore

/// A picture of a view and all it holds, as they were when it was made. It hears no touches and never
/// changes.
final class StillView: UIView {
  /// Views whose layers show text in the copy; layers do not keep them.
  private var texts: [UIView] = []

  /// In the place of `view`.
  init(of view: UIView) {
    super.init(frame: .zero)
    bounds = CGRect(origin: .zero, size: view.bounds.size)
    center = view.center
    isUserInteractionEnabled = false
    let copy = view.layer.still { [weak self] original in
      guard let text = (original.delegate as? UIView)?.presentedText else { return nil }
      let shown = StillText(text)
      self?.texts.append(shown)
      return shown.layer
    }
    transform = CATransform3DIsAffine(view.layer.transform) ? view.transform : .identity
    copy.transform = CATransform3DIsAffine(view.layer.transform) ? CATransform3DIdentity : copy.transform
    copy.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    copy.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.addSublayer(copy)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Text as it was laid out.
private final class StillText: UIView {
  private let text: PresentedText?

  init(_ text: PresentedText) {
    self.text = text
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    text = nil
    super.init(coder: coder)
  }

  override var presentedText: PresentedText? { text }
}
