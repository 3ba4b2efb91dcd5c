/// The words of a library about one of its holes: by which number its code calls it, and its place and
/// reason.
public struct HoleSentence: Hashable, Sendable {
  public var key: Int
  public var text: String
  /// Whether it is in the module that says so, not in one that was built before.
  public var isOwn: Bool

  public init(key: Int, text: String, isOwn: Bool = true) {
    (self.key, self.text, self.isOwn) = (key, text, isOwn)
  }
}

extension ModuleIndex {
  /// The file that an agent enters the library by.
  func entry(_ holes: [HoleSentence]) -> String {
    let around = ModuleSurroundings.current
    var lines = [interfaces.isEmpty ? "import PreviewRuntime" : "import PreviewRuntime; import UIKit"]
    for module in around.entries {
      let name = ModuleSurroundings.entryName(of: module)
      lines.append("@_silgen_name(\(name.swiftLiteral))")
      lines.append("@MainActor func __\(name)(_ raw: UnsafeMutableRawPointer)")
    }
    lines += [
      around.part == .main
        ? "@_cdecl(\"scrollwork_register\")"
        : "@_silgen_name(\(ModuleSurroundings.entryName(of: moduleName).swiftLiteral))",
      "@MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {",
      "  let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()",
    ]
    if around.part != .main {
      // The main module describes all of them.
      if !holes.isEmpty { lines.append("  __scrollwork_neutral(bundle)") }
    } else if !holes.isEmpty {
      let keys = holes.map { "\($0.key)" }.joined(separator: ", ")
      lines.append("  bundle.holes(keys: [\(keys)], [")
      lines += holes.map { "    \($0.text.swiftLiteral)," }
      lines.append("  ])")
      if holes.contains(where: \.isOwn) { lines.append("  __scrollwork_neutral(bundle)") }
    }
    lines += parsedFiles.map { "  \($0.registration)(bundle)" }
    lines += interfaceRegistrations.map { "  " + $0 }
    lines += around.entries.map { "  __\(ModuleSurroundings.entryName(of: $0))(raw)" }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Turns the members that types are to be given into edits before their closing braces.
  func insertMembers(of changes: inout ModuleChanges) {
    for (id, members) in changes.members where types.indices.contains(id) {
      let brace = types[id].memberBlock.rightBrace
      let last = types[id].memberBlock.members.last
      // On a line of its own the brace needs no semicolon before what is put in front of it.
      let isApart = last == nil || last?.semicolon != nil || brace.leadingTrivia.containsLineBreak
      let separator = isApart ? " " : "; "
      let text = separator + members.joined(separator: "; ") + " "
      changes.edit(types[id].file, .insert(text, at: brace.bytes.lowerBound))
    }
    changes.members = [:]
  }
}
