// PreviewModifier — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: one context for all previews: each makes its own.

import PreviewRuntime
import UIKit

/// Surroundings of previews of views, made once before.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of the preview.
public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

extension PreviewTrait {
  /// The preview within what `modifier` says.
  @MainActor @preconcurrency public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    .changed(
      PreviewChange { view in
        (view as? AnyView).map { AnyView(ModifiedPreview(modifier: modifier, content: $0)) } ?? view
      })
  }
}

extension [PreviewTrait] {
  /// The view within what the traits say, the first outermost.
  @MainActor func applied(to view: some View) -> AnyView {
    reversed().compactMap(\.change).reduce(AnyView(view)) { view, change in
      change.apply(view) as? AnyView ?? view
    }
  }
}

/// Nothing until the context is there, or where it cannot be made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          SessionContext.current.report("\(Modifier.self).makeSharedContext() failed: \(error)")
        }
      }
    }
  }
}
