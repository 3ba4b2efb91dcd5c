import Foundation
import FoundationXML
import InterfaceTree

/// Reads the XML of nibs and storyboards, from any author.
///
/// Nothing is ever fetched, and nothing is declared in such a file: one with a document type is refused
/// before it is parsed, so that no entity can grow.
public enum InterfaceReader {
  /// Bytes of a file.
  public static let maximumBytes = 8 << 20
  /// Elements inside of each other.
  public static let maximumDepth = 160
  public static let maximumElements = 100_000

  /// The document in the file; what no preview needs is left out.
  public static func document(_ bytes: Data) throws(InterfaceFailure) -> InterfaceElement {
    let root = try tree(bytes)
    guard root.name == "document" else {
      throw InterfaceFailure(
        root.name == "archive" ? .oldFormat : .otherKind(root.name), line: root.line)
    }
    if let (id, line) = root.doubledID { throw InterfaceFailure(.doubledID(id), line: line) }
    return root.pruned
  }

  /// The elements of any file of XML that Xcode writes.
  public static func tree(_ bytes: Data) throws(InterfaceFailure) -> InterfaceElement {
    guard bytes.count <= maximumBytes else { throw InterfaceFailure(.tooLarge) }
    guard bytes.contains(where: { !$0.isBlank }) else { throw InterfaceFailure(.empty) }
    if let line = declarationLine(in: bytes) { throw InterfaceFailure(.declaresEntities, line: line) }
    let building = InterfaceBuilding()
    let parser = XMLParser(data: bytes)
    parser.delegate = building
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if let failure = building.failure { throw failure }
    guard let root = building.root else { throw InterfaceFailure(.notWellFormed("it ends too early")) }
    return root
  }

  /// Where `<!DOCTYPE` or `<!ENTITY` stands; nil where neither does. Both are ASCII in every encoding that
  /// passes: one of two bytes a character is no XML to this search, and is refused as not well-formed where
  /// it hides one.
  private static func declarationLine(in bytes: Data) -> Int? {
    for mark in ["<!DOCTYPE", "<!ENTITY"] {
      if let range = bytes.range(of: Data(mark.utf8)) {
        return bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      }
    }
    return bytes.contains(0) ? 1 : nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension InterfaceElement {
  /// An id that two elements have, and the line of the second.
  fileprivate var doubledID: (String, Int)? {
    var seen: Set<String> = []
    var doubled: (String, Int)?
    visit { element in
      guard let id = element.id, Self.named(element), !seen.insert(id).inserted, doubled == nil else {
        return
      }
      doubled = (id, element.line)
    }
    return doubled
  }

  /// Devices and their like have ids of their own, which name nothing in the document.
  private static func named(_ element: InterfaceElement) -> Bool {
    !["device", "adaptation", "placeholder"].contains(element.name)
  }
}
