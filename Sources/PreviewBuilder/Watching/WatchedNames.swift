/// Which files and folders count, by their names alone.
///
/// The files that editors leave beside another while they save it (`.x.swift.swp`, `4913`, `x.swift~`,
/// `.#x.swift`, `#x.swift#`, `x.swift.tmp`, `x.swift___jb_tmp___`) end differently or are hidden, and so do
/// not count.
enum WatchedNames {
  /// A Swift file that belongs to the previewed code. A manifest describes a package and is no part of it.
  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".") && name != "Package.swift"
  }

  /// A file that says which files belong to what, and how they are built.
  static func isManifest(_ name: String) -> Bool {
    ["project.pbxproj", "contents.xcworkspacedata", "Package.swift", "project.json"].contains(name)
      || name.hasSuffix("Info.plist") || name.hasSuffix(".xcconfig")
      // A spec of XcodeGen's may include others, whatever they are called.
      || !name.hasPrefix(".") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  /// A file that an app finds in its bundle or its catalogues: a picture, a font, data. An app also finds
  /// files without an ending that people use for these, but they are not watched.
  static func isResource(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return resourceEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  /// A nib, a storyboard, or words for one.
  static func isInterface(_ name: String) -> Bool {
    !name.hasPrefix(".") && [".xib", ".storyboard", ".strings"].contains(where: name.hasSuffix)
  }

  /// A Core Data model, or what says which of its versions counts.
  static func isModel(_ path: String) -> Bool {
    let name = path.lastComponent
    return name == "contents" && path.parentFolder.hasSuffix(".xcdatamodel")
      || name == ".xccurrentversion" && path.parentFolder.hasSuffix(".xcdatamodeld")
  }

  /// A folder to look into: not hidden, not another tool's product, no tests.
  static func isFolderOfInterest(_ name: String) -> Bool {
    !name.hasPrefix(".") && !foldersOfTools.contains(name) && !name.hasSuffix("Tests")
      && ![".xcodeproj", ".xcworkspace", ".docc", ".playground"].contains(where: name.hasSuffix)
  }

  /// A folder of pictures in Xcode's own arrangement.
  static func isCatalogue(_ name: String) -> Bool {
    name.hasSuffix(".xcassets")
  }

  /// A folder beside a single file that its pictures are likely to be in.
  static func isPictureFolder(_ name: String) -> Bool {
    ["Assets", "Images", "Media", "Pictures", "Resources"].contains(name)
  }

  private static let resourceEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic", "bmp",
    "ttf", "otf", "ttc",
    "json", "geojson", "plist", "strings", "stringsdict", "xcstrings", "txt", "csv", "tsv", "xml", "html",
    "htm", "css",
    "md", "rtf", "js",
  ]
  private static let foldersOfTools: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "build",
  ]
}
