import Foundation
import Processes
import SourceAdapter

/// `scrollwork-adapt --module NAME --out FOLDER [--root FOLDER] FILE…`: writes the adapted files of
/// one module, each with `Adapted` before its name, and `Entry.swift`, into a folder. For those who compile
/// them by themselves, as the package does with its gallery. Diagnostics and knobs name the files as seen
/// from the root.
///
/// Files of the same name in two folders would end in one: the second is refused.
enum AdaptCommand {
  /// Exit status 0; 1 when the sources cannot be adapted, with a line on standard error for each problem; 2
  /// for arguments that make no sense.
  static func run(_ arguments: [String]) -> Int32 {
    var (module, folder, root, paths): (String?, String?, String, [String]) = (nil, nil, "", [])
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--module": module = rest.popFirst()
      case "--out": folder = rest.popFirst()
      case "--root": root = rest.popFirst().map { $0 + "/" } ?? ""
      default: paths.append(word)
      }
    }
    guard let module, let folder, !paths.isEmpty else {
      Log.line("usage: scrollwork-adapt --module NAME --out FOLDER [--root FOLDER] FILE…")
      return 2
    }
    do {
      let folder = URL(fileURLWithPath: folder, isDirectory: true)
      return try adapt(paths, from: root, module: module, into: folder)
    } catch {
      Log.line("\(error.localizedDescription)")
      return 1
    }
  }

  private static func adapt(
    _ paths: [String], from root: String, module: String, into folder: URL
  ) throws -> Int32 {
    let names = paths.map { "Adapted" + URL(fileURLWithPath: $0).lastPathComponent }
    guard Set(names + ["Entry.swift"]).count == names.count + 1 else {
      Log.line("two of the files have the same name; rename one of them")
      return 1
    }
    let sources = try paths.map { path in
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      return SourceFile(path: name, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    let adapted = SourceAdapter.adapt(sources, moduleName: module)
    for problem in adapted.problems {
      Log.line(
        "\(problem.file):\(problem.line):\(problem.column): \(problem.severity): \(problem.message)")
    }
    for (name, file) in zip(names, adapted.files) {
      try write(file.text, to: folder.appendingPathComponent(name))
    }
    try write(adapted.entry, to: folder.appendingPathComponent("Entry.swift"))
    return adapted.problems.contains { $0.severity == .error } ? 1 : 0
  }

  /// Leaves a file alone that is right already: what did not change need not be compiled.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
