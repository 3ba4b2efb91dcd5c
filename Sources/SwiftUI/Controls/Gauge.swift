// Gauge, GaugeStyle — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: gradients along circular gauges (their mean colour is shown), marks of values.

import UIKit

/// A value between two others.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let part: Double
  let label: Label
  let current: CurrentValueLabel?
  let least: BoundsLabel?
  let most: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

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
    let parts = GaugeStyleConfiguration(
      value: part, label: _StyledPart(label), currentValueLabel: current.map { _StyledPart($0) },
      minimumValueLabel: least.map { _StyledPart($0) }, maximumValueLabel: most.map { _StyledPart($0) })
    AnyView(style.view(parts))
  }
}

public struct GaugeStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias CurrentValueLabel = _StyledPart
  public typealias MinimumValueLabel = _StyledPart
  public typealias MaximumValueLabel = _StyledPart
  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        BarView(part: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a dot where the value is, between the labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      DottedBar(part: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

/// An open ring with a dot where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(parts: configuration, isFilled: false)
  }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(parts: configuration, isFilled: true)
  }
}

/// Measures in points, by eye: Apple gives none.
private enum GaugeMeasures {
  static let (diameter, thickness): (CGFloat, CGFloat) = (58, 6)
  /// Of the open ring, the part that is there; the gap is at the bottom.
  static let span = 0.75
}

private struct RingGauge: View {
  let parts: GaugeStyleConfiguration
  let isFilled: Bool
  @Environment(\.tint) private var tint

  private var color: Color { tint ?? Color.accentColor }
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: GaugeMeasures.thickness, lineCap: .round) }
  private var radius: CGFloat { (GaugeMeasures.diameter - GaugeMeasures.thickness) / 2 }

  var body: some View {
    ZStack {
      if isFilled {
        Circle().stroke(color.opacity(0.3), lineWidth: GaugeMeasures.thickness).padding(
          GaugeMeasures.thickness / 2)
        Circle().trim(from: 0, to: parts.value).stroke(color, style: stroke)
          .padding(GaugeMeasures.thickness / 2).rotationEffect(.degrees(-90))
      } else {
        Circle().trim(from: 0, to: GaugeMeasures.span).stroke(color, style: stroke)
          .padding(GaugeMeasures.thickness / 2).rotationEffect(.degrees(135))
        dot.rotationEffect(.degrees(225 + 360 * GaugeMeasures.span * parts.value))
      }
      middle
      bottom
    }
    .frame(width: GaugeMeasures.diameter, height: GaugeMeasures.diameter)
  }

  private var dot: some View {
    Circle().fill(Color.primary).frame(width: GaugeMeasures.thickness, height: GaugeMeasures.thickness)
      .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2)).offset(y: -radius)
  }

  @ViewBuilder private var middle: some View {
    if let current = parts.currentValueLabel {
      current.font(.title3)
    } else if isFilled {
      parts.label.font(.caption)
    }
  }

  @ViewBuilder private var bottom: some View {
    if !isFilled {
      HStack(spacing: 2) {
        if let least = parts.minimumValueLabel, let most = parts.maximumValueLabel {
          least
          most
        } else {
          parts.label
        }
      }
      .font(.caption2).offset(y: radius - 2)
    }
  }
}

private struct DottedBar: View {
  let part: Double
  @Environment(\.tint) private var tint

  var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width - GaugeMeasures.thickness, 0)
      ZStack(alignment: .leading) {
        Capsule().fill(tint ?? Color.accentColor)
        Circle().fill(Color.primary).frame(width: GaugeMeasures.thickness, height: GaugeMeasures.thickness)
          .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2)).offset(x: room * part)
      }
    }
    .frame(height: GaugeMeasures.thickness)
  }
}

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

extension GaugeStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.gaugeStyle = DefaultGaugeStyle() }) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  private enum GaugeKey: EnvironmentKey { static var defaultValue: any GaugeStyle { DefaultGaugeStyle() } }
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
