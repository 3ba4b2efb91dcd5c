// AnyTransition — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: transitions of modifiers of one's own (views fade).

import UIKit

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// How a view looks that is not there yet, or no longer.
  struct Look: Sendable {
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }
  /// For a view of that size, in points.
  typealias LookOfSize = @Sendable (CGSize) -> Look
  let before: LookOfSize
  let after: LookOfSize
  var animation: Animation?
  var isIdentity = false

  init(before: @escaping LookOfSize, after: @escaping LookOfSize) {
    (self.before, self.after) = (before, after)
  }
  private init(_ look: @escaping LookOfSize) { self.init(before: look, after: look) }
  private static func moved(_ move: @escaping @Sendable (CGSize) -> CGSize) -> AnyTransition {
    AnyTransition { size in
      let by = move(size)
      return Look(transform: CGAffineTransform(translationX: by.width, y: by.height))
    }
  }

  public static var identity: AnyTransition {
    var transition = AnyTransition { _ in Look() }
    transition.isIdentity = true
    return transition
  }
  public static var opacity: AnyTransition { AnyTransition { _ in Look(alpha: 0) } }
  public static var scale: AnyTransition { scale(scale: 0) }
  /// In from the leading edge, and out at the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    // A transform of nothing at all cannot be undone on the way.
    let part = scale.isFinite ? max(scale, 0.001) : 1
    let point = anchor.point
    return AnyTransition { size in
      let (x, y) = ((point.x - 0.5) * size.width, (point.y - 0.5) * size.height)
      return Look(
        alpha: 1,
        transform: CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(scaleX: part, y: part))
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }
  public static func move(edge: Edge) -> AnyTransition {
    moved { size in
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width, height: 0)
      case .trailing: CGSize(width: size.width, height: 0)
      }
    }
  }
  /// In from one edge and out at the other, while it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite)).combined(with: .opacity)
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    let sound = offset.width.isFinite && offset.height.isFinite ? offset : .zero
    return moved { _ in sound }
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(before: insertion.before, after: removal.after)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(_ one: @escaping LookOfSize, _ other: @escaping LookOfSize) -> LookOfSize {
      { size in
        let (a, b) = (one(size), other(size))
        return Look(alpha: a.alpha * b.alpha, transform: a.transform.concatenating(b.transform))
      }
    }
    var result = AnyTransition(before: both(before, other.before), after: both(after, other.after))
    result.animation = other.animation ?? animation
    return result
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var changed = self
    changed.animation = animation
    return changed
  }
}

/// A view that says how it comes and goes.
@MainActor final class TransitionElement: SurfaceElement {
  var transition = AnyTransition.opacity
}

struct TransitionModifier: ElementModifier {
  typealias Body = Never
  let transition: AnyTransition
  func makeElement(around child: LayoutElement) -> TransitionElement { TransitionElement(child) }
  func update(_ element: TransitionElement, _ inputs: Inputs) { element.transition = transition }
}

extension LayoutElement {
  /// How it comes and goes: as the nearest view in it says that is alone; nil: none does.
  var wayToCome: AnyTransition? {
    sequence(first: self) { ($0 as? WrappingElement)?.child }.lazy
      .compactMap { ($0 as? TransitionElement)?.transition }.first
  }
}

extension View {
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}
