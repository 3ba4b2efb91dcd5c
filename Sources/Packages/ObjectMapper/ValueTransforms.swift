// URLTransform, DataTransform, NSDecimalNumberTransform, HexColorTransform — after ObjectMapper's public API.
// State: complete.

import UIKit

/// Addresses as texts.
open class URLTransform: TransformType {
  public typealias Object = URL
  public typealias JSON = String

  private let allowed: CharacterSet?

  /// - Parameter shouldEncodeURLString: whether letters that addresses cannot have are escaped.
  public init(shouldEncodeURLString: Bool = true, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
    allowed = shouldEncodeURLString ? allowedCharacterSet : nil
  }

  open func transformFromJSON(_ value: Any?) -> URL? {
    guard let text = value as? String else { return nil }
    guard let allowed else { return URL(string: text) }
    return text.addingPercentEncoding(withAllowedCharacters: allowed).flatMap { URL(string: $0) }
  }

  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

/// Bytes in base 64.
open class DataTransform: TransformType {
  public typealias Object = Data
  public typealias JSON = String

  public init() {}

  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }
  open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

/// Decimal numbers, of texts or of numbers.
open class NSDecimalNumberTransform: TransformType {
  public typealias Object = NSDecimalNumber
  public typealias JSON = String

  public init() {}

  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    let text = value as? String ?? (value as? Int).map { "\($0)" } ?? (value as? Double).map { "\($0)" }
    return text.flatMap { Decimal(string: $0) }.map { NSDecimalNumber(decimal: $0) }
  }
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}

/// Colours as texts of hexadecimal digits: `#3A7BD5`, and with `alphaToJSON` two more for the opacity.
open class HexColorTransform: TransformType {
  public typealias Object = UIColor
  public typealias JSON = String

  private let (prefix, alpha): (Bool, Bool)

  public init(prefixToJSON: Bool = false, alphaToJSON alpha: Bool = false) {
    (prefix, self.alpha) = (prefixToJSON, alpha)
  }

  /// Of 3, 4, 6 or 8 digits.
  open func transformFromJSON(_ value: Any?) -> UIColor? {
    guard var digits = (value as? String).map({ $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }) else {
      return nil
    }
    if digits.count < 6 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let bits = UInt32(digits, radix: 16) else { return nil }
    let all = digits.count == 8 ? bits : bits << 8 | 0xFF
    func part(_ shift: UInt32) -> CGFloat { CGFloat(all >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  open func transformToJSON(_ value: UIColor?) -> String? {
    guard let value else { return nil }
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = value.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    let bytes = [parts.0, parts.1, parts.2] + (alpha ? [parts.3] : [])
    let digits = bytes.map { String(format: "%02X", UInt8(max(0, min(1, $0)) * 255)) }.joined()
    return (prefix ? "#" : "") + digits
  }
}
