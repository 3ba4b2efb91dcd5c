import ModelFiles

/// The source that comes of the Core Data models of a module: its classes, as Xcode generates them, and what
/// tells the run time of the models.
enum GeneratedModels {
  static func files(
    for files: [SourceScan.File], module name: String, models: [DataModel]
  ) -> [(kind: String, text: String)] {
    guard !models.isEmpty else { return [] }
    var declared = Set(files.flatMap { classes(in: $0.text) })
    let identifiable = Set(files.flatMap { Self.identifiable(in: $0.text) })
    var written: [(kind: String, text: String)] = []
    var extended: Set<String> = []
    for (number, model) in models.enumerated() {
      let classes = DataModelClasses(model)
      if let text = classes.source(
        declared: declared, identifiable: identifiable, writtenFor: extended)
      {
        written.append(("CoreDataClasses\(number)", text))
      }
      // Two models may not have the same class.
      declared.formUnion(classes.names)
      extended.formUnion(classes.extended)
      written.append(("DataModel\(number)", DataModelRegistration(model).source(module: name)))
    }
    return written
  }

  /// Names of classes that a file declares at its outermost level, as far as lines tell.
  private static func classes(in text: String) -> [String] {
    guard text.contains("NSManagedObject") || text.contains("CoreData") else { return [] }
    return lines(of: text, with: "class").compactMap { line in
      let words = line.split { " \t:{<(".contains($0) }
      guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) || $0.hasSuffix(")") })
      else { return nil }
      return String(words[place + 1])
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "final", "internal", "fileprivate", "private",
  ]

  /// Names that a file makes identifiable.
  private static func identifiable(in text: String) -> [String] {
    guard text.contains("Identifiable") else { return [] }
    return lines(of: text, with: "Identifiable").compactMap { line in
      let words = line.split { " \t:{<(,".contains($0) }
      guard let place = words.firstIndex(where: { $0 == "extension" || $0 == "class" }),
        place + 1 < words.count
      else { return nil }
      return String(words[place + 1])
    }
  }

  private static func lines(of text: String, with word: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false && $0.contains(word) }
  }
}
