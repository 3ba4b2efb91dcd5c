/// The words that the name of a key is made of, in lower case: `posterPath`, `poster_path` and `PosterPath`
/// are "poster" and "path"; `imageURL` is "image" and "url".
enum KeyWords {
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        end(&word, &words)
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let last = index > 0 ? letters[index - 1] : nil
      let begins =
        letter.isUppercase && (last?.isLowercase == true || last?.isNumber == true)
        || letter.isUppercase && last?.isUppercase == true && next?.isLowercase == true
      if begins { end(&word, &words) }
      word += letter.lowercased()
    }
    end(&word, &words)
    return words
  }

  private static func end(_ word: inout String, _ words: inout [String]) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  /// One of several, by English rules that are good enough for keys: genres, categories, boxes.
  static func singular(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), word.count > 3 {
      return String(word.dropLast())
    }
    return word
  }
}
