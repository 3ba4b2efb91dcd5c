/// The words after `remarks`.
struct RemarksArguments: Equatable {
  /// The form of the list.
  enum Form: Equatable { case text, json, markdown }

  enum Deed: Equatable {
    case list
    case reply(id: String, text: String)
    case resolve(id: String, isResolved: Bool)
  }

  var deed = Deed.list
  var form = Form.text
  /// Whether those that are resolved are listed, too.
  var listsAll = false
  /// Folder of state; nil for the usual one.
  var state: String?
  /// Of who replies.
  var name = "Owner"
  /// Words that are no flags, and the flags of one deed alone.
  private var words: [String] = []
  private var isReopened = false
  private var ownFlags: [String] = []

  mutating func take(_ word: String, _ rest: inout Words) throws(Arguments.Mistake) {
    switch word {
    case "--state": state = try rest.value(of: word, "/var/lib/scrollwork")
    case "--json", "--markdown":
      guard form == .text else {
        throw .init(text: "--json and --markdown are two forms; leave one of them out")
      }
      form = word == "--json" ? .json : .markdown
    case "--all": listsAll = true
    case "--reopen":
      isReopened = true
      ownFlags.append(word)
    case "--name":
      name = try rest.value(of: word, "Mia")
      ownFlags.append(word)
    case _ where word.hasPrefix("--"): throw Self.unknown(word)
    default: words.append(word)
    }
  }

  /// Understands the words. Throws for those that make no sense together.
  mutating func check() throws(Arguments.Mistake) {
    switch (words.first, words.count) {
    case (nil, _): try refuseFlags(but: [])
    case ("reply", 3):
      guard !words[2].isEmpty else { fallthrough }
      try refuseFlags(but: ["--name"])
      deed = .reply(id: words[1], text: words[2])
    case ("reply", _):
      throw .init(text: "say what to reply to, and what: scrollwork remarks reply ID \"Done.\"")
    case ("resolve", 2):
      try refuseFlags(but: ["--reopen"])
      deed = .resolve(id: words[1], isResolved: !isReopened)
    case ("resolve", _): throw .init(text: "say which remark is resolved: scrollwork remarks resolve ID")
    case (let word?, _):
      throw .init(text: "remarks lists remarks, or does reply or resolve; it does not know \(word)")
    }
    guard deed == .list || (form == .text && !listsAll) else {
      throw .init(text: "--json, --markdown and --all are about the list; leave them out")
    }
  }

  private static func unknown(_ word: String) -> Arguments.Mistake {
    .init(
      text: "unknown flag \(word) of remarks; it takes --all, --json, --markdown, --name, --reopen, --state")
  }

  private func refuseFlags(but known: [String]) throws(Arguments.Mistake) {
    guard let flag = ownFlags.first(where: { !known.contains($0) }) else { return }
    let deed = flag == "--name" ? "reply" : "resolve"
    throw .init(text: "\(flag) is about scrollwork remarks \(deed) alone; leave it out")
  }
}
