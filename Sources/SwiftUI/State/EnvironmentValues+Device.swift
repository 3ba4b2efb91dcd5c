// The values that tell views of the device and of what its user has set: what viewers choose for the screen,
// and otherwise those of a phone on which nothing was set.

import UIKit

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  private enum WeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
  /// That of the screen: text in the system's font is bolder by it. Another one is told, without effect.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
  private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  /// Whether colours stand out more than usual: the system's do.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  private enum MotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var isMotionReduced: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var isLuminanceReduced: Bool { false }
  public var supportsMultipleWindows: Bool { false }

  /// Whether the view has the keyboard: no view that is asked has it, as only fields do.
  public var isFocused: Bool { false }
  public var isScrollEnabled: Bool {
    get { !isScrollDisabled }
    set { isScrollDisabled = !newValue }
  }
  /// nil: as the field would.
  public var disableAutocorrection: Bool? {
    get { typing.corrects ? nil : true }
    set { typing.corrects = newValue != true }
  }
  public var autocorrectionDisabled: Bool {
    get { !typing.corrects }
    set { typing.corrects = !newValue }
  }
  private enum TightKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Told, without effect.
  public var allowsTightening: Bool {
    get { self[TightKey.self] }
    set { self[TightKey.self] = newValue }
  }
  private enum HeaderKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  /// In points; told, without effect.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

/// Opens a window. An app on a phone has one.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. An app on a phone has one.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Begins to rename what the view shows.
@MainActor @preconcurrency public struct RenameAction {
  let action: @MainActor () -> Void
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
  /// nil: nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
