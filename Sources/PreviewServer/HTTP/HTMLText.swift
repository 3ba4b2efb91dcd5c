/// Texts of others, and tags of ours, in a page.
enum HTMLText {
  /// A text as the value of an attribute within double quotes, or between two tags: on one line, and without
  /// characters that turn or hide what stands around it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: escaped += " "
        case .format where scalar != "\u{200D}": break
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// Puts tags at the end of a page's head. A page without one stays as it is.
  static func adding(_ tags: String, toHeadOf page: [UInt8]) -> [UInt8] {
    let end = Array("</head>".utf8)
    guard let place = page.firstRange(of: end)?.lowerBound else { return page }
    return Array(page[..<place]) + Array(tags.utf8) + page[place...]
  }

  /// `<meta name="…" content="…">`.
  ///
  /// - Parameter kind: the attribute that has the name.
  static func meta(_ name: String, _ content: String, kind: String = "name") -> String {
    "<meta \(kind)=\"\(name)\" content=\"\(escaped(content))\">\n"
  }
}
