import UIKit

/// The known facts of a type.
struct KnownType: Sendable {
  let identifier: String
  /// Identifiers of what it is a kind of.
  let parents: [String]
  /// The preferred one first.
  let extensions: [String]
  /// The preferred one first.
  let mimeTypes: [String]
  /// In English.
  let words: String

  init(
    _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String], _ words: String
  ) {
    (self.identifier, self.parents, self.words) = (identifier, parents, words)
    (self.extensions, self.mimeTypes) = (extensions, mimeTypes)
  }
}

/// The types that are there on every device.
enum KnownTypes {
  private static let all = texts + media

  static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
  private static let byExtension = Dictionary(all.flatMap { type in type.extensions.map { ($0, type) } }) {
    first, _ in first
  }
  private static let byMIMEType = Dictionary(all.flatMap { type in type.mimeTypes.map { ($0, type) } }) {
    first, _ in first
  }

  /// - Parameter tag: in lower case.
  static func type(_ tag: String, _ tagClass: UTTagClass) -> KnownType? {
    switch tagClass {
    case .filenameExtension: byExtension[tag]
    case .mimeType: byMIMEType[tag]
    default: nil
    }
  }
}
