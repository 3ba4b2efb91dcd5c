// The words of a library about the nibs and storyboards of its module.

import InterfaceTree

extension ModuleIndex {
  /// Statements of the entry: the files as texts, and their scenes as previews.
  var interfaceRegistrations: [String] {
    let module = moduleName.swiftLiteral
    let files = interfaces.filter { !$0.isLaunchScreen }.map { file in
      "UIKit._InterfaceFiles.register(\(file.name.swiftLiteral), isStoryboard: \(file.kind == .storyboard), "
        + "module: \(module), language: \(file.language.swiftLiteral), \(file.document.compactText.swiftLiteral))"
    }
    let words = interfaceStrings.map { strings in
      "UIKit._InterfaceFiles.registerWords(\(strings.name.swiftLiteral), language: \(strings.language.swiftLiteral), "
        + "\(strings.compactText.swiftLiteral))"
    }
    let scenes = shownScenes.map { shown in
      "bundle.preview(\(shown.scene.title.swiftLiteral), file: \(shown.file.fileName.swiftLiteral), "
        + "line: \(shown.scene.line)) { UIKit._scene(\(shown.scene.id.swiftLiteral), "
        + "of: \(shown.file.name.swiftLiteral), module: \(module)) }"
    }
    return files + words + scenes
  }

  /// The scenes that are previews: those of all storyboards but launch screens, the initial one of each
  /// first.
  private var shownScenes: [(file: InterfaceFile, scene: InterfaceScene)] {
    var seen: Set<String> = []
    return interfaces.filter { !$0.isLaunchScreen && seen.insert($0.fileName).inserted }.flatMap { file in
      let scenes = file.scenes
      return (scenes.filter(\.isInitial) + scenes.filter { !$0.isInitial }).map { (file, $0) }
    }
  }

  /// The previews that scenes are; `file` is the number of the storyboard.
  var scenePreviews: [PreviewDeclaration] {
    shownScenes.map { shown in
      let number = interfaces.firstIndex { $0 == shown.file } ?? 0
      return PreviewDeclaration(.scene, shown.scene.title, file: number, line: shown.scene.line)
    }
  }

  /// Controllers that a scene makes: they are of no use without it.
  var sceneClasses: Set<String> { Set(shownScenes.compactMap(\.scene.customClass)) }
}

extension InterfaceStrings {
  /// Lines of `key TAB word`; the word's own line ends and tabs are U+001E and U+001F.
  fileprivate var compactText: String {
    table.sorted { $0.key < $1.key }.map { key, word in
      "\(key)\t" + String(word.map { $0 == "\n" ? "\u{1E}" : $0 == "\t" ? "\u{1F}" : $0 })
    }.joined(separator: "\n")
  }
}
