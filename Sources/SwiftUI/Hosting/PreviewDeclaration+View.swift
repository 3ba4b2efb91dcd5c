import PreviewRuntime
import UIKit

extension PreviewDeclaration {
  /// A preview of SwiftUI's views, in the middle of the screen unless a trait says otherwise.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(name, allTraits: traits, file: file, line: line) {
      UIHostingController(rootView: traits.applied(to: body()))
    }
  }

  /// The same where nothing else can be meant: what generated code calls for a body of several statements.
  public static func _views<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) -> PreviewDeclaration {
    PreviewDeclaration(name, allTraits: traits, file: file, line: line) {
      UIHostingController(rootView: traits.applied(to: body()))
    }
  }
}
