// onGeometryChange, Anchor, anchorPreference, overlayPreferenceValue — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: anchors of several points.

import UIKit

/// A rectangle or a point of a view, for views elsewhere.
public struct Anchor<Value>: Equatable, Sendable {
  /// In the window's coordinates, in points.
  let rect: CGRect
  let value: @Sendable (CGRect) -> Value

  public static func == (one: Anchor, other: Anchor) -> Bool { one.rect == other.rect }

  /// The part of a view that is meant.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
  /// In the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func at(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.point.x * $0.width, y: $0.minY + point.point.y * $0.height) }
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { at(p) }
  public static var topLeading: Anchor<CGPoint>.Source { at(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { at(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { at(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { at(.leading) }
  public static var center: Anchor<CGPoint>.Source { at(.center) }
  public static var trailing: Anchor<CGPoint>.Source { at(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { at(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { at(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { at(.bottomTrailing) }
}

extension GeometryProxy {
  /// Where the anchor is, in the coordinates of this place.
  @MainActor public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = frame(in: CoordinateSpace.global).origin
    return anchor.value(anchor.rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }
  /// nil: they are not known here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named("_scrollView") }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  /// The action is told the first value, too.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
      }
    }
  }

  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    transformAnchorPreference(key: key, value: value) { $0 = transform($1) }
  }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let anchor = Anchor(rect: proxy.frame(in: CoordinateSpace.global), value: value.value)
        Color.clear.transformPreference(key) { transform(&$0, anchor) }
      }
    }
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: true, alignment: .center, layer: transform)) }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: true, alignment: alignment, layer: transform)) }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: false, alignment: .center, layer: transform)) }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { modifier(PreferenceLayer<K, V>(isInFront: false, alignment: alignment, layer: transform)) }

  /// Kept, without effect.
  public func geometryGroup() -> some View { self }
}

/// A layer that is made of what the views that it covers tell.
private struct PreferenceLayer<K: PreferenceKey, Layer: View>: ViewModifier {
  let isInFront: Bool
  let alignment: Alignment
  let layer: (K.Value) -> Layer
  @State private var value = K.defaultValue

  func body(content: Content) -> some View {
    let (state, value) = ($value, value)
    let told = content.modifier(PreferenceWatcher<K>(isSame: sayTheSame) { state.wrappedValue = $0 })
    if isInFront {
      told.overlay(alignment: alignment) { layer(value) }
    } else {
      told.background(alignment: alignment) { layer(value) }
    }
  }
}

/// Values that cannot be compared count as the same where they say the same of themselves.
private func sayTheSame<Value>(_ old: Value, _ new: Value) -> Bool {
  func isEqual<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
  guard let old = old as? any Equatable else { return String(describing: old) == String(describing: new) }
  return isEqual(old)
}
