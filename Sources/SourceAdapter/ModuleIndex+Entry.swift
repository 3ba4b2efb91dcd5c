extension ModuleIndex {
  /// The file that an agent enters the library by.
  var entry: String {
    var lines = [
      "import PreviewRuntime",
      "@_cdecl(\"scrollwork_register\")",
      "@MainActor public func __scrollwork_register(_ raw: UnsafeMutableRawPointer) {",
      "  let bundle = Unmanaged<PreviewRuntime.BundleBuilder>.fromOpaque(raw).takeUnretainedValue()",
    ]
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
