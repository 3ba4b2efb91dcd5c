import Foundation

/// Reads property lists of applications: XML, binary or plain text.
public enum InfoPlist {
  /// Bytes of the longest that is read.
  public static let maximumSize = 1 << 20
  /// How deep its elements may be nested; people's go down to six.
  private static let maximumDepth = 64

  /// Nil for what is none, or nested too deeply.
  public static func read(_ data: Data) -> PropertyValue? {
    // Foundation takes any word for a list.
    if case .table(let table) = anything(data) { .table(table) } else { nil }
  }

  private static func anything(_ data: Data) -> PropertyValue? {
    guard data.count <= maximumSize else { return nil }
    if data.starts(with: Array("bplist".utf8)) || isFlat(data) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      else {
        return nil
      }
      return value(list, depth: 0)
    }
    return try? PropertyText.read(String(decoding: data, as: UTF8.self))
  }

  /// Whether it is XML that Foundation, which calls itself for each element, can be trusted with.
  private static func isFlat(_ data: Data) -> Bool {
    guard data.contains(UInt8(ascii: "<")), let text = String(data: data, encoding: .utf8),
      text.contains("<plist")
    else { return false }
    var (depth, deepest) = (0, 0)
    for part in text.split(separator: "<") {
      if part.hasPrefix("dict") || part.hasPrefix("array"), !part.prefix(8).contains("/") { depth += 1 }
      if part.hasPrefix("/dict") || part.hasPrefix("/array") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest <= maximumDepth && !text.contains("<!ENTITY")
  }

  private static func value(_ any: Any, depth: Int) -> PropertyValue? {
    guard depth <= maximumDepth else { return nil }
    switch any {
    case let text as String: return .text(text)
    case let list as [Any]: return .list(list.compactMap { value($0, depth: depth + 1) })
    case let table as [String: Any]: return .table(table.compactMapValues { value($0, depth: depth + 1) })
    // A truth value is a number to Foundation, too.
    case let number as NSNumber: return .text("\(number)")
    default: return nil
    }
  }
}
