/// The characters that HTML writes as `&amp;` or `&#38;`.
enum HtmlEntities {
  /// A text that is no entity stays as it is.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var decoded = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      decoded += rest[..<mark]
      let inside = rest[rest.index(after: mark)...]
      let name = inside.prefix(longest).prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      let after = inside[name.endIndex...]
      if let character = character(name) {
        decoded += character
        rest = after.first == ";" ? after.dropFirst() : after
      } else {
        decoded += "&"
        rest = inside
      }
    }
    return decoded + rest
  }

  /// Letters and digits of a name.
  private static let longest = 10

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else { return nil }
    // A number that is no character is shown as one that is missing. Zero is none in HTML.
    return String(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}")
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "minus": "−",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
    "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·", "deg": "°", "plusmn": "±",
    "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²",
    "sup3": "³", "micro": "µ", "para": "¶", "sect": "§", "dagger": "†", "Dagger": "‡", "permil": "‰",
    "prime": "′", "Prime": "″", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "curren": "¤",
    "iexcl": "¡", "iquest": "¿", "ordf": "ª", "ordm": "º", "not": "¬", "macr": "¯", "acute": "´",
    "cedil": "¸", "uml": "¨", "brvbar": "¦", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "harr": "↔", "rArr": "⇒", "hArr": "⇔", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈",
    "radic": "√", "sum": "∑", "part": "∂", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦",
    "loz": "◊", "check": "✓", "star": "☆", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã",
    "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê",
    "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "ETH": "Ð", "Ntilde": "Ñ",
    "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Ugrave": "Ù",
    "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý", "THORN": "Þ", "szlig": "ß", "agrave": "à",
    "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
    "iuml": "ï", "eth": "ð", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý",
    "thorn": "þ", "yuml": "ÿ", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "alpha": "α",
    "beta": "β", "gamma": "γ", "delta": "δ", "Delta": "Δ", "lambda": "λ", "mu": "μ", "pi": "π",
    "sigma": "σ", "Sigma": "Σ", "tau": "τ", "phi": "φ", "omega": "ω", "Omega": "Ω",
  ]
}
