import Foundation
import PreviewRuntime
import SampleData
import UIKit

/// The code to run, and its limits: the flags that serving and inspecting have in common.
struct BundleOptions: Equatable {
  /// Paths of libraries; empty for the gallery.
  var bundles: [String] = []
  /// Paths of folders and asset catalogues in which pictures are looked up.
  var assets: [String] = []
  /// The memory that the process may allocate, in MiB.
  var memory = Self.defaultMemory

  /// Whether the code runs within all layers of containment, or not at all.
  var requiresSandbox = false
  /// Whether who started it has put it into a view of the machine that has only what the code may see.
  var isInPrivateView = false
  /// Path of the empty folder that the process is to work in, which who started it has made; nil to make one.
  var folder: String?

  /// Path of a folder of mocks; nil for none.
  var mocks: String?
  /// Elements of the outermost lists of sample data.
  var rows = SampleOptions.standardRows
  /// Identifier of the locale.
  var locale = PreviewLocale.standard

  static let defaultMemory = 1024
  /// Less than the least, and Swift itself does not start; more than the most is no limit.
  static let memories = 128...1_048_576

  /// All of them, for people who wrote another.
  static let flags =
    "--bundle LIB, --assets DIR, --memory MiB, --mock FOLDER, --rows N, --locale ID, --require-sandbox"

  /// Takes `flag` with its value if it is one of these; false for any other. Throws for a value that makes no
  /// sense.
  mutating func take(_ flag: String, value: () throws -> String) throws -> Bool {
    switch flag {
    case "--bundle": bundles.append(try value())
    case "--assets": assets.append(try value())
    case "--memory": memory = try Self.memory(value())
    case "--require-sandbox": requiresSandbox = true
    case "--private-view": isInPrivateView = true
    case "--folder": folder = try value()
    case "--mock": mocks = try Self.folder(value())
    case "--rows": rows = try Self.rowCount(value())
    case "--locale": locale = try Self.locale(value())
    default: return false
    }
    return true
  }

  private static func memory(_ text: String) throws(AgentError) -> Int {
    guard let megabytes = Int(text), memories.contains(megabytes) else {
      let wanted = "MiB, from \(memories.lowerBound) to \(memories.upperBound)"
      throw .badValue(flag: "--memory", value: text, wanted: wanted)
    }
    return megabytes
  }

  private static func folder(_ path: String) throws(AgentError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noMocks(path: path)
    }
    return path
  }

  private static func locale(_ text: String) throws(AgentError) -> String {
    guard PreviewLocale.isIdentifier(text) else {
      throw .badValue(
        flag: "--locale", value: text, wanted: "a language and perhaps a region, such as de_AT")
    }
    return text
  }

  private static func rowCount(_ text: String) throws(AgentError) -> Int {
    guard let rows = Int(text), (0...SampleOptions.mostRows).contains(rows) else {
      throw .badValue(flag: "--rows", value: text, wanted: "a number from 0 to \(SampleOptions.mostRows)")
    }
    return rows
  }

  /// The same with absolute paths, for a process that is about to go elsewhere.
  var absolute: BundleOptions {
    var options = self
    options.bundles = bundles.map(Self.resolved)
    options.assets = assets.map(Self.resolved)
    options.mocks = mocks.map(Self.resolved)
    return options
  }

  /// The absolute path, as seen from here.
  static func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// The previews of the bundles, or `gallery` where there are none.
  @MainActor func previews(orElse gallery: [Preview]) throws(AgentError) -> [Preview] {
    _AssetFolders.current = assets
    PreviewLocale.identifier = locale
    SampleSettings.current = SampleSettings(rows: rows, mocks: mocks.map(MockFolder.init))
    if bundles.isEmpty { return gallery }
    let previews = try BundleLibrary.previews(of: bundles)
    guard !previews.isEmpty else { throw .nothingToPreview }
    return previews
  }
}
