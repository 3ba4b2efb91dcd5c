// PageTabViewStyle — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// Pages side by side, and dots for them.
struct PageRepresentable: UIViewRepresentable {
  let pages: TabPages
  let selection: ListSelection?
  let showsDots: Bool

  func makeUIView(context: Context) -> PageView { PageView(frame: .zero) }
  func updateUIView(_ view: PageView, context: Context) {
    view.show(
      pages, selection, showsDots, context.environment, isAnimated: context.transaction.animation != nil)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: PageView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
  }
}

@MainActor final class PageView: UIView, UIScrollViewDelegate {
  typealias Host = _UIHostingView<ModifiedContent<AnyView, PassedEnvironment>>
  let scroll = UIScrollView(frame: .zero)
  let dots = UIPageControl(frame: .zero)
  private var hosts: [(id: AnyHashable, host: Host)] = []
  private var tags: [AnyHashable] = []
  private var selection: ListSelection?
  private var page = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    addSubview(dots)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        turn(to: dots.currentPage, isAnimated: true)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ pages: TabPages, _ selection: ListSelection?, _ showsDots: Bool, _ environment: EnvironmentValues,
    isAnimated: Bool
  ) {
    self.selection = selection
    let old = hosts
    hosts = pages.pages.map { page in
      let view = ModifiedContent(
        content: page.view, modifier: PassedEnvironment(environment: environment) { $0.tabsArePages = nil })
      if let known = old.first(where: { $0.id == page.id })?.host {
        known.rootView = view
        return (page.id, known)
      }
      let host = Host(rootView: view)
      host.avoidsBars = false
      return (page.id, host)
    }
    for entry in old where !hosts.contains(where: { $0.host === entry.host }) {
      entry.host.removeFromSuperview()
    }
    for entry in hosts where entry.host.superview !== scroll { scroll.addSubview(entry.host) }
    tags = zip(pages.pages, hosts).enumerated().map { index, entry in
      entry.1.host.tree.rootNode?.tagged().first?.tag ?? entry.0.dataID ?? AnyHashable(index)
    }
    dots.numberOfPages = hosts.count
    dots.isHidden = !showsDots
    setNeedsLayout()
    if let chosen = tags.firstIndex(where: { selection?.contains($0) == true }), chosen != page {
      turn(to: chosen, isAnimated: isAnimated)
    }
  }

  /// The dots' height, in points. Uncertain.
  private static let dotsHeight: CGFloat = 44

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    for (index, entry) in hosts.enumerated() {
      entry.host.frame = CGRect(
        x: bounds.width * CGFloat(index), y: 0, width: bounds.width, height: bounds.height)
    }
    let size = CGSize(width: bounds.width * CGFloat(hosts.count), height: bounds.height)
    if scroll.contentSize != size {
      scroll.contentSize = size
      scroll.contentOffset = CGPoint(x: bounds.width * CGFloat(page), y: 0)
    }
    dots.frame = CGRect(
      x: 0, y: bounds.height - Self.dotsHeight, width: bounds.width, height: Self.dotsHeight)
  }

  private func turn(to new: Int, isAnimated: Bool) {
    guard hosts.indices.contains(new) else { return }
    setPage(new)
    scroll.setContentOffset(
      CGPoint(x: bounds.width * CGFloat(new), y: 0), animated: isAnimated && window != nil)
  }

  private func setPage(_ new: Int) {
    page = new
    if dots.currentPage != new { dots.currentPage = new }
    if tags.indices.contains(new), selection?.contains(tags[new]) == false { selection?.set(tags[new], true) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard bounds.width > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
    let nearest = Int((scrollView.contentOffset.x / bounds.width).rounded())
    if nearest != page, hosts.indices.contains(nearest) { setPage(nearest) }
  }
}

/// How the pages of a tab view are marked.
struct PageDots {
  let mode: PageTabViewStyle.IndexDisplayMode
  func showsDots(_ count: Int) -> Bool {
    switch mode.kind {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }
}

@MainActor @preconcurrency public protocol TabViewStyle {
  var _pages: _TabPageMode? { get }
}
extension TabViewStyle {
  public var _pages: _TabPageMode? { nil }
}
/// How pages are marked; nil: there are tabs.
public struct _TabPageMode { let mode: PageTabViewStyle.IndexDisplayMode }

public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }
  let mode: IndexDisplayMode
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _pages: _TabPageMode? { .init(mode: mode) }
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
/// On iOS as the automatic style.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { .init() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// The ground of the dots: none here.
public struct PageIndexViewStyle: Sendable {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public static let page = PageIndexViewStyle()
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle()
  }
}

extension EnvironmentValues {
  private enum PagesKey: EnvironmentKey { static var defaultValue: PageDots? { nil } }
  /// nil: the tabs have a bar.
  var tabsArePages: PageDots? {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabsArePages, style._pages.map { PageDots(mode: $0.mode) })
  }
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
