// OutlineGroup, EditMode, EditButton — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// Elements that have others below them, which are shown when theirs is opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> RowContent
  @State private var open: Set<ID> = []

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    (self.data, id, self.children, self.content) = (data, \.id, children, content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> RowContent
  ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

  private struct Entry {
    let element: Data.Element
    let depth: Int
    /// nil: it has none below it.
    let isOpen: Bool?
  }

  /// Those that are shown. An element that is below itself has an end in `deepest`.
  private func entries(_ data: Data, _ depth: Int = 0) -> [Entry] {
    guard depth < Self.deepest else { return [] }
    return data.flatMap { element -> [Entry] in
      guard let below = element[keyPath: children] else {
        return [Entry(element: element, depth: depth, isOpen: nil)]
      }
      let isOpen = open.contains(element[keyPath: id])
      return [Entry(element: element, depth: depth, isOpen: isOpen)]
        + (isOpen ? entries(below, depth + 1) : [])
    }
  }
  private static var deepest: Int { 64 }
  /// In points for each level. Uncertain.
  private static var indentation: CGFloat { 20 }

  public var body: some View {
    let entries = entries(data)
    ForEach(entries.indices.map { (entries[$0].element[keyPath: id], entries[$0]) }, id: \.0) { id, entry in
      OutlineRow(
        isOpen: entry.isOpen, indentation: Self.indentation * CGFloat(entry.depth),
        content: content(entry.element),
        toggle: { withAnimation { if open.remove(id) == nil { open.insert(id) } } })
    }
  }
}

private struct OutlineRow<Content: View>: View {
  let isOpen: Bool?
  let indentation: CGFloat
  let content: Content
  let toggle: () -> Void

  var body: some View {
    HStack {
      content
      if let isOpen {
        Spacer()
        Pressable(action: toggle) { _ in
          Image(systemName: "chevron.right").imageScale(.small).bold().foregroundStyle(Color.accentColor)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
        }
      }
    }
    .padding(.leading, indentation)
  }
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  public var editMode: Binding<EditMode>? {
    get { self[EditKey.self] }
    set { self[EditKey.self] = newValue }
  }
}

/// Begins and ends editing in the lists of its screen.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  public init() {}
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Without the elements at `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Those at `source` stand before the one that was at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let valid = source.filter { $0 >= 0 && $0 < count }
    let moved = valid.map { self[index(startIndex, offsetBy: $0)] }
    let before = valid.filter { $0 < destination }.count
    remove(atOffsets: IndexSet(valid))
    let place = Swift.max(0, Swift.min(destination - before, count))
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
