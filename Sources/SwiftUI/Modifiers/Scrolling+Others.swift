// Further forms of what scroll views, animations, gestures and presentations are told.

import UIKit

// MARK: Scrolling

public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Of the roles the one for the beginning counts.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
  /// Kept, without effect.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

// MARK: Animations and gestures

extension View {
  /// Changes that the closure makes to the view are animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: self)).modifier(AnimationModifier(animation: animation, value: nil))
  }
  /// Kept, without effect.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// nil: none.
  public func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View {
    modifier(OptionalGesture(gesture: gesture, mask: mask))
  }
  /// `pressing` is not told.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }) }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

private struct OptionalGesture<T: Gesture>: ViewModifier {
  let gesture: T?
  let mask: GestureMask
  func body(content: Content) -> some View {
    if let gesture { content.gesture(gesture, including: mask) } else { content }
  }
}

// MARK: Presentations

public struct PresentationSizing: Sendable {
  public static let automatic = PresentationSizing()
  public static let fitted = PresentationSizing()
  public static let form = PresentationSizing()
  public static let page = PresentationSizing()
}

/// A detent whose height is reckoned.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// In points; nil: there is no such detent.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  @dynamicMemberLookup public struct Context {
    /// The largest height that there can be, in points.
    public let maxDetentValue: CGFloat
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
  /// Reckoned once, for the screen.
  @MainActor public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    D.height(in: Context(maxDetentValue: UIScreen.main.bounds.height)).map { .height($0) } ?? .large
  }
}

extension View {
  /// Kept, without effect.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
