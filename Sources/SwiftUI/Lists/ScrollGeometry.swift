// ScrollGeometry — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// How far a scroll view is scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
}

/// Wants to know when something about a scroll view changes.
@MainActor final class ScrollGeometryWatch {
  var look: ((ScrollGeometry) -> Void)?
  var moved: ((ScrollElement) -> Void)?
  var phaseChanged: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  nonisolated init() {}
}

/// Tells the scroll view in it whom to tell.
private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var memory = Memory()

  final class Memory {
    let watch = ScrollGeometryWatch()
    var last: Value?
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    memory.watch.look = { [weak memory] geometry in
      guard let memory else { return }
      let new = value(geometry)
      guard let old = memory.last, old != new else {
        memory.last = new
        return
      }
      memory.last = new
      // Not while the scroll view is being laid out.
      onMainLater { action(old, new) }
    }
    return content.transformEnvironment(\.scrollGeometryWatches) { $0.append(memory.watch) }
  }
}

/// In the next turn of the run loop.
@MainActor func onMainLater(_ action: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(action) }
}

extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(value: transform, action: action)) }
}

extension EnvironmentValues {
  private enum WatchKey: EnvironmentKey { static var defaultValue: [ScrollGeometryWatch] { [] } }
  var scrollGeometryWatches: [ScrollGeometryWatch] {
    get { self[WatchKey.self] }
    set { self[WatchKey.self] = newValue }
  }
}
