/// The facts that one viewer's keyboard needs about the text that is typed into.
public struct TypingReport: Hashable, Sendable {
  /// The kind of text that is likely to be typed.
  public enum Keyboard: UInt8, Hashable, Sendable {
    case text = 0
    case ascii, punctuation, url, digits, phone, namePhone, email, decimal, social, search
  }

  /// The word on the return key.
  public enum ReturnKey: UInt8, Hashable, Sendable {
    case `return` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergency, `continue`
  }

  /// Which letters begin as capitals.
  public enum Capitalization: UInt8, Hashable, Sendable {
    case none = 0
    case words, sentences, all
  }

  /// The last typing input of that viewer which this reflects; 0 for none.
  public var inputSeq: Int
  public var keyboard: Keyboard
  public var returnKey: ReturnKey
  public var capitalization: Capitalization
  /// Whether words may be corrected and completed.
  public var correctsWords: Bool
  /// Whether letters are hidden: then `text` is dots.
  public var isSecure: Bool
  public var isMultiline: Bool
  /// The part of the text around the selection, of at most `WireLimits.typingContext` bytes.
  public var text: String
  /// Places in the whole text, in UTF-16 units: of the beginning of `text`, and of the selection.
  public var textStart, selectionStart, selectionLength: Int
  /// The caret in the window.
  public var caretPlace: WirePoint
  public var caretSize: WireSize

  /// A report; the text is cut to its limit, and places are not negative.
  public init(
    inputSeq: Int, keyboard: Keyboard = .text, returnKey: ReturnKey = .return,
    capitalization: Capitalization = .sentences, correctsWords: Bool = true, isSecure: Bool = false,
    isMultiline: Bool = false, text: String = "", textStart: Int = 0, selectionStart: Int = 0,
    selectionLength: Int = 0, caretPlace: WirePoint = .zero, caretSize: WireSize = .zero
  ) {
    (self.inputSeq, self.keyboard, self.returnKey) = (inputSeq, keyboard, returnKey)
    (self.capitalization, self.correctsWords) = (capitalization, correctsWords)
    (self.isSecure, self.isMultiline) = (isSecure, isMultiline)
    self.text = text.cut(toBytes: WireLimits.typingContext)
    self.textStart = max(0, textStart)
    (self.selectionStart, self.selectionLength) = (max(0, selectionStart), max(0, selectionLength))
    (self.caretPlace, self.caretSize) = (caretPlace, caretSize)
  }
}

extension ByteReader {
  mutating func typingReport() throws(WireError) -> TypingReport {
    let inputSeq = try varint()
    let codes = (try byte(), try byte(), try byte())
    guard let keyboard = TypingReport.Keyboard(rawValue: codes.0) else {
      throw .outOfRange(.keyboard, Int64(codes.0))
    }
    guard let returnKey = TypingReport.ReturnKey(rawValue: codes.1) else {
      throw .outOfRange(.returnKey, Int64(codes.1))
    }
    guard let capitalization = TypingReport.Capitalization(rawValue: codes.2) else {
      throw .outOfRange(.capitalization, Int64(codes.2))
    }
    let flags = try byte()
    guard flags <= 7 else { throw .reservedBits(UInt64(flags & ~7)) }
    return TypingReport(
      inputSeq: inputSeq, keyboard: keyboard, returnKey: returnKey, capitalization: capitalization,
      correctsWords: flags & 1 != 0, isSecure: flags & 2 != 0, isMultiline: flags & 4 != 0,
      text: try string(upTo: WireLimits.typingContext), textStart: try varint(),
      selectionStart: try varint(), selectionLength: try varint(), caretPlace: try point(),
      caretSize: try size())
  }
}

extension ByteWriter {
  mutating func typingReport(_ report: TypingReport) {
    varint(report.inputSeq)
    byte(report.keyboard.rawValue)
    byte(report.returnKey.rawValue)
    byte(report.capitalization.rawValue)
    byte((report.correctsWords ? 1 : 0) | (report.isSecure ? 2 : 0) | (report.isMultiline ? 4 : 0))
    string(report.text.cut(toBytes: WireLimits.typingContext))
    varint(report.textStart)
    varint(report.selectionStart)
    varint(report.selectionLength)
    point(report.caretPlace)
    size(report.caretSize)
  }
}
