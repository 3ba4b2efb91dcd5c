// Caret, selection and the line under what an input method has not decided, drawn into the view that shows the text.

import QuartzCore

@MainActor final class TextMarks {
  /// Width of the caret, in points (widely reported: 2).
  static let caretWidth: CGFloat = 2
  /// How much of the tint colour a selection has. Our choice, after pictures.
  private static let selectionOpacity: CGFloat = 0.2

  private let caret = UIView()
  private var spots: [UIView] = []

  /// All rectangles in `view`'s coordinates, in points. No caret while something is selected.
  func show(in view: UIView, caret place: CGRect?, selection: [CGRect], marked: [CGRect], color: UIColor) {
    hide()
    for rect in selection { add(rect, color.withAlphaComponent(Self.selectionOpacity), behind: view) }
    for rect in marked {
      add(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), color, behind: view)
    }
    guard let place, selection.isEmpty else { return }
    caret.backgroundColor = color
    caret.layer.cornerRadius = Self.caretWidth / 2
    caret.isUserInteractionEnabled = false
    caret.frame = CGRect(
      x: place.minX - Self.caretWidth / 2, y: place.minY, width: Self.caretWidth, height: place.height)
    UIView.performWithoutAnimation { view.addSubview(caret) }
  }

  func hide() {
    caret.removeFromSuperview()
    for spot in spots { spot.removeFromSuperview() }
    spots = []
  }

  private func add(_ rect: CGRect, _ color: UIColor, behind view: UIView) {
    let spot = UIView(frame: rect)
    spot.backgroundColor = color
    spot.isUserInteractionEnabled = false
    view.insertSubview(spot, at: 0)
    spots.append(spot)
  }
}
