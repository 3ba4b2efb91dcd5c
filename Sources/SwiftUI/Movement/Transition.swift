// Transition, GeometryEffect, AnimatableModifier — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: values between values: an effect is seen as it is in the end; transitions of one's
// own fade.

import UIKit

/// The stage at which a view comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// Before it is there -1, then 0, afterwards 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way to come and go.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<AnyView>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) { self = .opacity }
}

extension View {
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// A change of a view's drawing.
public struct ProjectionTransform: Equatable, Sendable {
  let affine: CGAffineTransform
  public init() { affine = .identity }
  public init(_ m: CGAffineTransform) { affine = m }
  /// Of it what stays in the plane.
  public init(_ m: CATransform3D) {
    affine = CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
  }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }
}

/// A change of a view's drawing that depends on its size.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func ignoredByLayout() -> some ViewModifier { self }
}

extension GeometryEffect {
  fileprivate func shown<V: View>(around content: V) -> some View {
    content.modifier(ProjectionModifier { effectValue(size: $0).affine })
  }
}

private struct ProjectionModifier: EffectModifier {
  typealias Body = Never
  let transform: (CGSize) -> CGAffineTransform
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    // About the top leading corner.
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    let whole = CGAffineTransform(translationX: x, y: y).concatenating(transform(bounds.size))
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
    view.transform = whole.isSound ? whole : .identity
  }
}

extension View {
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier { _ in transform.affine })
  }
  public func modifier<E: GeometryEffect>(_ effect: E) -> some View { effect.shown(around: self) }
}

/// A modifier with values between values.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
