// listRowSeparator, listRowInsets, listRowBackground, swipeActions, badge — after Apple's documentation of
// them, read 2026-11.
// State: complete.

import UIKit

/// The traits that a row's views give it.
@MainActor struct ListRowTraits {
  /// The actions of a tap on the row.
  var actions: [@MainActor () -> Void] = []
  var leads = false
  var hidesSeparator = false
  var separatorTint: Color?
  var insets: EdgeInsets?
  var background: AnyView?
  var badge: String?
  var swipes: [Swipe] = []
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false

  struct Swipe {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
  }
  nonisolated init() {}
}

enum ListRowKey: PreferenceKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
  static func reduce(value: inout ListRowTraits, nextValue: () -> ListRowTraits) {
    var (one, next) = (value, nextValue())
    MainActor.assumeIsolated {
      one.actions += next.actions
      one.leads = one.leads || next.leads
      one.hidesSeparator = one.hidesSeparator || next.hidesSeparator
      one.separatorTint = one.separatorTint ?? next.separatorTint
      one.insets = one.insets ?? next.insets
      one.background = one.background ?? next.background
      one.badge = one.badge ?? next.badge
      one.swipes += next.swipes
      one.isDeleteDisabled = one.isDeleteDisabled || next.isDeleteDisabled
      one.isMoveDisabled = one.isMoveDisabled || next.isMoveDisabled
      one.isSelectionDisabled = one.isSelectionDisabled || next.isSelectionDisabled
      next = one
    }
    value = one
  }
}

extension View {
  private func row(_ change: @escaping @MainActor (inout ListRowTraits) -> Void) -> some View {
    transformPreference(ListRowKey.self) { traits in
      nonisolated(unsafe) var changed = traits
      MainActor.assumeIsolated { change(&changed) }
      traits = changed
    }
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.hidesSeparator = visibility == .hidden }
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.separatorTint = color }
  }
  /// In points from the row's edges; nil: the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { AnyView($0) } }
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let swipe = ListRowTraits.Swipe(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return row { $0.swipes.append(swipe) }
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { row { $0.isDeleteDisabled = isDisabled } }
  public func moveDisabled(_ isDisabled: Bool) -> some View { row { $0.isMoveDisabled = isDisabled } }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    row { $0.isSelectionDisabled = isDisabled }
  }

  private func badge(shown: String?) -> some View {
    BadgedView(content: self, badge: shown).transformPreference(TabBadgeKey.self) { $0 = shown ?? $0 }
  }
  public func badge(_ count: Int) -> some View { badge(shown: count == 0 ? nil : String(count)) }
  public func badge(_ label: Text?) -> some View { badge(shown: label?.plain) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(shown: key.map { Text($0).plain }) }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(shown: label.map { String($0) })
  }

  /// Kept, without effect.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
  {
    self
  }
  /// In points; nil: as usual, which other edges stay in any case.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    row { traits in
      guard let length else { return }
      // As those of UIKit's cells.
      var insets = traits.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
      traits.insets = insets
    }
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// A row with a small text at its trailing edge.
private struct BadgedView<Content: View>: View {
  let content: Content
  let badge: String?
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow, let badge {
      HStack {
        content
        Spacer()
        Text(verbatim: badge).foregroundStyle(Color.secondary)
      }
    } else {
      content
    }
  }
}

enum TabBadgeKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
