// scrollTargetBehavior, scrollTargetLayout, scrollPosition — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: positions that follow the finger, behaviours of one's own, anchors.

import UIKit

/// Where a scroll view comes to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  var _pages: Bool { get }
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated init() {}
  public var _pages: Bool { true }
}
/// Rests anywhere here.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
  }
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
  public var _pages: Bool { false }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init()
  }
}

/// Scrolls to the view whose id is bound.
private struct ScrollPositionModifier: LifeModifier {
  typealias Body = Never
  let id: AnyHashable?
  let anchor: UnitPoint?

  func appear(_ inputs: Inputs, _ node: Node) -> AnyHashable? {
    go(inputs)
    return id
  }
  func update(_ memory: inout AnyHashable?, _ inputs: Inputs, _ node: Node) {
    guard memory != id else { return }
    memory = id
    go(inputs)
  }
  func disappear(_ memory: AnyHashable?) {}

  private func go(_ inputs: Inputs) {
    guard let id else { return }
    let tree = inputs.tree
    tree.afterLayout { [weak tree] in tree?.scroll(to: id, anchor: anchor) }
  }
}

extension View {
  public func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
    environment(\.scrollsByPages, behavior._pages)
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
  }
  /// Kept, without effect.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func contentMargins(_ length: CGFloat) -> some View { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}

extension EnvironmentValues {
  private enum PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var scrollsByPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}
