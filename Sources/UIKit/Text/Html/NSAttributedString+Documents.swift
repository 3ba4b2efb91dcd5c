// NSAttributedString.DocumentType and reading options — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: rich text, pictures and tables of HTML, selectors of several elements, writing.

import QuartzCore

extension NSAttributedString {
  /// The form that a document is written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the form.
    public let rawValue: String
    /// Takes any name; only plain text and HTML are read.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Not read here: such documents throw.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder with rich text and its files. Not read here: such documents throw.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// Says how a document is to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String
    /// Takes any name; keys of no meaning are passed over.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType` or its raw value; without it the beginning of the document tells.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A raw value of `String.Encoding`, as a number.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text, as a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Kept, without effect: pictures are not loaded, and links stay as they are written.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Says something about a document that was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of the `DocumentType` that the document was read as.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// Never told.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads HTML or plain text; without a type, HTML is told by its beginning.
  ///
  /// HTML is set in 12 points in black, as on a device, where it names nothing else. Every paragraph ends
  /// with a line feed that its element has ended. Of a mebibyte and more only the beginning is read.
  /// - Parameter dict: set to what was found out about the document.
  /// - Throws: for rich text, which is not read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = AttributedDocument(data.prefix(HtmlReading.maximumBytes), options)
    guard document.type == .html || document.type == .plain else {
      throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue
    ])
    self.init(attributedString: document.text)
  }

  /// Reads a file, as the one above its bytes.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

/// The bytes of a document, and in which form they are one.
private struct AttributedDocument {
  let bytes: Data
  let options: [NSAttributedString.DocumentReadingOptionKey: Any]
  let type: NSAttributedString.DocumentType

  init(_ bytes: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    (self.bytes, self.options) = (bytes, options)
    let start = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let told = options[.documentType]
    if let type = told as? NSAttributedString.DocumentType {
      self.type = type
    } else if let name = told as? String {
      type = .init(rawValue: name)
    } else if start.hasPrefix("{\\rtf") {
      type = .rtf
    } else {
      type = start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }
  }

  var text: NSAttributedString {
    guard type == .html else {
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      return NSAttributedString(string: string, attributes: attributes)
    }
    return HtmlReading.text(string)
  }

  private var string: String {
    let encoding = self.encoding
    // Bytes that are not of the encoding are shown as missing characters.
    if encoding != .utf8, let string = String(data: bytes, encoding: encoding) { return string }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// HTML that does not say is taken for Latin letters, as on a device: "é" in UTF-8 becomes "Ã©" there.
  private var encoding: String.Encoding {
    switch options[.characterEncoding] {
    case let number as UInt: return .init(rawValue: number)
    case let number as Int where number > 0: return .init(rawValue: UInt(number))
    case let number as NSNumber: return .init(rawValue: number.uintValue)
    case let encoding as String.Encoding: return encoding
    default: break
    }
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    let saysUnicode = bytes.starts(with: [0xEF, 0xBB, 0xBF]) || start.contains("utf-8")
    return type == .html && !saysUnicode ? .windowsCP1252 : .utf8
  }
}
