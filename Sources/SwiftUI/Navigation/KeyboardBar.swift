import UIKit

/// The bar above the keyboard, made when a keyboard first asks for it.
@MainActor final class KeyboardBar {
  private typealias Host = _UIHostingView<ModifiedContent<Row, PassedEnvironment>>
  private var host: Host?
  private var isWatching = false

  /// In points, as UIKit's toolbars.
  private static let height: CGFloat = 44

  /// nil where no view says anything for it.
  func view(of tree: ViewTree, _ environment: @escaping () -> EnvironmentValues) -> UIView? {
    if !isWatching {
      isWatching = true
      tree.watch(self) { [weak self, weak tree] in
        if let self, let tree, host != nil { show(tree, environment()) }
      }
    }
    // Later ones come with the layouts that change them: who asks again wants no new layout.
    if host == nil { show(tree, environment()) }
    return host
  }

  private func show(_ tree: ViewTree, _ environment: EnvironmentValues) {
    let items = (tree.preference(ScreenBarsKey.self)?.items ?? []).filter { $0.placement.kind == .keyboard }
    guard !items.isEmpty else { return host = nil }
    let content = ModifiedContent(
      content: Row(items: items), modifier: PassedEnvironment(environment: environment))
    if let host { return host.rootView = content }
    let made = Host(rootView: content)
    made.avoidsBars = false
    made.frame.size.height = Self.height
    host = made
  }

  private struct Row: View {
    let items: [ToolbarEntry]
    var body: some View {
      HStack(spacing: 16) {
        ForEach(items.indices, id: \.self) { index in items[index].view }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: KeyboardBar.height)
      .background(.bar)
    }
  }
}
