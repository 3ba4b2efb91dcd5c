// Lists and rows that change their data themselves, and further forms of controls that show work.

import UIKit

/// The changes that a list may make to its data.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { .init(rawValue: 1) }
  public static var delete: EditActions { .init(rawValue: 2) }
  public static var all: EditActions { .init(rawValue: 3) }
}

extension ForEach where Content: View {
  /// Rows that can be moved and deleted in the data themselves.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Index: Hashable,
    ID == C.Element.ID
  {
    self.init(data, content: content)
    if editActions.rawValue & 2 != 0 { edits.delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.rawValue & 1 != 0 {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

extension List where SelectionValue == Never {
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(ForEach(data, editActions: editActions, content: rowContent), nil) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// As far as the work is when the view is made.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
  /// As far as the time is when the view is made.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let gone = min(max(Date().timeIntervalSince(timerInterval.lowerBound), 0), length)
    let part = length > 0 ? gone / length : 1
    self.init(value: countsDown ? 1 - part : part)
  }
}

/// A button that would take what lies on the pasteboard.
public struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

/// Begins to rename what the view around it shows.
public struct RenameButton: View {
  @Environment(\.rename) private var rename
  public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil) }
}

/// Would make a picture of a view.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  /// Pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified
  public init(content view: Content) { content = view }
  /// nil: views are not drawn into pictures here.
  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
}
