// symbolEffect — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: movement: symbols stand still.

import UIKit

/// The movement of a symbol.
public protocol SymbolEffect: Sendable {}
/// One that goes on as long as it is wanted.
public protocol IndefiniteSymbolEffect {}
/// One that is seen once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// One with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// A movement of any kind: what follows its name says more of it.
public struct _AnySymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
  public func magic(fallback: Self) -> Self { self }
}

extension SymbolEffect where Self == _AnySymbolEffect {
  public static var bounce: Self { .init() }
  public static var pulse: Self { .init() }
  public static var variableColor: Self { .init() }
  public static var scale: Self { .init() }
  public static var appear: Self { .init() }
  public static var disappear: Self { .init() }
  public static var replace: Self { .init() }
  public static var automatic: Self { .init() }
  public static var wiggle: Self { .init() }
  public static var rotate: Self { .init() }
  public static var breathe: Self { .init() }
  public static var drawOn: Self { .init() }
  public static var drawOff: Self { .init() }
}

public struct SymbolEffectOptions: Sendable {
  /// How often, and with which pause.
  public struct RepeatBehavior: Sendable {
    public static var continuous: RepeatBehavior { .init() }
    public static var periodic: RepeatBehavior { .init() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .init() }
  }
  public static var `default`: SymbolEffectOptions { .init() }
  public static var repeating: SymbolEffectOptions { .init() }
  public static var nonRepeating: SymbolEffectOptions { .init() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Kept, without effect.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// Kept, without effect.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

extension ContentTransition {
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

extension AnyTransition {
  /// Fading.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T) -> AnyTransition { .opacity }
  public static var symbolEffect: AnyTransition { .opacity }
  /// Fading: nothing is blurred.
  public static var blurReplace: AnyTransition { .opacity }
}
