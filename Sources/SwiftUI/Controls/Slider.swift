// Slider, Stepper — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: neutral values and ticks of sliders.

import UIKit

/// A number chosen along a line.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void
  let least: ValueLabel?
  let most: ValueLabel?

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ edited: @escaping (Bool) -> Void,
    _ least: ValueLabel?, _ most: ValueLabel?
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    (self.step, self.edited, self.least, self.most) = (step, edited, least, most)
  }

  public var body: some View {
    HStack {
      least
      SliderView(value: value, bounds: bounds, step: step, edited: edited)
      most
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, onEditingChanged, nil, nil) }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), onEditingChanged, nil, nil) }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, onEditingChanged, nil, nil) }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), onEditingChanged, nil, nil) }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, minimumValueLabel(), maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, Double(step), onEditingChanged, minimumValueLabel(), maximumValueLabel())
  }
}

/// UIKit's slider.
private struct SliderView: LeafView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void
  typealias Body = Never

  @MainActor final class Drawing: UISlider {
    var changed: (Float) -> Void = { _ in }
    var edited: (Bool) -> Void = { _ in }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { [weak self] _ in if let self { changed(value) } }, for: .valueChanged)
      addAction(UIAction { [weak self] _ in self?.edited(true) }, for: .touchDown)
      addAction(
        UIAction { [weak self] _ in self?.edited(false) },
        for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
    required init?(coder: NSCoder) { nil }
  }

  func makeDrawing() -> Drawing { Drawing(frame: .zero) }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    (drawing.minimumValue, drawing.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
    let shown = Float(value.wrappedValue)
    if drawing.value != shown, shown.isFinite { drawing.value = shown }
    drawing.isEnabled = environment.isEnabled
    drawing.minimumTrackTintColor = environment.tint?.uiColor(environment)
    drawing.changed = { new in
      let chosen = stepped(Double(new))
      if chosen != value.wrappedValue { value.wrappedValue = chosen }
    }
    drawing.edited = edited
  }

  private func stepped(_ new: Double) -> Double {
    guard let step, step > 0, step.isFinite else { return new }
    let steps = ((new - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    let height = drawing.intrinsicContentSize.height
    return CGSize(width: proposal.width ?? Self.idealWidth, height: height > 0 ? height : 34)
  }

  /// Where nothing is offered, in points. Uncertain.
  private static let idealWidth: CGFloat = 100
}

/// Two buttons that make a value smaller and larger.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { (self.label, increment, decrement) = (label(), onIncrement, onDecrement) }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let now = value.wrappedValue
    // Next to the bounds a button does nothing.
    increment =
      now < bounds.upperBound ? { value.wrappedValue = min(now.advanced(by: step), bounds.upperBound) } : nil
    decrement =
      now > bounds.lowerBound ? { value.wrappedValue = max(now.advanced(by: -step), bounds.lowerBound) } : nil
  }

  public var body: some View {
    LabeledRow {
      label
    } content: {
      StepperView(increment: increment, decrement: decrement)
    }
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }
}

/// UIKit's stepper, which stands in the middle of its range after every tap.
private struct StepperView: LeafView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  typealias Body = Never

  @MainActor final class Drawing: UIStepper {
    var changed: (_ isUp: Bool) -> Void = { _ in }
    override init(frame: CGRect) {
      super.init(frame: frame)
      (minimumValue, maximumValue) = (-1, 1)
      addAction(
        UIAction { [weak self] _ in
          guard let self, value != 0 else { return }
          let isUp = value > 0
          value = 0
          changed(isUp)
        }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
  }

  func makeDrawing() -> Drawing { Drawing(frame: .zero) }
  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    drawing.isEnabled = environment.isEnabled
    (drawing.minimumValue, drawing.maximumValue) = (decrement == nil ? 0 : -1, increment == nil ? 0 : 1)
    drawing.changed = { isUp in (isUp ? increment : decrement)?() }
  }
  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    drawing.intrinsicContentSize
  }
}
