/// The words that an identifier is made of, in small letters: `kItemWidth`, `itemWidth`, `ITEM_WIDTH` and
/// `item.width` are item and width.
enum NameWords {
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      // A word begins at each capital, but a row of them is one word up to the last: `maxURLLength`.
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || next?.isLowercase == true)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    if words.count > 1, words[0] == "k" { words.removeFirst() }
    return words.map { $0.lowercased() }
  }

  /// `Item width`.
  static func title(of name: String) -> String {
    let text = words(of: name).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
