// `PreviewProvider`, by which previews were declared before there was `#Preview`.

import SwiftSyntax

extension ModuleIndex {
  func isPreviewProvider(_ type: TypeDeclaration) -> Bool {
    (type.kind == .structType || type.kind == .enumType) && !type.isGeneric
      && !files[type.file].source.isGenerated
      && !type.inherited.allSatisfy { $0 != "PreviewProvider" && $0 != "SwiftUI.PreviewProvider" }
      && reach(of: type.path, in: type.file) == .file
  }

  /// Registers what each of them shows, by the name of what it is the provider for.
  func register(
    _ providers: [TypeDeclaration], in file: ParsedFile, _ changes: inout ModuleChanges
  ) -> [PreviewDeclaration] {
    providers.map { type in
      let title = Self.title(ofProvider: type.path.last ?? type.name)
      let line = line(of: type)
      changes.registrations[file.number, default: []].append(
        "bundle.previews(of: \(type.name).self, \(title.swiftLiteral), file: \(file.source.path.swiftLiteral), "
          + "line: \(line))")
      return PreviewDeclaration(.declared, title, file: file.number, line: line)
    }
  }

  /// `ContentView` of `ContentView_Previews`.
  private static func title(ofProvider name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
