// Link, ShareLink — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: opening and sharing: a tap is told to `openURL` alone.

import UIKit

/// Leads to an address.
public struct Link<Label: View>: View {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var open

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  public var body: some View {
    Button {
      open(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// How a thing that is shared is shown.
public struct SharePreview<ImageType, Icon> {}

extension SharePreview where ImageType == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  public init(_ title: Text) {}
}
extension SharePreview where ImageType: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: ImageType) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageType) {}
  public init(_ title: Text, image: ImageType) {}
}
extension SharePreview where ImageType: Transferable, Icon: Transferable {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageType, icon: Icon) {}
}

/// A button that would share something.
public struct ShareLink<Label: View>: View {
  let label: Label
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  private init(_ title: Text) {
    label = SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(Text("Share…")) }
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(Text("Share…"))
  }
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title)) }
  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(Text("Share…")) }
  public init<Item, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) { self.init(Text(titleKey)) }
}
