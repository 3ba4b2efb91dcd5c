// Section — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: sections that open and close, actions of sections.

import UIKit

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public var body: some View { SectionBody(header: header, content: content, footer: footer) }
}

/// A section where there is no list around.
private struct SectionBody<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.collectsButtons) private var collectsButtons

  var body: some View {
    if collectsButtons {
      CollectedGroup(isInline: true, label: header, content: content)
    } else {
      header
      content
      footer
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// It opens and closes with its binding; no tap on its header does that.
  public init<Rows: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows? {
    self.init(
      header: Text(titleKey), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }
}

extension Section where Parent: View, Footer == EmptyView {
  /// It opens and closes with its binding; no tap on its header does that.
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Parent
  ) where Content == Rows? {
    self.init(
      header: header(), content: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }
}
