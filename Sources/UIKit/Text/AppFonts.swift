// The fonts that an app brings — after Apple's "Adding a Custom Font to Your App", read 2026-11.

import QuartzCore
import Synchronization
internal import Typesetting

/// A font of the app's, as it is measured here and sent to pages.
package final class AppFont: Hashable, Sendable {
  let face: OwnFace

  /// nil where that is no font.
  init?(_ bytes: [UInt8]) {
    guard let face = OwnFace(bytes: bytes, identity: CoreGraphics.contentHash(of: bytes)) else { return nil }
    self.face = face
  }

  init(_ face: OwnFace) { self.face = face }

  /// SHA-256 of `bytes`, in lower-case hexadecimal digits.
  package var contentHash: String { face.identity }
  /// The whole file.
  package var bytes: [UInt8] { face.bytes }
  /// `font/ttf` or `font/otf`.
  package var mediaType: String { face.isOpenType ? "font/otf" : "font/ttf" }

  package static func == (left: AppFont, right: AppFont) -> Bool { left.face == right.face }
  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// All fonts that the app brings: those that `UIAppFonts` in its Info.plist names, and those that it
/// registers. Without that key, as in a preview of a lone file, all that lie beside the source.
enum AppFonts {
  /// Fonts there may be, and bytes of one: as many as pages are told of.
  private static let (most, mostBytes) = (64, 1 << 20)
  private static let endings = ["ttf", "otf"]

  /// Where `listed` comes from.
  private struct Source: Equatable {
    var folders: [String]
    var values: String
  }

  private struct State {
    var source: Source?
    var listed: [AppFont] = []
    /// By the paths of their files, in the order in which they came.
    var registered: [(path: String, font: AppFont)] = []
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Those of the Info.plist first.
  static var all: [AppFont] {
    let source = Source(folders: _AssetFolders.current, values: _BundleValues.text)
    let known = state.withLock { $0.source == source ? $0.listed + $0.registered.map(\.font) : nil }
    if let known { return known }
    let listed = listedPaths.prefix(most).compactMap(read)
    return state.withLock { state in
      (state.source, state.listed) = (source, listed)
      return listed + state.registered.map(\.font)
    }
  }

  private static var listedPaths: [String] {
    guard let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] else {
      return endings.flatMap { Bundle.main.paths(forResourcesOfType: $0, inDirectory: nil) }
    }
    return names.compactMap { Bundle.main.path(forResource: $0, ofType: nil) }
  }

  /// By its PostScript name, its full name or its family's, in small or capital letters.
  static func font(named name: String) -> AppFont? {
    let (all, name) = (all, name.lowercased())
    return all.first { $0.face.postScriptName.lowercased() == name }
      ?? all.first { $0.face.fullName.lowercased() == name } ?? fonts(ofFamily: name).first
  }

  /// The one that is nearest to regular and upright first.
  static func fonts(ofFamily name: String) -> [AppFont] {
    let family = all.filter { $0.face.familyName.lowercased() == name.lowercased() }
    return family.sorted { distance($0, 400, false) < distance($1, 400, false) }
  }

  /// - Parameter weight: as in CSS.
  static func nearest(to weight: Int, isItalic: Bool, in family: String) -> AppFont? {
    fonts(ofFamily: family).min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
  }

  /// The font's family in bold or not, slanted or not; nil where it has none like that.
  static func sibling(of font: AppFont, isBold: Bool, isItalic: Bool) -> AppFont? {
    let family = fonts(ofFamily: font.face.familyName) + [font]
    let fitting = family.filter { ($0.face.weight >= 600) == isBold && $0.face.isItalic == isItalic }
    if fitting.contains(font) { return font }
    return fitting.min {
      distance($0, isBold ? 700 : 400, isItalic) < distance($1, isBold ? 700 : 400, isItalic)
    }
  }

  /// The slant weighs more than any weight.
  private static func distance(_ font: AppFont, _ weight: Int, _ isItalic: Bool) -> Int {
    abs(font.face.weight - weight) + (font.face.isItalic == isItalic ? 0 : 1_000)
  }

  // MARK: Registering

  /// Takes in the font in a file, if it is not there yet.
  /// - Returns: false where there is none in it.
  static func register(path: String) -> Bool {
    if state.withLock({ $0.registered.contains { $0.path == path } }) { return true }
    guard let font = read(path) else { return false }
    return register(font, path: path)
  }

  /// - Parameter path: under which it is forgotten again.
  static func register(_ font: AppFont, path: String) -> Bool {
    guard font.bytes.count <= mostBytes else {
      report(font.face.postScriptName, tooLarge(font.bytes.count))
      return false
    }
    return state.withLock { state in
      guard state.registered.count < most else { return false }
      if !state.registered.contains(where: { $0.font == font }) { state.registered.append((path, font)) }
      return true
    }
  }

  /// - Returns: whether there was one of that file.
  static func unregister(path: String) -> Bool {
    state.withLock { state in
      let count = state.registered.count
      state.registered.removeAll { $0.path == path }
      return state.registered.count < count
    }
  }

  private static func read(_ path: String) -> AppFont? {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? NSNumber
    if let size, size.intValue > mostBytes {
      report(path, tooLarge(size.intValue))
      return nil
    }
    let font = FileManager.default.contents(atPath: path).flatMap { data in
      data.count <= mostBytes ? AppFont([UInt8](data)) : nil
    }
    if font == nil { report(path, "cannot be read: it is no font of TrueType or OpenType") }
    return font
  }

  private static func tooLarge(_ bytes: Int) -> String {
    "has \(bytes) bytes; a page is sent fonts of at most \(mostBytes)"
  }

  /// Says what is wrong with a font, the first time only.
  private static func report(_ path: String, _ finding: String) {
    guard state.withLock({ $0.reported.insert(path).inserted }) else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    SessionContext.reportFromAnywhere("The font \(name) \(finding). The system's stands for it.")
  }
}
