/// The name of the module of the previewed files.
enum ModuleName {
  /// Made of the name of the file or folder; the same at each build, so that types keep their names.
  ///
  /// The ending keeps it apart from every module, type and keyword that the source may name.
  static func of(_ root: SourceRoot) -> String {
    let name = root.isFile ? String(root.name.dropLast(".swift".count)) : root.name
    var identifier = ""
    for character in name {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      identifier.append(isPlain ? character : "_")
    }
    if identifier.first?.isNumber ?? true { identifier = "_" + identifier }
    return String(identifier.prefix(60)) + "Preview"
  }
}
