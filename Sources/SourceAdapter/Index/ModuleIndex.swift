import InterfaceTree
import SwiftSyntax

/// The declarations of the files of a module: the question book of every pass.
struct ModuleIndex: Sendable {
  let moduleName: String
  /// `files[i].number == i`.
  var files: [ParsedFile]
  /// `types[i].id == i`; in the order of the files, outer types before inner ones.
  var types: [TypeDeclaration] = []
  /// Of types of the module and of others.
  var extensions: [ExtensionDeclaration] = []
  /// The module's nibs and storyboards.
  var interfaces: [InterfaceFile] = []
  /// Their words in other languages.
  var interfaceStrings: [InterfaceStrings] = []
  /// Ids of the types with that last name.
  private var typesByName: [String: [Int]] = [:]
  /// By id of a class: the id of the superclass that the module declares.
  private var superclasses: [Int: Int] = [:]

  /// Parses and indexes `sources`. Files that do not parse take part with nothing.
  init(_ sources: [SourceFile], moduleName: String) {
    self.moduleName = moduleName
    files = ParsedFiles.latest.parsed(sources, moduleName: moduleName)
    for file in files where file.parses { collect(file) }
    for type in types { typesByName[type.path.last ?? "", default: []].append(type.id) }
    attachExtensions()
    for type in types { superclasses[type.id] = findSuperclass(of: type) }
  }

  /// The files that take part.
  var parsedFiles: [ParsedFile] { files.filter(\.parses) }

  /// The classes of the module.
  var classes: [TypeDeclaration] { types.filter { $0.kind == .classType } }

  /// The type of the module that `name` means.
  ///
  /// - Parameters:
  ///   - name: as written in the source: `Layout`, `Carousel.Layout`, `Layout<Int>`, `MyModule.Layout`.
  ///   - scope: names of the types around the place where it is written, outermost first.
  ///   - file: number of the file where it is written. A type of that file comes first, and private ones of
  ///     other files are not meant. nil: any file.
  /// - Returns: nil for types of other modules.
  func type(named name: String, from scope: [String] = [], in file: Int? = nil) -> TypeDeclaration? {
    var path = Self.plainName(name).split(separator: ".").map(String.init)
    if path.count > 1, path.first == moduleName { path.removeFirst() }
    guard let last = path.last, let named = typesByName[last] else { return nil }
    let visible = named.filter { file == nil || types[$0].file == file || !types[$0].isFilePrivate }
    let candidates = visible.filter { types[$0].file == file } + visible.filter { types[$0].file != file }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let full = scope.prefix(depth) + path
      if let id = candidates.first(where: { types[$0].path.elementsEqual(full) }) { return types[id] }
    }
    return nil
  }

  /// The superclass, if the module declares it.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? { superclasses[type.id].map { types[$0] } }

  private func findSuperclass(of type: TypeDeclaration) -> Int? {
    guard type.kind == .classType, let first = type.inheritanceClause?.inheritedTypes.first else {
      return nil
    }
    let found = self.type(
      named: first.type.trimmedDescription, from: Array(type.path.dropLast()), in: type.file)
    return found?.kind == .classType && found?.id != type.id ? found?.id : nil
  }

  /// The class, its superclass and so on, as far as the module declares them.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var chain = [type]
    while let last = chain.last, let next = superclass(of: last), !chain.contains(where: { $0.id == next.id })
    {
      chain.append(next)
    }
    return chain
  }

  /// The last superclass outside the module: `UICollectionViewLayout`. nil when its root is a class of the
  /// module, or if the first name in its list may as well be a protocol of the module.
  func foreignSuperclass(of type: TypeDeclaration) -> String? {
    guard let root = lineage(of: type).last,
      let first = root.inheritanceClause?.inheritedTypes.first.map({
        Self.plainName($0.type.trimmedDescription)
      }),
      self.type(named: first, from: Array(root.path.dropLast()), in: root.file) == nil
    else { return nil }
    var name = first
    let others = ModuleSurroundings.current.superclasses
    var seen: Set<String> = []
    while let above = others[name], seen.insert(name).inserted { name = above }
    return name
  }

  /// All names that the type inherits or conforms to, its own and those of its superclasses and of the
  /// protocols of the module among them.
  func allInherited(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    var queue = [type]
    while let next = queue.popLast() {
      for name in next.inherited where names.insert(name).inserted {
        if let known = self.type(named: name, from: Array(next.path.dropLast()), in: next.file) {
          queue.append(known)
        }
      }
    }
    return names
  }

  /// The classes of the module below `type`, at any depth.
  func subclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    classes.filter { other in other.id != type.id && lineage(of: other).contains { $0.id == type.id } }
  }

  /// `Layout` of `Layout<Int>`, `any Themed` → `Themed`.
  static func plainName(_ name: String) -> String {
    var result = ""
    var depth = 0
    for character in name where !character.isWhitespace || depth == 0 {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    for word in ["any ", "some ", "@unchecked ", "@preconcurrency ", "nonisolated "]
    where result.hasPrefix(word) {
      result.removeFirst(word.count)
    }
    return result.filter { !$0.isWhitespace }
  }

  private mutating func attachExtensions() {
    for index in extensions.indices {
      guard let owner = type(named: extensions[index].extendedName, in: extensions[index].file) else {
        continue
      }
      extensions[index].type = owner.id
      types[owner.id].extensions.append(index)
      types[owner.id].inherited += extensions[index].inherited
      types[owner.id].members += extensions[index].members
    }
  }
}
