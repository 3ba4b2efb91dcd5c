// Glass, GlassEffectContainer, glassEffect — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: what light does: glass is a translucent layer, and shapes of it do not flow
// together.

import UIKit

/// The kind of glass that a view stands on.
public struct Glass: Equatable, Sendable {
  var color: Color?
  var isClear = false
  var isPlain = false
  public static let regular = Glass()
  public static let clear = Glass(isClear: true)
  /// None at all.
  public static let identity = Glass(isPlain: true)

  public func tint(_ color: Color?) -> Glass {
    var changed = self
    changed.color = color
    return changed
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass would flow together.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// The ground of a view on glass: a light layer, its edge a little lighter.
private struct GlassGround<S: Shape>: View {
  let glass: Glass
  let shape: S

  /// The share of a tint that is seen. Uncertain.
  private static var tintOpacity: Double { 0.6 }

  var body: some View {
    if !glass.isPlain {
      if !glass.isClear { shape.fill(Material.ultraThin) }
      if let color = glass.color { shape.fill(color.opacity(Self.tintOpacity)) }
      shape.stroke(Color.white.opacity(0.3), lineWidth: 0.5)
    }
  }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

extension View {
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background { ZStack { GlassGround(glass: glass, shape: shape) } }
  }
  /// In a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Kept, without effect.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    self
  }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func backgroundExtensionEffect() -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

// MARK: Buttons

public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass
  public nonisolated init() { glass = .regular }
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass)
  }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

private struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font

  var body: some View {
    Pressable(action: configuration.action) { isPressed in
      configuration.label
        .font(font ?? size.font)
        .foregroundStyle(isEnabled ? Color.primary : Color(.tertiaryLabel))
        .padding(size.insets)
        .glassEffect(glass)
        .opacity(isPressed ? 0.75 : 1)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
