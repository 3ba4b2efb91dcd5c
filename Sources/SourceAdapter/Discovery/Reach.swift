// From where generated code can name what is private.

import SwiftSyntax

extension ModuleIndex {
  /// Where an expression can name the type at `path`.
  enum Reach: Hashable {
    /// Anywhere in its file.
    case file
    /// In an extension of this type, in its file.
    case within([String])
  }

  /// - Parameters:
  ///   - path: of the type, outermost first; the outermost may be a type of another module.
  ///   - file: number of the file that declares it.
  ///   - isMemberPrivate: whether it is not the type that is wanted but a private member of it.
  /// - Returns: nil when it cannot be named from outside of the type around it at all.
  func reach(of path: [String], in file: Int, isMemberPrivate: Bool = false) -> Reach? {
    var reach = Reach.file
    for depth in 1..<max(1, path.count) {
      let inner = Array(path.prefix(depth + 1))
      guard let type = type(named: inner.joined(separator: "."), in: file), type.path == inner else {
        continue
      }
      guard type.modifiers.accessLevel == .private else { continue }
      // An extension can name what is private in the type it extends, but not what is private further in.
      guard reach == .file else { return nil }
      reach = .within(Array(path.prefix(depth)))
    }
    if !isMemberPrivate { return reach }
    return reach == .file ? .within(path) : nil
  }
}

extension ModuleIndex.Reach {
  /// The name of the type to extend; nil where that is not needed.
  var host: String? {
    switch self {
    case .file: nil
    case .within(let path): path.joined(separator: ".")
    }
  }
}
