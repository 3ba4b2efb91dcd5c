// ProgressView — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: progress over a time.

import UIKit

/// Work that goes on: a spinner, or a bar where it is known how much is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil: it is not known.
  let part: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  fileprivate init(part: Double?, label: Label?, current: CurrentValueLabel?) {
    (self.part, self.label, self.current) = (part, label, current)
  }

  fileprivate static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }

  public var body: some View {
    let parts = ProgressViewStyleConfiguration(
      fractionCompleted: part, label: label.map { _StyledPart($0) },
      currentValueLabel: current.map { _StyledPart($0) })
    if let style { AnyView(style.view(parts)) } else { PlainProgress(parts: parts, isCircular: false) }
  }
}

/// A bar, or a spinner where it is not known how much is done.
struct PlainProgress: View {
  let parts: ProgressViewStyleConfiguration
  let isCircular: Bool
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if let part = parts.fractionCompleted, !isCircular {
      VStack(alignment: .leading, spacing: 4) {
        if !hidesLabels { parts.label }
        BarView(part: part)
        if !hidesLabels { parts.currentValueLabel.font(.caption).foregroundStyle(Color.secondary) }
      }
    } else {
      VStack {
        SpinnerView()
        if !hidesLabels { parts.label.foregroundStyle(Color.secondary) }
      }
    }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// As it shows itself, for a style that adds to that.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      part: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(part: nil, label: nil, current: nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(part: nil, label: label(), current: nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(part: Self.part(value, total), label: nil, current: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(part: Self.part(value, total), label: label(), current: nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(part: Self.part(value, total), label: Text(titleKey), current: nil)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  )
  where Label == Text { self.init(part: Self.part(value, total), label: Text(title), current: nil) }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(part: Self.part(value, total), label: label(), current: currentValueLabel()) }
}

private struct SpinnerView: LeafView {
  typealias Body = Never
  func makeDrawing() -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }
  func update(_ drawing: UIActivityIndicatorView, _ environment: EnvironmentValues) {
    switch environment.controlSize {
    case .large, .extraLarge: drawing.style = .large
    default: drawing.style = .medium
    }
    drawing.color = environment.tint?.uiColor(environment) ?? .systemGray
  }
  func size(
    _ proposal: ProposedViewSize, _ drawing: UIActivityIndicatorView, _ environment: EnvironmentValues
  ) -> CGSize {
    drawing.intrinsicContentSize
  }
  var isTouchable: Bool { false }
}

struct BarView: LeafView {
  let part: Double
  typealias Body = Never
  func makeDrawing() -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func update(_ drawing: UIProgressView, _ environment: EnvironmentValues) {
    drawing.progress = Float(part)
    drawing.progressTintColor = environment.tint?.uiColor(environment)
  }
  func size(_ proposal: ProposedViewSize, _ drawing: UIProgressView, _ environment: EnvironmentValues)
    -> CGSize
  {
    CGSize(width: proposal.width ?? 100, height: Self.thickness)
  }
  /// UIKit's, in points.
  private static let thickness: CGFloat = 4
  var isTouchable: Bool { false }
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias CurrentValueLabel = _StyledPart
  /// From 0 to 1; nil: it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(parts: configuration, isCircular: false)
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(parts: configuration, isCircular: false)
      .modifier(EnvironmentModifier { [color] in if let color { $0.tint = color } })
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  public nonisolated init() { color = nil }
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: Configuration) -> some View {
    PlainProgress(parts: configuration, isCircular: true)
      .modifier(EnvironmentModifier { [color] in if let color { $0.tint = color } })
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.progressViewStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ProgressKey: EnvironmentKey { static var defaultValue: (any ProgressViewStyle)? { nil } }
  /// nil: the view shows itself.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressKey.self] }
    set { self[ProgressKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style is DefaultProgressViewStyle ? nil : style as any ProgressViewStyle)
  }
}
