import PreviewRuntime
import UIKit

extension PreviewDeclaration {
  /// A preview of SwiftUI's views, in the middle of the screen unless a trait says otherwise.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(name, allTraits: traits, file: file, line: line) { UIHostingController(rootView: body()) }
  }
}
