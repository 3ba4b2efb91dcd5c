// ScrollView — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: zooming, clipping that is turned off.

import UIKit

/// Content that is moved with a finger.
public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { ScrollNode(self, inputs) }
}

/// Moves scroll views that it stands around.
@MainActor public struct ScrollViewProxy {
  weak var tree: ViewTree?
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    tree?.afterLayout { [weak tree] in tree?.scroll(to: AnyHashable(id), anchor: anchor) }
  }
}

public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  @Environment(\.tree) private var tree
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View { content(ScrollViewProxy(tree: tree)) }
}

public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

extension EnvironmentValues {
  private enum BarsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hidesScrollBars: Bool {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }
  private enum DisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var isScrollDisabled: Bool {
    get { self[DisabledKey.self] }
    set { self[DisabledKey.self] = newValue }
  }
  private enum ScrollKey: EnvironmentKey { static var defaultValue: WeakHold<ScrollElement> { WeakHold() } }
  /// The scroll view around.
  var scrollElement: ScrollElement? {
    get { self[ScrollKey.self].object }
    set { self[ScrollKey.self] = WeakHold(object: newValue) }
  }
}

extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.hidesScrollBars, visibility == .hidden || visibility == .never)
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
