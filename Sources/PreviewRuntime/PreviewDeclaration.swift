import UIKit

/// The form of an author's `#Preview`: its arguments and its body as they stand in the source.
@MainActor public struct PreviewDeclaration {
  /// nil takes the name of the file.
  public let name: String?
  public let traits: [PreviewTrait]
  /// The author's file and the line of the declaration.
  public let file: String
  public let line: Int
  let content: StageContent

  /// A preview of a screen.
  public init(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, file, line, .controller(body))
  }

  /// A preview of a view, which fills the screen unless a trait says otherwise.
  public init(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, file, line, .view(body))
  }

  /// A preview of a layout, in a collection view of numbered cells.
  public init(
    _ name: String? = nil, traits: PreviewTrait..., file: String = #filePath, line: Int = #line,
    body: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    self.init(name, traits, file, line, .layout(body))
  }

  /// A preview of a screen that a module beside UIKit makes of something of its own.
  package init(
    _ name: String?, allTraits traits: [PreviewTrait], file: String, line: Int,
    screen: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, file, line, .controller(screen))
  }

  private init(
    _ name: String?, _ traits: [PreviewTrait], _ file: String, _ line: Int, _ content: StageContent
  ) {
    self.name = name
    self.traits = traits
    self.file = file
    self.line = line
    self.content = content
  }
}
