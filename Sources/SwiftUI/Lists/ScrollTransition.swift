// ScrollTransitionPhase, ScrollTransitionConfiguration, VisualEffect, EmptyVisualEffect — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: effects that distort; thresholds (half of a view decides).

import QuartzCore
import UIKit

/// An effect on a view as it is drawn, without its layout.
public protocol VisualEffect: Sendable {
  var _steps: [_VisualStep] { get }
}

/// One change of a drawing.
public struct _VisualStep: Sendable {
  enum Kind: Sendable {
    case opacity, scale, offset, rotation
    case blur, brightness, contrast, saturation, grayscale, hueRotation, inversion
  }
  let kind: Kind
  /// Opacity; width and height; x and y in points; radians; of filters what `DrawnEffects` says.
  var numbers: [CGFloat]
  var anchor = UnitPoint.center

  func mixed(with other: _VisualStep, _ part: CGFloat) -> _VisualStep {
    var new = self
    if other.numbers.count == numbers.count {
      new.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * part }
    }
    return new
  }
}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualStep] { [] }
}

/// Several changes after one another.
public struct _StepEffect: VisualEffect {
  public let _steps: [_VisualStep]
}

extension VisualEffect {
  private func with(_ kind: _VisualStep.Kind, _ numbers: [CGFloat], _ anchor: UnitPoint = .center)
    -> _StepEffect
  {
    let step = _VisualStep(kind: kind, numbers: numbers.map { $0.isFinite ? $0 : 0 }, anchor: anchor)
    return _StepEffect(_steps: _steps + [step])
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity, [CGFloat(opacity)]) }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale, [scale, scale], anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.scale, [x, y], anchor)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { with(.offset, [x, y]) }
  public func offset(_ offset: CGSize) -> some VisualEffect { with(.offset, [offset.width, offset.height]) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(.rotation, [CGFloat(angle.radians)], anchor)
  }
  /// In points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with(.blur, [radius]) }
  public func brightness(_ amount: Double) -> some VisualEffect { with(.brightness, [CGFloat(amount)]) }
  public func contrast(_ amount: Double) -> some VisualEffect { with(.contrast, [CGFloat(amount)]) }
  public func saturation(_ amount: Double) -> some VisualEffect { with(.saturation, [CGFloat(amount)]) }
  public func grayscale(_ amount: Double) -> some VisualEffect { with(.grayscale, [CGFloat(amount)]) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(.hueRotation, [CGFloat(angle.radians)])
  }
  public func colorInvert() -> some VisualEffect { with(.inversion, []) }
}

extension _VisualStep {
  /// nil for what is no filter.
  fileprivate var filter: DrawnEffects.Filter? {
    let amount = numbers.first ?? 0
    return switch kind {
    case .opacity, .scale, .offset, .rotation: nil
    case .blur: .blur(amount)
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(amount)
    case .inversion: .inversion
    }
  }
}

extension [_VisualStep] {
  @MainActor func apply(to view: UIView) {
    var (alpha, transform) = (CGFloat(1), CGAffineTransform.identity)
    let size = view.bounds.size
    for step in self {
      let change: CGAffineTransform
      switch (step.kind, step.numbers.count) {
      case (.opacity, 1):
        alpha *= Swift.min(Swift.max(step.numbers[0], 0), 1)
        continue
      case (.scale, 2): change = CGAffineTransform(scaleX: step.numbers[0], y: step.numbers[1])
      case (.offset, 2): change = CGAffineTransform(translationX: step.numbers[0], y: step.numbers[1])
      case (.rotation, 1): change = CGAffineTransform(rotationAngle: step.numbers[0])
      default: continue
      }
      let anchor = step.anchor.point
      let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
      transform = transform.concatenating(
        CGAffineTransform(translationX: -x, y: -y).concatenating(change)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
    apply(compactMap(\.filter), to: view.layer)
    view.alpha = alpha
    view.transform = transform.isSound ? transform : .identity
  }
}

extension [_VisualStep] {
  /// The amount of a single filter is a number beside it, which animations move.
  @MainActor private func apply(_ filters: [DrawnEffects.Filter], to layer: CALayer) {
    let amount = filters.count == 1 ? first { $0.filter != nil }?.numbers.first ?? 0 : 0
    let effects = filters.isEmpty ? nil : DrawnEffects(filters: filters.map { $0.adding(-amount) })
    layer.effects = effects
    layer.effectAmount = amount
  }
}

/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to leave at the top or leading edge; there; about to come in at the other edge.
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

public struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case animated(Animation), interactive, identity }
  let kind: Kind
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
}

@MainActor final class ScrollTransitionElement: ScrollFollowingElement {
  var configuration = ScrollTransitionConfiguration.interactive
  var axis: Axis?
  var steps: (ScrollTransitionPhase) -> [_VisualStep] = { _ in [] }
  private var phase: ScrollTransitionPhase?

  override func draw(_ pass: DrawPass) { if let scroll { scrolled(in: scroll) } }

  override func scrolled(in scroll: ScrollElement) {
    let axis =
      axis
      ?? (scroll.axes.contains(.horizontal) && !scroll.axes.contains(.vertical) ? .horizontal : .vertical)
    let (own, seen) = (frameInContent, scroll.visible)
    let (low, length) = (own.origin[axis] - seen.origin[axis], max(own.size[axis], 1))
    // How much of it is beyond either edge, from 0 to 1.
    let before = min(max(-low / length, 0), 1)
    let after = min(max((low + length - seen.size[axis]) / length, 0), 1)
    let side: ScrollTransitionPhase = before > after ? .topLeading : .bottomTrailing
    let part = max(before, after)
    switch configuration.kind {
    case .identity: return
    case .interactive:
      let (there, away) = (steps(.identity), steps(side))
      let mixed = there.count == away.count ? zip(there, away).map { $0.mixed(with: $1, part) } : away
      mixed.apply(to: drawing)
    case .animated(let animation):
      let new: ScrollTransitionPhase = part > 0.5 ? side : .identity
      guard new != phase else { return }
      let (drawing, steps, isFirst) = (drawing, steps(new), phase == nil)
      phase = new
      if isFirst { steps.apply(to: drawing) } else { animation.run { steps.apply(to: drawing) } }
    }
  }
}

struct ScrollTransitionModifier: ElementModifier {
  typealias Body = Never
  let configuration: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> [_VisualStep]
  func makeElement(around child: LayoutElement) -> ScrollTransitionElement { ScrollTransitionElement(child) }
  func update(_ element: ScrollTransitionElement, _ inputs: Inputs) {
    (element.configuration, element.axis, element.steps) = (configuration, axis, steps)
    element.scroll = inputs.environment.scrollElement
  }
}

/// Changes its drawing by where it lies.
@MainActor final class VisualEffectElement: ScrollFollowingElement {
  var steps: (GeometryProxy) -> [_VisualStep] = { _ in [] }
  weak var tree: ViewTree?

  override func draw(_ pass: DrawPass) {
    apply()
    tree?.afterDrawing { [weak self] in self?.apply() }
  }
  override func scrolled(in scroll: ScrollElement) { apply() }

  private func apply() {
    var proxy = GeometryProxy(size: frame.size, safeAreaInsets: EdgeInsets(), element: self, tree: tree)
    proxy.drawing = drawing
    steps(proxy).apply(to: drawing)
  }
}

struct VisualEffectModifier: ElementModifier {
  typealias Body = Never
  let steps: (GeometryProxy) -> [_VisualStep]
  func makeElement(around child: LayoutElement) -> VisualEffectElement { VisualEffectElement(child) }
  func update(_ element: VisualEffectElement, _ inputs: Inputs) {
    (element.steps, element.tree) = (steps, inputs.tree)
    element.scroll = inputs.environment.scrollElement
  }
}

extension View {
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(configuration: configuration, axis: axis) {
        transition(EmptyVisualEffect(), $0)._steps
      })
  }
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps }) }

  /// As large as the scroll view around, or else the screen, along some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// `span` of `count` equal parts with `spacing` points between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
}

/// A frame that goes by the scroll view around.
@MainActor final class ContainerFrameElement: WrappingElement {
  var axes = Axis.Set()
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  weak var scroll: ScrollElement?
  weak var tree: ViewTree?

  private var container: CGSize { scroll?.containerSize ?? tree?.hostingView?.bounds.size ?? .zero }
  private func length(_ axis: Axis) -> CGFloat {
    let length = length(container[axis], axis)
    return length.isFinite ? max(length, 0) : 0
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? length(.horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(.vertical) : proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? length(.horizontal) : size.width,
      height: axes.contains(.vertical) ? length(.vertical) : size.height)
  }
  override func placeChildren(_ proposal: ProposedViewSize) {
    placeAligned(child, alignment, childProposal(proposal))
  }
}

struct ContainerFrameModifier: ElementModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  func makeElement(around child: LayoutElement) -> ContainerFrameElement { ContainerFrameElement(child) }
  func update(_ element: ContainerFrameElement, _ inputs: Inputs) {
    (element.axes, element.alignment, element.length) = (axes, alignment, length)
    (element.scroll, element.tree) = (inputs.environment.scrollElement, inputs.tree)
  }
}
