// Animations of parts of a screen, and transitions.

import UIKit

/// Changes in it are seen in the course of an animation, in the layout in which its value has changed.
@MainActor final class AnimationElement: WrappingElement, PassChangingElement {
  var animation: Animation?
  /// Whether `animation` counts, also where it is nil.
  var isDue = false

  func changePass(_ pass: inout DrawPass) {
    if isDue { pass.animation = animation }
  }
}

struct AnimationModifier: PrimitiveModifier {
  typealias Body = Never
  let animation: Animation?
  /// nil: any change counts.
  let value: AnyEquatable?
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { AnimationNode<V, M>(view, inputs) }
}

/// A value that can be compared with another of any type.
struct AnyEquatable {
  let value: Any
  let isSame: (Any) -> Bool
  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { ($0 as? V) == value }
  }
}

@MainActor private final class AnimationNode<V: View, M>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  private var elements: [ObjectIdentifier: AnimationElement] = [:]
  private var value: AnyEquatable?
  private var isDue = false
  private var modifier: AnimationModifier? { view.modifier as? AnimationModifier }

  override init(_ view: ModifiedContent<V, M>, _ inputs: Inputs) {
    super.init(view, inputs)
    value = modifier?.value
    isDue = false
  }

  override var childInputs: Inputs {
    guard isDue else { return inputs }
    var changed = inputs
    changed.environment.animation = modifier?.animation
    return changed
  }

  override func update() {
    let new = modifier?.value
    if let value, let new { isDue = !value.isSame(new.value) } else { isDue = true }
    value = new
    super.update()
    inputs.tree.afterDrawing { [weak self] in
      self?.isDue = false
      self?.elements.values.forEach { $0.isDue = false }
    }
  }

  override func collect() -> [LayoutElement] {
    let old = elements
    elements = [:]
    return super.collect().map { child in
      let id = ObjectIdentifier(child)
      let element = old[id].flatMap { $0.child === child ? $0 : nil } ?? AnimationElement(child)
      element.animation = modifier?.animation
      element.isDue = isDue
      elements[id] = element
      return element
    }
  }
}

public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: AnyEquatable(value)))
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: nil))
  }
  /// Kept, without effect.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
