// MatchedGeometryProperties — after Apple's documentation "matchedGeometryEffect", read 2026-11.
// State: partial. Missing: anchors, properties one by one.

import UIKit

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name under which views share their rectangle.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that comes where another one of the same name went, or follows it.
@MainActor final class MatchedElement: SurfaceElement {
  var key: MatchedKey?
  var isSource = true
  weak var tree: ViewTree?
  private var wasDrawn = false

  override func draw(_ pass: DrawPass) {
    guard let tree, let key else { return }
    let before = wasDrawn ? nil : tree.matchedFrames[key]
    let animation = pass.animation ?? tree.animation
    wasDrawn = true
    tree.afterDrawing { [weak self] in
      guard let self, let host = tree.hostingView, self.drawing.isDescendant(of: host) else { return }
      if self.isSource {
        let place = self.drawing.superview?.convert(self.place, to: host) ?? .zero
        tree.matchedFrames[key] = place
        if let before, let animation, before != place { self.come(from: before, to: place, animation) }
      } else if let source = tree.matchedFrames[key], let parent = self.drawing.superview {
        // After the sources, which may stand behind it in the tree.
        tree.afterMatching { [weak self] in
          let source = tree.matchedFrames[key] ?? source
          self?.follow(host.convert(source, to: parent), animation)
        }
      }
    }
  }

  /// Its rectangle without any transform, in its superview.
  private var place: CGRect {
    let (center, size) = (drawing.center, drawing.bounds.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func come(from old: CGRect, to new: CGRect, _ animation: Animation) {
    let drawing = drawing
    UIView.performWithoutAnimation { drawing.transform = Self.map(new, to: old) }
    animation.run { drawing.transform = .identity }
  }

  private func follow(_ rect: CGRect, _ animation: Animation?) {
    let drawing = drawing
    let changes = {
      let fills = drawing.subviews.filter { $0.bounds.size == drawing.bounds.size }
      drawing.put(in: rect)
      for view in fills { view.put(in: drawing.bounds) }
    }
    if let animation { animation.run(changes) } else { changes() }
  }

  /// Shows a view that lies at `one` where `other` is.
  static func map(_ one: CGRect, to other: CGRect) -> CGAffineTransform {
    guard one.width > 0, one.height > 0, other.width > 0, other.height > 0 else { return .identity }
    return CGAffineTransform(scaleX: other.width / one.width, y: other.height / one.height)
      .concatenating(CGAffineTransform(translationX: other.midX - one.midX, y: other.midY - one.midY))
  }

  /// Moves the view that has gone to where another one of its name is now.
  func leave(_ animation: Animation) {
    guard let tree, let key, isSource, let host = tree.hostingView, let parent = drawing.superview else {
      return
    }
    let old = parent.convert(place, to: host)
    let drawing = drawing
    tree.afterDrawing {
      guard let new = tree.matchedFrames[key], new != old else { return }
      animation.run { drawing.transform = Self.map(old, to: new) }
    }
    wasDrawn = false
  }
}

struct MatchedModifier: ElementModifier {
  typealias Body = Never
  let key: MatchedKey
  let isSource: Bool
  func makeElement(around child: LayoutElement) -> MatchedElement { MatchedElement(child) }
  func update(_ element: MatchedElement, _ inputs: Inputs) {
    (element.key, element.isSource, element.tree) = (key, isSource, inputs.tree)
  }
}

extension LayoutElement {
  /// The nearest view in it that is alone and has a name.
  var matched: MatchedElement? {
    sequence(first: self) { ($0 as? WrappingElement)?.child }.lazy.compactMap { $0 as? MatchedElement }.first
  }
}

extension View {
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(key: MatchedKey(id: AnyHashable(id), namespace: namespace), isSource: isSource))
  }
}
