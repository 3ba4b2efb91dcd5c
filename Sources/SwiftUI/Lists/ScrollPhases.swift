// ScrollPhase, ScrollPhaseChangeContext — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: the phase in which a finger lies on the view and has not moved.

import UIKit

public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The scroll view as a phase begins.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points per second, as a finger leaves; nil: in other phases.
  public let velocity: CGVector?
}

/// Tells the scroll view in it whom to tell of phases.
private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var watch = ScrollGeometryWatch()

  func body(content: Content) -> some View {
    watch.phaseChanged = { old, new, context in onMainLater { action(old, new, context) } }
    return content.transformEnvironment(\.scrollGeometryWatches) { $0.append(watch) }
  }
}

/// Tells the scroll view in it whom to tell which of its targets are seen.
private struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var memory = Memory()

  final class Memory {
    let watch = ScrollGeometryWatch()
    var last: [ID]?
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    memory.watch.moved = { [weak memory] scroll in
      let seen = scroll.targets().filter { $0.frame.part(seenIn: scroll.visible) >= threshold }
        .compactMap { $0.id.base as? ID }
      guard let memory, memory.last != seen else { return }
      memory.last = seen
      onMainLater { action(seen) }
    }
    return content.transformEnvironment(\.scrollGeometryWatches) { $0.append(memory.watch) }
  }
}

extension CGRect {
  /// From 0 to 1; of a view without an area whether it lies there.
  fileprivate func part(seenIn visible: CGRect) -> Double {
    guard width > 0, height > 0 else { return visible.intersects(self) ? 1 : 0 }
    let seen = intersection(visible)
    return seen.isNull ? 0 : Double(seen.width * seen.height / (width * height))
  }
}

/// Tells how much of a view is seen.
@MainActor private final class VisibilityElement: ScrollFollowingElement {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private(set) var isSeen = false

  override func draw(_ pass: DrawPass) { if let scroll { scrolled(in: scroll) } else { show(true) } }
  override func scrolled(in scroll: ScrollElement) {
    // Never seen where nothing of it is.
    show(frameInContent.part(seenIn: scroll.visible) >= max(threshold, 1e-6))
  }

  func show(_ new: Bool) {
    guard new != isSeen else { return }
    isSeen = new
    let action = action
    onMainLater { action(new) }
  }
}

private struct VisibilityModifier: ElementModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void
  let memory: VisibilityMemory
  func makeElement(around child: LayoutElement) -> VisibilityElement { VisibilityElement(child) }
  func update(_ element: VisibilityElement, _ inputs: Inputs) {
    (element.threshold, element.action) = (threshold, action)
    element.scroll = inputs.environment.scrollElement
    memory.element = element
  }
}

@MainActor private final class VisibilityMemory {
  weak var element: VisibilityElement?
  nonisolated init() {}
}

private struct VisibilityWatching: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var memory = VisibilityMemory()
  func body(content: Content) -> some View {
    content.modifier(VisibilityModifier(threshold: threshold, action: action, memory: memory))
      .onDisappear { memory.element?.show(false) }
  }
}

extension View {
  /// Called when as much as `threshold` of the view, from 0 to 1, comes into sight in its scroll view, and
  /// when it goes.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { modifier(VisibilityWatching(threshold: threshold, action: action)) }

  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }

  /// The elements of any data in a scroll view are its targets.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(TargetVisibilityModifier(threshold: threshold, action: action)) }
}
