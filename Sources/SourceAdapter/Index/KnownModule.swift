/// The replacement of an author's `import` of a module.
public enum KnownModule: Hashable, Sendable {
  /// The module is here by that name.
  case present
  /// UIKit brings what it has; importing the module itself would make names ambiguous that UIKit shadows
  /// (`DispatchQueue`, `Timer`, `NSPredicate`): those of its kin bring Foundation's, too.
  case insideUIKit

  /// nil: there is no such module here.
  static func named(_ module: String) -> KnownModule? {
    if let known = all[module] { return known }
    let around = ModuleSurroundings.current
    if around.modules.contains(module) { return .present }
    return StandInModules.has(module, besides: around.brought) ? .present : nil
  }

  /// Whether every preview runs with it, so that no other module may have its name.
  public static func isBuiltIn(_ module: String) -> Bool { all[module] != nil || insides.contains(module) }

  /// Modules that previews run with and that apps do not import.
  private static let insides: Set<String> = [
    "Gallery", "PreviewHost", "PreviewWire", "Typefaces", "Typesetting", "HarfBuzzSystem", "FribidiSystem",
    "UnistringSystem",
  ]

  private static let all: [String: KnownModule] = [
    "UIKit": .present, "QuartzCore": .insideUIKit, "CoreGraphics": .insideUIKit,
    "os": .present, "ObjectiveC": .present, "Combine": .present,
    "Swift": .present, "_Concurrency": .present, "_StringProcessing": .present, "RegexBuilder": .present,
    "Observation": .present, "Synchronization": .present, "Glibc": .present, "PreviewRuntime": .present,
    "Foundation": .insideUIKit, "Dispatch": .insideUIKit, "CoreFoundation": .insideUIKit,
    "FoundationEssentials": .insideUIKit, "Darwin": .insideUIKit,
  ]
}
