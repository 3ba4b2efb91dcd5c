// The rows, headers and footers that have a view just now.

import QuartzCore

/// Finds views by element and elements by view.
struct ShownTableElements {
  private var views: [TableElement: UIView] = [:]
  private var elements: [ObjectIdentifier: TableElement] = [:]

  var isEmpty: Bool { views.isEmpty }

  subscript(element: TableElement) -> UIView? { views[element] }

  func element(of view: UIView) -> TableElement? { elements[ObjectIdentifier(view)] }

  /// In the order of the screen, so that nothing depends on how a dictionary happens to be ordered.
  var all: [TableElement] { views.keys.sorted() }

  @MainActor mutating func insert(_ view: UIView, as element: TableElement) {
    if let other = views[element], other !== view {
      elements[ObjectIdentifier(other)] = nil
      other.layer.mark()
    }
    view.layer.mark()
    views[element] = view
    elements[ObjectIdentifier(view)] = element
  }

  @discardableResult
  @MainActor mutating func remove(_ element: TableElement) -> UIView? {
    guard let view = views.removeValue(forKey: element) else { return nil }
    elements[ObjectIdentifier(view)] = nil
    view.layer.mark()
    return view
  }
}
