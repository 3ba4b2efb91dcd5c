// Caret, selection and the line under what an input method has not decided, drawn into the view that shows
// the text.

import QuartzCore

@MainActor final class TextMarks {
  /// Width of the caret, in points (widely reported: 2).
  static let caretWidth: CGFloat = 2
  /// How much of the tint colour a selection has. Our choice, after pictures.
  private static let selectionOpacity: CGFloat = 0.2

  private let caret = UIView()
  private var spots: [UIView] = []

  /// All rectangles in `view`'s coordinates, in points. No caret while something is selected.
  ///
  /// Called at every layout: views stay where they are, since a subview that comes or goes asks for another
  /// layout.
  func show(in view: UIView, caret place: CGRect?, selection: [CGRect], marked: [CGRect], color: UIColor) {
    let shown =
      selection.map { ($0, color.withAlphaComponent(Self.selectionOpacity)) }
      + marked.map { (CGRect(x: $0.minX, y: $0.maxY - 1, width: $0.width, height: 1), color) }
    while spots.count < shown.count { spots.append(UIView()) }
    for (index, spot) in spots.enumerated() {
      spot.isHidden = index >= shown.count
      guard index < shown.count else { continue }
      keep(spot, in: view, behind: true)
      (spot.frame, spot.backgroundColor) = shown[index]
    }
    caret.isHidden = place == nil || !selection.isEmpty
    guard let place, selection.isEmpty else { return }
    keep(caret, in: view, behind: false)
    caret.backgroundColor = color
    caret.layer.cornerRadius = Self.caretWidth / 2
    UIView.performWithoutAnimation {
      caret.frame = CGRect(
        x: place.minX - Self.caretWidth / 2, y: place.minY, width: Self.caretWidth, height: place.height)
    }
  }

  func hide() {
    for view in spots + [caret] { view.isHidden = true }
  }

  private func keep(_ mark: UIView, in view: UIView, behind: Bool) {
    guard mark.superview !== view else { return }
    mark.isUserInteractionEnabled = false
    if behind { view.insertSubview(mark, at: 0) } else { view.addSubview(mark) }
  }
}
