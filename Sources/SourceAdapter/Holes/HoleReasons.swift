// Why something is a hole, and what would fill it.

extension MissingNames {
  /// A sentence without a full stop, and one that says what helps.
  ///
  /// - Parameter missing: names for which nothing was found, the one that matters first; empty where only the
  ///   compiler's words are known.
  func reason(for missing: [String], in file: Int, _ message: String) -> (reason: String, remedy: String) {
    guard let name = missing.first else {
      if message.contains("is declared in ") {
        return (message, "Serve the folder of one target, or rename one of them.")
      }
      let words = message.split(separator: "\n").first.map(String.init) ?? message
      return ("not as on a device: \(words)", Self.report(on: "UIKit"))
    }
    if let remedy = UnsupportedNames.remedy(for: name) { return ("\(name) is not here", remedy) }
    let modules = modules(having: name, in: file)
    if let module = partialModule(having: name, in: file) {
      return ("\(module) has no '\(name)' here", Self.report(on: module))
    }
    if HoleJudge.isApples(name), !modules.contains(where: { !MissingModule.isApples($0) }) {
      let module = modules.count == 1 ? modules[0] : nil
      return (
        "\(module ?? name) is not here",
        module.map(MissingModule.remedy) ?? Self.report(on: "UIKit")
      )
    }
    switch modules.count {
    case 0:
      return (
        "'\(name)' is nowhere in what is served",
        "Serve a folder that holds what declares it, or guard its use."
      )
    case 1: return ("\(modules[0]) is not here", MissingModule.remedy(modules[0]))
    default:
      let some = modules.prefix(4).sorted()
      let text = some.dropLast().joined(separator: ", ") + " or " + (some.last ?? "")
      return ("'\(name)' is not here: it may be of \(text)", MissingModule.remedy(modules[0]))
    }
  }

  /// The same for a mistake of the author's own, without which the rest is shown.
  static func reason(forMistake message: String) -> (reason: String, remedy: String) {
    let words = message.split(separator: "\n").first.map(String.init) ?? message
    return ("an error: \(words)", "Mend it; until then the rest is shown without.")
  }

  private static func report(on module: String) -> String {
    let folder = StandInModules.isPackage(module) ? "Sources/Packages/\(module)" : "Sources/\(module)"
    let otherwise =
      StandInModules.isPackage(module)
      ? " The package itself can be put into the served folder, or handed along with --with PATH." : ""
    return "If it works on a device, it is missing in Scrollwork's \(module): \(folder) says what is there."
      + otherwise
  }
}
