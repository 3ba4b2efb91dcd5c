import PreviewWire

/// The missing things in the build that a session shows, as the page is told.
struct HoleList {
  /// By their numbers.
  var holes: [Hole]
  /// How many there are, those that are not listed included.
  var total: Int
  var reaches: [HoleReach]

  /// - Parameter editor: the editor that links to lines open; nil for viewers at other machines, who need not
  /// learn   where the files are.
  func members(editor: Editor?) -> [(String, JSONText)] {
    [
      ("count", .integer(total)), ("holes", .array(holes.map { $0.json(editor: editor) })),
      ("reached", Self.json(reaches)),
    ]
  }

  /// Pairs of a number and how often that hole was reached.
  static func json(_ reaches: [HoleReach]) -> JSONText {
    .array(reaches.map { .array([.integer($0.number), .integer($0.count)]) })
  }
}

extension Hole {
  fileprivate func json(editor: Editor?) -> JSONText {
    let link = absolutePath.isEmpty ? nil : editor?.link(to: absolutePath, line: line, column: column)
    return .object([
      ("kind", .string("\(kind)")), ("file", .string(file)), ("line", .integer(line)),
      ("column", .integer(column)), ("text", .string(text)), ("reason", .string(reason)),
      ("remedy", .string(remedy)), ("editor", link.map(JSONText.string) ?? .null),
    ])
  }
}
