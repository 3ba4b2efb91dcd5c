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

/// A button that would share something.
public struct ShareLink<Label: View>: View {
  let label: Label
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
