// Bundle — after Apple's documentation, read 2026-11.
// State: partial. Missing: the class methods that look into folders, and bundles by their identifiers.

import QuartzCore
import Synchronization

// The main bundle of a preview is the files beside its sources: Foundation would look beside the program that
// shows it. These members count in the place of Foundation's, as `CGRect.intersects` does. Other bundles are
// folders of files alike; what belongs to them is found in the same way.

extension Bundle {
  /// Absolute; nil where there is no such file, which the session's log says.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  /// - Parameters:
  ///   - name: the file's, without extension; nil for the first file with that extension.
  ///   - ext: with or without a dot; nil or empty where `name` has it.
  ///   - subpath: the folder above the file; nil for any.
  /// - Returns: absolute; nil where there is no such file, which the session's log says.
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: nil)
  }

  /// The same, of one language before others.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? {
    let languages = (localizationName.map { [$0] } ?? []) + _languages
    let index = _resources
    guard let name, !name.isEmpty else {
      guard let ext, !ext.isEmpty else { return nil }
      return index.resources(ofType: ext, in: subpath, languages: languages).first?.path
    }
    let file = ResourceIndex.fileName(name, ext)
    if let found = index.resource(file, in: subpath, languages: languages) { return found.path }
    if let folder = languageFolder(file) { return folder }
    if isPreviewed { _AssetFolders.reportMissing(file: file) }
    return nil
  }

  /// `de.lproj`, which apps ask for that change their language by themselves.
  private func languageFolder(_ name: String) -> String? {
    guard name.hasSuffix(".lproj"), !name.contains("/") else { return nil }
    let folder = "\(bundlePath)/\(name)"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  /// Absolute, in the languages of the preview's locale; `ext` nil is any, `subpath` nil any folder.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    let ending = ext.flatMap { $0.isEmpty ? nil : $0 }
    return _resources.resources(ofType: ending, in: subpath, languages: _languages).map(\.path)
  }

  /// The same, of one language before others.
  public func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String] {
    let ending = ext.flatMap { $0.isEmpty ? nil : $0 }
    let languages = (localizationName.map { [$0] } ?? []) + _languages
    return _resources.resources(ofType: ending, in: subpath, languages: languages).map(\.path)
  }

  /// As `path(forResource:ofType:)`.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  /// As `path(forResource:ofType:inDirectory:)`.
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// As `path(forResource:ofType:inDirectory:forLocalization:)`.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localizationName).map {
      URL(fileURLWithPath: $0)
    }
  }

  /// Sorted by name; empty rather than nil where there are none. Foundation's on Linux answers `NSURL`s and
  /// so cannot be told from this one where `ext` may be nil: here it may not.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The same, of one language before others.
  public func urls(
    forResourcesWithExtension ext: String, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName).map {
      URL(fileURLWithPath: $0)
    }
  }

  /// A folder with all files of the bundle beside each other, as on a device.
  public var bundlePath: String { isPreviewed ? BundleFolder.path : _folder }
  /// As `bundlePath`.
  public var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  /// On a phone, resources lie in the bundle's folder itself.
  public var resourcePath: String? { bundlePath }
  /// As `resourcePath`; never nil.
  public var resourceURL: URL? { bundleURL }
}

extension Bundle {
  /// Whether it is the previewed app's: the main one, and that of every class of the preview's.
  var isPreviewed: Bool { self == .main }

  var _resources: ResourceIndex {
    isPreviewed ? _AssetFolders.index.resources : OtherBundles.resources(of: _folder)
  }
}

/// The resources of bundles other than the main one, each read once.
private enum OtherBundles {
  private static let known = Mutex<[String: ResourceIndex]>([:])

  static func resources(of folder: String) -> ResourceIndex {
    known.withLock { known in
      if let index = known[folder] { return index }
      let index = AssetIndex(folders: [folder]).resources
      known[folder] = index
      return index
    }
  }
}
