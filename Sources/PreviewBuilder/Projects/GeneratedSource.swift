import ModelFiles
import ProjectFiles

/// The source that Xcode writes for a module beside its sources, as far as the module uses it.
enum GeneratedSource {
  /// - Parameters:
  ///   - name: of the module.
  ///   - catalogues: paths of its asset catalogues.
  ///   - walked: all folders that were walked, those in catalogues among them.
  ///   - models: its Core Data models.
  static func files(
    for files: [SourceScan.File], module name: String, catalogues: [String], walked: Set<String>,
    models: [DataModel] = []
  ) -> [SourceScan.File] {
    var generated = GeneratedModels.files(for: files, module: name, models: models).map {
      file($0.kind, of: name, $0.text)
    }
    if files.contains(where: { $0.text.contains(".module") && usesModuleBundle($0.text) }) {
      generated.append(
        file("Bundle", of: name, "import UIKit\nextension Bundle { static var module: Bundle { .main } }\n"))
    }
    let assets = catalogues.isEmpty ? [] : assets(in: catalogues, walked)
    if !assets.isEmpty {
      var words = SourceWords()
      for file in files { words.add(file.text) }
      let usesSwiftUI = files.contains { $0.text.contains("import SwiftUI") }
      if let text = AssetSymbols(assets).source(
        used: words.used, declared: words.declared, usesSwiftUI: usesSwiftUI)
      {
        generated.append(file("Assets", of: name, text))
      }
    }
    return generated
  }

  private static func file(_ kind: String, of module: String, _ text: String) -> SourceScan.File {
    SourceScan.File(path: "/generated for \(module)/\(kind).swift", text: text, isGenerated: true)
  }

  private static func usesModuleBundle(_ text: String) -> Bool {
    text.contains("Bundle.module") || text.contains(": .module") || text.contains("bundle: .module")
  }

  private static func assets(in catalogues: [String], _ walked: Set<String>) -> [AssetSymbols.Asset] {
    var found: [AssetSymbols.Asset] = []
    for folder in walked.sorted() {
      guard let catalogue = catalogues.first(where: { folder.hasPrefix($0 + "/") }) else { continue }
      let name = folder.lastComponent
      let kind: AssetSymbols.Asset.Kind
      let ending: String
      if name.hasSuffix(".colorset") {
        (kind, ending) = (.colour, ".colorset")
      } else if name.hasSuffix(".imageset") {
        (kind, ending) = (.picture, ".imageset")
      } else {
        continue
      }
      let between = folder.parentFolder.relative(to: catalogue).split(separator: "/").map(String.init)
      let groups = folder.parentFolder == catalogue ? [] : namespaces(between, in: catalogue)
      found.append(AssetSymbols.Asset(kind, groups: groups, name: String(name.dropLast(ending.count))))
    }
    return found
  }

  /// Those of the folders that their `Contents.json` says provide one.
  private static func namespaces(_ folders: [String], in catalogue: String) -> [String] {
    var path = catalogue
    return folders.filter { folder in
      path = path.appending(component: folder)
      let text = (try? SourceText.read(path.appending(component: "Contents.json"), upTo: 1 << 16)) ?? ""
      return text.filter { !$0.isWhitespace }.contains("\"provides-namespace\":true")
    }
  }
}
