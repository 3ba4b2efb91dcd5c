// List, Form — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: editing fields in place, drag and drop.

import UIKit

/// Rows in sections, of which those on screen are made.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  init(_ content: Content, _ selection: ListSelection?) {
    (self.content, self.selection) = (content, selection)
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .several($0) })
  }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection.map { .one($0) })
  }

  public var body: some View { ListBody(content: content, selection: selection) }
}

/// Reads and sets what is chosen.
@MainActor struct ListSelection {
  let allowsSeveral: Bool
  let contains: (AnyHashable) -> Bool
  let set: (AnyHashable, _ isChosen: Bool) -> Void

  static func several<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(allowsSeveral: true) { id in
      (id.base as? Value).map { binding.wrappedValue.contains($0) } ?? false
    } set: { id, isChosen in
      guard let value = id.base as? Value else { return }
      if isChosen { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
    }
  }

  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(allowsSeveral: false) { id in
      (id.base as? Value).map { binding.wrappedValue == $0 } ?? false
    } set: { id, isChosen in
      guard let value = id.base as? Value else { return }
      binding.wrappedValue = isChosen ? value : nil
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), nil)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }

  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> { self.init(ForEach(data, content: rowContent), nil) }

  // A binding of a collection is a collection itself, for which the first form is as good.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(ForEach(data, content: rowContent), nil) }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable {
    self.init(ForEach(data, id: id, content: rowContent), nil)
  }

  /// Rows that open and show others below them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent), nil)
  }
}

extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { .several($0) })
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection.map { .one($0) })
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { .several($0) })
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection.map { .one($0) })
  }
}

/// Controls in sections.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { ListBody(content: content, selection: nil, isForm: true) }
}

// MARK: Styles

enum ListLook { case automatic, plain, grouped, insetGrouped, inset, sidebar }

@MainActor @preconcurrency public protocol ListStyle {
  var _look: _ListLook { get }
}

/// How a list looks.
public struct _ListLook { let look: ListLook }

public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .automatic) }
}
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .plain) }
}
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .insetGrouped) }
}
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .inset) }
}
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public var _look: _ListLook { .init(look: .sidebar) }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// How a form looks: always as an inset grouped list here.
public struct FormStyle: Sendable {
  public static let automatic = FormStyle()
  public static let grouped = FormStyle()
  public static let columns = FormStyle()
}

/// Asks for new content.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
  var listLook: ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  private enum HeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  /// In points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, style._look.look) }
  public func formStyle(_ style: FormStyle) -> some View { self }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
