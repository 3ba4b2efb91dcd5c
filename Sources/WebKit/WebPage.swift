import UIKit

/// The pages that a web view shows and has shown.
@MainActor struct WebPage {
  struct History {
    var back: [WKBackForwardListItem] = []
    var current: WKBackForwardListItem?
    var forward: [WKBackForwardListItem] = []
  }

  var url: URL?
  var title: String?
  var html: String?
  var isLoading = false
  var progress = 0.0
  var history = History()

  /// The names by which observers know what is not the same in both.
  static func changedKeys(_ a: WebPage, _ b: WebPage) -> [String] {
    var keys: [String] = []
    if a.url != b.url { keys += ["URL", "url", "hasOnlySecureContent"] }
    if a.title != b.title { keys.append("title") }
    if a.isLoading != b.isLoading { keys.append("loading") }
    if a.progress != b.progress { keys.append("estimatedProgress") }
    if a.history.back.isEmpty != b.history.back.isEmpty { keys.append("canGoBack") }
    if a.history.forward.isEmpty != b.history.forward.isEmpty { keys.append("canGoForward") }
    return keys
  }

  /// The words of its place.
  var words: String? {
    let address = url.flatMap { $0.absoluteString == "about:blank" ? nil : $0.absoluteString }
    let text = html.map(PageText.text(of:)).flatMap { $0.isEmpty ? nil : String($0.prefix(200)) }
    let lines = [address, text].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

/// The text of HTML as a reader would see it, roughly.
enum PageText {
  /// The content of its `title`; nil where there is none.
  static func title(of html: String) -> String? {
    guard let start = html.range(of: "<title>", options: .caseInsensitive),
      let end = html.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
    else { return nil }
    return plain(String(html[start.upperBound..<end.lowerBound]))
  }

  /// All between tags, but what stands in the head, in scripts and in styles; white space made one space.
  static func text(of html: String) -> String {
    var rest = html
    for element in ["head", "script", "style"] { rest = without(element, rest) }
    var text = ""
    var isInTag = false
    for letter in rest {
      switch letter {
      case "<": isInTag = true
      case ">" where isInTag:
        isInTag = false
        text.append(" ")
      default: if !isInTag { text.append(letter) }
      }
    }
    return plain(text)
  }

  private static func without(_ element: String, _ html: String) -> String {
    var (kept, rest) = ("", Substring(html))
    while let start = rest.range(of: "<\(element)", options: .caseInsensitive),
      rest[start.upperBound...].first.map({ $0 == ">" || $0.isWhitespace }) == true
    {
      kept += rest[..<start.lowerBound]
      let end = rest.range(
        of: "</\(element)>", options: .caseInsensitive, range: start.upperBound..<rest.endIndex)
      rest = end.map { rest[$0.upperBound...] } ?? ""
    }
    return kept + rest
  }

  private static func plain(_ text: String) -> String {
    var text = text
    for (entity, letter) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    {
      text = text.replacingOccurrences(of: entity, with: letter)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
