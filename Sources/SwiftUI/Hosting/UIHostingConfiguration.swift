// UIHostingConfiguration — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// The content of a cell, as SwiftUI's views. The cell measures itself by them.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let behind: Background
  /// nil: the cell's own layout margin.
  var insets: [Edge: CGFloat] = [:]
  /// In points. As a row of a list at least.
  var leastWidth: CGFloat?
  var leastHeight: CGFloat? = Self.rowHeight
  private static var rowHeight: CGFloat { 44 }

  init(_ content: Content, _ behind: Background) { (self.content, self.behind) = (content, behind) }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(content())
  }

  private func with<B: View>(_ behind: B) -> UIHostingConfiguration<Content, B> {
    var changed = UIHostingConfiguration<Content, B>(content, behind)
    (changed.insets, changed.leastWidth, changed.leastHeight) = (insets, leastWidth, leastHeight)
    return changed
  }

  /// In points, instead of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(.all, length.isFinite ? length : 0))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var changed = self
    if edges.contains(.top) { changed.insets[.top] = insets.top }
    if edges.contains(.leading) { changed.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { changed.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { changed.insets[.trailing] = insets.trailing }
    return changed
  }

  /// In points; nil: as small as the content is.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var changed = self
    (changed.leastWidth, changed.leastHeight) = (width?.length, height?.length)
    return changed
  }

  public func minSize() -> UIHostingConfiguration { minSize(width: nil, height: nil) }

  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

/// A style behind a cell's views.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { StyledRectangle(style: AnyShapeStyle(style)) }
}

/// The root view of the cell: the views within their margins, and a background in all of the cell.
struct HostedCell<Content: View, Background: View>: View {
  let configuration: UIHostingConfiguration<Content, Background>
  let margins: EdgeInsets

  var body: some View {
    configuration.content
      .modifier(HostedRow())
      .padding(margins)
      .frame(minWidth: configuration.leastWidth, minHeight: configuration.leastHeight)
      .background { configuration.behind }
  }
}

/// Several views of a cell stand in a row.
private struct HostedRow: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
}

/// The content view of a cell with such a configuration.
@MainActor
final class HostingContentView<Content: View, Background: View>:
  _UIHostingView<HostedCell<Content, Background>>, UIContentView
{
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(rootView: HostedCell(configuration: configuration, margins: EdgeInsets()))
    avoidsBars = false
    show()
    sizeMayHaveChanged = { [weak self] in self?.contentSizeMayHaveChanged() }
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      show()
    }
  }

  private func show() { rootView = HostedCell(configuration: shown, margins: margins) }

  private var margins: EdgeInsets {
    let own = directionalLayoutMargins
    return EdgeInsets(
      top: shown.insets[.top] ?? own.top, leading: shown.insets[.leading] ?? own.leading,
      bottom: shown.insets[.bottom] ?? own.bottom, trailing: shown.insets[.trailing] ?? own.trailing)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if margins != rootView.margins { show() }
  }
}
