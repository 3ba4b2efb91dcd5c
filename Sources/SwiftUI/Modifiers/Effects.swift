// The modifiers that change how views are drawn, and what touches of them do.

import UIKit

/// An element with a UIView around what it holds, for what that does to it.
@MainActor final class EffectElement: SurfaceElement {
  var effect: (UIView, CGRect) -> Void = { _, _ in }
  override func draw(_ pass: DrawPass) { effect(drawing, CGRect(origin: .zero, size: frame.size)) }
}

/// A modifier that does something to a UIView around.
@MainActor protocol EffectModifier: ElementModifier where Element == EffectElement {
  /// `bounds` are the view's, in its own coordinates.
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues)
}

extension EffectModifier {
  func makeElement(around child: LayoutElement) -> EffectElement { EffectElement(child) }
  func update(_ element: EffectElement, _ inputs: Inputs) {
    let environment = inputs.environment
    element.effect = { view, bounds in apply(to: view, bounds, environment) }
  }
}

struct OpacityModifier: EffectModifier {
  typealias Body = Never
  let opacity: Double
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    view.alpha = opacity.isNaN ? 1 : CGFloat(min(max(opacity, 0), 1))
  }
}

struct TransformModifier: EffectModifier {
  typealias Body = Never
  let transform: CGAffineTransform
  let anchor: UnitPoint
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    // About another point than the middle: there, turned, and back.
    let anchor = anchor.point
    let (x, y) = ((anchor.x - 0.5) * bounds.width, (anchor.y - 0.5) * bounds.height)
    let whole = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    view.transform = whole.isSound ? whole : .identity
  }
}

extension CGAffineTransform {
  var isSound: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

struct RotationModifier3D: EffectModifier {
  typealias Body = Never
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let perspective: CGFloat
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    guard angle.radians.isFinite, axis.x.isFinite, axis.y.isFinite, axis.z.isFinite else { return }
    var transform = CATransform3DIdentity
    let side = max(bounds.width, bounds.height, 1)
    transform.m34 = perspective.isFinite ? -perspective / side : 0
    view.layer.transform = CATransform3DRotate(transform, CGFloat(angle.radians), axis.x, axis.y, axis.z)
  }
}

struct ClipModifier: EffectModifier {
  typealias Body = Never
  let shape: AnyShape
  /// Of a rectangle with this corner a layer makes a better mask than a path; nil: another shape.
  let radius: CGFloat?
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    if let radius {
      view.clipsToBounds = true
      let most = min(bounds.width, bounds.height) / 2
      view.layer.cornerRadius = radius.isNaN ? 0 : min(max(0, radius), most)
      return
    }
    let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.frame = bounds
    mask.path = shape.path(in: bounds).cgPath
    if view.layer.mask !== mask { view.layer.mask = mask }
  }
}

struct ShadowModifier: EffectModifier {
  typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    let shown = color.uiColor(environment).resolvedColor(with: view.traitCollection).cgColor
    view.layer.shadowColor = shown.withAlpha(1)
    view.layer.shadowOpacity = Float(shown.alpha)
    view.layer.shadowRadius = radius.isFinite ? max(0, radius) : 0
    view.layer.shadowOffset = offset.width.isFinite && offset.height.isFinite ? offset : .zero
  }
}

extension CGColor {
  fileprivate func withAlpha(_ alpha: CGFloat) -> CGColor {
    UIColor(cgColor: self).withAlphaComponent(alpha).cgColor
  }
}

struct HiddenModifier: EffectModifier {
  typealias Body = Never
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) { view.isHidden = true }
}

struct SpokenModifier: EffectModifier {
  typealias Body = Never
  let change: (UIView) -> Void
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) { change(view) }
}

extension View {
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
  public func hidden() -> some View { modifier(HiddenModifier()) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(transform: transform, anchor: .topLeading))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(RotationModifier3D(angle: angle, axis: axis, perspective: perspective)) }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    let radius: CGFloat? =
      switch shape {
      case let rounded as RoundedRectangle where rounded.cornerSize.width == rounded.cornerSize.height:
        rounded.cornerSize.width
      case is Rectangle: 0
      case is Capsule: .infinity
      default: nil
      }
    return modifier(ClipModifier(shape: AnyShape(shape), radius: radius))
  }
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// In points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  /// In points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  public func accessibilityLabel(_ label: Text) -> some View {
    let spoken = label.plain
    return modifier(SpokenModifier { ($0.isAccessibilityElement, $0.accessibilityLabel) = (true, spoken) })
  }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ value: Text) -> some View {
    let spoken = value.plain
    return modifier(SpokenModifier { $0.accessibilityValue = spoken })
  }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(SpokenModifier { $0.accessibilityIdentifier = identifier })
  }
  /// Kept, without effect.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}
