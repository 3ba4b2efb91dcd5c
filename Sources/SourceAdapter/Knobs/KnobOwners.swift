// Whose stored properties are knobs.

extension ModuleIndex {
  /// Whether the stored properties of the instances of a type are settings rather than data: those of
  /// layouts, views (cells among them), view controllers and layers, and of types whose name says that they
  /// hold constants.
  ///
  /// - Parameters:
  ///   - path: its name and those of the types around it, outermost first.
  ///   - file: number of the file that declares it.
  func hasSettings(_ path: [String], in file: Int) -> Bool {
    guard let type = type(named: path.joined(separator: "."), in: file), type.path == path else {
      return false
    }
    let attributes = type.attributes.active().map(\.attributeName.trimmedDescription)
    guard !attributes.contains(where: { ["propertyWrapper", "Observable"].contains($0) }) else {
      return false
    }
    if [.classType, .structType].contains(type.kind), Self.namesConstants(type.path.last ?? "") {
      return true
    }
    guard type.kind == .classType, let ancestor = foreignSuperclass(of: type) else { return false }
    let kinds = [
      "Layout", "View", "Cell", "Controller", "Control", "Button", "Label", "Bar", "Window", "Layer",
    ]
    return kinds.contains(where: ancestor.hasSuffix)
  }

  /// Whether a type of this name holds constants: `Metrics`, `CarouselStyle`.
  static func namesConstants(_ name: String) -> Bool {
    let last = NameWords.words(of: name).last ?? ""
    let words: Set<String> = [
      "constant", "constants", "const", "consts", "k", "metric", "metrics", "layout", "config",
      "configuration", "style", "theme", "appearance", "design", "ui", "dimension", "dimensions", "sizes",
      "spacing", "spacings", "inset", "insets", "setting", "settings", "option", "options", "parameter",
      "parameters", "default", "defaults", "tuning",
    ]
    return words.contains(last)
  }
}
