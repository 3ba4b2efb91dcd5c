extension InterfaceElement {
  /// The tree with the words of a `.strings` table, whose keys are `id.property`.
  public func localized(_ table: [String: String]) -> InterfaceElement {
    if table.isEmpty { return self }
    var words: [String: [(property: String, word: String)]] = [:]
    for (key, word) in table {
      guard let dot = key.firstIndex(of: ".") else { continue }
      words[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), word))
    }
    return saying(words)
  }

  private func saying(_ words: [String: [(property: String, word: String)]]) -> InterfaceElement {
    var element = self
    element.children = children.map { $0.saying(words) }
    for (property, word) in id.flatMap({ words[$0] }) ?? [] { element.say(word, as: property) }
    return element
  }

  private mutating func say(_ word: String, as property: String) {
    if let state = Self.states[property] {
      for index in children.indices where children[index].name == "state" && children[index]["key"] == state {
        children[index].attributes["title"] = word
      }
    } else if property.hasPrefix("configuration."), let last = property.split(separator: ".").last {
      for index in children.indices where children[index].name == "buttonConfiguration" {
        children[index].attributes[String(last)] = word
      }
    } else if property.hasPrefix("segmentTitles["), let number = Int(property.dropFirst(14).dropLast()) {
      for index in children.indices
      where children[index].name == "segments" && children[index].children.indices.contains(number) {
        children[index].children[number].attributes["title"] = word
      }
    } else if attributes[property] != nil || !children.contains(where: { $0["key"] == property }) {
      attributes[property] = word
    } else {
      // A text over several lines is an element of its own.
      for index in children.indices where children[index]["key"] == property { children[index].text = word }
    }
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]
}
