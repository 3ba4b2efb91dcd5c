/// What a library says of one of its holes: by which number its code calls it, and its place and reason.
public struct HoleSentence: Hashable, Sendable {
  public var key: Int
  public var text: String

  public init(key: Int, text: String) {
    (self.key, self.text) = (key, text)
  }
}

extension ModuleIndex {
  /// The file that an agent enters the library by.
  func entry(_ holes: [HoleSentence]) -> String {
    var lines = [
      "import PreviewRuntime",
      "@_cdecl(\"scrollwork_register\")",
      "@MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {",
      "  let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()",
    ]
    if !holes.isEmpty {
      let keys = holes.map { "\($0.key)" }.joined(separator: ", ")
      lines.append("  bundle.holes(keys: [\(keys)], [")
      lines += holes.map { "    \($0.text.swiftLiteral)," }
      lines.append("  ])")
      lines.append("  __scrollwork_neutral(bundle)")
    }
    lines += parsedFiles.map { "  \($0.registration)(bundle)" }
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
