import UIKit

extension EnvironmentValues {
  /// A key of our own, told apart by its type.
  private struct Slot<Tag, Value>: EnvironmentKey { static var defaultValue: Value? { nil } }
  private enum Tags {
    enum Font {}
    enum Foreground {}
    enum Tint {}
    enum LineLimit {}
    enum ReservesSpace {}
    enum Scheme {}
    enum Alignment {}
    enum Spacing {}
    enum Scale {}
    enum Truncation {}
    enum Enabled {}
    enum Direction {}
    enum Symbols {}
    enum Case {}
    enum Weight {}
    enum Bold {}
    enum Underline {}
    enum Strikethrough {}
    enum Italic {}
    enum Horizontal {}
    enum Vertical {}
    enum ImageScale {}
    enum Redaction {}
    enum Dismiss {}
    enum OpenURL {}
    enum Presented {}
    enum Locale {}
    enum Calendar {}
    enum Zone {}
    enum Rendering {}
    enum Corners {}
    enum Phase {}
  }

  private subscript<Tag, Value>(tag: Tag.Type, default value: Value) -> Value {
    get { self[Slot<Tag, Value>.self] ?? value }
    set { self[Slot<Tag, Value>.self] = newValue }
  }

  public var font: Font? {
    get { self[Tags.Font.self, default: nil] }
    set { self[Tags.Font.self, default: nil] = newValue }
  }
  /// nil: the primary label's.
  var foregroundStyle: AnyShapeStyle? {
    get { self[Tags.Foreground.self, default: nil] }
    set { self[Tags.Foreground.self, default: nil] = newValue }
  }
  /// nil: as the hosting view's.
  var tint: Color? {
    get { self[Tags.Tint.self, default: nil] }
    set { self[Tags.Tint.self, default: nil] = newValue }
  }
  /// nil: as many as there are.
  public var lineLimit: Int? {
    get { self[Tags.LineLimit.self, default: nil] }
    set { self[Tags.LineLimit.self, default: nil] = newValue }
  }
  /// Whether text takes the room of all the lines that it may have.
  var reservesLines: Bool {
    get { self[Tags.ReservesSpace.self, default: false] }
    set { self[Tags.ReservesSpace.self, default: false] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[Tags.Scheme.self, default: .light] }
    set { self[Tags.Scheme.self, default: .light] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Tags.Alignment.self, default: .leading] }
    set { self[Tags.Alignment.self, default: .leading] = newValue }
  }
  /// In points.
  public var lineSpacing: CGFloat {
    get { self[Tags.Spacing.self, default: 0] }
    set { self[Tags.Spacing.self, default: 0] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Tags.Scale.self, default: 1] }
    set { self[Tags.Scale.self, default: 1] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Tags.Truncation.self, default: .tail] }
    set { self[Tags.Truncation.self, default: .tail] = newValue }
  }
  public var isEnabled: Bool {
    get { self[Tags.Enabled.self, default: true] }
    set { self[Tags.Enabled.self, default: true] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Tags.Direction.self, default: .leftToRight] }
    set { self[Tags.Direction.self, default: .leftToRight] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Tags.Symbols.self, default: .none] }
    set { self[Tags.Symbols.self, default: .none] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Tags.Case.self, default: nil] }
    set { self[Tags.Case.self, default: nil] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[Tags.Weight.self, default: nil] }
    set { self[Tags.Weight.self, default: nil] = newValue }
  }
  var isBold: Bool {
    get { self[Tags.Bold.self, default: false] }
    set { self[Tags.Bold.self, default: false] = newValue }
  }
  var underline: TextLine? {
    get { self[Tags.Underline.self, default: nil] }
    set { self[Tags.Underline.self, default: nil] = newValue }
  }
  var strikethrough: TextLine? {
    get { self[Tags.Strikethrough.self, default: nil] }
    set { self[Tags.Strikethrough.self, default: nil] = newValue }
  }
  var isItalic: Bool {
    get { self[Tags.Italic.self, default: false] }
    set { self[Tags.Italic.self, default: false] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Tags.Horizontal.self, default: .compact] }
    set { self[Tags.Horizontal.self, default: .compact] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Tags.Vertical.self, default: .regular] }
    set { self[Tags.Vertical.self, default: .regular] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[Tags.ImageScale.self, default: .medium] }
    set { self[Tags.ImageScale.self, default: .medium] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Tags.Redaction.self, default: []] }
    set { self[Tags.Redaction.self, default: []] = newValue }
  }
  public var dismiss: DismissAction {
    get { self[Tags.Dismiss.self, default: DismissAction {}] }
    set { self[Tags.Dismiss.self, default: DismissAction {}] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[Tags.OpenURL.self, default: OpenURLAction { _ in .systemAction }] }
    set { self[Tags.OpenURL.self, default: OpenURLAction { _ in .systemAction }] = newValue }
  }
  public var isPresented: Bool {
    get { self[Tags.Presented.self, default: false] }
    set { self[Tags.Presented.self, default: false] = newValue }
  }
  public var locale: Locale {
    get { self[Tags.Locale.self, default: .current] }
    set { self[Tags.Locale.self, default: .current] = newValue }
  }
  public var calendar: Calendar {
    get { self[Tags.Calendar.self, default: .current] }
    set { self[Tags.Calendar.self, default: .current] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Tags.Zone.self, default: .current] }
    set { self[Tags.Zone.self, default: .current] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[Tags.Phase.self, default: .active] }
    set { self[Tags.Phase.self, default: .active] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat { UITraitCollection.current.displayScale }
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether viewers want less motion. SwiftUI's own animations run all the same.
  public var accessibilityReduceMotion: Bool { isMotionReduced }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active
  public static func < (one: ScenePhase, other: ScenePhase) -> Bool { one.rawValue < other.rawValue }
}

public enum DynamicTypeSize: Int, Comparable, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How symbols are to look.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: Set<String>
  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["fill"])) }
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["circle"])) }
}

/// Leaves what is presented.
@MainActor @preconcurrency public struct DismissAction {
  let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

public struct OpenURLAction {
  public struct Result: Sendable, Equatable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

// The values that drawing needs to know.
extension EnvironmentValues {
  private enum TreeKey: EnvironmentKey { static var defaultValue: WeakHold<ViewTree> { WeakHold() } }
  /// The tree that the view stands in.
  var tree: ViewTree? {
    get { self[TreeKey.self].object }
    set { self[TreeKey.self] = WeakHold(object: newValue) }
  }
  private enum AnimationKey: EnvironmentKey { static var defaultValue: Animation? { nil } }
  /// How changes under an `animation(_:value:)` are seen while its value has just changed.
  var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
  private enum TouchKey: EnvironmentKey { static var defaultValue: Bool { true } }
  var allowsHitTesting: Bool {
    get { self[TouchKey.self] }
    set { self[TouchKey.self] = newValue }
  }
}
