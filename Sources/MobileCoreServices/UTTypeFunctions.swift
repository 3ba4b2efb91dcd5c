// UTTypeCreatePreferredIdentifierForTag, UTTypeCopyPreferredTagWithClass, UTTypeConformsTo — after Apple's
// documentation "UTType", read 2026-11.
// State: partial. Missing: declarations, identifiers that several types share.

import UIKit
import UniformTypeIdentifiers

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// The type of a file's ending or of a server's name for it; one made for it where there is none.
///
/// - Parameter conformingTo: nil, or the type that it must be a kind of; one that is not is made up.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tagClass = UTTagClass(rawValue: inTagClass as String)
  let parent = inConformingToUTI.flatMap { UTType($0 as String) }
  guard let type = UTType(tag: inTag as String, tagClass: tagClass, conformingTo: parent) else { return nil }
  return .passRetained(type.identifier as CFString)
}

/// The ending of a type's files, or its name with servers; nil where it has no such name.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(inUTI as String)
  let isEnding = inTagClass == kUTTagClassFilenameExtension
  let tag = isEnding ? type?.preferredFilenameExtension : type?.preferredMIMEType
  return tag.map { .passRetained($0 as CFString) }
}

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
    return UTTypeEqual(inUTI, inConformsToUTI)
  }
  return type.conforms(to: other)
}

/// Whether two identifiers are the same, whatever their case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// In English; nil for a type without a known description.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI as String)?.localizedDescription.map { .passRetained($0 as CFString) }
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { (inUTI as String).hasPrefix("dyn.") }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }
