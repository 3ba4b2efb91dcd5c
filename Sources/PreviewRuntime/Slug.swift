/// Names of previews in links: lower-case words joined by hyphens.
enum Slug {
  /// Most bytes: a link should fit into a line.
  static let limit = 64

  /// `title` in that form; `ProductCarousel` is two words. Letters of any script stay.
  static func make(from title: String) -> String {
    var words: [String] = []
    var word = ""
    var before: Character?
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in title {
      let beginsWord = character.isUppercase && (before?.isLowercase ?? false || before?.isNumber ?? false)
      if beginsWord || !(character.isLetter || character.isNumber) { end() }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      before = character
    }
    end()
    let slug = words.joined(separator: "-")
    guard slug.utf8.count > limit else { return slug.isEmpty ? "preview" : slug }
    var cut = ""
    for character in slug {
      guard cut.utf8.count + character.utf8.count <= limit else { break }
      cut.append(character)
    }
    return cut
  }

  /// `slug`, or the first of `slug-2`, `slug-3`, … that is not among `taken`.
  static func unique(_ slug: String, among taken: Set<String>) -> String {
    guard taken.contains(slug) else { return slug }
    var number = 2
    while taken.contains("\(slug)-\(number)") { number += 1 }
    return "\(slug)-\(number)"
  }
}
