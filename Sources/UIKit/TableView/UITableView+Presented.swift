// The elements of a table, for those who draw or print them.

import QuartzCore

extension UITableView {
  /// A row, a header or a footer that has a view just now.
  package struct PresentedPart {
    package enum Kind: String, Sendable { case cell, header, footer }

    package var kind: Kind
    /// Of the row; of a header or footer row 0 of its section.
    package var indexPath: IndexPath
    package var view: UIView
    /// In content coordinates, where it is drawn: headers that stay on screen included.
    package var frame: CGRect
  }

  /// In the order of sections, headers before rows before footers; only what is in the bounds.
  package var presentedParts: [PresentedPart] {
    shown.all.compactMap { element in
      guard let view = shown[element] else { return nil }
      let frame = view.convert(view.bounds, to: self)
      guard !view.isHidden, frame.maxY > bounds.minY, frame.minY < bounds.maxY else { return nil }
      let kind: PresentedPart.Kind =
        switch element.kind {
        case .header: .header
        case .row: .cell
        case .footer: .footer
        }
      return PresentedPart(kind: kind, indexPath: element.path, view: view, frame: frame)
    }
  }

  /// The element that the view shows; nil for one that shows nothing of the table's just now.
  func presentedElement(of view: UIView) -> PresentedElement? {
    guard let element = shown.element(of: view) else { return nil }
    return switch element.kind {
    case .row: PresentedElement(category: .cell, kind: "", indexPath: element.path)
    case .header: PresentedElement(category: .supplementary, kind: "header", indexPath: element.path)
    case .footer: PresentedElement(category: .supplementary, kind: "footer", indexPath: element.path)
    }
  }
}
