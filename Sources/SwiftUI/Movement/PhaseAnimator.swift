// PhaseAnimator — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// A view that goes through phases, each seen in the course of an animation: over and over, or once when
/// `trigger` changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation) }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnyEquatable(trigger)
  }

  public var body: some View {
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      let _ = follow()
      content(phase)
        .onAppear { if trigger == nil { advance(run.begin()) } }
        .onDisappear { run.end() }
    }
  }

  private func follow() {
    guard let trigger else { return }
    let old = run.trigger
    run.trigger = trigger
    if let old, !old.isSame(trigger.value) {
      let number = run.begin()
      onMainLater { advance(number) }
    }
  }

  private func advance(_ number: Int) {
    guard phases.count > 1, run.number == number else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      // Once round and back, where something triggers it.
      if trigger == nil || next != 0 { advance(number) }
    }
  }
}

/// Which course of the phases counts.
@MainActor private final class PhaseRun {
  private(set) var number = 0
  var trigger: AnyEquatable?
  nonisolated init() {}
  func begin() -> Int {
    number += 1
    return number
  }
  func end() { number += 1 }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}

/// The view that an animator changes.
public struct PlaceholderContentView<Value: View>: View {
  let view: Value
  public var body: some View { view }
}
