import UIKit

/// A UIView in which elements are drawn, and those of their UIViews that are in it.
@MainActor final class Surface {
  /// An owner of the surface has the view too; a hosting view has its own surface.
  private weak var ownView: UIView?
  private var view: UIView { ownView ?? UIView(frame: .zero) }
  private var shown: [UIView] = []
  /// How those that are shown come and go, and the elements with names.
  private var ways: [ObjectIdentifier: (transition: AnyTransition?, matched: MatchedElement?)] = [:]
  /// In which they are drawn now.
  private var animations: [ObjectIdentifier: Animation] = [:]
  /// Of a part of the views, whose value has just changed.
  private var partAnimation: Animation?
  private var leaving: Set<ObjectIdentifier> = []

  init(_ view: UIView) { ownView = view }

  /// Draws `elements` and nothing else, each after the one behind it.
  func draw(_ elements: [LayoutElement], _ pass: DrawPass) {
    var inner = pass
    inner.width = view.bounds.width
    var drawings: [UIView] = []
    let lastWays = ways
    (ways, animations, partAnimation) = ([:], [:], nil)
    for element in elements { draw(element, inner, &drawings) }
    show(drawings, pass, lastWays)
  }

  private func draw(_ element: LayoutElement, _ pass: DrawPass, _ drawings: inout [UIView]) {
    var pass = pass
    element.change(&pass)
    if let part = element as? AnimationElement, part.isDue { partAnimation = part.animation }
    guard let drawn = element as? any DrawnElement else {
      for child in element.children { draw(child, pass, &drawings) }
      return
    }
    let drawing = drawn.drawing
    drawings.append(drawing)
    ways[ObjectIdentifier(drawing)] = (element.wayToCome, element.matched)
    animations[ObjectIdentifier(drawing)] = pass.animation
    let isNew = drawing.superview !== view
    let place = pass.place(drawn.frame)
    let changes = {
      drawing.put(in: place)
      drawn.draw(pass)
      drawn.surface?.draw(drawn.children, pass)
    }
    // Changes without an animation of their own take the one that changes the hosting view's size.
    if isNew {
      UIView.performWithoutAnimation(changes)
    } else if let animation = pass.animation {
      animation.run(changes)
    } else {
      changes()
    }
    if drawn.surface == nil { for child in drawn.children { draw(child, pass, &drawings) } }
  }

  private func show(
    _ drawings: [UIView], _ pass: DrawPass,
    _ lastWays: [ObjectIdentifier: (transition: AnyTransition?, matched: MatchedElement?)]
  ) {
    let ids = Set(drawings.map(ObjectIdentifier.init))
    for view in shown where !ids.contains(ObjectIdentifier(view)) && view.superview === self.view {
      let way = lastWays[ObjectIdentifier(view)]
      let animation = way?.transition?.animation ?? pass.animation ?? partAnimation
      if let animation { way?.matched?.leave(animation) }
      remove(view, animation, way?.transition)
    }
    let old = Set(shown.map(ObjectIdentifier.init))
    shown = drawings
    // Others' views, such as a scroll view's bars, stay where they are.
    var index = 0
    for drawing in drawings {
      while index < view.subviews.count, !ids.contains(ObjectIdentifier(view.subviews[index])) { index += 1 }
      if index < view.subviews.count, view.subviews[index] === drawing {
        index += 1
        continue
      }
      view.insertSubview(drawing, at: index)
      index += 1
      let id = ObjectIdentifier(drawing)
      if let animation = ways[id]?.transition?.animation ?? animations[id] ?? pass.animation,
        !old.contains(id)
      {
        come(drawing, animation, ways[id]?.transition)
      }
    }
  }

  private func come(_ drawing: UIView, _ animation: Animation, _ transition: AnyTransition?) {
    guard transition?.isIdentity != true, view.window != nil else { return }
    let (alpha, transform) = (drawing.alpha, drawing.transform)
    let look = (transition ?? .opacity).before(drawing.bounds.size)
    UIView.performWithoutAnimation {
      drawing.alpha = alpha * look.alpha
      if transition != nil { drawing.transform = transform.concatenating(look.transform) }
    }
    animation.run {
      drawing.alpha = alpha
      if transition != nil { drawing.transform = transform }
    }
  }

  private func remove(_ drawing: UIView, _ animation: Animation?, _ transition: AnyTransition?) {
    guard let animation, !animation.repeats, transition?.isIdentity != true, view.window != nil else {
      return drawing.removeFromSuperview()
    }
    leaving.insert(ObjectIdentifier(drawing))
    let (alpha, transform) = (drawing.alpha, drawing.transform)
    let look = (transition ?? .opacity).after(drawing.bounds.size)
    animation.run {
      drawing.alpha = alpha * look.alpha
      if transition != nil { drawing.transform = transform.concatenating(look.transform) }
    } completion: { [weak self] in
      self?.leaving.remove(ObjectIdentifier(drawing))
      // It may have come back meanwhile.
      if self?.shown.contains(where: { $0 === drawing }) != true { drawing.removeFromSuperview() }
      drawing.alpha = alpha
      drawing.transform = transform
    }
  }
}

/// The circumstances in which a tree is drawn.
@MainActor struct DrawPass {
  var animation: Animation?
  /// Of the surface, in points.
  var width: CGFloat = 0
  var isMirrored = false
  var isUntouchable = false

  /// `frame` runs from the leading edge; in whole pixels.
  func place(_ frame: CGRect) -> CGRect {
    let x = isMirrored ? width - frame.maxX : frame.minX
    let scale = UIScreen.main.scale
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(x), round(frame.minY))
    return CGRect(
      x: left, y: top, width: round(x + frame.width) - left, height: round(frame.maxY) - top)
  }
}

extension UIView {
  /// As `frame`, which has no meaning while the view is transformed.
  func put(in place: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
    if bounds.size != place.size { bounds.size = place.size }
    if self.center != center { self.center = center }
  }
}

/// An element around one other that is drawn in a UIView of its own, for what that does to all in it.
@MainActor class SurfaceElement: WrappingElement, DrawnElement {
  let drawing: UIView
  private(set) lazy var surface: Surface? = Surface(drawing)

  init(_ child: LayoutElement, _ drawing: UIView = PassingView(frame: .zero)) {
    self.drawing = drawing
    super.init(child)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let outer = Self.surfaceOrigin
    Self.surfaceOrigin = outer + frame.origin
    defer { Self.surfaceOrigin = outer }
    child.place(at: childOffset(in: frame.size), proposal: childProposal(proposal))
  }

  func draw(_ pass: DrawPass) {}
}

/// A view that is not touched itself, but what is in it is.
final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers?.isEmpty != false ? nil : hit
  }

  /// Subviews beyond its edges are touched there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
