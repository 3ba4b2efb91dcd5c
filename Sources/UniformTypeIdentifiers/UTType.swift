// UTType, UTTagClass — after Apple's documentation "Uniform Type Identifiers", read 2026-11.
// State: partial. Missing: types beyond the hundred that apps commonly name, those that other apps declare,
// references.

@_exported import UIKit

/// A kind of data, by an identifier such as `public.png`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// nil for an identifier that is not declared.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard KnownTypes.byIdentifier[name] != nil || name.hasPrefix("dyn.") else { return nil }
    self.identifier = name
  }

  init(known identifier: String) { self.identifier = identifier }

  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  /// A type of another app's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  /// The type of files that end like that; one made for it where there is none. nil if what is known is no
  /// `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    if let known = KnownTypes.type(tag, tagClass) {
      self.init(known: known.identifier)
      if let supertype, !conforms(to: supertype), self != supertype { return nil }
    } else {
      self.init(known: "dyn.\(tagClass == .mimeType ? "m" : "e")\(tag)")
    }
  }

  private var known: KnownType? { KnownTypes.byIdentifier[identifier] }

  public var preferredFilenameExtension: String? {
    isDynamic && identifier.hasPrefix("dyn.e")
      ? String(identifier.dropFirst("dyn.e".count)) : known?.extensions.first
  }

  public var preferredMIMEType: String? {
    isDynamic && identifier.hasPrefix("dyn.m")
      ? String(identifier.dropFirst("dyn.m".count)) : known?.mimeTypes.first
  }

  /// All that files of the type end with, and what servers call it.
  public var tags: [UTTagClass: [String]] {
    let all: [UTTagClass: [String]] = [
      .filenameExtension: isDynamic
        ? preferredFilenameExtension.map { [$0] } ?? [] : known?.extensions ?? [],
      .mimeType: isDynamic ? preferredMIMEType.map { [$0] } ?? [] : known?.mimeTypes ?? [],
    ]
    return all.filter { !$0.value.isEmpty }
  }

  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { known != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// In English; nil for a type without a known description.
  public var localizedDescription: String? { known?.words }
  public var description: String { identifier }
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }

  /// All types that it is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += next.parents }
    }
    return found
  }

  private var parents: [UTType] {
    isDynamic ? [.data] : known?.parents.map(UTType.init(known:)) ?? []
  }

  /// Whether it is that type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A way of naming types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
