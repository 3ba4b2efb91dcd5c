// LabeledContent — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// A label at the leading edge, and what it stands for at the trailing one; the latter alone where labels are
/// hidden.
struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabels

  init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label(), content())
  }

  var body: some View {
    if hidesLabels {
      content
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

/// A value with its label.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public var body: some View {
    if let style {
      AnyView(
        style.view(LabeledContentStyleConfiguration(label: _StyledPart(label), content: _StyledPart(content)))
      )
    } else {
      plain
    }
  }

  private var plain: some View {
    LabeledRow {
      label
    } content: {
      content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// As it shows itself, for a style that adds to that.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}
