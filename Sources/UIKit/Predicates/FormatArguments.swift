import Foundation
import Synchronization

// On a device these are bridged to classes, which go wherever a format wants an object: `id as CVarArg`.
// Predicates take the value itself; a text is given its description.

extension UUID: @retroactive CVarArg {
  /// The UUID's text, where a format takes an object.
  public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: uuidString) }
}

extension Date: @retroactive CVarArg {
  /// The date's description, where a format takes an object.
  public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: description) }
}

extension URL: @retroactive CVarArg {
  /// The whole address, where a format takes an object.
  public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: absoluteString) }
}

extension Data: @retroactive CVarArg {
  /// The description of the bytes, where a format takes an object.
  public var _cVarArgEncoding: [Int] { FormatTexts.encoding(of: description) }
}

/// Keeps what formats are given alive until they have read it: an encoding is a bare pointer.
private enum FormatTexts {
  /// More than any format has arguments, on all threads together.
  private static let count = 256

  private struct Kept: @unchecked Sendable {
    var texts: [NSString] = []
    var next = 0
  }

  private static let kept = Mutex(Kept())

  static func encoding(of text: String) -> [Int] {
    let object = text as NSString
    return kept.withLock { kept in
      if kept.texts.count < count { kept.texts.append(object) } else { kept.texts[kept.next] = object }
      kept.next = (kept.next + 1) % count
      return object._cVarArgEncoding
    }
  }
}
