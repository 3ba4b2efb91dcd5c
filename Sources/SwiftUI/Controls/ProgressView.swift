// ProgressView, Gauge — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: progress over a time, circular gauges.

import UIKit

/// Work that goes on: a spinner, or a bar where it is known how much is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil: nobody knows.
  let part: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressIsCircular) private var isCircular
  @Environment(\.hidesLabels) private var hidesLabels

  fileprivate init(part: Double?, label: Label?, current: CurrentValueLabel?) {
    (self.part, self.label, self.current) = (part, label, current)
  }

  fileprivate static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }

  public var body: some View {
    if let part, !isCircular {
      VStack(alignment: .leading, spacing: 4) {
        if !hidesLabels { label }
        BarView(part: part)
        if !hidesLabels { current.font(.caption).foregroundStyle(Color.secondary) }
      }
    } else {
      VStack {
        SpinnerView()
        if !hidesLabels { label.foregroundStyle(Color.secondary) }
      }
    }
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

/// A value between two others.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let part: Double
  let label: Label
  let current: CurrentValueLabel?
  let least: BoundsLabel?
  let most: BoundsLabel?

  private static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let part = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    return part.isFinite ? min(max(part, 0), 1) : 0
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    (part, self.label, current, least, most) = (Self.part(value, bounds), label(), nil, nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    (part, self.label, current, least, most) = (
      Self.part(value, bounds), label(), currentValueLabel(), nil, nil
    )
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    (part, self.label, current) = (Self.part(value, bounds), label(), currentValueLabel())
    (least, most) = (minimumValueLabel(), maximumValueLabel())
  }

  public var body: some View {
    VStack(spacing: 4) {
      label
      HStack {
        least
        BarView(part: part)
        most
      }
      current
    }
  }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
  var _isCircular: Bool { get }
}
extension ProgressViewStyle {
  public var _isCircular: Bool { false }
}
public struct DefaultProgressViewStyle: ProgressViewStyle { public nonisolated init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public var _isCircular: Bool { true }
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

extension EnvironmentValues {
  private enum CircularKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var progressIsCircular: Bool {
    get { self[CircularKey.self] }
    set { self[CircularKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressIsCircular, style._isCircular)
  }
  /// Gauges are bars here.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}

public protocol GaugeStyle {}
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { .init() }
}
