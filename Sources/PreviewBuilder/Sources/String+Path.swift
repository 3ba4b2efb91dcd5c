import Glibc

extension String {
  /// The part after the last slash.
  var lastComponent: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The part before the last slash: `/` for a file right below it, empty for a bare name.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  func appending(component: String) -> String {
    hasSuffix("/") ? self + component : self + "/" + component
  }

  /// This path from the root on, as seen from the working folder, without `.`, `..` and doubled slashes.
  ///
  /// Links are left alone: the path stays one that its author recognises.
  var absolutePath: String {
    let full = hasPrefix("/") ? self : Self.workingFolder.appending(component: self)
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path as seen from `folder`, if it is inside of it; otherwise unchanged.
  func relative(to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  /// The folder this program was started in.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
