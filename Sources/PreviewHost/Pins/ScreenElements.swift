import PreviewWire
import UIKit

/// The elements of a running preview, in the form in which pins are found again. To be used within `perform`.
@MainActor struct ScreenElements {
  private let window: UIWindow
  private let collections: [(id: String, view: any ItemsView)]

  init(in window: UIWindow) {
    self.window = window
    collections = CollectionIDs.named(in: window)
  }

  /// - Parameter withViews: whether views are to be found that are in no collection view.
  func world(withViews: Bool) -> PinWorld {
    var world = PinWorld(root: window.layer.wireID)
    for (id, view) in collections {
      world.collections.append(
        PinWorld.Collection(
          id: id, sectionCount: view.sectionCount, itemCount: { view.itemCount(inSection: $0) }))
      world.shown += elements(of: view, id)
    }
    if withViews { addViews(below: window, isSeen: true, to: &world) }
    return world
  }

  /// The elements of a collection view or table that are on the screen.
  private func elements(of view: any ItemsView, _ id: String) -> [ScreenElement] {
    parts(of: view).compactMap { part in
      guard part.category != .decoration, isOnScreen(part.view) else { return nil }
      return ScreenElement(element: Self.element(part, id), layer: part.view.layer.wireID)
    }
  }

  private typealias Part = (
    category: PresentedElement.Category, kind: String, path: IndexPath, view: UIView
  )

  private func parts(of view: any ItemsView) -> [Part] {
    if let view = view as? UICollectionView {
      return view.shownElements.compactMap { shown in
        shown.view.presentedElement.map { ($0.category, $0.kind, $0.indexPath, shown.view) }
      }
    }
    return (view as? UITableView)?.presentedParts.compactMap { part in
      part.view.presentedElement.map { ($0.category, $0.kind, $0.indexPath, part.view) }
    } ?? []
  }

  private static func element(_ part: Part, _ id: String) -> PinElement {
    PinElement(
      kind: part.category == .cell ? .cell : .supplementary, view: id, section: part.path.first ?? 0,
      item: part.path.dropFirst().first ?? 0, of: part.kind, words: words(in: part.view))
  }

  private func isOnScreen(_ view: UIView) -> Bool {
    Self.isVisible(view) && view.convert(view.bounds, to: nil).intersects(window.bounds)
  }

  private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

  // MARK: Views of their own

  /// Those with a name, and those that write something themselves, but for what is in an element.
  private func addViews(below view: UIView, isSeen: Bool, to world: inout PinWorld) {
    for child in view.subviews where child.presentedElement == nil {
      let isSeen = isSeen && isOnScreen(child)
      let name = child.accessibilityIdentifier ?? ""
      if !name.isEmpty { world.viewNames.insert(name) }
      if isSeen, !name.isEmpty || Self.text(of: child) != nil {
        world.shown.append(ScreenElement(element: Self.view(child), layer: child.layer.wireID))
      }
      addViews(below: child, isSeen: isSeen, to: &world)
    }
  }

  private static func view(_ view: UIView) -> PinElement {
    PinElement(kind: .view, view: view.accessibilityIdentifier ?? "", words: words(in: view))
  }

  // MARK: Words

  /// The texts in a view, in the order of the view tree, as many as a pin keeps.
  static func words(in view: UIView) -> String {
    var words: [String] = []
    var length = 0
    collect(view, &words, &length)
    return words.joined(separator: " ").cut(toBytes: WireLimits.pinText)
  }

  private static func collect(_ view: UIView, _ words: inout [String], _ length: inout Int) {
    guard length < WireLimits.pinText, isVisible(view) else { return }
    if let text = text(of: view) {
      words.append(text)
      length += text.utf8.count + 1
    }
    for child in view.subviews { collect(child, &words, &length) }
  }

  /// The text that a view writes itself, on one line; nil for none. What is hidden as it is typed is dots
  /// here, too.
  private static func text(of view: UIView) -> String? {
    // Not what fits: a narrower cell cuts the same text.
    let text = (view as? UILabel)?.text ?? view.presentedText.map(written)
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    return words.isEmpty ? nil : words
  }

  private static func written(_ text: PresentedText) -> String {
    text.lines.map { $0.runs.map(\.string).joined() }.joined(separator: " ")
  }

  // MARK: At a point

  /// The element that lies at a point of the window: the nearest cell or other element of a collection view,
  /// or else the nearest view of a name, or else the text there, or else the window. Nil outside of the
  /// window.
  func element(at point: CGPoint) -> FoundElement? {
    guard point.x.isFinite, point.y.isFinite, window.bounds.contains(point) else { return nil }
    let hit = Self.deepest(at: point, in: window) ?? window
    let line = sequence(first: hit, next: \.superview)
    if let view = line.first(where: { $0.presentedElement.map { $0.category != .decoration } ?? false }),
      let element = element(of: view)
    {
      return found(element, view, at: point)
    }
    if let view = line.first(where: { $0.accessibilityIdentifier?.isEmpty == false }), view !== window {
      return found(Self.view(view), view, at: point)
    }
    guard Self.text(of: hit) != nil else { return found(.screen, window, at: point) }
    return found(Self.view(hit), hit, at: point)
  }

  /// With its neighbours.
  private func element(of view: UIView) -> PinElement? {
    guard let shown = view.presentedElement,
      let holder = sequence(first: view, next: \.superview).dropFirst().first(where: { $0 is any ItemsView }),
      let (id, items) = collections.first(where: { $0.view === holder })
    else { return nil }
    var element = Self.element((shown.category, shown.kind, shown.indexPath, view), id)
    guard element.kind == .cell else { return element }
    let all = elements(of: items, id).map(\.element).filter {
      $0.kind == .cell && $0.section == element.section
    }
    element.before = all.first { $0.item == element.item - 1 }?.words ?? ""
    element.after = all.first { $0.item == element.item + 1 }?.words ?? ""
    return element
  }

  private func found(_ element: PinElement, _ view: UIView, at point: CGPoint) -> FoundElement {
    let (box, inside) = (view.convert(view.bounds, to: nil), view.convert(point, from: nil))
    func part(_ value: CGFloat, of length: CGFloat) -> Double { length > 0 ? value / length : 0.5 }
    return FoundElement(
      element: element,
      fraction: PinFraction(
        x: part(inside.x - view.bounds.minX, of: view.bounds.width),
        y: part(inside.y - view.bounds.minY, of: view.bounds.height)),
      point: WirePoint(xPoints: point.x, yPoints: point.y), layer: view.layer.wireID,
      origin: WirePoint(xPoints: box.minX, yPoints: box.minY),
      size: WireSize(widthPoints: box.width, heightPoints: box.height))
  }

  /// The frontmost view at a point that shows something there, also one that takes no touches.
  ///
  /// - Parameter point: in the view's own coordinates.
  private static func deepest(at point: CGPoint, in view: UIView) -> UIView? {
    let isInside = view.bounds.contains(point)
    guard isVisible(view), isInside || !view.clipsToBounds else { return nil }
    // In order of the view tree where depths are equal: sort keeps it.
    for child in view.subviews.sorted(by: { $0.layer.zPosition < $1.layer.zPosition }).reversed() {
      if let hit = deepest(at: child.convert(point, from: view), in: child) { return hit }
    }
    return isInside && showsSomething(view) ? view : nil
  }

  /// A view without any look of its own lies over others unseen.
  private static func showsSomething(_ view: UIView) -> Bool {
    view.presentedElement != nil || view.accessibilityIdentifier?.isEmpty == false || view is UIControl
      || view.layer.contents != nil || (view.backgroundColor?.cgColor.alpha ?? 0) > 0 || text(of: view) != nil
  }
}
