// The compact text of a tree, by which it travels in a library: a line for each element, outer ones first,
//
//     depth TAB name TAB line TAB key TAB value TAB key TAB value …
//
// with the element's text under the empty key. XML can hold neither U+001E nor U+001F: they stand for line
// ends and tabs inside of values.

extension InterfaceElement {
  /// The tree as text. Equal trees have equal texts.
  public var compactText: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    text += "\(depth)\t\(name)\t\(line)"
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += "\t\(key)\t\(Self.packed(value))"
    }
    if !self.text.isEmpty { text += "\t\t\(Self.packed(self.text))" }
    text += "\n"
    for child in children { child.write(to: &text, depth: depth + 1) }
  }

  /// The tree that the text says; nil for a text that says none.
  public init?(compactText: String) {
    var open: [InterfaceElement] = []
    func close(_ open: inout [InterfaceElement], downTo depth: Int) {
      while open.count > depth, open.count > 1, let last = open.popLast() {
        open[open.count - 1].children.append(last)
      }
    }
    for line in compactText.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { Self.unpacked(String(Substring($0))) }
      guard fields.count >= 3, fields.count % 2 == 1, let depth = Int(fields[0]), let number = Int(fields[2]),
        depth >= 0, depth <= open.count, depth > 0 || open.isEmpty
      else { return nil }
      close(&open, downTo: depth)
      var element = InterfaceElement(fields[1], line: number)
      for index in stride(from: 3, to: fields.count, by: 2) {
        if fields[index].isEmpty {
          element.text = fields[index + 1]
        } else {
          element.attributes[fields[index]] = fields[index + 1]
        }
      }
      open.append(element)
    }
    close(&open, downTo: 1)
    guard let root = open.first else { return nil }
    self = root
  }

  private static func packed(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 9 || $0 == 10 }) else { return value }
    return String(decoding: value.utf8.map { $0 == 10 ? 0x1E : $0 == 9 ? 0x1F : $0 }, as: UTF8.self)
  }

  private static func unpacked(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == 0x1E || $0 == 0x1F }) else { return value }
    return String(decoding: value.utf8.map { $0 == 0x1E ? 10 : $0 == 0x1F ? 9 : $0 }, as: UTF8.self)
  }
}
