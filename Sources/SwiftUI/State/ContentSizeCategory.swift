// ContentSizeCategory — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// The text size that the user has chosen, as it was called before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// nil: UIKit does not say one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.ranked.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension DynamicTypeSize {
  /// nil: UIKit does not say one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.ranked.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  /// As UIKit says it of a view.
  @MainActor var traits: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(self))
  }
}

extension UIContentSizeCategory {
  /// Says none for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.ranked[$0.rawValue] } ?? .unspecified
  }

  /// Says none for nil.
  public init(_ sizeCategory: ContentSizeCategory?) {
    let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = index.map { Self.ranked[$0] } ?? .unspecified
  }

  /// From the smallest, as the cases of SwiftUI's types are.
  fileprivate static let ranked: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  /// The hosting view's, unless a view above sets another.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  /// The same as `dynamicTypeSize`, by its old names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3
      dynamicTypeSize = DynamicTypeSize(rawValue: index) ?? .large
    }
  }
}

extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The size that the user has chosen, or the nearest in the range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let (now, all) = (size.rawValue, DynamicTypeSize.allCases.filter(range.contains))
      size = all.min { abs($0.rawValue - now) < abs($1.rawValue - now) } ?? size
    }
  }
}
