// Views and titles by LocalizedStringResource — after Apple's documentation of "Text" and the like,
// read 2026-11.
// State: partial. Missing: those of links, menus and tabs.

import UIKit

// A literal stays a key: these are for resources that somebody holds.

extension Text {
  /// The words that the resource is for, in the language of the preview.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(resource)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload public init(_ resource: LocalizedStringResource, image name: String) {
    self.init {
      Text(resource)
    } icon: {
      Image(name)
    }
  }
}

extension Button where Label == Text {
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(resource) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(resource), content: content(), footer: EmptyView())
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(resource) }
  }
}

extension View {
  @_disfavoredOverload public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
    navigationTitle(Text(resource))
  }
}
