import Foundation
import InterfaceTree

/// Reads `.strings` files.
public enum StringsReader {
  /// Bytes of a file.
  public static let maximumBytes = 1 << 20

  /// The words by their keys; nil for a file that is none.
  public static func table(_ bytes: Data) -> [String: String]? {
    guard bytes.count <= maximumBytes else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: bytes, options: [], format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }
}
